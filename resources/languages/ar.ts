<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en_GB">
<context>
    <name>App</name>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Close without saving</source>
        <translation>إ&amp;غلاق بلا حفظ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Colours</source>
        <translation>الألوا&amp;ن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Mistakes</source>
        <translation>الأ&amp;خطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Overlay</source>
        <translation type="vanished">&amp;طبقة العرض</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Squares show</source>
        <translation>&amp;على المربعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tic-tac-toe against machines that think by playing random games, and show what they think.&lt;/p&gt;&lt;p&gt;MIT licence. Uses Qt under the LGPL.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;لعبة XO ضد آلات تفكّر بلعب مباريات عشوائية وتُظهر ما تفكّر فيه.&lt;/p&gt;&lt;p&gt;ترخيص MIT. يستخدم Qt بترخيص LGPL.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>A large board needs more trials: Monte Carlo now plays {trials} per move.</source>
        <translation>اللوحة الكبيرة تحتاج إلى محاولات أكثر: يلعب مونت كارلو الآن بعدد محاولات {trials} لكل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>About tttmc</source>
        <translation>حول tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Candidates</source>
        <translation type="vanished">أفضل النقلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Co&amp;mpare {square} with another square</source>
        <translation>مقا&amp;رنة {square} بمربع آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Diagnostic information copied. Paste it into your report.</source>
        <translation>نُسخت معلومات التشخيص. الصقها في بلاغك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exported as {name}</source>
        <translation>صُدّرت باسم {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exporting {name}: {percent} %</source>
        <translation>جارٍ تصدير {name}‏: {percent}%</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Game</source>
        <translation type="vanished">المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Games, textbooks and results</source>
        <translation>المباريات والكتب والنتائج</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <location filename="tttmc_app/gui/app/page_text.py"/>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>How it thinks</source>
        <translation>كيف يفكّر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation type="vanished">محاولات مونت كارلو لكل نقلة عند اختياره أول مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <location filename="tttmc_app/gui/learn/buttons.py"/>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Moves</source>
        <translation type="vanished">النقلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move.</source>
        <translation>مباراة جديدة من هذه الوضعية: {rules}، الدور على {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move. Undo returns to the previous game.</source>
        <translation>مباراة جديدة من هذه الوضعية: {rules}، الدور على {side}. التراجع يعيدك إلى المباراة السابقة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>New game: {rules}. Undo returns to your game on {replaced}.</source>
        <translation>مباراة جديدة: {rules}. التراجع يعيدك إلى مباراتك على {replaced}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>No page contains these words.</source>
        <translation>لا توجد صفحة فيها هذه الكلمات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open</source>
        <translation type="vanished">فتح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open game</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open the folder of {contents}</source>
        <translation>فتح مجلد {contents}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Open the menus</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>فتح القوائم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/view_choices.py"/>
        <source>Overlay</source>
        <translation type="vanished">طبقة العرض</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Pause</source>
        <translation type="vanished">إيقاف مؤقت</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Play</source>
        <translation type="vanished">لعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Recent &amp;games</source>
        <translation>ال&amp;مباريات الأخيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Restore defaults</source>
        <translation>استعادة الافتراضي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>حفظ المباراة &amp;باسم…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Saved as {name}</source>
        <translation>حُفظت باسم {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Search the help</source>
        <translation>بحث في المساعدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Show the &amp;line from {square}</source>
        <translation>عرض التس&amp;لسل من {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Something went wrong, but your game is safe. To report the error, copy the diagnostic information.</source>
        <translation>حدث خطأ ما، لكن مباراتك سليمة. للإبلاغ عن الخطأ انسخ معلومات التشخيص.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Squares show</source>
        <translation>على المربعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Starting trials</source>
        <translation type="vanished">المحاولات الابتدائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>The clipboard doesn't contain a board: {error}</source>
        <translation>الحافظة لا تحتوي على لوحة: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>The result of {square} isn't proven.</source>
        <translation>نتيجة {square} غير مبرهنة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>There's no board on the clipboard. A board looks like X.O/.X./O..</source>
        <translation>لا توجد رقعة في الحافظة. تُكتب الرقعة هكذا: X.O/.X./O..</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Thought</source>
        <translation>التفكير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Tool bar</source>
        <translation type="vanished">شريط الأدوات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Trials to begin with</source>
        <translation type="vanished">محاولات البداية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Unsaved game</source>
        <translation>مباراة غير محفوظة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Where the n&amp;umber on {square} comes from</source>
        <translation>من أين يأتي الر&amp;قم على {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Where things are stored</source>
        <translation>أماكن التخزين</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Window</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>النافذة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Windows that are open keep their language until you close them.</source>
        <translation type="vanished">النوافذ المفتوحة تحتفظ بلغتها حتى تغلقها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>{error}. Change the board or the side to move.</source>
        <translation>‏{error}. غيّر اللوحة أو صاحب الدور.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{name} has unsaved changes. Save them before opening {other}?</source>
        <translation>في {name} تغييرات غير محفوظة. هل تريد حفظها قبل فتح {other}؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{reason}. Save the game in a file?</source>
        <translation>‏{reason}. هل تُحفظ المباراة في ملف؟</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>All squares score the same, so {side} picks one at random.</source>
        <translation>كل المربعات متساوية النقاط، فيختار {side} أحدها عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder is better for {side}.</source>
        <translation>الأكبر والأقوى لونًا أفضل لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder was better for {side}.</source>
        <translation>كان الأكبر والأقوى لونًا أفضل لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Both weights are 0, so every square scores 0 and {side} picks one at random.</source>
        <translation>الوزنان 0، فكل المربعات تحصل على 0 ويختار {side} أحدها عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter is better for {side}.</source>
        <translation type="vanished">الأسطع أفضل لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter was better for {side}, not for you.</source>
        <translation type="vanished">كان الأسطع أفضل لـ{side} لا لك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of being best: how likely each square is to have the highest score after infinitely many trials.</source>
        <translation type="vanished">احتمال كونه الأفضل: مدى ترجيح أن يكون للمربع أعلى النقاط بعد عدد لا نهائي من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials. The best score need not be the best move.</source>
        <translation type="vanished">احتمال أعلى النقاط: مدى ترجيح أن تكون نقاط كل مربع الأعلى بعد عدد لا نهائي من المحاولات. وأعلى النقاط ليست بالضرورة أفضل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials; equal squares share it. The best score need not be the best move.</source>
        <translation>احتمال أعلى النقاط: مدى ترجيح أن تكون نقاط كل مربع الأعلى بعد عدد لا نهائي من المحاولات؛ والمربعات المتساوية تتقاسمه. وأعلى النقاط ليست بالضرورة أفضل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Change to {count} in a row</source>
        <translation>تغيير إلى {count} على خط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Dark squares are known mistakes in {side}'s textbook. {side} plays the first of the others.</source>
        <translation type="vanished">المربعات الداكنة أخطاء معروفة في كتاب {side}. يلعب {side} أول المربعات الأخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Error by chance (standard error): {error}.</source>
        <translation>الخطأ العشوائي (الخطأ المعياري): {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: bigger and bolder is better for {side}. Bold squares help {side} win random games.</source>
        <translation>نقاط دقيقة لكل محاولة: الأكبر والأقوى لونًا أفضل لـ{side}. المربعات القوية اللون تساعد {side} على الفوز بالمباريات العشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: brighter is better for {side}. Bright squares help {side} win random games.</source>
        <translation type="vanished">نقاط دقيقة لكل محاولة: الأسطع أفضل لـ{side}. المربعات الساطعة تساعد {side} على الفوز بالمباريات العشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves} …</source>
        <translation>النقلات المتوقعة: {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves}.</source>
        <translation>النقلات المتوقعة: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} rated the squares before it played {move}.</source>
        <translation>كيف قدّر {side} المربعات قبل أن يلعب {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with its new weights.</source>
        <translation>كيف كان {side} سيقدّر المربعات قبل أن يلعب {move}، بوزنيه الجديدين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with {trials}.</source>
        <translation>كيف كان {side} سيقدّر المربعات قبل أن يلعب {move}، مع {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Its last message: “{message}”.</source>
        <translation>رسالته الأخيرة: «{message}».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Last move, row {row} of {size}, column {column} of {size}</source>
        <translation>آخر نقلة، الصف {row} من {size}، العمود {column} من {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Learnt: {square} lost. It is now a known mistake here.</source>
        <translation>تعلّم: {square} خسر، فصار خطأً معروفًا هنا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Nearly all trials tie ({share}), so the scores mean little here.</source>
        <translation>تكاد كل المحاولات تنتهي بالتعادل ({share})، لذا لا تعني النقاط هنا الكثير.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>No square is known to be best.</source>
        <translation>لا يُعرف أي مربع هو الأفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>O won {share}</source>
        <translation type="vanished">فاز O‏ {share}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Of %n trial(s), X won {x}, {ties} tied and O won {o}.</source>
        <translation type="vanished">
            <numerusform>لا محاولات: فاز X في {x}، وتعادل {ties}، وفاز O في {o}.</numerusform>
            <numerusform>من محاولة واحدة: فاز X في {x}، وتعادل {ties}، وفاز O في {o}.</numerusform>
            <numerusform>من محاولتين: فاز X في {x}، وتعادل {ties}، وفاز O في {o}.</numerusform>
            <numerusform>من %n محاولات: فاز X في {x}، وتعادل {ties}، وفاز O في {o}.</numerusform>
            <numerusform>من %n محاولة: فاز X في {x}، وتعادل {ties}، وفاز O في {o}.</numerusform>
            <numerusform>من %n محاولة: فاز X في {x}، وتعادل {ties}، وفاز O في {o}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Of all trials, X wins {x}, {ties} tie and O wins {o}.</source>
        <translation>من كل المحاولات يفوز X في {x}، ويتعادل {ties}، ويفوز O في {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point at a square for its value, or zoom in.</source>
        <translation>أشر إلى مربع لترى قيمته، أو كبّر اللوحة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point here to see the last thought, or use the arrow buttons to go through the game.</source>
        <translation type="vanished">أشر هنا لترى آخر تفكير، أو استخدم أزرار الأسهم للتنقل في المباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Bigger and bolder is better.</source>
        <translation>معدّل النجاح: حصة المباريات العشوائية من كل مربع التي سارت لصالح {side}. الأكبر والأقوى لونًا أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Brighter is better.</source>
        <translation type="vanished">معدّل النجاح: حصة المباريات العشوائية من كل مربع التي سارت لصالح {side}. الأسطع أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Row {row} of {size}, column {column} of {size}</source>
        <translation>الصف {row} من {size}، العمود {column} من {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: bigger and bolder is better for {side}. Bold squares helped {side} win its random games.</source>
        <translation>النقاط لكل محاولة: الأكبر والأقوى لونًا أفضل لـ{side}. المربعات القوية اللون ساعدت {side} على الفوز بمبارياته العشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: brighter is better for {side}. Bright squares helped {side} win its random games.</source>
        <translation type="vanished">النقاط لكل محاولة: الأسطع أفضل لـ{side}. المربعات الساطعة ساعدت {side} على الفوز بمبارياته العشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks.</source>
        <translation type="vanished">تظهر النقاط على المربعات عندما تفكّر آلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks. Right-click one for more.</source>
        <translation>تظهر النقاط على المربعات عندما تفكّر آلة. انقر مربعًا بالزر الأيمن لتسأل عنه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; bigger and bolder is better.</source>
        <translation>حصة الزيارات: كم مرة جرّب بحث {side} كل مربع؛ الأكبر والأقوى لونًا أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; brighter is better.</source>
        <translation type="vanished">حصة الزيارات: كم مرة جرّب بحث {side} كل مربع؛ الأسطع أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board</source>
        <translation>عرض اللوحة كاملة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board (Ctrl+0)</source>
        <translation type="vanished">عرض اللوحة كاملة (Ctrl+0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board ({keys})</source>
        <translation>إظهار اللوحة كاملة ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Shown: {name}.</source>
        <translation>المعروض: {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Squares marked as a mistake are known to lose from {side}'s textbook. {side} plays the first of the others.</source>
        <translation>المربعات المعلَّمة أخطاءً معروفٌ من كتاب {side} أنها تخسر. يلعب {side} أول المربعات الأخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Standard error: {error}.</source>
        <translation type="vanished">الخطأ المعياري: {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The best square scores {rate}.</source>
        <translation>أفضل مربع يحقق {rate}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The machine chose this square at random.</source>
        <translation type="vanished">اختارت الآلة هذا المربع عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The number is the engine's own value for {side}'s best move.</source>
        <translation>الرقم هو تقييم المحرّك نفسه لأفضل نقلة لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {move}.</source>
        <translation type="vanished">الوضعية قبل {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {side} played {move}.</source>
        <translation>الوضعية قبل أن يلعب {side} النقلة {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side} if both sides play their best.</source>
        <translation>نتيجة كل مربع لـ{side} إذا لعب الجانبان أفضل ما لديهما.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side}, and in how many of its own moves, if both sides play their best.</source>
        <translation>نتيجة كل مربع لـ{side} إذا لعب الجانبان أفضل ما لديهما، وبعد كم نقلة من نقلاته.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The results are {side}'s, not yours.</source>
        <translation type="vanished">النتائج هي نتائج {side} لا نتائجك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Use the arrow buttons to go through the game.</source>
        <translation>استخدم أزرار الأسهم للتنقل في المباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; bigger and bolder is better.</source>
        <translation>القيم: تقدير لاعب {side} لكل مربع؛ الأكبر والأقوى لونًا أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; brighter is better.</source>
        <translation type="vanished">القيم: تقدير لاعب {side} لكل مربع؛ الأسطع أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} saw before {move}.</source>
        <translation type="vanished">ما رآه {side} قبل {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with its new weights.</source>
        <translation type="vanished">ما كان {side} سيراه قبل {move} بأوزانه الجديدة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with {trials}.</source>
        <translation type="vanished">ما كان {side} سيراه قبل {move} مع {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from</source>
        <translation type="vanished">من أين تأتي الأرقام</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from (F12); right-click a square for its own</source>
        <translation type="vanished">من أين تأتي الأرقام (F12)؛ انقر مربعًا بالزر الأيمن لترى رقمه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>X won {share}</source>
        <translation type="vanished">فاز X‏ {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>all squares {value}</source>
        <translation type="vanished">كل المربعات {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>losing line</source>
        <translation type="vanished">خط خاسر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>missed by {side}</source>
        <translation type="vanished">فات {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>ties {share}</source>
        <translation type="vanished">تعادل {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>{result} · best</source>
        <translation type="vanished">‏{result} · الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row loses. Arrow keys move, Enter plays.</source>
        <translation>‏{rules}‏: {line} على خط تخسر. مفاتيح الأسهم للتنقل، وEnter للعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row wins. Arrow keys move, Enter plays.</source>
        <translation>‏{rules}‏: {line} على خط تفوز. مفاتيح الأسهم للتنقل، وEnter للعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} has proven nothing yet.</source>
        <translation>لم يبرهن {side} شيئًا بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} is calculating what infinitely many trials would show.</source>
        <translation>يحسب {side} ما كان سيظهر بعدد لا نهائي من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} moved at random.</source>
        <translation>لعب {side} عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine gave no value for its move.</source>
        <translation>لم يعطِ محرّك {side} قيمة لنقلته.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine has reported nothing yet.</source>
        <translation>لم يبلّغ محرّك {side} عن شيء بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s move is chosen at random.</source>
        <translation>تُختار نقلة {side} عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists every move here as a mistake, so {side} resigns.</source>
        <translation>كل النقلات هنا أخطاء في كتاب {side}، فيستسلم {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists no mistake here yet, so {side} plays the first square.</source>
        <translation>لا يذكر كتاب {side} أي خطأ هنا بعد، فيلعب {side} المربع الأول.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves} …</source>
        <translation>{signs}: النقلات المتوقعة، {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves}.</source>
        <translation>{signs}: النقلات المتوقعة، {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square} for {side}</source>
        <translation>‏{square} لـ{side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, best</source>
        <translation>‏{square}، الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, empty</source>
        <translation>‏{square}، فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, equal best</source>
        <translation>‏{square}، أفضل معًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/board_view.py"/>
        <source>{square}, last move</source>
        <translation type="vanished">‏{square}، آخر نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, likeliest</source>
        <translation>‏{square}، الأرجح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, {mark}</source>
        <translation>{square}، {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, {value}</source>
        <translation>{square}، {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>{square}: {value}</source>
        <translation type="vanished">{square}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} per trial</source>
        <translation>{value} لكل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} ± {error}</source>
        <translation>{value} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, scores {rate}</source>
        <translation>{value}، يحقق {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} of all</source>
        <translation>{value}، {share} من الكل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} per trial</source>
        <translation>{value}، {share} لكل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{winner} wins: {loser} completed a line</source>
        <translation>يفوز {winner}: أكمل {loser} خطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ best</source>
        <translation type="vanished">★ الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ but loses</source>
        <translation type="vanished">★ لكنه يخسر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ equal best</source>
        <translation type="vanished">★ أفضل معًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ not best</source>
        <translation type="vanished">★ ليس الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ ties</source>
        <translation type="vanished">✓ تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ wins</source>
        <translation type="vanished">✓ فوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>✓ {result}</source>
        <translation type="vanished">✓ {result}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Chart</source>
        <translation>رسم بياني</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Save or copy this chart</source>
        <translation>حفظ هذا الرسم البياني أو نسخه</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Cancel</source>
        <translation type="vanished">إلغاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose a program…</source>
        <translation>اختيار برنامج…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose an engine's program</source>
        <translation>اختيار برنامج محرّك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose the program of {side}'s engine</source>
        <translation>اختر برنامج محرّك {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play a new game on {size}×{size}?</source>
        <translation>أتريد لعب مباراة جديدة على {size}×{size}؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play on {size}×{size}</source>
        <translation>اللعب على {size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Run it</source>
        <translation type="vanished">تشغيله</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is starting</source>
        <translation type="vanished">‏{file} ({side}) يبدأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation type="vanished">‏{file} ({side}) ينتظر إذنك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation type="vanished">‏{file} جديد هنا. يستطيع فعل كل ما تستطيعه على هذا الحاسوب. يعمل في عملية منفصلة تنتهي عند إيقافه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} by {author}</source>
        <translation>‏{name} من {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version} by {author}</source>
        <translation>‏{name} {version} من {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{problem}.</source>
        <translation type="vanished">{problem}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{reason}</source>
        <translation type="vanished">{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{reason}. Play a new game on {size}×{size}?</source>
        <translation type="vanished">‏{reason}. هل تريد مباراة جديدة على {size}×{size}؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{refusal}. Choose other rules or another player.</source>
        <translation>‏{refusal}. اختر قواعد أخرى أو لاعبًا آخر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{side}'s engine needs a program</source>
        <translation>محرّك {side} يحتاج إلى برنامج</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Export as picture</source>
        <translation>تصدير كصورة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} plays {square}</source>
        <translation>النقلة {number}: يلعب {side} المربع {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} to move</source>
        <translation>النقلة {number}: الدور على {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Open game</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Save game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>X: {x} · O: {o}</source>
        <translation>X: {x} · O: {o}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>best {high}, worst {low}</source>
        <translation>الأفضل {high}، الأسوأ {low}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>human</source>
        <translation>إنسان</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>‏{name} موجود بالفعل. هل تريد استبداله؟</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>%n square(s) look best</source>
        <translation>
            <numerusform>لا يبدو أي مربع الأفضل</numerusform>
            <numerusform>يبدو مربع واحد الأفضل</numerusform>
            <numerusform>يبدو مربعان الأفضل</numerusform>
            <numerusform>تبدو %n مربعات الأفضل</numerusform>
            <numerusform>يبدو %n مربعًا الأفضل</numerusform>
            <numerusform>يبدو %n مربع الأفضل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>لا محاولات</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%n محاولات</numerusform>
            <numerusform>%n محاولة</numerusform>
            <numerusform>%n محاولة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Play</source>
        <translation>&amp;لعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;What would {player} play here?</source>
        <translation>&amp;ماذا سيلعب {player} هنا؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>A machine is already thinking about this position.</source>
        <translation type="vanished">ثمة آلة تفكّر في هذه الوضعية بالفعل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>A tie</source>
        <translation type="vanished">تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>All squares are equal</source>
        <translation>كل المربعات متساوية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Back to game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Better by {points} points: {squares}.</source>
        <translation type="vanished">أفضل بمقدار {points} نقطة: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, better by {points} points: {squares}.</source>
        <translation>تقديرًا، أفضل بمقدار {points} نقطة: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, you lost at move {number}: {square}</source>
        <translation type="vanished">تقديرًا، خسرتَ عند النقلة {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Click a square to play, or:</source>
        <translation type="vanished">انقر مربعًا لتلعب، أو:</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Click a square to start</source>
        <translation>انقر مربعًا لتبدأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Draw the marks, choose who is to move, then play from there.</source>
        <translation>ارسم العلامات، واختر صاحب الدور، ثم العب من هناك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Easy game</source>
        <translation type="vanished">مباراة سهلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Hard game</source>
        <translation type="vanished">مباراة صعبة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>In random games</source>
        <translation>في المباريات العشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It held {square} in {won} of the trials it won, and in {lost} of those it lost.</source>
        <translation>شغل {square} في {won} من المحاولات التي فاز فيها، وفي {lost} من التي خسرها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It holds {square} in {won} of the trials it wins, and in {lost} of those it loses.</source>
        <translation>يشغل {square} في {won} من المحاولات التي يفوز فيها، وفي {lost} من التي يخسرها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>It is {player}'s turn. Press Play.</source>
        <translation>الدور على {player}. اضغط «لعب».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Last thought</source>
        <translation>آخر تفكير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Move {move} of {total}</source>
        <translation>النقلة {move} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}, {side}: {words}</source>
        <translation>النقلة {number}، {side}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}: {words}</source>
        <translation type="vanished">النقلة {number}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Neither side made a mistake.</source>
        <translation>لم يرتكب أي من الطرفين خطأ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>No machine thought about this move.</source>
        <translation>لم تفكّر أي آلة في هذه النقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>No thought to show</source>
        <translation>لا تفكير لعرضه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Only move</source>
        <translation>النقلة الوحيدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: two people play.</source>
        <translation>أو انقر مربعًا: يلعب شخصان.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: you play against {player}.</source>
        <translation>أو انقر مربعًا: تلعب ضد {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or press Play: the machines begin.</source>
        <translation>أو اضغط «لعب»: تبدأ الآلات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Play from here</source>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine</source>
        <translation type="vanished">محرّك Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine: over 100 times slower</source>
        <translation>محرّك Python: أبطأ بأكثر من 100 مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Rematch</source>
        <translation>مباراة تالية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Review</source>
        <extracomment>Button: review the game (a verb).</extracomment>
        <translation>مراجعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Score the squares by any number of random games</source>
        <translation>تقييم المربعات بأي عدد من المباريات العشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Set up a position</source>
        <translation>إعداد وضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Show the machine's own trials again</source>
        <translation>عرض محاولات الآلة نفسها من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Square {square} is taken. Choose an empty one.</source>
        <translation type="vanished">المربع {square} مشغول. اختر مربعًا فارغًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Start of the game</source>
        <translation>بداية المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Stopped · press Play</source>
        <translation>متوقف · اضغط «لعب»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Swap</source>
        <translation>تبديل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Take a lesson</source>
        <translation type="vanished">خذ درسًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game ends here. Go back a move to ask {player}.</source>
        <translation type="vanished">تنتهي المباراة هنا. ارجع نقلة لتسأل {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game is over. Start another, or undo a move.</source>
        <translation>انتهت المباراة. ابدأ أخرى أو تراجع عن نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The machine could not move: {reason}. Press Play to try again.</source>
        <translation>لم تستطع الآلة اللعب: {reason}. اضغط «لعب» للمحاولة من جديد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The overlay is off, so the squares show no values.</source>
        <translation>طبقة العرض مغلقة، لذلك لا تُظهر المربعات أي قيم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The rules don't allow {square} now. Choose another square.</source>
        <translation>لا تسمح القواعد بالمربع {square} الآن. اختر مربعًا آخر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The squares of this page show what the page is about.</source>
        <translation>تُظهر مربعات هذه الصفحة ما تتناوله الصفحة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>This is an earlier position. Play from here, or go back to the game.</source>
        <translation>هذه وضعية سابقة. العب من هنا أو عد إلى المباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/setting_up.py"/>
        <source>This position is finished: remove a mark</source>
        <translation>هذه الوضعية منتهية: أزل علامة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Tie</source>
        <translation type="vanished">تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>To move</source>
        <translation>عليه الدور</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Too close to call</source>
        <translation>متقاربة جدًّا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Try {square}</source>
        <translation>جرّب {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Watch machines</source>
        <translation type="vanished">مشاهدة الآلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Where the numbers come from</source>
        <translation>من أين تأتي الأرقام</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the tie.</source>
        <translation>مع {trials} يفرّط مونت كارلو في التعادل دائمًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the win.</source>
        <translation>مع {trials} يفرّط مونت كارلو في الفوز دائمًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always holds the tie.</source>
        <translation>مع {trials} يحفظ مونت كارلو التعادل دائمًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always keeps the win.</source>
        <translation>مع {trials} يحفظ مونت كارلو الفوز دائمًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the tie in {share} of its choices.</source>
        <translation>مع {trials} يفرّط مونت كارلو في التعادل في {share} من اختياراته.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the win in {share} of its choices.</source>
        <translation>مع {trials} يفرّط مونت كارلو في الفوز في {share} من اختياراته.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost</source>
        <translation>خسرتَ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost at move {number}: {square}</source>
        <translation>خسرتَ عند النقلة {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You won</source>
        <translation>فزتَ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Your move</source>
        <translation>دورك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Your turn ({side})</source>
        <translation>دورك ({side})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {hours} h left</source>
        <translation>بقي نحو {hours} ساعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {minutes} min left</source>
        <translation>بقي نحو {minutes} دقيقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {seconds} s left</source>
        <translation>بقي نحو {seconds} ثانية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>among {squares}</source>
        <translation>بين {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed}</source>
        <translation>البذرة {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed} (game {number} of {typed})</source>
        <translation>البذرة {seed} (المباراة {number} من {typed})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>that no square scores higher</source>
        <translation>بأنه لا مربع أعلى نقاطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine</source>
        <translation type="vanished">محرّك {backend}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine, slow searches</source>
        <translation>محرّك {backend}، عمليات بحث بطيئة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{chance} sure</source>
        <translation>يقين {chance}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{counted} · {time}</source>
        <translation>‏{counted} · {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{mark} wins</source>
        <translation>يفوز {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking</source>
        <translation>يفكّر {player} ({side})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking and will then pause</source>
        <translation>يفكّر {player} ({side}) ثم يتوقف مؤقتًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) to move · press Play</source>
        <translation>الدور على {player} ({side}) · اضغط «لعب»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} is thinking</source>
        <translation>يفكّر {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} is thinking about this position</source>
        <translation>يفكّر {player} في هذه الوضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>{player} is thinking. Wait, or press Move now.</source>
        <translation>يفكّر {player}. انتظر أو اضغط «اللعب الآن».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} played {square}</source>
        <translation>لعب {player} في {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{player} wins</source>
        <translation>يفوز {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play at random: all squares are equal</source>
        <translation>سيلعب {player} عشوائيًا: كل المربعات متساوية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} would play {square} here</source>
        <translation>سيلعب {player} {square} هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play {square} here · your turn</source>
        <translation>سيلعب {player} {square} هنا · دورك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · the machine won</source>
        <translation>‏{result} · فازت الآلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · you won</source>
        <translation>‏{result} · فزتَ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{rules} · {engine} · {seed}</source>
        <translation type="vanished">{rules} · {engine} · {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{rules} · {seed}</source>
        <translation type="vanished">{rules} · {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{share} done</source>
        <translation>تم {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} plays {square}</source>
        <translation>يلعب {side} المربع {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} to move</source>
        <translation>الدور على {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{size}×{size} · {line} in a row</source>
        <translation>‏{size}×{size} · {line} على خط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} held the tie.</source>
        <translation>كان التعادل يُحفظ بـ{squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} kept the win.</source>
        <translation>كان الفوز يُحفظ بـ{squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looked best to {player}</source>
        <translation>بدا {square} الأفضل في نظر {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looks best to {player}</source>
        <translation>يبدو {square} الأفضل في نظر {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{square}, proven {result}</source>
        <translation>‏{square}، مبرهن: {result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{status} · {left}</source>
        <translation>{status} · {left}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{suggestion}. {reason}</source>
        <translation>{suggestion}. {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{winner} wins: {loser} forfeits</source>
        <translation type="vanished">يفوز {winner}: ينهزم {loser} جزاءً</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) in {time}, by {executor}. Saved.</source>
        <translation>
            <numerusform>لا مباريات في {time} ({executor}). حُفظت.</numerusform>
            <numerusform>مباراة واحدة في {time} ({executor}). حُفظت.</numerusform>
            <numerusform>مباراتان في {time} ({executor}). حُفظتا.</numerusform>
            <numerusform>%n مباريات في {time} ({executor}). حُفظت.</numerusform>
            <numerusform>%n مباراة في {time} ({executor}). حُفظت.</numerusform>
            <numerusform>%n مباراة في {time} ({executor}). حُفظت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) left in this run.</source>
        <translation>
            <numerusform>لم تبقَ مباريات في هذا التشغيل.</numerusform>
            <numerusform>بقيت مباراة واحدة في هذا التشغيل.</numerusform>
            <numerusform>بقيت مباراتان في هذا التشغيل.</numerusform>
            <numerusform>بقيت %n مباريات في هذا التشغيل.</numerusform>
            <numerusform>بقيت %n مباراة في هذا التشغيل.</numerusform>
            <numerusform>بقيت %n مباراة في هذا التشغيل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>%n position(s)</source>
        <translation type="vanished">
            <numerusform>لا وضعيات</numerusform>
            <numerusform>وضعية واحدة</numerusform>
            <numerusform>وضعيتان</numerusform>
            <numerusform>%n وضعيات</numerusform>
            <numerusform>%n وضعية</numerusform>
            <numerusform>%n وضعية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs deleted.</source>
        <translation>
            <numerusform>لم يُحذف أي تشغيل.</numerusform>
            <numerusform>حُذف تشغيل واحد.</numerusform>
            <numerusform>حُذف تشغيلان.</numerusform>
            <numerusform>حُذفت %n عمليات تشغيل.</numerusform>
            <numerusform>حُذفت %n عملية تشغيل.</numerusform>
            <numerusform>حُذفت %n عملية تشغيل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs selected. Select two to compare them.</source>
        <translation>
            <numerusform>لم يُحدَّد أي تشغيل. حدد اثنين للمقارنة بينهما.</numerusform>
            <numerusform>حُدّد تشغيل واحد. حدد اثنين للمقارنة بينهما.</numerusform>
            <numerusform>حُدّد تشغيلان للمقارنة بينهما.</numerusform>
            <numerusform>حُدّدت %n عمليات تشغيل. حدد اثنتين للمقارنة بينهما.</numerusform>
            <numerusform>حُدّدت %n عملية تشغيل. حدد اثنتين للمقارنة بينهما.</numerusform>
            <numerusform>حُدّدت %n عملية تشغيل. حدد اثنتين للمقارنة بينهما.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>+  Vary another setting</source>
        <translation>+  تغيير إعداد آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>0 is off, 1 is on.</source>
        <translation type="vanished">0 تعطيل، 1 تفعيل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>95 %</source>
        <translation type="vanished">95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>95 % interval</source>
        <translation type="vanished">مجال 95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>A few games of this run were just played on this computer.</source>
        <translation>لُعبت للتو بضع مباريات من هذا التشغيل على هذا الحاسوب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>A plays both sides equally often</source>
        <translation type="vanished">يلعب A بالجانبين بالتساوي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Add a player</source>
        <translation>إضافة لاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Against</source>
        <translation>ضد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation type="vanished">عند اللعب ضد نفسه يستخدم الجانبان القيمة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>All finished games are saved.</source>
        <translation>كل المباريات المنتهية محفوظة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation type="vanished">يُظهر أيضًا النتيجة بلا حظ النقلات العشوائية، ومجالها أضيق. يجب أن تكون فرص هذه النقلات معروفة، كفرص اللاعب العشوائي.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Any of {words}.</source>
        <translation type="vanished">أيٌّ من {words}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in its own games</source>
        <translation>بصفة {side}، في مبارياته</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in other games</source>
        <translation>بصفة {side}، في مباريات أخرى</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games (the first {listed} of {total})</source>
        <translation type="vanished">بصفة {side}، مباريات أخرى (أول {listed} من {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games ({total})</source>
        <translation>بصفة {side}، مباريات أخرى ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games (the first {listed} of {total})</source>
        <translation type="vanished">بصفة {side}، مبارياته (أول {listed} من {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games ({total})</source>
        <translation>بصفة {side}، مبارياته ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Automatic: X if both sides have the same number of marks.</source>
        <translation>تلقائي: X إذا تساوى عدد علامات الجانبين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>Boards, one per line (*.txt);;All files (*)</source>
        <translation>لوحات، واحدة في كل سطر (*.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Calculates what a player does with infinitely many trials: where its best square is not a best move, and whether an opponent who knows the player can win. Choose a player and a board up to 4×4, then press Find the limits.</source>
        <translation type="vanished">يحسب ما يفعله اللاعب بعدد لا نهائي من المحاولات: أين لا يكون أفضل مربعاته أفضل نقلة، وهل يستطيع خصم يعرفه أن يفوز عليه. اختر لاعبًا ولوحة حتى 4×4، ثم اضغط «حساب الحدود».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Chance of best score</source>
        <translation>احتمال أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Charts of</source>
        <translation>رسوم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Click a square to cycle X, O, empty.</source>
        <translation>انقر مربعًا للتبديل بين X وO وفارغ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Compare by</source>
        <translation>المقارنة حسب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>يتابع الكتاب {name}. الأخطاء: {mistakes}، المباريات: {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied: {text}</source>
        <translation>نُسخ: {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Cross table</source>
        <translation type="vanished">جدول المواجهات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Difference</source>
        <translation type="vanished">الفرق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Differences of the two runs</source>
        <translation>الفروق بين التشغيلين</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Each block of games is saved at once.</source>
        <translation>تُحفظ كل دفعة من المباريات فورًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each cell: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">كل خلية: فوز – تعادل – خسارة للاعب الصف، على الجانبين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each player is X in half of them.</source>
        <translation type="vanished">يلعب كل لاعب بـX في نصفها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation type="vanished">إنهاء المباراة حالما يُظهر برهان قصير من يفوز بأفضل لعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End proven games</source>
        <translation type="vanished">إنهاء المباريات المبرهنة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: about {time}</source>
        <translation>الزمن المقدَّر: نحو {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: at most {time}</source>
        <translation>الزمن المقدَّر: {time} على الأكثر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: more than {time}</source>
        <translation>الزمن المقدَّر: أكثر من {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: {time}</source>
        <translation type="vanished">الزمن المقدَّر: {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run of the lab and of the commands is saved here.</source>
        <translation>يُحفظ هنا كل تشغيل من المختبر ومن الأوامر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run that you start on another page or with a command is saved here with its results, settings, seed and computer.</source>
        <translation type="vanished">كل تشغيل تبدؤه من صفحة أخرى أو بأمر يُحفظ هنا مع نتائجه وإعداداته وبذرته وحاسوبه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page</source>
        <translation>شرح هذه الصفحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page (F1)</source>
        <translation>شرح هذه الصفحة (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish games</source>
        <translation>إنهاء المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish the games in progress, then stop. Finished games are saved, and the run can be resumed.</source>
        <translation>إنهاء المباريات الجارية ثم التوقف. تُحفظ المباريات المنتهية ويمكن استئناف التشغيل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Games</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation type="vanished">مباريات على {rules}‏: {games}، الخسائر: {losses}. الأخطاء في الكتاب: {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}; each block of games is saved at once.</source>
        <translation type="vanished">مباريات على {rules}؛ تُحفظ كل دفعة من المباريات فورًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Games per pair</source>
        <translation type="vanished">مباريات كل زوج</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Games per value</source>
        <translation type="vanished">مباريات كل قيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation type="vanished">ما أفضل ما يمكن بلوغه؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation type="vanished">كم مرة تُختار نقلة بكل عدد من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab</source>
        <translation>المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab pages</source>
        <translation type="vanished">صفحات المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learn from the beginning, in a new file beside this one</source>
        <translation>التعلّم من البداية في ملف جديد بجانب هذا الملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learner</source>
        <translation>المتعلّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>حدود {player}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses go on where an earlier move had decided the game: only the blame “Chain” learns from such moves.</source>
        <translation type="vanished">تستمر الخسائر حيث كانت نقلة سابقة قد حسمت المباراة: لا يتعلّم من مثل هذه النقلات إلا خيار «السلسلة».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation type="vanished">قد تستمر الخسائر: إذا كانت نقلة سابقة قد حسمت المباراة فلا يتعلّم منها إلا خيار «السلسلة».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Measure</source>
        <translation type="vanished">المقياس</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Measured player</source>
        <translation type="vanished">اللاعب المقيس</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Mistakes</source>
        <translation type="vanished">الأخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>More settings</source>
        <translation>إعدادات أخرى</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>No longer vary this setting</source>
        <translation>إيقاف تغيير هذا الإعداد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>No saved runs</source>
        <translation>لا تشغيل محفوظ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Not played yet</source>
        <translation type="vanished">لم تُلعب بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Number of games played at the same time.</source>
        <translation>عدد المباريات التي تُلعب في آن واحد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Number of games to play.</source>
        <translation type="vanished">عدد المباريات المطلوب لعبها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Number of games with each value.</source>
        <translation type="vanished">عدد المباريات بكل قيمة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation type="vanished">عدد المباريات؛ ومع الاختبار التتابعي هو الحد الأقصى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Numbers from {low} to {high}.</source>
        <translation type="vanished">أعداد من {low} إلى {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Opening moves</source>
        <translation type="vanished">نقلات الافتتاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation type="vanished">وإلا يلعب A بـX في كل مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Pairs: {pairs}, games: {games}</source>
        <translation type="vanished">الأزواج: {pairs}، المباريات: {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Parameter</source>
        <translation>المعامل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play a match</source>
        <translation>لعب مواجهة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Play from here in the main window</source>
        <translation>اللعب من هنا في النافذة الرئيسية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player A</source>
        <translation>اللاعب A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player B</source>
        <translation>اللاعب B</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">يُرتَّب اللاعبون بعد انتهاء جميع المباريات. بين قوسين: مجال 95% لنسبة المباريات الخاسرة. كل خلية في جدول المواجهات: فوز – تعادل – خسارة للاعب الصف، على الجانبين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Plays against</source>
        <translation type="vanished">يلعب ضد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Position</source>
        <translation>الوضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions</source>
        <translation>الوضعيات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions with mistakes</source>
        <translation>الوضعيات التي فيها أخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Press Open for details.</source>
        <translation>اضغط «فتح» للتفاصيل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Processes</source>
        <translation>العمليات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation type="vanished">نقلات عشوائية قبل كل مباراة تعطي الجانبين فرصًا متقاربة. يلعب كل لاعب جانبي كل افتتاح.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Remove this player</source>
        <translation>إزالة هذا اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Results of A</source>
        <translation type="vanished">نتائج A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Results of the sweep</source>
        <translation type="vanished">نتائج تجريب القيم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resuming “{name}”…</source>
        <translation>جارٍ استئناف «{name}»…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Rows of X, O and dots, from the top, separated by /.</source>
        <translation>صفوف من X وO ونقاط، من الأعلى، يفصل بينها /.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Rules: {rules}</source>
        <translation type="vanished">القواعد: {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Run by</source>
        <extracomment>"this computer" or "a Dask cluster" plays the games.</extracomment>
        <translation>يشغّله</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Run this example</source>
        <translation>تشغيل هذا المثال</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Run {first}, “{first_name}”, and run {second}, “{second_name}”</source>
        <translation>التشغيل {first}، «{first_name}»، والتشغيل {second}، «{second_name}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Run {number}</source>
        <translation type="vanished">التشغيل {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Runs each</source>
        <translation type="vanished">مرات التكرار</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Save the results and charts</source>
        <translation>حفظ النتائج والرسوم البيانية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Saved as {file}</source>
        <translation>حُفظ باسم {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Saved runs</source>
        <translation>عمليات التشغيل المحفوظة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}</source>
        <translation>البذرة {seed} · {executor} · tttmc {version} · {stream} · {machine}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run, or two to compare them.</source>
        <translation>حدد تشغيلًا، أو تشغيلين للمقارنة بينهما.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Settings of this player</source>
        <translation>إعدادات هذا اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Share</source>
        <extracomment>The share of all games.</extracomment>
        <translation type="vanished">الحصة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">النسب مع مجالاتها 95%. الأزمنة: الوسيط، وبين قوسين النصف الأوسط من المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Show on the board</source>
        <translation>عرض على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Show on the board how likely each square is to have the best score</source>
        <translation>إظهار مدى ترجيح أن يكون لكل مربع أعلى النقاط على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Show the settings of this player</source>
        <translation>عرض إعدادات هذا اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Side</source>
        <translation type="vanished">الجانب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Standings</source>
        <translation type="vanished">الترتيب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Start ({keys})</source>
        <translation>بدء ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start again</source>
        <translation>بدء من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Starting…</source>
        <translation>جارٍ البدء…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Starts the new textbook {name}.</source>
        <translation>يبدأ الكتاب الجديد {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop at once. Results so far are saved.</source>
        <translation>الإيقاف فورًا. تُحفظ النتائج حتى الآن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Stop between Elo</source>
        <translation type="vanished">الإيقاف بين فرقي Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_texts.py"/>
        <source>Stopped after the games in progress: {done} of {target} games are saved.</source>
        <translation type="vanished">توقف بعد المباريات الجارية: حُفظت {done} من {target} مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Stopped before the first game.</source>
        <translation type="vanished">توقف قبل المباراة الأولى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped.</source>
        <translation>توقف.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped: {done} of {target} games are saved.</source>
        <translation>توقف: حُفظت {done} من {target} مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Take known luck out of the score</source>
        <translation type="vanished">طرح الحظ المعروف من النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The address that the Dask scheduler prints when it starts.</source>
        <translation>العنوان الذي يطبعه مجدول Dask عند بدئه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>The opening</source>
        <translation>الافتتاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The parameter that takes several values.</source>
        <translation type="vanished">المعامل الذي يأخذ عدة قيم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>الصورة في الحافظة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The results are the same either way.</source>
        <translation>النتائج واحدة في الحالتين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>The side that the learner plays.</source>
        <translation type="vanished">الجانب الذي يلعبه المتعلّم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The side that the measured player plays.</source>
        <translation type="vanished">الجانب الذي يلعبه اللاعب المقيس.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>These games were started before: {done} of {target} are done.</source>
        <translation type="vanished">سبق أن بدأت هذه المباريات: انتهت {done} من {target}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>This player has no parameters.</source>
        <translation type="vanished">ليس لهذا اللاعب معاملات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">الأزمنة: الوسيط، وبين قوسين النصف الأوسط من المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>To move</source>
        <translation>الدور على</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Trials are ignored here: results hold for infinitely many.</source>
        <translation>يُهمَل عدد المحاولات هنا: النتائج لعدد لا نهائي منها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials, comma-separated</source>
        <translation>المحاولات، بفواصل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation type="vanished">فرقا Elo، مثل 0, 20: يوقف اختبار تتابعي المواجهة فور قبوله أحدهما.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">مربعان متقاربان هنا: عرض أيهما قد يكون متقدمًا على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Use a new textbook</source>
        <translation>استخدام كتاب جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Use current game</source>
        <translation>استخدام المباراة الحالية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Value</source>
        <translation type="vanished">القيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, comma-separated</source>
        <translation>القيم، بفواصل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, separated by semicolons</source>
        <translation>القيم، بفواصل منقوطة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Varied parameter</source>
        <translation>المعامل المتغيّر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Vary another setting</source>
        <translation type="vanished">تغيير إعداد آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What can be done with a run</source>
        <translation>ما يمكن فعله بالتشغيل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Where</source>
        <extracomment>Heading: where the games are played.</extracomment>
        <translation type="vanished">المكان</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Whole numbers from {low} to {high}.</source>
        <translation type="vanished">أعداد صحيحة من {low} إلى {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>a Dask cluster</source>
        <translation>عنقود Dask</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>another player</source>
        <translation>لاعب آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic</source>
        <extracomment>Which side is to move, X or O: determined from the board.</extracomment>
        <translation>تلقائي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic: {side}</source>
        <translation>تلقائي: {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>by {measure}</source>
        <translation>حسب {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>can't be read</source>
        <translation type="vanished">تتعذّر قراءته</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>itself</source>
        <extracomment>The measured player plays against itself.</extracomment>
        <translation>نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>none</source>
        <extracomment>No openings.</extracomment>
        <translation>بلا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>tcp://host:8786</source>
        <translation>tcp://host:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>this computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>this run isn't saved: {reason}</source>
        <translation>هذا التشغيل غير محفوظ: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{count} ({interval} %)</source>
        <translation type="vanished">{count} ({interval}%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{done} of {target}</source>
        <translation type="vanished">{done} من {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games</source>
        <translation type="vanished">{done} من {target} مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · about {time} left</source>
        <translation>{done} من {target} مباراة · بقي نحو {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · finishing those in progress</source>
        <translation>{done} من {target} مباراة · إنهاء المباريات الجارية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {executor}</source>
        <translation type="vanished">{done} من {target} مباراة · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left</source>
        <translation type="vanished">{done} من {target} مباراة · بقي {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left · {executor}</source>
        <translation type="vanished">{done} من {target} مباراة · بقي {time} · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation type="vanished">اختيرت {done} من {target} نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{forfeit} ({more} more in the CSV table)</source>
        <translation>‏{forfeit} ({more} غيرها في جدول CSV)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{low} to {high}</source>
        <translation type="vanished">{low} إلى {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{page} ({keys})</source>
        <translation>{page} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}.</source>
        <translation type="vanished">‏{player}، البذرة {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation type="vanished">‏{player}، البذرة {seed}. {note}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation type="vanished">
            <numerusform>‏{player}‏، {rules}: لا وضعيات.</numerusform>
            <numerusform>‏{player}‏، {rules}: وضعية واحدة، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: وضعيتان، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: %n وضعيات، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: %n وضعية، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: %n وضعية، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{progress} Stopped; the results so far are saved.</source>
        <translation>‏{progress} توقف؛ حُفظت النتائج حتى الآن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{progress} · Lab</source>
        <translation>‏{progress} · المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>“{name}” deleted.</source>
        <translation>حُذف «{name}».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}” is unfinished: {done} of {target} games are done.</source>
        <translation>‏«{name}» غير مكتمل: انتهت {done} من {target} مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}”, saved as run {run}.</source>
        <translation>‏«{name}»، محفوظ بصفته التشغيل {run}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven line that holds the tie: move {at} of {total}</source>
        <translation>تسلسل مبرهن يحفظ التعادل: النقلة {at} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven win: move {at} of {total}</source>
        <translation>فوز مبرهن: النقلة {at} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, nor do moves that can't be judged, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again. If there is none, it turned at the move that gave away the most by estimate.</source>
        <translation>الدقة هي 100% ناقص النقاط التي فرّط فيها الجانب لكل نقلة: الفوز نقطة واحدة والتعادل نصف نقطة. لا تُحسب النقلات التي لا يمكنها تغيير النتيجة ولا التي لا يمكن الحكم عليها، لذا قد تعطي الأخطاء المتساوية نسبًا مختلفة. انقلبت المباراة عند آخر خطأ مبرهن فيها: بعده لم يفرّط أحد في النتيجة من جديد. وإن لم يوجد خطأ مبرهن فقد انقلبت عند النقلة التي فرّطت في أكثر النقاط تقديرًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again.</source>
        <translation type="vanished">الدقة هي 100% ناقص النقاط التي فرّط فيها الجانب لكل نقلة: الفوز نقطة واحدة والتعادل نصف نقطة. لا تُحسب النقلات التي لا يمكنها تغيير النتيجة، لذا قد تعطي الأخطاء المتساوية نسبًا مختلفة. انقلبت المباراة عند آخر خطأ مبرهن فيها: بعده لم يفرّط أحد في النتيجة من جديد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Accuracy: X {x}, O {o}. {summary}</source>
        <translation>الدقة: X:‏ {x}، O:‏ {o}. {summary}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>After your {square}</source>
        <translation>بعد {square} التي لعبتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Mistakes from your next games will appear here.</source>
        <translation>انتهى كل شيء. ستظهر هنا أخطاء مبارياتك التالية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Your next mistakes appear after your next review.</source>
        <translation type="vanished">انتهى كل شيء. تظهر أخطاؤك القادمة بعد مراجعتك القادمة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Answer first; then the real players play</source>
        <translation>أجب أولًا، ثم يلعب اللاعبون الحقيقيون</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/page_stage.py"/>
        <source>Back to the game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Back to the review</source>
        <translation>العودة إلى المراجعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Better: {squares}</source>
        <translation>الأفضل: {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Check by experiment</source>
        <translation>التحقق بالتجربة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose a square.</source>
        <translation>اختر مربعًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose an answer before you check it: you'll remember the result better.</source>
        <translation>اختر إجابة قبل التحقق: ستتذكر النتيجة أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>Choose another square for the loser to see how that is met.</source>
        <translation>اختر مربعًا آخر للخاسر لترى كيف يُرد عليه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Convergence in the lab</source>
        <translation>التقارب في المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Find the better moves yourself</source>
        <translation>ابحث بنفسك عن النقلات الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>First position</source>
        <translation>الوضعية الأولى</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Go further in the lab</source>
        <translation>المتابعة في المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>It is another square.</source>
        <translation type="vanished">إنه مربع آخر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Known mistakes</source>
        <translation>الأخطاء المعروفة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Last move</source>
        <translation>النقلة الأخيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Learn</source>
        <translation type="vanished">التعلّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Learn from your mistakes</source>
        <translation type="vanished">التعلّم من أخطائك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lessons</source>
        <translation type="vanished">الدروس</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Measured: {answer}.</source>
        <translation type="vanished">القياس: {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Mistake {number} of {total}</source>
        <translation>الخطأ {number} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Moves of the game</source>
        <translation>نقلات المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Next</source>
        <extracomment>The next exercise.</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No line could be proven from here.</source>
        <translation>تعذّرت برهنة أي تسلسل من هنا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise yet. Your proven mistakes are collected after each game against a machine, or when you review a game.</source>
        <translation>لا أخطاء للتدرّب عليها بعد. تُجمع أخطاؤك المبرهنة بعد كل مباراة ضد آلة، أو عندما تراجع مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise: review a game first.</source>
        <translation type="vanished">لا أخطاء للتدرّب عليها: راجع مباراة أولًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>No textbook yet: play against the player “Learn by mistake”, or train one in the lab.</source>
        <translation>لا كتاب بعد: العب ضد اللاعب «التعلّم بالأخطاء»، أو درّب واحدًا في المختبر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Open on the board</source>
        <translation>فتح على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Pages</source>
        <translation type="vanished">الصفحات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play a game or open one, then review it here.</source>
        <translation>العب مباراة أو افتح واحدة ثم راجعها هنا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play against this mistake</source>
        <translation>اللعب ضد هذا الخطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play from here</source>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Play from this position</source>
        <translation>اللعب من هذه الوضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Play on from here</source>
        <translation>متابعة اللعب من هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Practise all that are due</source>
        <translation>التدرّب على كل المستحق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Practise your mistakes</source>
        <translation>التدرّب على أخطائك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Previous move</source>
        <translation>النقلة السابقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Progress of the experiment</source>
        <translation>تقدم التجربة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Progress of the review</source>
        <translation>تقدم المراجعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review</source>
        <translation type="vanished">المراجعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review the other moves, too</source>
        <translation>مراجعة بقية النقلات أيضًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}</source>
        <translation>النقاط بالوزنين {own} و{other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}, and proven results</source>
        <translation>النقاط بالوزنين {own} و{other}، والنتائج المبرهنة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}; ✓ is proven with best play</source>
        <translation type="vanished">النقاط بالوزنين {own} و{other}؛ ✓ نتيجة مبرهنة مع أفضل لعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search the mistakes</source>
        <translation>بحث في الأخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search: b2, game 12, X.O/…</source>
        <translation>بحث: b2 أو game 12 أو X.O/…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Show the answer</source>
        <translation>عرض الجواب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the missed win</source>
        <translation>عرض الفوز الفائت</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the refutation</source>
        <translation>عرض الدحض</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start</source>
        <extracomment>The start of the game (a noun).</extracomment>
        <translation>البداية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop the review, and keep what has been found so far</source>
        <translation>إيقاف المراجعة مع الاحتفاظ بما وُجد حتى الآن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Stored mistakes from all your games: {total}. Due: {due}.</source>
        <translation>الأخطاء المخزّنة من كل مبارياتك: {total}. المستحق: {due}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Textbook</source>
        <translation>الكتاب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>The game is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>The learner's textbook</source>
        <translation type="vanished">كتاب المتعلّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>The mistakes of all your games come back after 1 to 90 days</source>
        <translation>تعود أخطاء كل مبارياتك بعد 1 إلى 90 يومًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>The shortest win: move {at} of {total}</source>
        <translation>أقصر فوز: النقلة {at} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Tie</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Train a learner in the lab</source>
        <translation>تدريب متعلّم في المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Try it again</source>
        <translation>المحاولة من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>What was better?</source>
        <translation>ما الذي كان أفضل؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Why did my move fail?</source>
        <translation>لماذا فشلت نقلتي؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You chose: {chosen}. The answer: {answer}.</source>
        <translation>اخترتَ: {chosen}. الجواب: {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>You tried another defence.</source>
        <translation>جرّبت دفاعًا آخر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You were right.</source>
        <translation>كنت على صواب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your answer: {square}</source>
        <translation>إجابتك: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Your mistakes</source>
        <translation type="vanished">أخطاؤك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{counts} Listed: the newest {listed}.</source>
        <translation>‏{counts} المعروض: أحدث {listed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · you played {square}</source>
        <translation type="vanished">{number} من {total} · لعبتَ {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · {rules} · you played {square}</source>
        <translation type="vanished">{number} من {total} · {rules} · لعبتَ {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}</source>
        <translation>{number}. {side} {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{number}. {side} {square}{sign}  {kind}</source>
        <translation>{number}. {side} {square}{sign}  {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{rules} · you played {square}</source>
        <translation>{rules} · لعبتَ {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>‏{rules}. الأخطاء: {mistakes}، المباريات: {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}. Listed: the newest {listed}.</source>
        <translation type="vanished">‏{rules}. الأخطاء: {mistakes}، المباريات: {games}. المعروض: أحدث {listed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{share} ({judged} of {count} moves judged)</source>
        <translation>‏{share} (نقلات حُكم عليها: {judged} من {count})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{side} to move</source>
        <translation>الدور على {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{source} {proof}</source>
        <translation>{source} {proof}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side}</source>
        <translation>‏{square} بصفة {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side} · game {game}</source>
        <translation>‏{square} بصفة {side} · المباراة {game}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} is a known mistake</source>
        <translation>‏{square} خطأ معروف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} loses for {side}</source>
        <translation>بالمربع {square} يخسر {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here in game {game}, on {date}.</source>
        <translation>خسر {square} هنا في المباراة {game}، بتاريخ {date}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here. The date isn't known: the entry was imported, or an older version wrote it.</source>
        <translation>خسر {square} هنا. التاريخ غير معروف: استُورد المدخل أو كتبه إصدار أقدم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} ties for {side}</source>
        <translation>بالمربع {square} يتعادل {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} wins for {side}</source>
        <translation>بالمربع {square} يفوز {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{winner} wins</source>
        <translation>يفوز {winner}</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <location filename="tttmc_app/gui/look/widgets.py"/>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/page_window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>%n game(s) with other settings not counted</source>
        <translation>
            <numerusform>كل المباريات محسوبة</numerusform>
            <numerusform>مباراة واحدة بإعدادات أخرى غير محسوبة</numerusform>
            <numerusform>مباراتان بإعدادات أخرى غير محسوبتين</numerusform>
            <numerusform>%n مباريات بإعدادات أخرى غير محسوبة</numerusform>
            <numerusform>%n مباراة بإعدادات أخرى غير محسوبة</numerusform>
            <numerusform>%n مباراة بإعدادات أخرى غير محسوبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>%n more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A number from {low} to {high}</source>
        <translation>عدد من {low} إلى {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A whole number from {low} to {high}</source>
        <translation>عدد صحيح من {low} إلى {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board size</source>
        <translation>حجم اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Choose a file ({label})</source>
        <translation>اختيار ملف ({label})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Choose one to return to its moves; the others stay here.</source>
        <translation>اختر واحدة للعودة إلى نقلاتها؛ وتبقى الأخرى هنا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Counts the games with these rules, players and settings. Games with other settings have separate scores.</source>
        <translation type="vanished">تعدّ المباريات بهذه القواعد وهؤلاء اللاعبين وهذه الإعدادات. للمباريات بإعدادات أخرى نتائج منفصلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Draw {mark} ({keys})</source>
        <translation>رسم {mark} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Erase marks ({keys})</source>
        <translation>مسح العلامات ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Fewer</source>
        <translation>أقل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>First lesson</source>
        <translation>الدرس الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>From move {number}: {squares}</source>
        <translation>من النقلة {number}: {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Guess first, then run the trials</source>
        <translation>التخمين أولًا، ثم المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>How long each move takes when machines play each other</source>
        <translation>مدة كل نقلة عندما تتبارى الآلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How this player thinks</source>
        <translation>كيف يفكّر هذا اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How {mark}'s player thinks</source>
        <translation>كيف يفكّر لاعب {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} rated the squares before it played {move}: {note}</source>
        <translation type="vanished">كيف قدّر {side} المربعات قبل أن يلعب {move}‏: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} would have rated the squares before it played {move}: {note}</source>
        <translation type="vanished">كيف كان {side} سيقدّر المربعات قبل أن يلعب {move}‏: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>In a row</source>
        <translation>على خط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more</source>
        <translation>معرفة المزيد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more about {mark}'s player</source>
        <translation>معرفة المزيد عن لاعب {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Marks in a row that make a line.</source>
        <translation>عدد العلامات المتتالية التي تكوّن خطًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Milliseconds per move when machines play each other</source>
        <translation>ميلّي ثانية لكل نقلة عندما تتبارى الآلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}</source>
        <translation>النقلة {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}, played by you.</source>
        <translation>النقلة {number}: {square}، لعبتَها أنت.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/stage.py"/>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves appear here. Click one to see what the machine thought there.</source>
        <translation type="vanished">تظهر النقلات هنا. انقر إحداها لترى ما فكّرت فيه الآلة عندها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Open the lesson or the page on this player</source>
        <translation>فتح الدرس أو الصفحة عن هذا اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Pause {time} s</source>
        <extracomment>How long two machines wait after each move.</extracomment>
        <translation>توقف {time} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Play from here</source>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Player for {mark}</source>
        <translation>لاعب {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Programs (*.exe *.bat *.cmd);;All files (*)</source>
        <translation>برامج (*.exe *.bat *.cmd);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Progress of {mark}'s thought</source>
        <translation type="vanished">تقدم تفكير {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Python files (*.py);;All files (*)</source>
        <translation>ملفات Python (*.py);;كل الملفات (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>Random</source>
        <extracomment>A random seed.</extracomment>
        <translation>عشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Rematch</source>
        <translation type="vanished">مباراة تالية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Reset</source>
        <translation type="vanished">تصفير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Reverse: completing a line loses</source>
        <translation type="vanished">معكوس: إكمال خط يعني الخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Rules</source>
        <translation type="vanished">القواعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>See both think, move by move</source>
        <translation>رؤية تفكيرهما نقلة بعد نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Series</source>
        <translation type="vanished">السلسلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Side to move</source>
        <translation>صاحب الدور</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Speed</source>
        <translation type="vanished">السرعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Squares along each side, 1 to 25.</source>
        <translation>عدد المربعات على كل ضلع، من 1 إلى 25.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Start next game automatically</source>
        <translation>بدء المباراة التالية تلقائيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Swap sides</source>
        <translation type="vanished">تبديل الجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>The best squares appear here when a machine thinks.</source>
        <translation type="vanished">تظهر أفضل المربعات هنا عندما تفكّر آلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The same seed and settings give the same game. Empty: a random seed for each game.</source>
        <translation>البذرة نفسها مع الإعدادات نفسها تعطي المباراة نفسها. فارغ: بذرة عشوائية لكل مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The side that completes a line loses.</source>
        <translation type="vanished">يخسر الجانب الذي يكمل خطًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>The start of the game.</source>
        <translation>بداية المباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Variations</source>
        <translation>التفريعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Watch two machines</source>
        <translation>مشاهدة آلتين</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>What would you like to play?</source>
        <translation>ماذا تريد أن تلعب؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} saw before {move}: {note}</source>
        <translation type="vanished">ما رآه {side} قبل {move}‏: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} would have seen before {move}: {note}</source>
        <translation type="vanished">ما كان {side} سيراه قبل {move}‏: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>When machines play each other, start the next game as soon as one ends.</source>
        <translation>عندما تتبارى الآلات، ابدأ المباراة التالية حالما تنتهي السابقة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>calculated: {share}</source>
        <translation type="vanished">حُسب: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>no delay</source>
        <translation>بلا تأخير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>random: {seed}</source>
        <translation>عشوائية: {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>searched: {share}</source>
        <translation type="vanished">بُحث: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} of {total} {counted}</source>
        <translation type="vanished">{done} من {total} {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} {counted}</source>
        <translation type="vanished">{done} {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>{label}:
{names}</source>
        <translation>{label}:
{names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{low} to {high} squares along each side</source>
        <translation>من {low} إلى {high} مربعًا على كل ضلع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>{mark} to move</source>
        <translation>الدور على {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted}</source>
        <translation>{move}، {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted} in {duration}</source>
        <translation>‏{move}‏، {counted} في {duration}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {value}</source>
        <translation>{move}، {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{names} · {others}</source>
        <translation>{names} · {others}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>{name} ± standard error</source>
        <translation type="vanished">‏{name} ± الخطأ المعياري</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>{note} {other}</source>
        <translation>{note} {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{progress} · {rate}</source>
        <translation>{progress} · {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{range}, not {number}</source>
        <translation>‏{range}، لا {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>{reason}.</source>
        <translation type="vanished">{reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{tip}
Not available here: {reason}.</source>
        <translation>{tip}
غير متاح هنا: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>{tip}
This game's seed: {seed}</source>
        <translation>{tip}
بذرة هذه المباراة: {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{value} · {moves}</source>
        <translation>{value} · {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) {x_wins}, ties {ties}, {o} (O) {o_wins}</source>
        <translation>‏{x} (X) {x_wins}، تعادل {ties}، {o} (O) {o_wins}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) · ties · {o} (O)</source>
        <translation type="vanished">‏{x} (X) · تعادل · {o} (O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>… and more</source>
        <translation type="vanished">… والمزيد</translation>
    </message>
</context>
<context>
    <name>Students</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s)</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%n ملفات</numerusform>
            <numerusform>%n ملفًا</numerusform>
            <numerusform>%n ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) graded.</source>
        <translation>
            <numerusform>لم يُقيَّم أي ملف.</numerusform>
            <numerusform>قُيّم ملف واحد.</numerusform>
            <numerusform>قُيّم ملفان.</numerusform>
            <numerusform>قُيّمت %n ملفات.</numerusform>
            <numerusform>قُيّم %n ملفًا.</numerusform>
            <numerusform>قُيّم %n ملف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) not graded.</source>
        <translation>
            <numerusform>لم يبقَ ملف بلا تقييم.</numerusform>
            <numerusform>ملف واحد لم يُقيَّم.</numerusform>
            <numerusform>ملفان لم يُقيَّما.</numerusform>
            <numerusform>%n ملفات لم تُقيَّم.</numerusform>
            <numerusform>%n ملفًا لم يُقيَّم.</numerusform>
            <numerusform>%n ملف لم يُقيَّم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>%n remark(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظة</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>&amp;Recent student files</source>
        <translation>ملفات الطلاب الأ&amp;خيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A Python file with functions check_…(module)</source>
        <translation>ملف Python فيه دوال check_…(module)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A folder whose files aren't graded</source>
        <translation>مجلد لا تُقيَّم ملفاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>As graded</source>
        <translation>كما قُيّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Checks of your own</source>
        <translation>فحوصك الخاصة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Checks: {passed} of {count} passed</source>
        <translation type="vanished">الفحوص: نجح {passed} من {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Choose a file in the table to read its report.</source>
        <translation>اختر ملفًا في الجدول لقراءة تقريره.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a student file</source>
        <translation>اختر ملف طالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose files…</source>
        <translation>اختيار ملفات…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose folder…</source>
        <translation>اختيار مجلد…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here.</source>
        <translation type="vanished">اختر ملفات الطلاب أو مجلدًا، أو أسقطها هنا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here. Each file's functions are called as in the course, and its mistakes are listed with the points they cost. The file also plays games, which show its strength. You are asked before a new file runs.</source>
        <translation>اختر ملفات الطلاب أو مجلدًا، أو أسقطها هنا. تُستدعى دوال كل ملف كما في المقرر، وتُسرد أخطاؤه مع النقاط التي تكلّفها. ويلعب الملف أيضًا مباريات تُظهر قوته. وتُسأل قبل تشغيل أي ملف جديد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Column for the grades:</source>
        <translation>عمود الدرجات:</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Comment, which the student reads</source>
        <translation>التعليق، ويقرؤه الطالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Compare with an earlier class</source>
        <translation>المقارنة بصف سابق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Compare with…</source>
        <translation>مقارنة بـ…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Console</source>
        <translation>الطرفية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file}</source>
        <translation>الطرفية · {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file} · {language}</source>
        <translation>الطرفية · {file} · {language}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Created {file} and its tests, {suite}, in {folder}. Fill in the four functions in your editor.</source>
        <translation>أُنشئ {file} واختباراته {suite} في {folder}. اكتب الدوال الأربع في محرّرك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading</source>
        <translation>شرح التقييم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading (F1)</source>
        <translation>شرح التقييم (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Exporting…</source>
        <translation>جارٍ التصدير…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Files graded at the same time</source>
        <translation>الملفات المقيَّمة في الوقت نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Find files that look copied</source>
        <translation>البحث عن ملفات تبدو منسوخة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Games against each opponent</source>
        <translation>المباريات ضد كل خصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade a folder</source>
        <translation>تقييم مجلد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade again</source>
        <translation>إعادة التقييم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade files</source>
        <translation>تقييم ملفات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade students' files</source>
        <translation>تقييم ملفات الطلاب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Graded files</source>
        <translation>الملفات المقيَّمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading progress</source>
        <translation>تقدم التقييم</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process without access to your files, other programs or networks.</source>
        <translation>
            <numerusform>لا يشغّل التقييم أي ملف جديد.</numerusform>
            <numerusform>يشغّل التقييم ملفًا جديدًا واحدًا. يعمل في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات.</numerusform>
            <numerusform>يشغّل التقييم ملفين جديدين. يعمل كل منهما في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات.</numerusform>
            <numerusform>يشغّل التقييم %n ملفات جديدة. يعمل كل منها في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات.</numerusform>
            <numerusform>يشغّل التقييم %n ملفًا جديدًا. يعمل كل منها في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات.</numerusform>
            <numerusform>يشغّل التقييم %n ملف جديد. يعمل كل منها في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process, and can do anything you can on this computer.</source>
        <translation>
            <numerusform>لا يشغّل التقييم أي ملف جديد.</numerusform>
            <numerusform>يشغّل التقييم ملفًا جديدًا واحدًا. يعمل في عملية منفصلة ويستطيع فعل كل ما تستطيعه على هذا الحاسوب.</numerusform>
            <numerusform>يشغّل التقييم ملفين جديدين. يعمل كل منهما في عملية منفصلة ويستطيع فعل كل ما تستطيعه على هذا الحاسوب.</numerusform>
            <numerusform>يشغّل التقييم %n ملفات جديدة. يعمل كل منها في عملية منفصلة ويستطيع فعل كل ما تستطيعه على هذا الحاسوب.</numerusform>
            <numerusform>يشغّل التقييم %n ملفًا جديدًا. يعمل كل منها في عملية منفصلة ويستطيع فعل كل ما تستطيعه على هذا الحاسوب.</numerusform>
            <numerusform>يشغّل التقييم %n ملف جديد. يعمل كل منها في عملية منفصلة ويستطيع فعل كل ما تستطيعه على هذا الحاسوب.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>How to grade</source>
        <translation>طريقة التقييم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>How to grade…</source>
        <translation>طريقة التقييم…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Leave out students' names</source>
        <translation>حذف أسماء الطلاب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Let Monte Carlo play on</source>
        <translation>متابعة اللعب بمونت كارلو</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Looking for files…</source>
        <translation>جارٍ البحث عن الملفات…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>New student file</source>
        <translation>ملف طالب جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>No files yet</source>
        <translation type="vanished">لا ملفات بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>None chosen</source>
        <translation>لم يُختر شيء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Not run yet</source>
        <translation>لم يُشغَّل بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Nothing graded yet</source>
        <translation>لم يُقيَّم شيء بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Of several versions, the best counts</source>
        <translation>يُحتسب الأفضل من عدة إصدارات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>On 3×3, playing X and O in turn. The file and the reference solution play {trials} trials per move with the same weights.</source>
        <translation type="vanished">على 3×3، باللعب بـX وO بالتناوب. يلعب الملف والحل المرجعي بعدد محاولات {trials} لكل نقلة وبالأوزان نفسها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open it here</source>
        <translation>فتحه هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open student file</source>
        <translation>فتح ملف طالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Open…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Output of the student's file</source>
        <translation>مخرجات ملف الطالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Play it against Monte Carlo</source>
        <translation>لعبه ضد مونت كارلو</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Playing games</source>
        <translation>تُلعب المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points and comment</source>
        <translation>النقاط والتعليق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Points and comment…</source>
        <translation>النقاط والتعليق…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points out of {full}</source>
        <translation>النقاط من {full}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Read the file again and restart it</source>
        <translation>قراءة الملف من جديد وإعادة تشغيله</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Reload</source>
        <translation>إعادة تحميل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Remarks: {count}</source>
        <translation type="vanished">الملاحظات: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>معايير التقييم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Run</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Run it</source>
        <translation>تشغيله</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Running checks</source>
        <translation>تجري الفحوص</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Running {file} …</source>
        <translation>جارٍ تشغيل {file} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Save the report for the student…</source>
        <translation>حفظ التقرير للطالب…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Saved as {name}</source>
        <translation>حُفظ باسم {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Seed of all random choices</source>
        <translation>بذرة كل الاختيارات العشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Show line {line}</source>
        <translation>عرض السطر {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Show the file</source>
        <translation>عرض الملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show the file's text</source>
        <translation>عرض نص الملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped before it began</source>
        <translation>توقف قبل أن يبدأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during checks</source>
        <translation>توقف أثناء الفحوص</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during games</source>
        <translation>توقف أثناء المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped.</source>
        <translation>توقف.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped: {done} of {total} graded.</source>
        <translation>توقف: قُيّم {done} من {total}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Strength</source>
        <translation type="vanished">القوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/source_view.py"/>
        <source>Student's file</source>
        <translation>ملف الطالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Style: {count}</source>
        <translation type="vanished">الأسلوب: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {failure}. The console shows where. Fix the file, then press Reload.</source>
        <translation>الملف {failure}. تُظهر الطرفية الموضع. أصلح الملف ثم اضغط «إعادة تحميل».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {file} has no function {name}, so it can't play; the console shows what it printed.</source>
        <translation>ليس في الملف {file} الدالة {name}، فلا يستطيع اللعب؛ تُظهر الطرفية ما طبعه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_files.py"/>
        <source>The file {problem}.</source>
        <translation type="vanished">الملف {problem}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>The game waits for it.</source>
        <translation>المباراة في انتظاره.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>These files don't look copied.</source>
        <translation>لا يبدو هذان الملفان منسوخين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Watch it play itself</source>
        <translation>مشاهدته يلعب ضد نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>games</source>
        <translation type="vanished">مباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>line {line}: {remark}.
</source>
        <translation>السطر {line}: {remark}.
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>not set</source>
        <translation>غير مضبوط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>stopped half-way</source>
        <translation>توقف في منتصفه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>suspect: far too weak for its points</source>
        <translation type="vanished">مريب: أضعف بكثير من نقاطه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>tied</source>
        <translation type="vanished">تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{done} of {total} graded</source>
        <translation>قُيّم {done} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you, as requested on line {line}.</source>
        <translation>يلعب {file} ({language}) بـ{side} ضدك، كما يطلب السطر {line}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you.</source>
        <translation>يلعب {file} ({language}) بـ{side} ضدك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is starting</source>
        <translation>‏{file} ({side}) يبدأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation>‏{file} ({side}) ينتظر إذنك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} asks for an impossible game: {error}</source>
        <translation>يطلب {file} مباراة مستحيلة: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} has changed on disk. Reload runs the new version.</source>
        <translation>تغيّر {file} على القرص. إعادة التحميل تشغّل الإصدار الجديد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>تغيّر {file} منذ آخر تشغيل له هنا. يستطيع فعل كل ما تستطيعه على هذا الحاسوب. يعمل في عملية منفصلة تنتهي عند إيقافه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>تغيّر {file} منذ آخر تشغيل له هنا. يعمل في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات، وتنتهي عند إيقافه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>‏{file} جديد هنا. يستطيع فعل كل ما تستطيعه على هذا الحاسوب. يعمل في عملية منفصلة تنتهي عند إيقافه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>‏{file} جديد هنا. يعمل في عملية منفصلة بلا وصول إلى ملفاتك أو البرامج الأخرى أو الشبكات، وتنتهي عند إيقافه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again with {settings}.</source>
        <translation>يبدأ {file} من جديد بـ{settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again.</source>
        <translation>يبدأ {file} من جديد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts with {settings}.</source>
        <translation>يبدأ {file} بـ{settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was reloaded.</source>
        <translation>أُعيد تحميل {file}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} wasn't started.</source>
        <translation>لم يُشغَّل {file}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{first} and {second}</source>
        <translation>‏{first} و{second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{graded} The results can't be saved: {error}</source>
        <translation>‏{graded} تعذّر حفظ النتائج: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{remark}.
</source>
        <translation>{remark}.
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{share} of the smaller file is in the other one; the marked lines are alike.</source>
        <translation>‏{share} من الملف الأصغر موجود في الآخر؛ الأسطر المعلَّمة متشابهة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.</source>
        <translation>ينهزم {side} جزاءً: {reason}. أصلح الملف ثم اضغط «إعادة تحميل» للمتابعة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} needs a student file</source>
        <translation>‏{side} يحتاج إلى ملف طالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it back under Rules.</source>
        <translation>‏{text} صارت اللوحة 3×3 لأن الملفات بطيئة على {size}×{size}؛ يمكنك تغييرها من «القواعد».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… 1 line printed too fast was dropped …</source>
        <translation>… حُذف سطر واحد طُبع بسرعة زائدة …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… {lines} lines printed too fast were dropped …</source>
        <translation>… حُذفت أسطر طُبعت بسرعة زائدة: {lines} …</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>"format": "{format}" is missing</source>
        <translation>‏"format": "{format}" مفقود</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n comment(s) that the sheet contained already are kept</source>
        <translation type="vanished">
            <numerusform>لم تكن في الورقة تعليقات</numerusform>
            <numerusform>أُبقي على تعليق واحد كان في الورقة</numerusform>
            <numerusform>أُبقي على تعليقين كانا في الورقة</numerusform>
            <numerusform>أُبقي على %n تعليقات كانت في الورقة</numerusform>
            <numerusform>أُبقي على %n تعليقًا كانت في الورقة</numerusform>
            <numerusform>أُبقي على %n تعليق كانت في الورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: only complete pairs count.</source>
        <translation>
            <numerusform>كل المباريات المنتهية محسوبة.</numerusform>
            <numerusform>مباراة واحدة منتهية غير محسوبة: لا تُحسب إلا الأزواج الكاملة.</numerusform>
            <numerusform>مباراتان منتهيتان غير محسوبتين: لا تُحسب إلا الأزواج الكاملة.</numerusform>
            <numerusform>%n مباريات منتهية غير محسوبة: لا تُحسب إلا الأزواج الكاملة.</numerusform>
            <numerusform>%n مباراة منتهية غير محسوبة: لا تُحسب إلا الأزواج الكاملة.</numerusform>
            <numerusform>%n مباراة منتهية غير محسوبة: لا تُحسب إلا الأزواج الكاملة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: with a sequential test, only complete pairs count, in their order.</source>
        <translation>
            <numerusform>كل المباريات المنتهية محسوبة.</numerusform>
            <numerusform>مباراة واحدة منتهية غير محسوبة: مع اختبار تتابعي لا تُحسب إلا الأزواج الكاملة، بترتيبها.</numerusform>
            <numerusform>مباراتان منتهيتان غير محسوبتين: مع اختبار تتابعي لا تُحسب إلا الأزواج الكاملة، بترتيبها.</numerusform>
            <numerusform>%n مباريات منتهية غير محسوبة: مع اختبار تتابعي لا تُحسب إلا الأزواج الكاملة، بترتيبها.</numerusform>
            <numerusform>%n مباراة منتهية غير محسوبة: مع اختبار تتابعي لا تُحسب إلا الأزواج الكاملة، بترتيبها.</numerusform>
            <numerusform>%n مباراة منتهية غير محسوبة: مع اختبار تتابعي لا تُحسب إلا الأزواج الكاملة، بترتيبها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>لا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%n مباريات</numerusform>
            <numerusform>%n مباراة</numerusform>
            <numerusform>%n مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>%n grade(s)</source>
        <translation>
            <numerusform>لا درجات</numerusform>
            <numerusform>درجة واحدة</numerusform>
            <numerusform>درجتان</numerusform>
            <numerusform>%n درجات</numerusform>
            <numerusform>%n درجة</numerusform>
            <numerusform>%n درجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>لا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>%n نقلات</numerusform>
            <numerusform>%n نقلة</numerusform>
            <numerusform>%n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>لا عقد</numerusform>
            <numerusform>عقدة واحدة</numerusform>
            <numerusform>عقدتان</numerusform>
            <numerusform>%n عقد</numerusform>
            <numerusform>%n عقدة</numerusform>
            <numerusform>%n عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>لا وضعيات</numerusform>
            <numerusform>وضعية واحدة</numerusform>
            <numerusform>وضعيتان</numerusform>
            <numerusform>%n وضعيات</numerusform>
            <numerusform>%n وضعية</numerusform>
            <numerusform>%n وضعية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n process(es)</source>
        <translation>
            <numerusform>لا عمليات</numerusform>
            <numerusform>عملية واحدة</numerusform>
            <numerusform>عمليتان</numerusform>
            <numerusform>%n عمليات</numerusform>
            <numerusform>%n عملية</numerusform>
            <numerusform>%n عملية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n sample(s)</source>
        <translation>
            <numerusform>لا عينات</numerusform>
            <numerusform>عينة واحدة</numerusform>
            <numerusform>عينتان</numerusform>
            <numerusform>%n عينات</numerusform>
            <numerusform>%n عينة</numerusform>
            <numerusform>%n عينة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>%n sample(s) per square</source>
        <translation>
            <numerusform>لا عينات لكل مربع</numerusform>
            <numerusform>عينة واحدة لكل مربع</numerusform>
            <numerusform>عينتان لكل مربع</numerusform>
            <numerusform>%n عينات لكل مربع</numerusform>
            <numerusform>%n عينة لكل مربع</numerusform>
            <numerusform>%n عينة لكل مربع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>لا محاكاة</numerusform>
            <numerusform>محاكاة واحدة</numerusform>
            <numerusform>محاكاتان</numerusform>
            <numerusform>%n عمليات محاكاة</numerusform>
            <numerusform>%n محاكاة</numerusform>
            <numerusform>%n محاكاة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>%n simulation(s) so far.</source>
        <translation>
            <numerusform>لا محاكاة حتى الآن.</numerusform>
            <numerusform>محاكاة واحدة حتى الآن.</numerusform>
            <numerusform>محاكاتان حتى الآن.</numerusform>
            <numerusform>%n عمليات محاكاة حتى الآن.</numerusform>
            <numerusform>%n محاكاة حتى الآن.</numerusform>
            <numerusform>%n محاكاة حتى الآن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n square(s)</source>
        <translation>
            <numerusform>لا مربعات</numerusform>
            <numerusform>مربع واحد</numerusform>
            <numerusform>مربعان</numerusform>
            <numerusform>%n مربعات</numerusform>
            <numerusform>%n مربعًا</numerusform>
            <numerusform>%n مربع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>لا خطوات</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%n خطوات</numerusform>
            <numerusform>%n خطوة</numerusform>
            <numerusform>%n خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n student(s) in the sheet handed in no file</source>
        <translation>
            <numerusform>سلّم كل طلاب الورقة ملفات</numerusform>
            <numerusform>طالب واحد في الورقة لم يسلّم ملفًا</numerusform>
            <numerusform>طالبان في الورقة لم يسلّما ملفًا</numerusform>
            <numerusform>%n طلاب في الورقة لم يسلّموا ملفًا</numerusform>
            <numerusform>%n طالبًا في الورقة لم يسلّموا ملفًا</numerusform>
            <numerusform>%n طالب في الورقة لم يسلّموا ملفًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>%n style remark(s), which cost no points.</source>
        <translation>
            <numerusform>لا ملاحظات أسلوب.</numerusform>
            <numerusform>ملاحظة أسلوب واحدة لا تكلّف نقاطًا.</numerusform>
            <numerusform>ملاحظتا أسلوب لا تكلّفان نقاطًا.</numerusform>
            <numerusform>%n ملاحظات أسلوب لا تكلّف نقاطًا.</numerusform>
            <numerusform>%n ملاحظة أسلوب لا تكلّف نقاطًا.</numerusform>
            <numerusform>%n ملاحظة أسلوب لا تكلّف نقاطًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n thread(s)</source>
        <translation>
            <numerusform>لا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%n خيوط</numerusform>
            <numerusform>%n خيطًا</numerusform>
            <numerusform>%n خيط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>لا محاولات</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%n محاولات</numerusform>
            <numerusform>%n محاولة</numerusform>
            <numerusform>%n محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>%n unreadable game(s) not counted.</source>
        <translation>
            <numerusform>كل المباريات محسوبة.</numerusform>
            <numerusform>مباراة واحدة تتعذّر قراءتها غير محسوبة.</numerusform>
            <numerusform>مباراتان تتعذّر قراءتهما غير محسوبتين.</numerusform>
            <numerusform>%n مباريات تتعذّر قراءتها غير محسوبة.</numerusform>
            <numerusform>%n مباراة تتعذّر قراءتها غير محسوبة.</numerusform>
            <numerusform>%n مباراة تتعذّر قراءتها غير محسوبة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/running.py"/>
        <source>%n worker(s) ended unexpectedly and had to be replaced; the last one: {end}</source>
        <translation>
            <numerusform>لم يتوقف أي عامل؛ الأخير: {end}</numerusform>
            <numerusform>توقف عامل واحد فجأة واستُبدل: {end}</numerusform>
            <numerusform>توقف عاملان فجأة واستُبدلا؛ الأخير: {end}</numerusform>
            <numerusform>توقف %n عمال فجأة واستُبدلوا؛ الأخير: {end}</numerusform>
            <numerusform>توقف %n عاملًا فجأة واستُبدلوا؛ الأخير: {end}</numerusform>
            <numerusform>توقف %n عامل فجأة واستُبدلوا؛ الأخير: {end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;About tttmc</source>
        <translation>&amp;حول tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Back to the game</source>
        <translation>ال&amp;عودة إلى المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Convergence of this position…</source>
        <translation>تقا&amp;رب هذه الوضعية…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Copy board</source>
        <translation>نسخ اللو&amp;حة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>&amp;Copy diagnostic information</source>
        <translation>&amp;نسخ معلومات التشخيص</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Export as picture…</source>
        <translation>&amp;تصدير كصورة…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Faster</source>
        <translation>أ&amp;سرع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;First position</source>
        <translation>الوضعية الأ&amp;ولى</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Game</source>
        <translation>م&amp;باراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Grade student files…</source>
        <translation>ت&amp;قييم ملفات الطلاب…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Inspector</source>
        <translation>اللو&amp;ح الجانبي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Lab…</source>
        <translation>ال&amp;مختبر…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Last move</source>
        <translation>النقلة الأ&amp;خيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Move now</source>
        <translation>الل&amp;عب الآن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;نقلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New</source>
        <translation type="vanished">&amp;جديدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New game</source>
        <translation>مباراة &amp;جديدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Next move</source>
        <translation>النقلة ال&amp;تالية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Open game…</source>
        <translation>&amp;فتح مباراة…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>&amp;Panels</source>
        <translation type="vanished">الألوا&amp;ح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Play</source>
        <extracomment>The machines play until they are paused.</extracomment>
        <translation>&amp;لعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Preferences…</source>
        <translation>التف&amp;ضيلات…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Previous move</source>
        <translation>النقلة ال&amp;سابقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Redo</source>
        <translation>إعا&amp;دة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Rematch</source>
        <translation>مباراة &amp;تالية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Review the game</source>
        <translation>مرا&amp;جعة المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Save game</source>
        <translation>&amp;حفظ المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Step</source>
        <extracomment>Let the machines play a single move.</extracomment>
        <translation>&amp;خطوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;أدوات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Train a learner…</source>
        <translation>ت&amp;دريب متعلّم…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Trials slider</source>
        <translation>من&amp;زلق المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Undo</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;What would it play here?</source>
        <translation>&amp;ماذا سيلعب هنا؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Whole board</source>
        <translation>اللوحة &amp;كاملة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>+, -</source>
        <translation>+، -</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">يحتاج ‎--control‎ إلى لاعب احتمالاته معروفة: random أو mc:exact على اللوحات الصغيرة، أو مستوى مؤلف منهما</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control takes luck out of games from the empty board: leave out --openings</source>
        <translation type="vanished">يزيل ‎--control‎ الحظ من المباريات التي تبدأ باللوحة الفارغة: احذف ‎--openings‎</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 0</source>
        <translation type="vanished">0 و0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 1</source>
        <translation>0 و1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 0</source>
        <translation>1 و0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 1</source>
        <translation>1 و1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 2</source>
        <translation>1 و2</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>1,000 games with a textbook</source>
        <translation>1,000 مباراة مع كتاب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins.</source>
        <translation>100%: فوز X‏، 50%: تعادل، 0%: فوز O.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors).</source>
        <translation>100%: فوز X‏، 50%: تعادل، 0%: فوز O. النطاقات: الخطأ العشوائي (خطآن معياريان).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_chart.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: two standard errors.</source>
        <translation type="vanished">100%: فوز X‏، 50%: تعادل، 0%: فوز O. النطاقات: خطآن معياريان.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>95 % interval</source>
        <translation>مجال 95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>A file of boards, one per line, from which games begin equally often, or the boards themselves, comma-separated. Each player plays both sides of each.</source>
        <translation>ملف لوحات، واحدة في كل سطر، تبدأ منها المباريات بالتساوي، أو اللوحات نفسها، بفواصل. يلعب كل لاعب جانبي كل لوحة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, a tie as {side}</source>
        <translation>مباراة ضد {opponent}: تعادل باللعب بـ{side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, forfeited as {side}</source>
        <translation>مباراة ضد {opponent}: هزيمة جزاءً باللعب بـ{side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, lost as {side}</source>
        <translation>مباراة ضد {opponent}: خسارة باللعب بـ{side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, won as {side}</source>
        <translation>مباراة ضد {opponent}: فوز باللعب بـ{side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is O</source>
        <translation>‏A بصفة O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is X</source>
        <translation>‏A بصفة X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of less than 0.01 %.</source>
        <translation type="vanished">احتمال أن يكون A الأقوى أقل من 0.01%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of more than 99.99 %.</source>
        <translation type="vanished">احتمال أن يكون A الأقوى أكثر من 99.99%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is the stronger with a probability of {chance}.</source>
        <translation>احتمال أن يكون A الأقوى {chance}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A late submission loses {points} points.</source>
        <translation>يخسر التسليم المتأخر {points} من النقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>A learner notes the moves that lost its games, and avoids them from then on.</source>
        <translation>يسجّل متعلّم النقلات التي خسّرته مبارياته، ويتجنبها بعد ذلك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A loses</source>
        <translation>‏A يخسر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A mistake also limits the points of the whole file:</source>
        <translation>الخطأ يحدّ أيضًا من نقاط الملف كله:</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>A new learner plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation type="vanished">يلعب متعلّم جديد 1,000 مباراة بصفة X ضد نقلات عشوائية. كم يخسر من آخر 200 مباراة مقارنةً بأول 200؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square} looks more promising than the moves tried.</source>
        <translation>تنضم نقلة جديدة إلى الشجرة: تبدو {side} {square} واعدة أكثر من النقلات المجرّبة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square}.</source>
        <translation>تنضم نقلة جديدة إلى الشجرة: {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player has lost none of 400 games. How often may it still lose, if we accept an error of 5 %?</source>
        <translation>لم يخسر لاعب أيًّا من 400 مباراة. كم مرة قد يخسر مع ذلك، إذا قبلنا خطأ مقداره 5%؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>A player moves in one position again and again, with more and more trials.</source>
        <translation>يختار لاعب نقلته في وضعية واحدة مرة بعد مرة، بمحاولات أكثر فأكثر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>A player plays the same number of games with each value of a setting.</source>
        <translation>يلعب لاعب العدد نفسه من المباريات بكل قيمة لأحد إعداداته.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player that hasn't lost in many games may still lose. If it loses a share p of its games, the probability of n games without a loss is (1 − p) to the power of n.</source>
        <translation>قد يخسر لاعب لم يخسر في مباريات كثيرة. إذا كان يخسر حصة p من مبارياته، فاحتمال n مباراة بلا خسارة هو (1 − p) مرفوعًا إلى القوة n.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A plays both sides equally often</source>
        <translation>يلعب A بالجانبين بالتساوي</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>A random move: at this level some are, on purpose.</source>
        <translation>نقلة عشوائية: في هذا المستوى بعضها كذلك عمدًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A search for continuous threats finds a win: {side} {square}.</source>
        <translation>بحث عن تهديدات متصلة يجد فوزًا: {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>A trial plays random moves for both sides until the game ends. Neither side thinks: every empty square is equally likely. Even so, many trials from one position show which side it favours.</source>
        <translation>تلعب المحاولة نقلات عشوائية للجانبين حتى تنتهي المباراة. لا يفكّر أي من الجانبين: كل المربعات الفارغة متساوية الاحتمال. ومع ذلك تُظهر محاولات كثيرة من وضعية واحدة أي الجانبين ترجّحه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A wins</source>
        <translation>‏A يفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A, who always moves first, scores more than half in the long run with a probability of {chance}. If A plays both sides equally often (--both), moving first is no advantage.</source>
        <translation>احتمال أن ينال A، الذي يبدأ دائمًا، أكثر من نصف النقاط على المدى الطويل: {chance}. إذا لعب A بالجانبين بالتساوي (‎--both‎) فلا ميزة في البدء.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A: {a}, B: {b}, {rules}</source>
        <translation>A: {a}، B: {b}، {rules}</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 1,000</source>
        <translation>نحو 1,000</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 10</source>
        <translation>نحو 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 100,000</source>
        <translation>نحو 100,000</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 33 %</source>
        <translation>نحو 33%</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 45 %</source>
        <translation>نحو 45%</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 58 %</source>
        <translation>نحو 58%</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 75 %</source>
        <translation>نحو 75%</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>About as many</source>
        <translation>العدد نفسه تقريبًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Adds knowledge to UCT: it tries promising moves first, judges positions by their open lines, and proves results. The better a move does, the more often it is tried.</source>
        <translation>يضيف معرفة إلى UCT: يجرّب النقلات الواعدة أولًا، ويحكم على الوضعيات بخطوطها المفتوحة، ويبرهن النتائج. كلما حسنت نتيجة النقلة كثر تجريبها.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>After %n trial(s), the highest score is at {squares}.</source>
        <translation type="vanished">
            <numerusform>قبل أي محاولة أعلى النقاط في {squares}.</numerusform>
            <numerusform>بعد محاولة واحدة أعلى النقاط في {squares}.</numerusform>
            <numerusform>بعد محاولتين أعلى النقاط في {squares}.</numerusform>
            <numerusform>بعد %n محاولات أعلى النقاط في {squares}.</numerusform>
            <numerusform>بعد %n محاولة أعلى النقاط في {squares}.</numerusform>
            <numerusform>بعد %n محاولة أعلى النقاط في {squares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change.</source>
        <translation type="vanished">بعد المحاولة يكسب كل مربع نقاطًا أو يخسرها. إذا فاز صاحب الدور بالمحاولة كسب كل مربع له وزن الذات، وخسر كل مربع للخصم وزن الخصم. وإذا خسر انعكست الإشارات. لا يغيّر التعادل شيئًا، ولا تتغيّر المربعات الفارغة أبدًا.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. A square's score per trial is the sum of these points, divided by the number of trials.</source>
        <translation>بعد المحاولة يكسب كل مربع نقاطًا أو يخسرها. إذا فاز صاحب الدور بالمحاولة كسب كل مربع له وزن الذات، وخسر كل مربع للخصم وزن الخصم. وإذا خسر انعكست الإشارات. لا يغيّر التعادل شيئًا، ولا تتغيّر المربعات الفارغة أبدًا. ونقاط المربع لكل محاولة هي مجموع هذه النقاط مقسومًا على عدد المحاولات.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. The number on the board is the sum of these points, divided by the number of trials.</source>
        <translation type="vanished">بعد المحاولة يكسب كل مربع نقاطًا أو يخسرها. إذا فاز صاحب الدور بالمحاولة كسب كل مربع له وزن الذات، وخسر كل مربع للخصم وزن الخصم. وإذا خسر انعكست الإشارات. لا يغيّر التعادل شيئًا، ولا تتغيّر المربعات الفارغة أبدًا. والرقم على اللوحة هو مجموع هذه النقاط مقسومًا على عدد المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>After the game, or in a hint</source>
        <translation>بعد المباراة، أو في تلميح</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, O blocks at {best11} with weights 1 and 1, at {best01} with 0 and 1, and at {best12} with 1 and 2. With 1 and 0 it plays {best10}, and with 2 and 1 {best21}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation type="vanished">بعد {trials} محاولة يصدّ O في {best11} بالوزنين 1 و1، وفي {best01} بالوزنين 0 و1، وفي {best12} بالوزنين 1 و2. وبالوزنين 1 و0 يلعب {best10}، وبالوزنين 2 و1 يلعب {best21}: وهو المربع الأنفع لـO، لكن X يفوز بعده. وزن الذات يهاجم ووزن الخصم يدافع؛ ولا تهم إلا نسبتهما. إذا فضّل كلاهما المربع نفسه فلا يغيّر أي وزنين النقلة. وهنا يختلفان، وتتغيّر النقلة حيث يساوي وزن الذات {ratio} ضعفًا من وزن الخصم. وبالوزنين 0 و0 تكون نقاط كل مربع 0، فالاختيار عشوائي.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, the best square is {best11} with weights 1 and 1, {best10} with 1 and 0, and {best01} with 0 and 1. With 0 and 0, every square scores 0, so the choice is random. Doubling both weights doubles every score and changes no choice: only their ratio counts.</source>
        <translation type="vanished">بعد {trials} محاولة أفضل مربع هو {best11} بالوزنين 1 و1، و{best10} بالوزنين 1 و0، و{best01} بالوزنين 0 و1. وبالوزنين 0 و0 تكون نقاط كل مربع 0، فالاختيار عشوائي. مضاعفة الوزنين تضاعف كل النقاط ولا تغيّر أي اختيار: لا تهم إلا نسبتهما.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, weights 1/1, 0/1 and 1/2 choose {best11} and block. 1/0 and 2/1 choose {best10}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation>بعد {trials} محاولة، تختار الأوزان 1/1 و0/1 و1/2 المربع {best11} وتصد التهديد. ويختار 1/0 و2/1 المربع {best10}: المربع الأنفع لـ O، لكن X يفوز في النقلة التالية. وزن الذات يهاجم ووزن الخصم يدافع؛ ولا تهم إلا نسبتهما. إذا فضّل كلاهما المربع نفسه فلا يغيّر أي وزنين النقلة. وهنا يختلفان، وتتغيّر النقلة حيث يساوي وزن الذات {ratio} ضعفًا من وزن الخصم. وبالوزنين 0 و0 تكون نقاط كل مربع 0، فالاختيار عشوائي.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation>عند اللعب ضد نفسه يستخدم الجانبان القيمة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is as strong as the reference solution.</source>
        <translation>هو بقوة الحل المرجعي ضد {opponent}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is stronger than the reference solution.</source>
        <translation>هو أقوى من الحل المرجعي ضد {opponent}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is weaker than the reference solution.</source>
        <translation>هو أضعف من الحل المرجعي ضد {opponent}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Alike</source>
        <translation>التشابه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>All as JSON…</source>
        <translation>الكل بصيغة JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>All games</source>
        <translation>كل المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation>يُظهر أيضًا النتيجة بلا حظ النقلات العشوائية، ومجالها أضيق. يجب أن تكون فرص هذه النقلات معروفة، كفرص اللاعب العشوائي.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Also varied</source>
        <translation>يتغيّر أيضًا</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Animated GIF of the whole game</source>
        <translation>صورة GIF متحركة للمباراة كلها</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Another program, for five in a row</source>
        <translation>برنامج آخر لخمسة في صف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Applies when tttmc starts again</source>
        <translation>يُطبَّق عند تشغيل tttmc من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As O</source>
        <translation>بصفة O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As X</source>
        <translation>بصفة X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>As a picture…</source>
        <translation>كصورة…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As a player, this opponent is {player}.</source>
        <translation>كلاعب، هذا الخصم هو {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>As the system asks</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses every time to an opponent who knows it.</source>
        <translation type="vanished">بصفة {side} يخسر دائمًا أمام خصم يعرفه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses {share} % of the games to an opponent who knows it.</source>
        <translation type="vanished">بصفة {side} يخسر {share}% من المباريات أمام خصم يعرفه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it never loses.</source>
        <translation type="vanished">بصفة {side} لا يخسر أبدًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>At once</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>At random</source>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Backup: add the result to every move on the way.</source>
        <translation>الإرجاع: إضافة النتيجة إلى كل نقلة في الطريق.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval.</source>
        <translation>النطاق: مجال ويلسون 95%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.</source>
        <translation>النطاق: مجال ويلسون 95%. الحد: محسوب لعدد لا نهائي من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % Wilson intervals.</source>
        <translation>النطاقات: مجالات ويلسون 95%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % intervals.</source>
        <translation>النطاقات: مجالات 95%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error.</source>
        <translation type="vanished">النطاقات: خطأ معياري واحد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Dashed lines: exact values.</source>
        <translation type="vanished">النطاقات: خطأ معياري واحد. الخطوط المتقطعة: القيم الدقيقة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">النطاقات: خطأ معياري واحد. الخطوط الرفيعة: القيم الدقيقة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Beats Monte Carlo as often as possible</source>
        <translation>يهزم مونت كارلو قدر الإمكان</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Best reply</source>
        <translation>أفضل رد</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Blame for a loss</source>
        <translation>سبب الخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow</source>
        <translation type="vanished">أزرق إلى أصفر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow (protanopia)</source>
        <translation type="vanished">أزرق إلى أصفر (عمى الأحمر)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Board size</source>
        <translation>حجم اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>كلا المقياسين لوغاريتمي. النطاقات: النصف الأوسط من المباريات. تطول الأزمنة المنقضية أثناء عمل برامج أخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}.</source>
        <translation>الحدود: {first}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}.</source>
        <translation>الحدود: {first}؛ {second}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}; {third}.</source>
        <translation>الحدود: {first}؛ {second}؛ {third}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Break ties</source>
        <translation>عند التساوي</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Built-in</source>
        <translation>مدمج</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>By estimate, it turned at move {number}</source>
        <translation>تقديرًا انقلبت المباراة عند النقلة {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>By level</source>
        <translation type="vanished">حسب المستوى</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>CSV and JSON have the results after each of {count} openings.</source>
        <translation>في CSV وJSON النتائج بعد كل الافتتاحات، وعددها {count}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>CSV table</source>
        <translation>جدول CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Calculate in the lab how good this player can get, under the game's rules</source>
        <translation>حساب أفضل ما يبلغه هذا اللاعب في المختبر وفق قواعد المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Calculate the scores for infinitely many trials instead of playing some.</source>
        <translation>حساب النقاط لعدد لا نهائي من المحاولات بدلًا من لعب بعضها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Can it learn from its mistakes?</source>
        <translation>هل يتعلّم من أخطائه؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Canvas gradebook</source>
        <translation>سجل درجات Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Centre ahead</source>
        <translation>تقدّم المركز</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Chain</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>السلسلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Chance of a move that gives up the proven result</source>
        <translation>احتمال نقلة تفرّط في النتيجة المبرهنة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of being best</source>
        <translation type="vanished">احتمال كونه الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of best score</source>
        <translation>احتمال أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Chance of choosing a losing move</source>
        <translation type="vanished">احتمال اختيار نقلة خاسرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Change the score of each square.</source>
        <translation>تغيير نقاط كل مربع.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Check many files</source>
        <translation>فحص ملفات كثيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Choose a position and numbers of trials, then press Start.</source>
        <translation>اختر وضعية وأعداد محاولات ثم اضغط «بدء».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Choose the empty square with the highest score.</source>
        <translation>اختيار المربع الفارغ الأعلى نقاطًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Close the window</source>
        <translation>إغلاق النافذة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Colours only</source>
        <translation>الألوان فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Comment</source>
        <translation>التعليق</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Commonest mistakes</source>
        <translation>أكثر الأخطاء شيوعًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: time per game</source>
        <translation>المقارنة: زمن المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: {measure}</source>
        <translation>المقارنة: {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Convergence</source>
        <translation>تقارب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares</source>
        <translation type="vanished">تقارب أفضل المربعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares in one run of trials</source>
        <translation>تقارب أفضل المربعات في تشغيل واحد للمحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Convergence of {player} on {board}, {rules}</source>
        <translation>تقارب {player} على {board}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as a picture</source>
        <translation>نسخ كصورة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy as command</source>
        <translation>نسخ كأمر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as text</source>
        <translation>نسخ كنص</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Copy the board as text</source>
        <translation>نسخ اللوحة نصًّا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy the command that repeats the run</source>
        <translation type="vanished">نسخ الأمر الذي يعيد التشغيل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Copy versions, settings and the last errors, without names of files</source>
        <translation>نسخ الإصدارات والإعدادات وآخر الأخطاء، من دون أسماء الملفات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Create a starter file and its tests</source>
        <translation>إنشاء ملف بداية واختباراته</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Cross table</source>
        <translation>جدول المواجهات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>Dask at {address}, %n worker(s)</source>
        <translation>
            <numerusform>Dask على {address}، بلا عمال</numerusform>
            <numerusform>Dask على {address}، عامل واحد</numerusform>
            <numerusform>Dask على {address}، عاملان</numerusform>
            <numerusform>Dask على {address}، %n عمال</numerusform>
            <numerusform>Dask على {address}، %n عاملًا</numerusform>
            <numerusform>Dask على {address}، %n عامل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>Dask isn't installed: install tttmc with its cluster extra, or install the package distributed</source>
        <translation>‏Dask غير مثبّت: ثبّت tttmc مع الإضافة cluster، أو ثبّت الحزمة distributed</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete the selected runs (Delete); can be undone</source>
        <translation type="vanished">حذف عمليات التشغيل المحددة (Delete)؛ يمكن التراجع</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as CSV…</source>
        <translation>الفروق بصيغة CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as JSON…</source>
        <translation>الفروق بصيغة JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Do more trials always help?</source>
        <translation>هل تفيد كثرة المحاولات دائمًا؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Done</source>
        <extracomment>Column with the number of games played.</extracomment>
        <translation>المنجز</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Each box is a mistake: the points that are left, what it costs in games, and a call of a function that shows it. Squares are written (row, column), counted from 0 at the top left, and boards row by row: X.O/.../... has an X and an O in its top row. In the pictures, a solid frame marks what was expected, and a dashed one what was done instead.</source>
        <translation>كل إطار خطأ: النقاط التي تبقى، وما يكلّفه في المباريات، واستدعاء دالة يُظهره. تُكتب المربعات (الصف، العمود) بالعدّ من 0 بدءًا من أعلى اليسار، واللوحات صفًا صفًا: ‎X.O/.../...‎ فيها X وO في الصف الأعلى. في الصور يبيّن الإطار المتصل ما كان متوقعًا، والإطار المتقطع ما فُعل بدلًا منه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Each player is X in half of them.</source>
        <translation>يلعب كل لاعب بـX في نصفها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy, medium, hard or unbeatable</source>
        <translation>سهل أو متوسط أو صعب أو لا يُهزم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Elo difference</source>
        <translation>فرق Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation>إنهاء المباراة حالما يُظهر برهان قصير من يفوز بأفضل لعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End proven games</source>
        <translation>إنهاء المباريات المبرهنة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Enter, Space</source>
        <translation>Enter، Space</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Equal time</source>
        <translation>زمن متساوٍ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Estimate and truth</source>
        <translation>التقدير والحقيقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every fourth simulation also plays a random game.</source>
        <translation>محاكاة من كل أربع تلعب أيضًا مباراة عشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Every function looks right, but the games are far too weak</source>
        <translation>تبدو كل دالة صحيحة، لكن المباريات أضعف بكثير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Every function looks right, but the games are far too weak. Read the source.</source>
        <translation>تبدو كل الدوال صحيحة، لكن لعبه في المباريات أضعف بكثير مما ينبغي. اقرأ المصدر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Every move except {square} completes a line and loses at once.</source>
        <translation>كل نقلة عدا {square} تكمل خطًا وتخسر فورًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move kept the tie, so {square} gave nothing away.</source>
        <translation>كل النقلات تحفظ التعادل، فلم يفرّط {square} في شيء.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}.</source>
        <translation>كل نقلة تخسر لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}; the game lasts longest after {squares}.</source>
        <translation>كل نقلة تخسر لـ{side}؛ وتطول المباراة أكثر بعد {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move lost here, so {square} gave nothing away.</source>
        <translation>كل النقلات هنا خاسرة، فلم يفرّط {square} في شيء.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every move on the way gets one more visit: {side}'s moves gain {mine}, {other}'s {theirs}.</source>
        <translation>تنال كل نقلة في الطريق زيارة إضافية: نقلات {side} تكسب {mine}، ونقلات {other} {theirs}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Every player meets every other, and their results become ratings.</source>
        <translation>يلعب كل لاعب ضد كل لاعب، وتتحول نتائجهم إلى تصنيفات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exact</source>
        <translation>القيم الدقيقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Exact scores: {better} {high}, {worse} {low}.</source>
        <translation>النقاط الدقيقة: {better} ‎{high}‎، و{worse} ‎{low}‎.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Exact: the rates for infinitely many samples.</source>
        <translation>القيم الدقيقة: معدّلات النجاح لعدد لا نهائي من العينات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>Exact: the scores per trial for infinitely many trials.</source>
        <translation>القيم الدقيقة: النقاط لكل محاولة لعدد لا نهائي من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Example</source>
        <translation>مثال</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expansion: add a new move.</source>
        <translation>التوسيع: إضافة نقلة جديدة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exploration</source>
        <translation>الاستكشاف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Export</source>
        <translation type="vanished">تصدير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Export this game as an animation, or the board as a picture</source>
        <translation>تصدير هذه المباراة رسومًا متحركة أو اللوحة صورةً</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Feedback for Moodle or Canvas</source>
        <translation>ملاحظات لـMoodle أو Canvas</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>Fewer</source>
        <translation>أقل</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Fewer games tie</source>
        <translation>تعادلات أقل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Fill the screen, or restore the window</source>
        <translation>ملء الشاشة أو استعادة النافذة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find better moves than those you played in your games</source>
        <translation>البحث عن نقلات أفضل مما لعبته في مبارياتك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Find the limits</source>
        <translation>حساب الحدود</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find the mistakes of this game</source>
        <translation>البحث عن أخطاء هذه المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Finds out what a player does with infinitely many trials, and how often it loses to an opponent who knows it, on boards up to 4×4.</source>
        <translation>تكشف ما يفعله اللاعب بعدد لا نهائي من المحاولات، وكم مرة يخسر أمام خصم يعرفه، على لوحات حتى 4×4.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>First square</source>
        <translation>المربع الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Forward sampling</source>
        <translation>أخذ العينات الأمامي</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>From 10 trials to 5,000</source>
        <translation>من 10 محاولات إلى 5,000</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From every game against a machine</source>
        <translation>من كل مباراة ضد آلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From games that you review</source>
        <translation>من المباريات التي تراجعها</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>From sampling to tree search</source>
        <translation>من أخذ العينات إلى البحث الشجري</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>From {first} to {last} losses per {games} games</source>
        <translation>من {first} إلى {last} خسارة لكل {games} مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>From {trials} on, no move gives up the result</source>
        <translation>ابتداءً من {trials} لا تفرّط أي نقلة في النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Functions</source>
        <translation>الدوال</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Games</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation>مباريات على {rules}‏: {games}، الخسائر: {losses}. الأخطاء في الكتاب: {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Games per pair</source>
        <translation>مباريات كل زوج</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Games per value</source>
        <translation>مباريات كل قيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Games won / tied / lost against {opponent}</source>
        <translation type="vanished">المباريات الفائزة / المتعادلة / الخاسرة ضد {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Games won, tied and lost against {opponent}</source>
        <translation>المباريات الفائزة والمتعادلة والخاسرة ضد {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Games: won-tied-lost</source>
        <translation>المباريات: فوز-تعادل-خسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet</source>
        <translation>واحد ضد الجميع</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet of {player} with {count} players, {rules}</source>
        <translation>‏{player} ضد الجميع، عدد اللاعبين {count}، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>GitHub Classroom results</source>
        <translation>نتائج GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Gives up the result</source>
        <translation>يفرّط في النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Go back to the move that lost the game, and play a better one</source>
        <translation>الرجوع إلى النقلة التي خسّرت المباراة ولعب نقلة أفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go through the game</source>
        <translation>التنقل في المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go to a square</source>
        <translation>الانتقال إلى مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Gold (protanopia)</source>
        <translation>ذهبي (عمى الأحمر)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Gomocup engine</source>
        <translation>محرّك Gomocup</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Grades of %n file(s)</source>
        <translation>
            <numerusform>لا درجات</numerusform>
            <numerusform>درجات ملف واحد</numerusform>
            <numerusform>درجات ملفين</numerusform>
            <numerusform>درجات %n ملفات</numerusform>
            <numerusform>درجات %n ملفًا</numerusform>
            <numerusform>درجات %n ملف</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Gradescope autograder</source>
        <translation>مقيّم Gradescope الآلي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Greyscale</source>
        <translation>تدرّج رمادي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>HTML page</source>
        <translation>صفحة HTML</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>HTML pages</source>
        <translation>صفحات HTML</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Handed in late</source>
        <translation>سُلّم متأخرًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Handed in late: {points} points are taken off.</source>
        <translation>سُلّم متأخرًا: تُخصم {points} من النقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>How a score is made</source>
        <translation>كيف تُحسب النقاط</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>How does the share of losing moves change from 10 trials per move to 5,000?</source>
        <translation>كيف تتغيّر حصة النقلات الخاسرة من 10 محاولات لكل نقلة إلى 5,000؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation>ما أفضل ما يمكنه بلوغه؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How hard it is to beat.</source>
        <translation>مدى صعوبة هزيمته.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long a move may take before the file forfeits.</source>
        <translation>المدة المسموحة للنقلة قبل أن ينهزم الملف جزاءً.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long the engine may think about a move; it may overrun by a second.</source>
        <translation>المدة المسموحة لتفكير المحرّك في النقلة؛ وقد يتجاوزها بثانية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among equal or unproven moves.</source>
        <translation type="vanished">كم مباراة يحاكيها البحث الشجري للاختيار بين نقلات متساوية أو غير مبرهنة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among moves without a proof.</source>
        <translation>كم مباراة يحاكيها البحث الشجري للاختيار بين نقلات غير مبرهنة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many positions the proof may search before each move.</source>
        <translation>كم وضعية يبحثها البرهان قبل كل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end before each move.</source>
        <translation>كم مباراة عشوائية تُلعب حتى نهايتها قبل كل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end for each square.</source>
        <translation>كم مباراة عشوائية تُلعب حتى نهايتها لكل مربع.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>How many simulations does tree search need here before it no longer chooses a losing square in any of 40 runs?</source>
        <translation>كم محاكاة يحتاج إليها البحث الشجري هنا كي لا يختار مربعًا خاسرًا في أي من 40 مرة؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How many trials are enough?</source>
        <translation>كم محاولة تكفي؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation>كم مرة تُختار نقلة بكل عدد من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>How points are awarded</source>
        <translation>كيف تُمنح النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How to choose among squares with the same rate.</source>
        <translation>كيف يُختار بين مربعات لها معدّل النجاح نفسه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Id</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>In</source>
        <translation>في</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 2 of 3 runs</source>
        <translation>في نحو 2 من 3 مرات</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 9 of 10 runs</source>
        <translation>في نحو 9 من 10 مرات</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In half of all runs</source>
        <translation>في نصف المرات</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses.</source>
        <translation>في المباراة المعكوسة يخسر من يكمل خطًا.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses. The centre is on more lines than any other square.</source>
        <translation type="vanished">في المباراة المعكوسة يخسر من يكمل خطًا. والمركز على خطوط أكثر من أي مربع آخر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>In the search's simulations, {side} scored {rate} of the points after {square}.</source>
        <translation>في محاكاة البحث حقق {side}‏ {rate} من النقاط بعد {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10 games</source>
        <translation>حتى مباراة من كل 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10,000 games</source>
        <translation>حتى مباراة من كل 10,000</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of about 130 games</source>
        <translation>حتى مباراة من كل 130 تقريبًا</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>In {trials} trials, X won {wins}, tied {ties} and lost {losses}. Infinitely many trials would give {exact}. Moving first helps even random players.</source>
        <translation>في {trials} محاولة فاز X في {wins} وتعادل في {ties} وخسر في {losses}. وعدد لا نهائي من المحاولات يعطي {exact}. البدء أولًا يفيد حتى اللاعبين العشوائيين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Interface size</source>
        <translation>حجم الواجهة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It can't be beaten</source>
        <translation>لا يمكن هزمه</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It falls</source>
        <translation>تنخفض</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It forfeited %n game(s): {reason}.</source>
        <translation>
            <numerusform>لم ينهزم جزاءً في أي مباراة: {reason}.</numerusform>
            <numerusform>انهزم جزاءً في مباراة واحدة: {reason}.</numerusform>
            <numerusform>انهزم جزاءً في مباراتين: {reason}.</numerusform>
            <numerusform>انهزم جزاءً في %n مباريات: {reason}.</numerusform>
            <numerusform>انهزم جزاءً في %n مباراة: {reason}.</numerusform>
            <numerusform>انهزم جزاءً في %n مباراة: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It loses {x} % as X and {o} % as O</source>
        <translation>يخسر {x}% بصفة X و{o}% بصفة O</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and its textbook has {mistakes} entries now. One of them is on the board: in this position, {entry} lost. “Learn by mistake” learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation>خسر {first} من أول 200 مباراة و{last} من آخر 200، وفي كتابه الآن {mistakes} من المدخلات. أحدها على اللوحة: في هذه الوضعية خسر {entry}. يتعلم «التعلّم بالأخطاء» دون أن يفهم الخطوط: فهو لا يعرف إلا الأخطاء التي ارتكبها.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and now knows {mistakes} mistakes. It learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation type="vanished">خسر {first} من أول 200 مباراة و{last} من آخر 200، ويعرف الآن {mistakes} من الأخطاء. يتعلّم بلا فهم للخطوط: لا يعرف إلا الأخطاء التي ارتكبها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It plays</source>
        <translation>يلعب</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It rises</source>
        <translation>ترتفع</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %. Since all other checks passed, only a difference beyond chance counts: the true one is nearly certain to be between {low} and {high} %.</source>
        <translation>نتيجته {own}% ونتيجة الحل المرجعي {reference}%. وبما أن كل الفحوص الأخرى نجحت، فلا يُحسب إلا فرق يتجاوز الصدفة: ويكاد يكون مؤكدًا أن الفرق الحقيقي بين {low} و{high}%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %; the true difference is likely to be between {low} and {high} %.</source>
        <translation>نتيجته {own}% ونتيجة الحل المرجعي {reference}%؛ ويُرجَّح أن الفرق الحقيقي بين {low} و{high}%.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It stays about the same</source>
        <translation>تبقى كما هي تقريبًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>It turned at move {number}</source>
        <translation>انقلبت المباراة عند النقلة {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>JUnit XML</source>
        <translation>JUnit XML</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Knows how Monte Carlo with infinitely many trials and these weights plays, and wins against it as often as possible.</source>
        <translation>يعرف كيف يلعب مونت كارلو بعدد لا نهائي من المحاولات وبهذه الأوزان، ويفوز عليه قدر الإمكان.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;essons…</source>
        <translation>ال&amp;دروس…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;imits of this player…</source>
        <translation>حدود هذا اللا&amp;عب…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Language, colours, sound and more</source>
        <translation>اللغة والألوان والصوت وغيرها</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Last move</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>النقلة الأخيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Late</source>
        <translation>متأخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learn by mistake</source>
        <translation>التعلّم بالأخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Learner's te&amp;xtbook…</source>
        <translation>&amp;كتاب المتعلّم…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Learning</source>
        <translation>تعلّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Learning against {opponent}, {rules}</source>
        <translation>التعلّم ضد {opponent}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learns from every game it loses</source>
        <translation>يتعلّم من كل مباراة يخسرها</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Level to begin with</source>
        <translation type="vanished">مستوى البداية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Light, dark or high contrast</source>
        <translation>فاتحة أو داكنة أو عالية التباين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Limit</source>
        <translation>الحد</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Limits</source>
        <translation>حدود</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>حدود {player}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Line</source>
        <translation>تسلسل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Line length</source>
        <translation>طول الخط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>List all shortcuts</source>
        <translation>سرد كل الاختصارات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Look copied</source>
        <translation>تبدو منسوخة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Looks ahead, promising moves first</source>
        <translation>ينظر قدمًا بدءًا بالنقلات الواعدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Losing move</source>
        <translation type="vanished">نقلة خاسرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losing moves</source>
        <translation>نقلات خاسرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses</source>
        <translation type="vanished">الخسائر</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses during training, {rules}</source>
        <translation>الخسائر أثناء التدريب، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses in the newest 200 games</source>
        <translation>الخسائر في أحدث 200 مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation>قد تستمر الخسائر: إذا كانت نقلة سابقة قد حسمت المباراة فلا يتعلّم منها إلا خيار «السلسلة».</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses per {games} games: {losses}.</source>
        <translation>الخسائر لكل {games} مباراة: {losses}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses still possible</source>
        <translation>خسائر ما زالت ممكنة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Machine by level</source>
        <translation>آلة حسب المستوى</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Machines</source>
        <translation>آلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move faster</source>
        <translation>تسريع نقلات الآلات عند مشاهدتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move more slowly</source>
        <translation>إبطاء نقلات الآلات عند مشاهدتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Marks in a row.</source>
        <translation>عدد العلامات على خط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Match</source>
        <translation>مواجهة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Mean time per move: A {a}, B {b}.</source>
        <translation>متوسط زمن النقلة: A {a}، B {b}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Measure in the lab how the scores of this position settle</source>
        <translation>قياس استقرار نقاط هذه الوضعية في المختبر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Measure players: sweeps, tournaments and more</source>
        <translation>قياس اللاعبين: تجريب القيم والبطولات وغيرها</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Measured player</source>
        <translation>اللاعب المقيس</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Memory in MB</source>
        <translation>الذاكرة بالميغابايت</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Mistake</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as O</source>
        <translation>الأخطاء باللعب بـO</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as X</source>
        <translation>الأخطاء باللعب بـX</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others.</source>
        <translation>الأخطاء بصفة {side}: {own} في مبارياته، و{others} في غيرها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation>الأخطاء بصفة {side}: {own} في مبارياته، و{others} في غيرها. مباراة خاسرة: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others.</source>
        <translation type="vanished">الأخطاء: {own} في مبارياته، و{others} في غيرها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation type="vanished">الأخطاء: {own} في مبارياته، و{others} في غيرها. مباراة خاسرة: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Monte Carlo</source>
        <translation>مونت كارلو</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>Monte Carlo moves first in the reverse game on an empty 3×3 board. Which square does it rate worst? Choose it on the board.</source>
        <translation>يبدأ مونت كارلو المباراة المعكوسة على لوحة 3×3 فارغة. أي مربع يعدّه الأسوأ؟ اختره على اللوحة.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Monte Carlo plays itself with 1,000 trials per move instead of 5. What happens to the number of ties?</source>
        <translation>يلعب مونت كارلو ضد نفسه بـ1,000 محاولة لكل نقلة بدلًا من 5. ماذا يحدث لعدد التعادلات؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation>محاولات مونت كارلو لكل نقلة عند اختياره أول مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Moodle grading worksheet</source>
        <translation>ورقة تقييم Moodle</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>More</source>
        <translation>أكثر</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More games tie</source>
        <translation>تعادلات أكثر</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate and take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">المحاولات الأكثر تجعل النقاط أدق وتستغرق وقتًا أطول. ولاعبان جيدان يتعادلان على 3×3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer.</source>
        <translation>المحاولات الأكثر تجعل النقاط أدق وقد تستغرق وقتًا أطول.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">المحاولات الأكثر تجعل النقاط أدق وقد تستغرق وقتًا أطول. ولاعبان جيدان يتعادلان على 3×3.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Motion</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Move from square to square</source>
        <translation>الانتقال من مربع إلى مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Moves at random</source>
        <translation type="vanished">يلعب عشوائيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>NTRIALS</source>
        <translation>NTRIALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is missing</source>
        <translation>‏NTRIALS مفقود</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is too small</source>
        <translation>‏NTRIALS أصغر من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS must be a whole number above 0</source>
        <translation>‏NTRIALS يجب أن يكون عددًا صحيحًا أكبر من 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Names, comments and layout are ignored. Two people can write the same: read both files before you judge.</source>
        <translation>تُتجاهل الأسماء والتعليقات والتنسيق. وقد يكتب شخصان الشيء نفسه: اقرأ الملفين قبل أن تحكم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Ne&amp;w student file…</source>
        <translation>ملف طالب &amp;جديد…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Never loses</source>
        <translation>لا يخسر أبدًا</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>Never: it is proven</source>
        <translation>أبدًا: هذا مبرهن</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>No move is proven better than {square}.</source>
        <translation>لم يُبرهن أن أي نقلة أفضل من {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>No move turned the game</source>
        <translation>لم تقلب أي نقلة المباراة</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>No number is enough</source>
        <translation>لا يكفي أي عدد</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>No random game is needed.</source>
        <translation>لا حاجة إلى مباراة عشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation type="vanished">عدم الخسارة في 400 مباراة لا يستبعد معدّل خسارة يصل إلى {bound}، أي نحو 3 / 400: هذه قاعدة الثلاثة. هنا خسر مونت كارلو مع 1,000 محاولة والوزنين 1 و2 عدد {losses} من {games} مباراة ضد نقلات عشوائية. لكن بعلامة O في الوضعية التي على اللوحة اختار اللاعب نفسه زاوية في {wrong} من {runs} مرة، وهي تخسر أمام أفضل لعب. لا يبرهن أن لاعبًا لا يخسر أبدًا إلا بحث في كل المباريات. ويجري «اللاعب المثالي» مثل هذا البحث قبل كل نقلة: فهو لا يخسر أبدًا على هذه اللوحة. وتجريه صفحة «حدود» في المختبر للاعبين الآخرين.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">عدم الخسارة في 400 مباراة لا يستبعد معدّل خسارة يصل إلى {bound}، أي نحو 3 / 400: هذه قاعدة الثلاثة. هنا خسر مونت كارلو مع 1,000 محاولة والوزنين 1 و2 عدد {losses} من {games} مباراة ضد نقلات عشوائية. لكن بعلامة O في الوضعية التي على اللوحة اختار اللاعب نفسه زاوية في {wrong} من {runs} مرة، وهي تخسر أمام أفضل لعب. لا يبرهن أن لاعبًا لا يخسر أبدًا إلا بحث في كل المباريات: تجريه صفحة «حدود» في المختبر.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials lost {losses} of {games} games against random moves. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">عدم الخسارة في 400 مباراة لا يستبعد معدّل خسارة يصل إلى {bound}، أي نحو 3 / 400: هذه قاعدة الثلاثة. هنا خسر مونت كارلو بـ1,000 محاولة {losses} من {games} مباراة ضد نقلات عشوائية. لا يبرهن أن لاعبًا لا يخسر أبدًا إلا بحث في كل المباريات: تجريه صفحة «حدود» في المختبر.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. The lab's 95 % intervals have two ends with an error of 2.5 % each, so they reach up to {two_sided}. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation>عدم الخسارة في 400 مباراة لا يستبعد معدّل خسارة يصل إلى {bound}، أي نحو 3 / 400: هذه قاعدة الثلاثة. لفترات المختبر ذات 95 % طرفان بخطأ 2.5 % لكل منهما، ولذلك تصل إلى {two_sided}. هنا خسر مونت كارلو مع 1,000 محاولة والوزنين 1 و2 عدد {losses} من {games} مباراة ضد نقلات عشوائية. لكن بعلامة O في الوضعية التي على اللوحة اختار اللاعب نفسه زاوية في {wrong} من {runs} مرة، وهي تخسر أمام أفضل لعب. لا يبرهن أن لاعبًا لا يخسر أبدًا إلا بحث في كل المباريات. ويجري «اللاعب المثالي» مثل هذا البحث قبل كل نقلة: فهو لا يخسر أبدًا على هذه اللوحة. وتجريه صفحة «حدود» في المختبر للاعبين الآخرين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission</source>
        <translation>ليس تسليمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission: {reason}.</source>
        <translation>ليس تسليمًا: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded</source>
        <translation>لم يُقيَّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded: {reason}.</source>
        <translation>لم يُقيَّم: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Not graded: {reason}. The file is not to blame; grade it again.</source>
        <translation type="vanished">لم يُقيَّم: {reason}. ليس العيب في الملف؛ قيّمه من جديد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Not played yet</source>
        <translation>لم تُلعب بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven within {nodes} positions, so tree search chooses the move, which may not be perfect.</source>
        <translation>لم يُبرهن ضمن {nodes} وضعية، فيختار البحث الشجري النقلة وقد لا تكون مثالية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven yet: these are the results of tree search so far.</source>
        <translation>لم يُبرهن بعد: هذه نتائج البحث الشجري حتى الآن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run</source>
        <translation>لم تُجرَ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run: {reason}</source>
        <translation>لم يُجرَ: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet.</source>
        <translation>
            <numerusform>اليقين دون {confidence} قبل أي محاولة: لا يمكن التمييز بين {squares} بعد.</numerusform>
            <numerusform>اليقين دون {confidence} بعد محاولة واحدة: لا يمكن التمييز بين {squares} بعد.</numerusform>
            <numerusform>اليقين دون {confidence} بعد محاولتين: لا يمكن التمييز بين {squares} بعد.</numerusform>
            <numerusform>اليقين دون {confidence} بعد %n محاولات: لا يمكن التمييز بين {squares} بعد.</numerusform>
            <numerusform>اليقين دون {confidence} بعد %n محاولة: لا يمكن التمييز بين {squares} بعد.</numerusform>
            <numerusform>اليقين دون {confidence} بعد %n محاولة: لا يمكن التمييز بين {squares} بعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet. At their present difference, that would take very roughly {more} more.</source>
        <translation>
            <numerusform>اليقين دون {confidence} قبل أي محاولة: لا يمكن التمييز بين {squares} بعد. وبفرقها الحالي يتطلب ذلك {more} أخرى بتقدير تقريبي جدًا.</numerusform>
            <numerusform>اليقين دون {confidence} بعد محاولة واحدة: لا يمكن التمييز بين {squares} بعد. وبفرقها الحالي يتطلب ذلك {more} أخرى بتقدير تقريبي جدًا.</numerusform>
            <numerusform>اليقين دون {confidence} بعد محاولتين: لا يمكن التمييز بين {squares} بعد. وبفرقها الحالي يتطلب ذلك {more} أخرى بتقدير تقريبي جدًا.</numerusform>
            <numerusform>اليقين دون {confidence} بعد %n محاولات: لا يمكن التمييز بين {squares} بعد. وبفرقها الحالي يتطلب ذلك {more} أخرى بتقدير تقريبي جدًا.</numerusform>
            <numerusform>اليقين دون {confidence} بعد %n محاولة: لا يمكن التمييز بين {squares} بعد. وبفرقها الحالي يتطلب ذلك {more} أخرى بتقدير تقريبي جدًا.</numerusform>
            <numerusform>اليقين دون {confidence} بعد %n محاولة: لا يمكن التمييز بين {squares} بعد. وبفرقها الحالي يتطلب ذلك {more} أخرى بتقدير تقريبي جدًا.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. By tree search, {square} gave away {lost} points (± {error}); {better} looks better.</source>
        <translation type="vanished">لا شيء مبرهن هنا. بالبحث الشجري فرّط {square} في {lost} نقطة (± {error})؛ ويبدو {better} أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. Tree search can't tell {square} apart from the best move.</source>
        <translation type="vanished">لا شيء مبرهن هنا. لا يستطيع البحث الشجري تمييز {square} من أفضل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Nothing is proven here: {square} is the machine's choice.</source>
        <translation>لا شيء مبرهن هنا: {square} اختيار الآلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/chart.py"/>
        <source>Nothing to show yet.</source>
        <translation>لا شيء لعرضه بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Number of files by points</source>
        <translation>عدد الملفات حسب النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Number of games to play.</source>
        <translation>عدد المباريات المطلوب لعبها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Number of games with each value.</source>
        <translation>عدد المباريات بكل قيمة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation>عدد المباريات؛ ومع الاختبار التتابعي هو الحد الأقصى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of lines to read: they contain what a course file doesn't need</source>
        <translation>عدد الأسطر التي ينبغي قراءتها: فيها ما لا يحتاج إليه ملف المقرر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of style remarks, which cost no points</source>
        <translation>عدد ملاحظات الأسلوب، وهي لا تكلّف نقاطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Numbers of trials per move.</source>
        <translation>أعداد المحاولات لكل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O blocks X's line</source>
        <translation>يصدّ O خط X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O completes a line</source>
        <translation>يكمل O خطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>O doesn't lose</source>
        <translation>لا يخسر O</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>O has the centre and X a corner; X is to move. With which weights, own and opponent's, does Monte Carlo move at random?</source>
        <translation type="vanished">يشغل O المركز وX زاوية؛ والدور على X. بأي وزنين، للذات وللخصم، يلعب مونت كارلو عشوائيًا؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>O wins</source>
        <translation>فوز O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Off</source>
        <extracomment>Choice of overlay: no colours and numbers on the squares.</extracomment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>On the empty board the centre is better than a corner. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation type="vanished">على اللوحة الفارغة المركز أفضل من الزاوية. لكن النقاط بعد محاولات قليلة لا تُظهر ذلك دائمًا: لكل نقاط خطأ معياري.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error).</source>
        <translation>تشغيل واحد فقط. النطاقات: الخطأ العشوائي (خطأ معياري واحد).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error). Thin lines: exact values.</source>
        <translation>تشغيل واحد فقط. النطاقات: الخطأ العشوائي (خطأ معياري واحد). الخطوط الرفيعة: القيم الدقيقة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error.</source>
        <translation type="vanished">تشغيل واحد فقط. النطاقات: خطأ معياري واحد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">تشغيل واحد فقط. النطاقات: خطأ معياري واحد. الخطوط الرفيعة: القيم الدقيقة.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>One weight is for the squares of the player to move, the other for those of the opponent. A square can be good because winners hold it, or because losers don't. The same trials are scored with each pair of weights.</source>
        <translation type="vanished">وزن لمربعات صاحب الدور، وآخر لمربعات الخصم. قد يكون المربع جيدًا لأن الفائزين يشغلونه، أو لأن الخاسرين لا يشغلونه. تُحسب نقاط المحاولات نفسها بكل زوج من الأوزان.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Only Monte Carlo's scores give a chance of being best.</source>
        <translation type="vanished">نقاط مونت كارلو وحدها تعطي احتمال كونه الأفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only Monte Carlo's scores give a chance of the best score.</source>
        <translation>نقاط مونت كارلو وحدها تعطي احتمال أعلى النقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Only the first player plays all others, who are rated relative to it.</source>
        <translation>اللاعب الأول وحده يلعب ضد كل الآخرين، وتصنيفاتهم نسبةً إليه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only tree search counts visits.</source>
        <translation>البحث الشجري وحده يعدّ الزيارات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} holds the tie.</source>
        <translation>‏{square} وحده يحفظ التعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the tie: every other move loses.</source>
        <translation>‏{square} وحده حفظ التعادل: كل نقلة أخرى تخسر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the win: every other move is worse.</source>
        <translation>‏{square} وحده حفظ الفوز: كل نقلة أخرى أسوأ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} wins.</source>
        <translation>‏{square} وحده يفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open a saved game</source>
        <translation>فتح مباراة محفوظة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines</source>
        <translation>الخطوط المفتوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines: how many lines through the square {side} can still complete.</source>
        <translation>الخطوط المفتوحة: عدد الخطوط المارة بالمربع التي ما زال بإمكان {side} إكمالها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Open s&amp;tudent file…</source>
        <translation>فتح ملف &amp;طالب…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Opening</source>
        <translation>الافتتاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Opening moves</source>
        <translation>نقلات الافتتاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Openings from a file</source>
        <translation>افتتاحات من ملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}</source>
        <translation>يفتتح بـ{squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, a mistake</source>
        <translation>يفتتح بـ{squares}، وهو خطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, sometimes a mistake</source>
        <translation>يفتتح بـ{squares}، وهو خطأ أحيانًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation>وإلا يلعب A بـX في كل مباراة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Own checks</source>
        <translation>فحوص خاصة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>P&amp;aste board</source>
        <translation>ل&amp;صق اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>PNG picture</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Page Up، Page Down، Home، End</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.</source>
        <translation>أزواج المباريات التي نال فيها A ‏0 و½ و1 و1½ و2 من النقاط: {counts}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Parameter</source>
        <translation>المعامل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Passed</source>
        <translation>الناجحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>People</source>
        <translation>أشخاص</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Perfect</source>
        <translation>اللاعب المثالي</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Picks a machine to match the level you choose. Unbeatable is for 3×3 and 4×4 with full lines, where that is proven.</source>
        <translation type="vanished">يختار آلة تناسب المستوى الذي تختاره. «لا يُهزم» متاح على 3×3 و4×4 بخطوط كاملة، حيث بُرهن ذلك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Pink (tritanopia)</source>
        <translation>وردي (عمى الأزرق)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Play against a student's file</source>
        <translation>اللعب ضد ملف طالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Play at the chosen square</source>
        <translation>اللعب في المربع المحدد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from &amp;here</source>
        <translation>اللعب من &amp;هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from the board on the clipboard</source>
        <translation>اللعب من اللوحة الموجودة في الحافظة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play many trials, then choose.</source>
        <translation>لعب محاولات كثيرة ثم الاختيار.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play on from this position, and keep the later moves as a variation</source>
        <translation>متابعة اللعب من هذه الوضعية مع حفظ النقلات اللاحقة تفريعةً</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play one machine move</source>
        <translation>لعب نقلة واحدة للآلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play the best move found so far</source>
        <translation>لعب أفضل نقلة وُجدت حتى الآن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play the game to its end at random.</source>
        <translation>لعب المباراة عشوائيًا حتى نهايتها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play the remaining games</source>
        <translation type="vanished">لعب المباريات الباقية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Play what proves the result of the square with the mouse or the cursor</source>
        <translation>لعب ما يبرهن نتيجة المربع الذي عليه الفأرة أو المؤشر</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares}</source>
        <translation>لُعب: {squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares} and %n more</source>
        <translation type="vanished">
            <numerusform>لُعب: {squares}</numerusform>
            <numerusform>لُعب: {squares} ونقلة أخرى</numerusform>
            <numerusform>لُعب: {squares} ونقلتان أخريان</numerusform>
            <numerusform>لُعب: {squares} و%n نقلات أخرى</numerusform>
            <numerusform>لُعب: {squares} و%n نقلة أخرى</numerusform>
            <numerusform>لُعب: {squares} و%n نقلة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player A</source>
        <translation>اللاعب A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player B</source>
        <translation>اللاعب B</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation>يُرتَّب اللاعبون بعد انتهاء جميع المباريات. بين قوسين: مجال 95% لنسبة المباريات الخاسرة. كل خلية في جدول المواجهات: فوز – تعادل – خسارة للاعب الصف، على الجانبين.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Playing</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: finish the game at random.</source>
        <translation type="vanished">اللعب العشوائي: إنهاء المباراة عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: value the open lines, at times also play a random game.</source>
        <translation>اللعب العشوائي: تقييم الخطوط المفتوحة، وأحيانًا لعب مباراة عشوائية أيضًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Plays against</source>
        <translation>يلعب ضد</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays at the level you choose: easy at random, medium with random moves in between, hard without. Unbeatable takes hard's place where it is proven.</source>
        <translation>يلعب بالمستوى الذي تختاره: السهل عشوائيًا، والمتوسط بنقلات عشوائية بين حين وآخر، والصعب بدونها. ويحلّ «لا يُهزم» محلّ الصعب حيث بُرهن ذلك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Plays its best</source>
        <translation>يلعب أفضل ما لديه</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays many random games, called trials, from the position. It prefers squares that winners tend to hold.</source>
        <translation>يلعب من الوضعية مباريات عشوائية كثيرة تسمى محاولات. يفضّل المربعات التي يشغلها الفائزون عادةً.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games from every square and takes the square with the highest share of good endings.</source>
        <translation>يلعب مباريات عشوائية من كل مربع ويأخذ المربع الذي له أعلى حصة من النهايات الجيدة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games, and begins them with those moves more often that did better. It knows nothing but the rules.</source>
        <translation>يلعب مباريات عشوائية، ويبدؤها أكثر بالنقلات التي كانت نتائجها أفضل. لا يعرف سوى القواعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the mc_move of a Python file</source>
        <translation>يلعب بدالة mc_move من ملف Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the position to its end at random, many times. It prefers squares that winners tend to hold.</source>
        <translation type="vanished">يلعب الوضعية عشوائيًا حتى نهايتها مرات كثيرة. يفضّل المربعات التي يشغلها الفائزون عادةً.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points
of 100</source>
        <translation type="vanished">النقاط
من 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points are limited to {limit}: {reason}.</source>
        <translation>النقاط محدودة بـ {limit}: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points for the checks, out of 100</source>
        <translation type="vanished">نقاط الفحوص من 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Position</source>
        <translation>الوضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Positions per move</source>
        <translation>الوضعيات لكل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Pr&amp;actise your mistakes…</source>
        <translation>الت&amp;درّب على أخطائك…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Predict what the machines do, and check it by experiment</source>
        <translation>توقّع ما تفعله الآلات والتحقق منه بالتجربة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Prefers squares that winners tend to hold</source>
        <translation>يفضّل المربعات التي يشغلها الفائزون</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Press Train: each block of games adds a bar here.</source>
        <translation>اضغط «تدريب»: تضيف كل دفعة من المباريات عمودًا هنا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Problems
worst first</source>
        <translation type="vanished">المشكلات
الأسوأ أولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Proven</source>
        <translation>مبرهن</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Proven mistakes: X {x}, O {o}.</source>
        <translation>الأخطاء المبرهنة: X:‏ {x}، O:‏ {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven results with best play: {better} {high}, {worse} {low}.</source>
        <translation>النتائج المثبتة بأفضل لعب: {better} {high}، {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play the game is a tie.</source>
        <translation>مبرهن: بأفضل لعب تنتهي المباراة بالتعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play {winner} wins.</source>
        <translation>مبرهن: بأفضل لعب يفوز {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} ties and {worse} loses.</source>
        <translation type="vanished">مبرهن: بأفضل لعب يتعادل {better} ويخسر {worse}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} loses.</source>
        <translation type="vanished">مبرهن: بأفضل لعب يفوز {better} ويخسر {worse}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} only ties.</source>
        <translation type="vanished">مبرهن: بأفضل لعب يفوز {better} ولا يبلغ {worse} إلا التعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both lose.</source>
        <translation type="vanished">مبرهن: بأفضل لعب يخسر كل من {one} و{other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both tie.</source>
        <translation type="vanished">مبرهن: بأفضل لعب يتعادل كل من {one} و{other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both win.</source>
        <translation type="vanished">مبرهن: بأفضل لعب يفوز كل من {one} و{other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the best move where it can</source>
        <translation>يثبت أفضل نقلة حيث يمكن</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the result of every move under best play, and takes the best. If a board is too large for that, it says so and uses tree search until near the end.</source>
        <translation>يبرهن نتيجة كل نقلة بأفضل لعب ويأخذ الأفضل. وإذا كانت اللوحة أكبر من ذلك، يذكر الأمر ويستخدم البحث الشجري حتى قرب النهاية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Python
version</source>
        <translation type="vanished">إصدار
Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Python files</source>
        <translation>ملفات Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Random</source>
        <translation>اللاعب العشوائي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Random games</source>
        <translation>مباريات عشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Random moves</source>
        <translation>يلعب عشوائيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation>نقلات عشوائية قبل كل مباراة تعطي الجانبين فرصًا متقاربة. يلعب كل لاعب جانبي كل افتتاح.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: a tie.</source>
        <translation>نقلات عشوائية حتى النهاية: تعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: {winner} wins.</source>
        <translation>نقلات عشوائية حتى النهاية: يفوز {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Rating</source>
        <translation>التصنيف</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings</source>
        <translation type="vanished">التصنيفات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings relative to {player}, {rules}</source>
        <translation>التصنيفات نسبةً إلى {player}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings, {rules}</source>
        <translation>التصنيفات، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Re&amp;load student file</source>
        <translation>إ&amp;عادة تحميل ملف الطالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Read</source>
        <translation>للقراءة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Read about the numbers, the keys and the players</source>
        <translation>القراءة عن الأرقام والمفاتيح واللاعبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Read the file again and restart it</source>
        <translation>قراءة الملف من جديد وإعادة تشغيله</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Read this: {warning}</source>
        <translation>اقرأ هذا: {warning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Remarks</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename the run (F2)</source>
        <translation type="vanished">إعادة تسمية التشغيل (F2)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Repeats the moves that did better</source>
        <translation>يكرّر النقلات التي نجحت أكثر</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_CURRENT (or MCMATCH) without changing the file.</source>
        <translation>يحل محل SCORE_CURRENT (أو MCMATCH) بلا تغيير الملف.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_OTHER (or MCOTHER) without changing the file.</source>
        <translation>يحل محل SCORE_OTHER (أو MCOTHER) بلا تغيير الملف.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Replay the moves taken back</source>
        <translation>إعادة لعب النقلات المسحوبة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset s&amp;core</source>
        <translation>تصفير ال&amp;نتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset the score of the series</source>
        <translation>تصفير نتيجة السلسلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results after each opening</source>
        <translation>النتائج بعد كل افتتاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of A</source>
        <translation>نتائج A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of the sweep</source>
        <translation>نتائج تجريب القيم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Results: {players}, {rules}</source>
        <translation>النتائج: {players}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Return from an earlier move, a suggestion or set-up, or stop thinking</source>
        <translation>العودة من نقلة سابقة أو اقتراح أو إعداد، أو إيقاف التفكير</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>Reverse: completing a line loses</source>
        <translation>معكوس: إكمال خط يعني الخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} holds the tie.</source>
        <translation>صحيح: {square} يحفظ التعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} wins.</source>
        <translation>صحيح: {square} يفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>معايير التقييم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none, unless it relies on another function: then it doesn't count.</source>
        <translation>معايير التقييم «{name}»، مجموع النقاط {full}، درجة النجاح {mark}. ملاحظات الأسلوب لا تكلّف نقاطًا. والفحص الذي تعذّر الحكم عليه لا ينال نقاطًا، إلا إذا اعتمد على دالة أخرى: فعندئذ لا يُحتسب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none.</source>
        <translation type="vanished">معايير التقييم «{name}»، مجموع النقاط {full}، درجة النجاح {mark}. ملاحظات الأسلوب لا تكلّف نقاطًا. والفحص الذي تعذّر الحكم عليه لا ينال نقاطًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Run</source>
        <extracomment>Column with the number of a run of the lab (a noun).</extracomment>
        <translation>التشغيل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Run {number}</source>
        <translation>التشغيل {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs another program that speaks the Gomocup protocol (pbrain-…) in its own process. Engines play five in a row. One that fails forfeits the game.</source>
        <translation>يشغّل برنامجًا آخر يتكلم بروتوكول Gomocup (pbrain-…) في عملية خاصة به. تلعب المحرّكات خمسًا على خط. والمحرّك الذي يفشل ينهزم جزاءً.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Runs each</source>
        <translation>مرات التكرار</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs the mc_move of a file written for the course, Python 2 or 3, in a separate process. A file that fails forfeits the game.</source>
        <translation>يشغّل mc_move من ملف كُتب للمقرر، بـPython 2 أو 3، في عملية منفصلة. الملف الذي يفشل ينهزم جزاءً.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;lower</source>
        <translation>أب&amp;طأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;top</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;wap sides</source>
        <translation>ت&amp;بديل الجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_CURRENT</source>
        <translation>SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>SCORE_CURRENT and SCORE_OTHER</source>
        <translation>‏SCORE_CURRENT وSCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's</source>
        <translation type="vanished">‏SCORE_CURRENT لمربعات اللاعب، وSCORE_OTHER لمربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_OTHER</source>
        <translation>SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>SVG drawing</source>
        <translation>رسم SVG</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Samples per square</source>
        <translation>العينات لكل مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Save as a picture…</source>
        <translation>حفظ كصورة…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>حفظ المباراة &amp;باسم…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Save the results and charts</source>
        <translation type="vanished">حفظ النتائج والرسوم البيانية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in another file</source>
        <translation>حفظ هذه المباراة في ملف آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in its file</source>
        <translation>حفظ هذه المباراة في ملفها</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Score the squares by 10 to 10,000,000 trials</source>
        <translation>تقييم المربعات بعدد من المحاولات بين 10 و10,000,000</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>وزن النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: opponent</source>
        <translation>وزن النقاط: الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: own</source>
        <translation>وزن النقاط: الذات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo} ± {error}.</source>
        <translation>النقاط {share} ({interval})، فرق Elo {elo} ± {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo}.</source>
        <translation type="vanished">النقاط {share} ({interval})، فرق Elo {elo}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}); no Elo difference: one player took all the points.</source>
        <translation>النقاط {share} ({interval})؛ لا فرق Elo: نال لاعب واحد كل النقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score: {players}, {rules}</source>
        <translation>النقاط: {players}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Scores of {player}, {board}, {side} to move</source>
        <translation>نقاط {player}‏، {board}، الدور على {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores ± error</source>
        <translation>النقاط ± الخطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Scores' colours</source>
        <translation>ألوان النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Searc&amp;h tree of this position…</source>
        <translation>&amp;شجرة البحث لهذه الوضعية…</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Seconds per move</source>
        <translation>الثواني لكل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>See how the scores of this position arise, trial by trial</source>
        <translation>عرض نشوء نقاط هذه الوضعية محاولةً محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>See what a learner knows, and which games taught it</source>
        <translation>عرض ما يعرفه المتعلّم والمباريات التي علّمته</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run to see its results, or two runs to compare them.</source>
        <translation>حدد تشغيلًا لترى نتائجه، أو تشغيلين للمقارنة بينهما.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Selection: follow the highest bounds.</source>
        <translation>الانتقاء: اتباع أعلى الحدود.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set u&amp;p a position</source>
        <translation>إعداد &amp;وضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set up a position on the board</source>
        <translation>إعداد وضعية على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Set up a position: click or drag to draw</source>
        <translation>إعداد وضعية: انقر أو اسحب للرسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>Settings are lost when the window closes: {path} can't be written.</source>
        <translation>تُفقد الإعدادات عند إغلاق النافذة: تتعذّر الكتابة في {path}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games; of a move, only choosing it, which the window does step by step and shows meanwhile.</source>
        <translation>النسب مع مجالاتها 95%. الأزمنة: الوسيط، وبين قوسين النصف الأوسط من المباريات؛ وللنقلة زمن اختيارها فقط، وتختارها النافذة خطوة خطوة وتعرض ذلك أثناءه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show a slider below the board that scores the squares by 10 to 10,000,000 trials</source>
        <translation type="vanished">إظهار منزلق تحت اللوحة يقيّم المربعات بعدد من المحاولات بين 10 و10,000,000</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show or hide the panel beside the board</source>
        <translation>إظهار اللوح الجانبي أو إخفاؤه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Show or hide the panels beside the board</source>
        <translation type="vanished">إظهار الألواح الجانبية أو إخفاؤها</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show the &amp;line from a square</source>
        <translation>عرض التس&amp;لسل من مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the last move and go on with the game</source>
        <translation>عرض آخر نقلة ومتابعة المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move earlier</source>
        <translation>عرض الوضعية قبل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move later</source>
        <translation>عرض الوضعية بعد نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Show the run on its page, with its settings (Return)</source>
        <translation type="vanished">عرض التشغيل في صفحته بإعداداته (Return)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the start of the game</source>
        <translation>عرض بداية المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show the whole board after zooming in</source>
        <translation>عرض اللوحة كاملة بعد التكبير</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show what the machine would play here</source>
        <translation>عرض ما ستلعبه الآلة هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Side</source>
        <translation>الجانب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Similar</source>
        <translation>متشابهة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Simulations per move</source>
        <translation>المحاكاة لكل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Size of everything</source>
        <translation type="vanished">حجم كل شيء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Slips often</source>
        <translation>يخطئ كثيرًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Squares per side.</source>
        <translation>عدد المربعات في كل ضلع.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares with the same number are equal by symmetry.</source>
        <translation>المربعات ذات الرقم نفسه متساوية بالتناظر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result aren't proven yet.</source>
        <translation>المربعات التي بلا نتيجة لم تُبرهن بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result couldn't be proven.</source>
        <translation>تعذّرت برهنة المربعات التي بلا نتيجة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick aren't proven yet.</source>
        <translation type="vanished">المربعات التي بلا علامة صح لم تُبرهن بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick couldn't be proven.</source>
        <translation type="vanished">تعذّرت برهنة المربعات التي بلا علامة صح.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Standings</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start</source>
        <extracomment>Button: start the run (a verb).</extracomment>
        <translation type="vanished">بدء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start a new game</source>
        <translation>بدء مباراة جديدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the machines, or pause them</source>
        <translation>تشغيل الآلات أو إيقافها مؤقتًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Start the match</source>
        <translation>بدء المواجهة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the next game of the series</source>
        <translation>بدء المباراة التالية في السلسلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Start the sweep</source>
        <translation>بدء التجريب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Start the tournament</source>
        <translation>بدء البطولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Start the training</source>
        <translation>بدء التدريب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Start the trials</source>
        <translation>بدء المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start: {truth}; random games {games}</source>
        <translation>البداية: {truth}؛ المباريات العشوائية {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Started</source>
        <extracomment>Column with the date and time.</extracomment>
        <translation>البدء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting level</source>
        <translation>المستوى الابتدائي</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting trials</source>
        <translation>المحاولات الابتدائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Stop between Elo</source>
        <translation>الإيقاف بين فرقي Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop early, as soon as the best square is known with this confidence. Squares equal by symmetry count as one.</source>
        <translation>التوقف مبكرًا حالما يُعرف أفضل مربع بهذه الثقة. المربعات المتساوية بالتناظر تُعدّ مربعًا واحدًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Stop thinking without a move, and keep the scores</source>
        <translation>إيقاف التفكير بلا نقلة مع الاحتفاظ بالنقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop when sure, %</source>
        <translation>توقف عند التأكد (%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Strength</source>
        <translation>القوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Student's file</source>
        <translation>ملف طالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Style</source>
        <translation>الأسلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Style
remarks</source>
        <translation type="vanished">ملاحظات
الأسلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style, not counted</source>
        <translation>الأسلوب، لا يُحتسب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style: {remark}</source>
        <translation>الأسلوب: {remark}</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Suppose Monte Carlo plays 10 trials. How often is the centre's score above that of the corner a1?</source>
        <translation>لنفترض أن مونت كارلو يلعب 10 محاولات. كم مرة تكون نقاط المركز أعلى من نقاط الزاوية a1؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Suspect</source>
        <translation>مريب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Swap X and O and start a new game</source>
        <translation>تبديل X وO وبدء مباراة جديدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Sweep</source>
        <translation>تجريب القيم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Symmetric squares</source>
        <translation>المربعات المتناظرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>T&amp;rials of this position…</source>
        <translation>م&amp;حاولات هذه الوضعية…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Table as CSV…</source>
        <translation>الجدول بصيغة CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Take back moves to your last turn</source>
        <translation>سحب النقلات حتى دورك الأخير</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Take known luck out of the score</source>
        <translation>طرح الحظ المعروف من النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Takes any empty square at random.</source>
        <translation>يأخذ أي مربع فارغ عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Teal to pink (tritanopia)</source>
        <translation type="vanished">فيروزي إلى وردي (عمى الأزرق)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Textbook</source>
        <translation>الكتاب</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The bars appear here as games finish.</source>
        <translation>تظهر الأعمدة هنا مع انتهاء المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>The chance of beating Monte Carlo with infinitely many trials.</source>
        <translation>احتمال الفوز على مونت كارلو بعدد لا نهائي من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The colours of the squares from worst to best; brighter is better in each</source>
        <translation type="vanished">ألوان المربعات من الأسوأ إلى الأفضل؛ الأسطع هو الأفضل دائمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The colours of the squares; bolder is better in each</source>
        <translation>ألوان المربعات؛ الأقوى لونًا هو الأفضل دائمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The curves appear here as games finish.</source>
        <translation>تظهر المنحنيات هنا مع انتهاء المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>The engine can't play yet.</source>
        <translation>لا يستطيع المحرّك اللعب بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The engine's program. It can do anything you can on this computer.</source>
        <translation>برنامج المحرّك. يستطيع فعل كل ما تستطيعه على هذا الحاسوب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The exact scores are being calculated.</source>
        <translation>يجري حساب النقاط الدقيقة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file can't be run: {reason}</source>
        <translation>يتعذّر تشغيل الملف: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file played on 3×3, as X and O in turn. The reference solution is a correct file with the same weights. The ranges are 95 % intervals: results within them can be due to chance.</source>
        <translation>لعب الملف على 3×3، بـX وO بالتناوب. الحل المرجعي ملف صحيح بالأوزان نفسها. النطاقات مجالات 95%: النتائج الواقعة ضمنها قد تكون وليدة الصدفة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The file that records losing moves.</source>
        <translation>الملف الذي يسجّل النقلات الخاسرة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>The file's mc_move passed no scores to get_best_move, so there are none to show.</source>
        <translation>لم تمرّر mc_move في الملف أي نقاط إلى get_best_move، فلا شيء لعرضه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The file's version of Python</source>
        <translation>إصدار Python في الملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The files that look copied from this one, or this one from them</source>
        <translation>الملفات التي تبدو منسوخة من هذا الملف، أو يبدو منسوخًا منها</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The first move in the reverse game</source>
        <translation>النقلة الأولى في المباراة المعكوسة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>The game is a tie: no score changes.</source>
        <translation>انتهت المباراة بالتعادل: لا تتغيّر أي نقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The higher it is, the more often moves are tried that did worse so far.</source>
        <translation>كلما ارتفعت القيمة كثر تجريب النقلات التي كانت نتائجها أسوأ حتى الآن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The language of the window</source>
        <translation>لغة النافذة</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The learner plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">يلعب المتعلّم أول مربع لا يعرف أنه خطأ. وعندما يخسر يضيف نقلته الأخيرة إلى كتابه. ولا يكرر خطأً في الوضعية نفسها أبدًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The level of a machine by level when you first choose one</source>
        <translation>مستوى الآلة حسب المستوى عند اختيارها أول مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The level of a player by level when you first choose one</source>
        <translation type="vanished">مستوى اللاعب بالمستويات عند اختياره أول مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The limit that a mistake sets to the points, if they reach it</source>
        <translation>الحد الذي يفرضه خطأ على النقاط، إن بلغته</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>The losing squares are {losing}. With 10 trials, Monte Carlo chose one of them in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}. {second} scores nearly as high but holds the tie, and {last} loses but scores lowest: a high score doesn't say who wins with best play. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation>المربعات الخاسرة هي {losing}. مع 10 محاولات اختار مونت كارلو واحدًا منها في {few} من {runs} مرة، ومع 5,000 في {many}. ومع عدد لا نهائي يختار دائمًا {limit}. نقاط {second} تكاد تساويها لكنه يحفظ التعادل، و{last} يخسر لكن نقاطه هي الأدنى: فالنقاط العالية لا تدل على من يفوز مع أفضل لعب. تفترض المباريات العشوائية خصمًا لا يرى الرد، وكثرتها لا تزيد هذا الخطأ إلا رسوخًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum memory that the engine is told to use.</source>
        <translation>أقصى ذاكرة يُطلب من المحرّك استخدامها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum number of positions judged before each move.</source>
        <translation>أقصى عدد وضعيات يُحكم عليها قبل كل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The number of trials passed to mc_move. Empty: the file's NTRIALS.</source>
        <translation>عدد المحاولات الممرّر إلى mc_move. فارغ: NTRIALS في الملف.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>The only move to consider.</source>
        <translation type="vanished">النقلة الوحيدة الجديرة بالنظر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>The open lines count {points} for {side}.</source>
        <translation>تساوي الخطوط المفتوحة {points} لـ{side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>The own weight counts the squares that the player to move held in the trials: plus where it won, minus where it lost. So it looks for squares that help to win. The opponent weight counts the squares that the opponent held: minus where the player won, plus where the opponent won. So it looks for squares that the opponent wins with, to take them first.</source>
        <translation>وزن الذات يحسب المربعات التي شغلها صاحب الدور في المحاولات: زيادةً حيث فاز، ونقصانًا حيث خسر. فهو يبحث عن مربعات تساعد على الفوز. ووزن الخصم يحسب المربعات التي شغلها الخصم: نقصانًا حيث فاز اللاعب، وزيادةً حيث فاز الخصم. فهو يبحث عن المربعات التي يفوز بها الخصم ليأخذها أولًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The parameter that takes several values.</source>
        <translation>المعامل الذي يأخذ عدة قيم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>The player that scores the squares.</source>
        <translation>اللاعب الذي يحسب نقاط المربعات.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It doesn't repeat a mistake in the same position, unless every move there is one.</source>
        <translation>يلعب اللاعب «التعلّم بالأخطاء» أول مربع لا يعرف أنه خطأ. وعندما يخسر يضيف نقلته الأخيرة إلى كتابه. ولا يكرر خطأً في الوضعية نفسها إلا إذا كانت كل نقلة فيها خطأ.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">يلعب اللاعب «التعلّم بالأخطاء» أول مربع لا يعرف أنه خطأ. وعندما يخسر يضيف نقلته الأخيرة إلى كتابه. ولا يكرر خطأً في الوضعية نفسها أبدًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The points that count</source>
        <translation>النقاط المحتسبة</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. But {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation type="vanished">تعدّ المباريات العشوائية {worst} الأسوأ: {score} لكل محاولة، لأن أكثر الخطوط تمر به. لكن بُرهن أن {holds} هو النقلة الأولى الوحيدة التي لا تخسر: فمنه يرد X على كل نقلة بالمربع المقابل.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. They rate {best} best and equal, but all of these lose: {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation>تعدّ المباريات العشوائية {worst} الأسوأ: {score} لكل محاولة، لأن أكثر الخطوط تمر به. وتعدّ {best} الأفضل بالتساوي، لكنها كلها تخسر: بُرهن أن {holds} هو النقلة الأولى الوحيدة التي لا تخسر. فمنه يرد X على كل نقلة بالمربع المقابل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>The ratings appear here as games finish.</source>
        <translation>تظهر التصنيفات هنا مع انتهاء المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The results appear here as games finish.</source>
        <translation type="vanished">تظهر النتائج هنا مع انتهاء المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>The review begins with the last move.</source>
        <translation>تبدأ المراجعة بالنقلة الأخيرة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>مقياس الأزمنة لوغاريتمي. النطاقات: النصف الأوسط من المباريات. تطول الأزمنة المنقضية أثناء عمل برامج أخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).</source>
        <translation>يقبل الاختبار التتابعي بين {low} و{high} من نقاط Elo القيمة {accepted} ‏(LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).</source>
        <translation>لم يحسم الاختبار التتابعي بين {low} و{high} من نقاط Elo ‏(LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read. They are kept as {path}, and defaults are used instead.</source>
        <translation>تتعذّر قراءة الإعدادات. هي محفوظة في {path}، وتُستخدم الإعدادات الافتراضية بدلًا منها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read: {error}.</source>
        <translation>تتعذّر قراءة الإعدادات: {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>The side that the learner plays.</source>
        <translation>الجانب الذي يلعبه المتعلّم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The side that the measured player plays.</source>
        <translation>الجانب الذي يلعبه اللاعب المقيس.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver agrees: it loses against best play.</source>
        <translation>الحلّال يوافق: تخسر أمام أفضل لعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver can't settle this move within its limit.</source>
        <translation>لا يستطيع الحلّال حسم هذه النقلة ضمن حدّه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver couldn't prove the result of any square.</source>
        <translation>لم يتمكن الحلّال من برهنة نتيجة أي مربع.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver disagrees: it doesn't lose against best play.</source>
        <translation>الحلّال لا يوافق: لا تخسر أمام أفضل لعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver has proven nothing yet.</source>
        <translation>لم يبرهن الحلّال شيئًا بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The squares are being compared.</source>
        <translation>تجري مقارنة المربعات.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}, which the board shows rounded.</source>
        <translation>كل مربع يشغله X يكسب 1 ({gaining})، وكل مربع يشغله O يخسر 1 ({losing})، والمربعات الفارغة لا تتغيّر. وهكذا يستمر الأمر: في {trials} محاولة من اللوحة الفارغة فاز X وهو يشغل {square} في {won_mine} منها (‎+1 لكل منها)، وفاز X وO يشغله في {won_theirs} (‎−1)، وخسر X وهو يشغله في {lost_mine} (‎−1)، وخسر X وO يشغله في {lost_theirs} (‎+1). المجموع {sum}. ومقسومًا على المحاولات، وعددها {trials} بما فيها التعادلات، يساوي {score}، وتعرضه اللوحة مقرّبًا.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}: the number on the board.</source>
        <translation type="vanished">كل مربع يشغله X يكسب 1 ({gaining})، وكل مربع يشغله O يخسر 1 ({losing})، والمربعات الفارغة لا تتغيّر. وهكذا يستمر الأمر: في {trials} محاولة من اللوحة الفارغة فاز X وهو يشغل {square} في {won_mine} منها (‎+1 لكل منها)، وفاز X وO يشغله في {won_theirs} (‎−1)، وخسر X وهو يشغله في {lost_mine} (‎−1)، وخسر X وO يشغله في {lost_theirs} (‎+1). المجموع {sum}. ومقسومًا على المحاولات، وعددها {trials} بما فيها التعادلات، يساوي {score}: وهو الرقم على اللوحة.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. The score of a square is the sum over all trials.</source>
        <translation type="vanished">كل مربع يشغله X يكسب 1 ({gaining})، وكل مربع يشغله O يخسر 1 ({losing})، والمربعات الفارغة لا تتغيّر. نقاط المربع هي المجموع في كل المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The student's Python file, which runs in a separate process.</source>
        <translation>ملف Python الخاص بالطالب، ويعمل في عملية منفصلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's file</source>
        <translation>ملف الطالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's number on the platform from which the file was downloaded</source>
        <translation>رقم الطالب على المنصة التي نُزّل منها الملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The system's signal when it is your turn again</source>
        <translation>إشارة النظام عندما يحين دورك</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The teacher's comment</source>
        <translation>تعليق المدرّس</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The test ended the match early, so the score, the shares and the Elo difference lean towards its decision.</source>
        <translation>أنهى الاختبار المواجهة مبكرًا، فتميل النقاط والنسب وفرق Elo نحو ما حسمه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The times appear here as games finish.</source>
        <translation>تظهر الأزمنة هنا مع انتهاء المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The window failed to open with its settings last time. They are kept as {path}, and defaults are used instead.</source>
        <translation>تعذّر فتح النافذة بإعداداتها في المرة السابقة. هي محفوظة في {path}، وتُستخدم الإعدادات الافتراضية بدلًا منها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Their error bars overlap, but the scores come from the same games, and symmetric squares count as one.</source>
        <translation>تتداخل أشرطة الخطأ، لكن النقاط من المباريات نفسها، والمربعات المتناظرة تُعدّ مربعًا واحدًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Then</source>
        <translation>ثم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed.</source>
        <translation type="vanished">لا يمكن الحكم على هذه الفحوص حتى يُصلح ما يُذكر أولًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed. Those that rely on another function don't count: the other checks make up the full points.</source>
        <translation>لا يمكن الحكم على هذه الفحوص حتى يُصلح ما يُذكر أولًا. وما يعتمد منها على دالة أخرى لا يُحتسب: الفحوص الأخرى تكوّن مجموع النقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves hold the tie: {squares}.</source>
        <translation>هذه النقلات تحفظ التعادل: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves win: {squares}.</source>
        <translation>هذه النقلات تفوز: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>This player counts no wins by square.</source>
        <translation>لا يعدّ هذا اللاعب مرات الفوز لكل مربع.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>Tie</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tied</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Ties are good</source>
        <translation type="vanished">التعادل جيد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Ties, 95 % interval</source>
        <translation type="vanished">التعادل، مجال 95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties: {first_share} at {first}, {last_share} at {last}</source>
        <translation>التعادلات: {first_share} عند {first}، و{last_share} عند {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time per game</source>
        <translation>زمن المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Time per move</source>
        <translation>زمن النقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Tournament</source>
        <translation>بطولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tournament of {count} players, {rules}</source>
        <translation>بطولة، عدد اللاعبين {count}، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Train</source>
        <translation type="vanished">تدريب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Train a learner over thousands of games</source>
        <translation>تدريب متعلّم على آلاف المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tree search</source>
        <translation>بحث شجري</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>Tree search also plays random games, but it tries good moves more often, for both sides. So it sees the answer that plain sampling overlooks. This is the position in which more trials made Monte Carlo worse.</source>
        <translation>يلعب البحث الشجري أيضًا مباريات عشوائية، لكنه يجرّب النقلات الجيدة أكثر، للجانبين. لذا يرى الرد الذي يفوت أخذ العينات البسيط. هذه هي الوضعية التي جعلت المحاولات الأكثر مونت كارلو أسوأ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Trials</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Trials per move</source>
        <translation>المحاولات لكل نقلة</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Trials, ties and time</source>
        <translation>المحاولات والتعادلات والزمن</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries every square in random games</source>
        <translation>يجرّب كل مربع في مباريات عشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines and one random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">يجرّب النقلات الواعدة أولًا، ويحكم على كل وضعية بخطوطها المفتوحة وبمباراة عشوائية واحدة. كلما حسنت نتيجة النقلة كثر تجريبها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines, at times also by a random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">يجرّب النقلات الواعدة أولًا، ويحكم على كل وضعية بخطوطها المفتوحة، وأحيانًا بمباراة عشوائية أيضًا. كلما حسنت نتيجة النقلة كثر تجريبها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries the squares in order and skips moves its textbook knows to be mistakes here. When it loses, it adds its last move to the textbook.</source>
        <translation>يجرّب المربعات بالترتيب ويتخطى النقلات التي يعرف كتابه أنها أخطاء هنا. وعندما يخسر يضيف نقلته الأخيرة إلى الكتاب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Truth</source>
        <extracomment>Overlay with the proven result of each square.</extracomment>
        <translation>الحقيقة</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation type="vanished">
            <numerusform>بلا محاولات</numerusform>
            <numerusform>جرّب محاولة واحدة</numerusform>
            <numerusform>جرّب محاولتين</numerusform>
            <numerusform>جرّب %n محاولات</numerusform>
            <numerusform>جرّب %n محاولة</numerusform>
            <numerusform>جرّب %n محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try Monte Carlo with %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation>
            <numerusform>جرّب مونت كارلو بلا محاولات</numerusform>
            <numerusform>جرّب مونت كارلو بمحاولة واحدة</numerusform>
            <numerusform>جرّب مونت كارلو بمحاولتين</numerusform>
            <numerusform>جرّب مونت كارلو بـ %n محاولات</numerusform>
            <numerusform>جرّب مونت كارلو بـ %n محاولة</numerusform>
            <numerusform>جرّب مونت كارلو بـ %n محاولة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Try the &amp;better move</source>
        <translation>تجربة النقلة الأ&amp;فضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation>فرقا Elo، مثل 0, 20: يوقف اختبار تتابعي المواجهة فور قبوله أحدهما.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>Two players move at random on an empty 3×3 board. How often does X, who begins, win?</source>
        <translation>لاعبان يلعبان عشوائيًا على لوحة 3×3 فارغة. ما نسبة المباريات التي يفوز بها X الذي يبدأ؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two players play many games, and take turns at moving first.</source>
        <translation>يلعب لاعبان مباريات كثيرة، ويتناوبان على البدء.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>UCT</source>
        <translation>UCT</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Unbeatable</source>
        <translation>لا يُهزم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Up to %n run(s) chose a move without a proven result.</source>
        <translation>
            <numerusform>لم يختر أي تشغيل نقلة بلا نتيجة مبرهنة.</numerusform>
            <numerusform>اختار تشغيل واحد على الأكثر نقلة بلا نتيجة مبرهنة.</numerusform>
            <numerusform>اختار تشغيلان على الأكثر نقلة بلا نتيجة مبرهنة.</numerusform>
            <numerusform>اختارت حتى %n عمليات تشغيل نقلة بلا نتيجة مبرهنة.</numerusform>
            <numerusform>اختارت حتى %n عملية تشغيل نقلة بلا نتيجة مبرهنة.</numerusform>
            <numerusform>اختارت حتى %n عملية تشغيل نقلة بلا نتيجة مبرهنة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Use symmetry</source>
        <translation>استخدام التناظر</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Values: per trial ± standard error, of one run only.</source>
        <translation>القيم: لكل محاولة ± الخطأ المعياري، لتشغيل واحد فقط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Version and licence</source>
        <translation>الإصدار والترخيص</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet (deuteranopia)</source>
        <translation>بنفسجي (عمى الأخضر)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet to orange (deuteranopia)</source>
        <translation type="vanished">بنفسجي إلى برتقالي (عمى الأخضر)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Visited more often than {square}, but proven to lose: {lost}.</source>
        <translation>زيارات أكثر من {square}، لكن خسارته مبرهنة: {lost}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Visits</source>
        <translation>الزيارات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>Waiting for a student file.</source>
        <translation>في انتظار ملف طالب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Watch a tree search grow from the position shown, and follow its simulations</source>
        <translation>مشاهدة نمو البحث الشجري من الوضعية المعروضة وتتبّع عمليات المحاكاة فيه</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What a tie counts: 1 as much as a win, 0 as little as a loss.</source>
        <translation>كم يُحسب التعادل: 1 مثل الفوز، و0 مثل الخسارة.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>What a trial is</source>
        <translation>ما المحاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What did your runs find?</source>
        <translation>ماذا كشفت عمليات تشغيلك؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the machine's squares scores in a trial that the machine won.</source>
        <translation>ما يناله كل مربع للآلة في محاولة فازت بها الآلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the opponent's squares scores in a trial that the opponent won.</source>
        <translation>ما يناله كل مربع للخصم في محاولة فاز بها الخصم.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>What to fix</source>
        <translation>ما ينبغي إصلاحه</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>What “never loses” is worth</source>
        <translation>ما قيمة «لا يخسر أبدًا»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When a machine has moved</source>
        <translation>عندما تلعب الآلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When you are told of mistakes in a game against a machine</source>
        <translation>متى تُنبَّه إلى أخطائك في مباراة ضد آلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a mistake also counts on the rotated and the mirrored board.</source>
        <translation>هل يُحسب الخطأ أيضًا على اللوحة المدوَّرة والمعكوسة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a tie counts as much as a win, or as nothing.</source>
        <translation type="vanished">هل يُحسب التعادل مثل الفوز أم لا شيء.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Whether marks are drawn in and panels slide</source>
        <translation>هل تُرسم العلامات تدريجيًا وتنزلق الألواح</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether only the last move becomes a mistake, or also an earlier move that left no other choice.</source>
        <translation>هل تصير النقلة الأخيرة وحدها خطأً، أم نقلة سابقة أيضًا لم تترك خيارًا آخر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Whether the points reach the pass mark</source>
        <translation>هل تبلغ النقاط درجة النجاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}). Proven best: {better}.</source>
        <translation>ليس مبرهنًا أن {square} كان خطأ. بالبحث الشجري فرّط في {lost} نقطة (± {error}). الأفضل بالبرهان: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}); {better} looks better.</source>
        <translation>ليس مبرهنًا أن {square} كان خطأ. بالبحث الشجري فرّط في {lost} نقطة (± {error})؛ ويبدو {better} أفضل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. Tree search can't tell it apart from the best move.</source>
        <translation>ليس مبرهنًا أن {square} كان خطأ. لا يستطيع البحث الشجري تمييزه من أفضل نقلة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Which games' proven mistakes Moves → Practise your mistakes sets again</source>
        <translation>المباريات التي تُطرح أخطاؤها المبرهنة من جديد في «نقلات ← التدرّب على أخطائك»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Which of two plays better?</source>
        <translation>أيّ اللاعبَين يلعب أفضل؟</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Which square is surely better?</source>
        <translation>أي مربع أفضل يقينًا؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>While setting up: draw or erase</source>
        <translation>أثناء الإعداد: رسم أو مسح</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).</source>
        <translation>الشعيرات: مجالات ويلسون 95% (يسارًا: فوز X، يمينًا: فوز O).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: wins, right: losses).</source>
        <translation>الشعيرات: مجالات ويلسون 95% (يسارًا: فوز، يمينًا: خسارة).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Whiskers: 95 % intervals</source>
        <translation type="vanished">الشعيرات: مجالات 95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Whiskers: 95 % intervals.</source>
        <translation>الشعيرات: مجالات 95%.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Who is the strongest?</source>
        <translation>من الأقوى؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Why the file can't be graded, or its mistakes, worst first</source>
        <translation>لماذا يتعذّر تقييم الملف، أو أخطاؤه، الأسوأ أولًا</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>Why there are two weights</source>
        <translation>لماذا يوجد وزنان</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate</source>
        <translation>معدّل الفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: of the decided trials in which {side} held the square, the share that {side} won.</source>
        <translation>معدّل الفوز: حصة ما فاز به {side} من المحاولات المحسومة التي شغل فيها المربع.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: the share of points that {side} got in the simulations that began with the square.</source>
        <translation>معدّل الفوز: حصة {side} من النقاط في عمليات المحاكاة التي بدأت بالمربع.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>With 10 trials, Monte Carlo chose a losing square in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}, which loses. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation type="vanished">بـ10 محاولات اختار مونت كارلو مربعًا خاسرًا في {few} من {runs} مرة؛ وبـ5,000 في {many}. وبعدد لا نهائي يختار دائمًا {limit} وهو خاسر. تفترض المباريات العشوائية خصمًا لا يرى الرد، وكثرتها لا تزيد هذا الخطأ إلا رسوخًا.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of being best is well below 95 %, the leading square may lead by luck.</source>
        <translation type="vanished">بـ10 محاولات تقدّم المركز في {few} من {runs} مرة؛ وبـ100 في {more}؛ وبـ1,000 في {many}. ما دام احتمال أعلى النقاط للمربع المتصدر أقل بكثير من 95%، فقد يكون تقدّمه حظًا.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of the best score is well below 95 %, the leading square may lead by luck. With “Stop when sure” at 95 %, Monte Carlo needed {needed} trials here. Two squares whose scores are half as far apart need about four times as many.</source>
        <translation>بـ10 محاولات تقدّم المركز في {few} من {runs} مرة؛ وبـ100 في {more}؛ وبـ1,000 في {many}. ما دام احتمال أعلى النقاط للمربع المتصدر أقل بكثير من 95%، فقد يكون تقدّمه حظًا. ومع «توقف عند التأكد» عند 95% احتاج مونت كارلو هنا إلى {needed} محاولة. والمربعان اللذان يفصل بين نقاطهما نصف هذا الفرق يحتاجان إلى نحو أربعة أضعاف المحاولات.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long, for 200 times the trials: on this small board, other work takes most of a game's time. The error of a score shrinks only with the square root of the number of trials, here to about a 14th.</source>
        <translation>بـ5 محاولات تعادلت {few} من {games} مباراة؛ وبـ1,000 محاولة {many}. واستغرقت المباريات ذات 1,000 محاولة {times} ضعفًا من الزمن، مع 200 ضعف من المحاولات: على هذه اللوحة الصغيرة يذهب معظم وقت المباراة في عمل آخر. ولا يتقلص خطأ النقاط إلا مع الجذر التربيعي لعدد المحاولات، أي هنا إلى نحو جزء من 14.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long. More trials take longer, but the error of a score shrinks only with the square root of their number.</source>
        <translation type="vanished">بـ5 محاولات تعادلت {few} من {games} مباراة؛ وبـ1,000 محاولة {many}. واستغرقت المباريات ذات 1,000 محاولة {times} ضعفًا من الزمن. المحاولات الأكثر تستغرق وقتًا أطول، لكن خطأ النقاط لا يتقلص إلا مع الجذر التربيعي لعددها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} every time to an opponent who knows it.</source>
        <translation>بعدد لا نهائي من المحاولات يخسر دائمًا بصفة {side} أمام خصم يعرفه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} {share} % of the games to an opponent who knows it.</source>
        <translation>بعدد لا نهائي من المحاولات يخسر بصفة {side}‏ {share}% من المباريات أمام خصم يعرفه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it never loses as {side}.</source>
        <translation>بعدد لا نهائي من المحاولات لا يخسر أبدًا بصفة {side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With infinitely many trials, the centre of the empty board scores higher than a corner; with best play, both tie. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation>مع عدد لا نهائي من المحاولات تكون نقاط مركز اللوحة الفارغة أعلى من نقاط الزاوية؛ ومع أفضل لعب يتعادل كلاهما. لكن النقاط بعد محاولات قليلة لا تُظهر ذلك دائمًا: لكل نقاط خطأ معياري.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>With {simulations} simulations, tree search chose a losing square in {wrong} of 40 runs. Monte Carlo with 1,000 trials chose one in {sampling} of 40 runs. Trying the opponent's best answers is worth more than many random ones.</source>
        <translation>بـ{simulations} محاكاة اختار البحث الشجري مربعًا خاسرًا في {wrong} من 40 مرة. واختاره مونت كارلو بـ1,000 محاولة في {sampling} من 40 مرة. تجريب أفضل ردود الخصم خير من كثير من الردود العشوائية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>With {trials}, {share} of the moves give up the result</source>
        <translation>مع {trials} تفرّط {share} من النقلات في النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Without known luck the score is {share} ({interval}), as from {gain} times the games.</source>
        <translation>بلا الحظ المعروف النتيجة {share} ({interval})، كما لو لُعبت {gain} ضعفًا من المباريات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Won</source>
        <extracomment>Numbers of games.</extracomment>
        <translation>فوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Worth of a tie</source>
        <translation>قيمة التعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>X and O to move in turn</source>
        <translation>أن يلعب X وO بالتناوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X blocks O's line</source>
        <translation>يصدّ X خط O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X completes a line</source>
        <translation>يكمل X خطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>X doesn't lose</source>
        <translation>لا يخسر X</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>X has a corner and the middle of the right side, O has the centre, and O is to move. Two squares lose, and the others hold the tie. The weights are equal.</source>
        <translation>يشغل X زاوية ووسط الضلع الأيمن، ويشغل O المركز، والدور على O. مربعان يخسران والأخرى تحفظ التعادل. الوزنان متساويان.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>X is to move, and its trial ended as shown: X won. Both weights are 1. Which squares gain a point? Choose one of them on the board.</source>
        <translation>الدور على X، وانتهت محاولته كما هو مبيّن: فاز X. الوزنان كلاهما 1. أي المربعات تكسب نقطة؟ اختر أحدها على اللوحة.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>X threatens to complete the right column at d3, and O is to move. The same trials are scored with each pair of weights, own and opponent's. With which pair does O overlook the threat?</source>
        <translation>يهدد X بإكمال العمود الأيمن في d3، والدور على O. تُحسب نقاط المحاولات نفسها بكل زوج من وزني الذات والخصم. بأي زوج يغفل O عن التهديد؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X wins</source>
        <translation>فوز X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X's score: {players}, {rules}</source>
        <translation>نقاط X‏: {players}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>X's share of points</source>
        <translation>حصة X من النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>X's wins</source>
        <translation>فوز X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>X, O, Delete</source>
        <translation>X، O، Delete</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You choose the moves.</source>
        <translation>أنت تختار النقلات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: the folder {folder} can't be written</source>
        <translation>مباراتك لا تُحفظ تلقائيًا: تتعذّر الكتابة في المجلد {folder}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: {error}</source>
        <translation>مباراتك لا تُحفظ تلقائيًا: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your guess</source>
        <translation>تخمينك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your last game can't be restored: {error}. It is kept as {path}</source>
        <translation>تتعذّر استعادة مباراتك الأخيرة: {error}. وهي محفوظة في {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Your mistakes</source>
        <translation>أخطاؤك</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher says: {comment}</source>
        <translation>يقول مدرّسك: {comment}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points.</source>
        <translation>حدّد مدرّسك النقاط.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points. The grader gave {points}.</source>
        <translation>حدّد مدرّسك النقاط. كان المقيّم قد أعطى {points}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Zoom a large board</source>
        <translation>تكبير لوحة كبيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>[[0] * n] * n repeats the same row, so adding to one row adds to all: use [[0] * n for _ in range(n)]</source>
        <translation>‏[[0] * n] * n تكرر الصف نفسه، فالإضافة إلى صف إضافة إلى الكل: استخدم [[0] * n for _ in range(n)]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>`{code}` has no ()</source>
        <translation>‏`{code}` بلا ()</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>a Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>يحتاج عنقود Dask إلى عنوان، مثل tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a board on which check_win() returns a result</source>
        <translation>لوحة تعيد عليها check_win() نتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that breaks a rule of the course; each further one as much less</source>
        <translation>ملف يخالف قاعدة من قواعد المقرر؛ وكل مخالفة أخرى تُنقصه بالقدر نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that ignores the scores when it chooses a square</source>
        <translation type="vanished">ملف يتجاهل النقاط عند اختيار المربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that makes no legal move or forfeits most games</source>
        <translation>ملف لا يلعب نقلة قانونية أو ينهزم جزاءً في معظم المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that pairs squares with the wrong scores</source>
        <translation>ملف يقرن المربعات بنقاط خاطئة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that plays all trials on one board</source>
        <translation>ملف يلعب كل المحاولات على لوحة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that starts its search for the highest score too high</source>
        <translation>ملف يبدأ بحثه عن أعلى النقاط من قيمة أعلى من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that swaps or ignores the weights</source>
        <translation>ملف يبدّل الوزنين أو يتجاهلهما</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that uses one list for all rows</source>
        <translation>ملف يستخدم قائمة واحدة لكل الصفوف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose choice of square doesn't depend on its trials</source>
        <translation>ملف لا يعتمد اختياره للمربع على محاولاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose constants hide good moves</source>
        <translation>ملف تُخفي ثوابته نقلات جيدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose functions take their parameters in another order</source>
        <translation>ملف تأخذ دواله معاملاتها بترتيب آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials don't change sides</source>
        <translation>ملف لا تتناوب محاولاته بين الجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials have the wrong turn order</source>
        <translation>ملف ترتيب الأدوار في محاولاته خاطئ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any mistake</source>
        <translation>ملف فيه أي خطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any other mistake</source>
        <translation type="vanished">ملف فيه أي خطأ آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a function that does nothing</source>
        <translation>دالة لا تفعل شيئًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game played to its end</source>
        <translation type="vanished">مباراة تُلعب حتى نهايتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game that continues from the marks on the board</source>
        <translation>مباراة تتابع من العلامات الموجودة على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a learner in run {run} has learnt since the run started, so it would play differently: start a new run</source>
        <translation type="vanished">تعلّم متعلّم في التشغيل {run} منذ بدئه، فسيلعب لعبًا مختلفًا: ابدأ تشغيلًا جديدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a line has more than {most} characters</source>
        <translation>في سطر أكثر من {most} محرفًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss must change the scores too</source>
        <translation>الخسارة يجب أن تغيّر النقاط أيضًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>a mark is off the {size}×{size} board</source>
        <translation>علامة خارج اللوحة {size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a match has from 1 to {most} games, not {count}</source>
        <translation type="vanished">للمواجهة من 1 إلى {most} مباراة، لا {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a match needs at least 1 game, not {games}</source>
        <translation type="vanished">تحتاج المواجهة إلى مباراة واحدة على الأقل، لا {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>عددًا من {least:g} إلى {most:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number in the JSON is too long</source>
        <translation>في JSON عدد أطول من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a number of at least 0</source>
        <translation>عدد لا يقل عن 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a page for each file and one for the class</source>
        <translation>صفحة لكل ملف وأخرى للصف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a picture can be {least} to {most} pixels wide, not {width}</source>
        <translation>يمكن أن يكون عرض الصورة من {least} إلى {most} بكسل، لا {width}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture in pixels</source>
        <translation>صورة من بكسلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture that scales</source>
        <translation>صورة قابلة للتحجيم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a player in run {run} has changed since the run started, so it would play differently (its textbook, file or program): start a new run</source>
        <translation>تغيّر لاعب في التشغيل {run} منذ بدئه، فسيلعب لعبًا مختلفًا (كتابه أو ملفه أو برنامجه): ابدأ تشغيلًا جديدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_search.py"/>
        <source>a player that takes the first of equal squares needs every rotation examined, which takes too long on {size}×{size}: let it choose at random (equal=random)</source>
        <translation>اللاعب الذي يأخذ أول المربعات المتساوية يحتاج إلى فحص كل دوران، وهذا يطول كثيرًا على {size}×{size}: دعه يختار عشوائيًا (equal=random)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>a query takes too long, so it may be damaged</source>
        <translation>يستغرق استعلام وقتًا أطول من اللازم، فقد يكون تالفًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>a question was answered with “{answer}”</source>
        <translation type="vanished">أُجيب عن سؤال بـ«{answer}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a result file for each submission, for GitHub Classroom</source>
        <translation>ملف نتائج لكل تسليم، لأجل GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a run can only be resumed from a store</source>
        <translation>لا يُستأنف التشغيل إلا من مخزن</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>a run has at most {most} openings, not {count}</source>
        <translation>افتتاحات التشغيل لا تزيد على {most}، وهي {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>a run in which it {mistake}</source>
        <translation>تشغيل فيه: {mistake}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>a run is in progress here: let it finish or stop it first</source>
        <translation>ثمة تشغيل جارٍ هنا: دعه ينتهِ أو أوقفه أولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>a run's name must have 1 to {most} printable characters</source>
        <translation>اسم التشغيل يجب أن يكون من 1 إلى {most} محرف قابل للطباعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kernel.py"/>
        <source>a sampler can draw at most {most} trials</source>
        <translation>لا يمكن سحب أكثر من {most} محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a score of 0 can be the highest</source>
        <translation>قد تكون 0 أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>a seed is a whole number from 0 to {limit}</source>
        <translation>البذرة عدد صحيح من 0 إلى {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/seeds.py"/>
        <source>a seed must be from 0 to {most}, not {seed}</source>
        <translation>البذرة يجب أن تكون من 0 إلى {most}، لا {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: add --both</source>
        <translation type="vanished">يحتاج الاختبار التتابعي إلى أزواج من المباريات: أضف --both</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: let A play both sides equally often (--both)</source>
        <translation type="vanished">يحتاج الاختبار التتابعي إلى أزواج من المباريات: اجعل A يلعب بالجانبين بالتساوي (--both)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a sheet or an animation shows all moves: leave out the move</source>
        <translation>الورقة والرسوم المتحركة تعرضان كل النقلات: لا تذكر النقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>a square is a row and a column, such as (0, 2), not {value}</source>
        <translation>المربع صف وعمود، مثل (0, 2)، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep has at most {most} values, not {count}</source>
        <translation type="vanished">قيم التجريب لا تزيد على {most}، وهي {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep needs values, such as {name}={form}</source>
        <translation>يحتاج تجريب القيم إلى قيم، مثل {name}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep plays from 1 game per value to {most} in all, not {count} per value</source>
        <translation type="vanished">يلعب تجريب القيم من مباراة واحدة لكل قيمة إلى {most} في المجموع، لا {count} لكل قيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep varies at most {most} settings</source>
        <translation>الإعدادات التي يغيّرها تجريب القيم لا تزيد على {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a table for spreadsheets</source>
        <translation>جدول لبرامج الجداول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a test case for each check</source>
        <translation>حالة اختبار لكل فحص</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie changes nothing</source>
        <translation>التعادل لا يغيّر شيئًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie must change nothing</source>
        <translation>التعادل يجب ألا يغيّر شيئًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament has from 2 to {most} players, not {count}</source>
        <translation>للبطولة من 2 إلى {most} لاعبًا، لا {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament plays from 1 game per pair to {most} in all, not {count} per pair</source>
        <translation type="vanished">تلعب البطولة من مباراة واحدة لكل زوج إلى {most} في المجموع، لا {count} لكل زوج</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a trial continues from the board passed in</source>
        <translation>تتابع المحاولة من اللوحة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a tuple such as {square}</source>
        <translation>‏tuple مثل ⁨{square}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a whole number above 0</source>
        <translation>عدد صحيح أكبر من 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>عددًا صحيحًا من {least} إلى {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win must change the scores too</source>
        <translation>الفوز يجب أن يغيّر النقاط أيضًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker plays random games of another stream ({here}, not {required}), so its results would differ: use the same engine everywhere (tttmc self-test names it)</source>
        <translation>يلعب عامل مباريات عشوائية من تيار آخر ({here}، لا {required})، فتختلف نتائجه: استخدم المحرّك نفسه في كل مكان (يذكره tttmc self-test)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker runs another version of tttmc ({here}, not {required}): install the same version on every computer</source>
        <translation>يشغّل عامل إصدارًا آخر من tttmc ({here}، لا {required}): ثبّت الإصدار نفسه على كل حاسوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip of pages for students, to upload to Moodle or Canvas</source>
        <translation>ملف zip فيه صفحات للطلاب، يُرفع إلى Moodle أو Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip to upload to Gradescope, which then grades each submission</source>
        <translation>ملف zip يُرفع إلى Gradescope ليقيّم كل تسليم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>about the reference solution's {wins} won, {ties} tied and {losses} lost</source>
        <translation>نحو نتائج الحل المرجعي: فوز {wins}، تعادل {ties}، خسارة {losses}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add the constants as they are, without int() or round()</source>
        <translation>اجمع الثوابت كما هي، بلا int() أو round()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the grid passed in</source>
        <translation>أضف إلى الشبكة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the scores that are already there</source>
        <translation>أضف إلى النقاط الموجودة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds only whole numbers</source>
        <translation>يجمع أعدادًا صحيحة فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds to the grid passed in</source>
        <translation>يضيف إلى الشبكة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>adds up the scores of its trials</source>
        <translation>يجمع نقاط محاولاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss the player's own squares lose points and the opponent's gain them</source>
        <translation>بعد الخسارة تخسر مربعات اللاعب نقاطًا وتكسبها مربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss, the player's squares lose and the opponent's gain</source>
        <translation>بعد الخسارة تخسر مربعات اللاعب وتكسب مربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a win, the player's squares gain and the opponent's lose</source>
        <translation>بعد الفوز تكسب مربعات اللاعب وتخسر مربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>بعد {result}: مقدار تغيّر {squares} هو ⁨{change}⁩ بدلًا من ⁨{expected}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>afterwards</source>
        <translation>بعد ذلك</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>against</source>
        <translation>ضد</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>all calls of {function} share the default {code}</source>
        <translation>كل استدعاءات {function} تشترك في القيمة الافتراضية {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always lets {player} move first</source>
        <translation>يدع {player} يبدأ دائمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 columns</source>
        <translation>ينشئ النقاط دائمًا بـ3 أعمدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows</source>
        <translation>ينشئ النقاط دائمًا بـ3 صفوف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows and 3 columns</source>
        <translation>ينشئ النقاط دائمًا بـ3 صفوف و3 أعمدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_structure.py"/>
        <source>always passes {player} to {function}</source>
        <translation type="vanished">يمرّر دائمًا {player} إلى {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always plays the same game</source>
        <translation>يلعب المباراة نفسها دائمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first empty square</source>
        <translation>يعيد دائمًا أول مربع فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first of equal squares</source>
        <translation>يعيد دائمًا أول المربعات المتساوية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last empty square</source>
        <translation>يعيد دائمًا آخر مربع فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last of equal squares</source>
        <translation>يعيد دائمًا آخر المربعات المتساوية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the same one of equal squares</source>
        <translation>يعيد دائمًا المربع نفسه من المربعات المتساوية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>always returns {square}</source>
        <translation>يعيد دائمًا ⁨{square}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square</source>
        <translation>مربع فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square such as {square}</source>
        <translation>مربع فارغ مثل ⁨{square}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>an object</source>
        <translation>كائنًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>an unchanged grid and the return value {grid}</source>
        <translation>شبكة بلا تغيير والقيمة المعادة ⁨{grid}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>and</source>
        <translation>و</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>another file is from the same student</source>
        <translation>هناك ملف آخر للطالب نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>another program has locked it: try again when that program has finished</source>
        <translation>قفله برنامج آخر: حاول من جديد بعد أن ينتهي ذلك البرنامج</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>another version of tttmc has written it</source>
        <translation type="vanished">كتبه إصدار آخر من tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>another version of {file}</source>
        <translation>إصدار آخر من {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>as many trials as requested</source>
        <translation>عدد المحاولات المطلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>as move {number}, the empty squares in order: {counts} times</source>
        <translation>في النقلة {number}، المربعات الفارغة بالترتيب: {counts} مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>as strong as the reference solution</source>
        <translation type="vanished">بقوة الحل المرجعي</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>at least %n trial(s)</source>
        <translation>
            <numerusform>أي عدد من المحاولات</numerusform>
            <numerusform>محاولة واحدة على الأقل</numerusform>
            <numerusform>محاولتان على الأقل</numerusform>
            <numerusform>%n محاولات على الأقل</numerusform>
            <numerusform>%n محاولة على الأقل</numerusform>
            <numerusform>%n محاولة على الأقل</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>begins every trial with {player}</source>
        <translation>يبدأ كل محاولة بـ{player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>begins the trials with the given player</source>
        <translation>يبدأ المحاولات باللاعب المعطى</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>blunder</source>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>board.clone() keeps the rule, as TTTBoard(size, reverse) does</source>
        <translation>‏board.clone()‎ تحفظ القاعدة، كما تفعل TTTBoard(size, reverse)‎</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>both X and O have a line on this board: only one side can</source>
        <translation>لكلٍّ من X وO خط على هذه اللوحة: لا يجوز إلا لجانب واحد</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>both in turn</source>
        <extracomment>The player plays X and O in turn.</extracomment>
        <translation>كلاهما بالتناوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>breaks ties at random</source>
        <translation>يفصل بين المتساويات عشوائيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>by SCORE_CURRENT and SCORE_OTHER</source>
        <translation>بمقدار SCORE_CURRENT وSCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call board.move(row, col, player)</source>
        <translation>استدعِ board.move(row, col, player)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call check_win() after every move</source>
        <translation>استدعِ check_win() بعد كل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call get_best_move after the loop</source>
        <translation>استدعِ get_best_move بعد الحلقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_mistakes.py"/>
        <source>call mc_trial in a loop</source>
        <translation type="vanished">استدعِ mc_trial في حلقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after every trial</source>
        <translation>استدعِ mc_update_scores بعد كل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after mc_trial</source>
        <translation>استدعِ mc_update_scores بعد mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores inside the loop</source>
        <translation>استدعِ mc_update_scores داخل الحلقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores once after every trial</source>
        <translation>استدعِ mc_update_scores مرة واحدة بعد كل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call switch_player(player) after every move and keep its result</source>
        <translation>استدعِ switch_player(player) بعد كل نقلة واحتفظ بنتيجتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>called</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with a different board from the one passed in</source>
        <translation>يستدعي get_best_move بلوحة غير الممرّرة إليه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with different scores from those it added up</source>
        <translation>يستدعي get_best_move بنقاط غير التي جمعها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>can forfeit games</source>
        <translation>قد يسبّب هزيمة جزائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>can't be read</source>
        <translation>تتعذّر قراءته</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>can't start another process: {reason}</source>
        <translation>يتعذّر بدء عملية أخرى: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of being best</source>
        <translation type="vanished">احتمال كونه الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of being best {number}</source>
        <translation type="vanished">احتمال كونه الأفضل {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of the best score</source>
        <translation>احتمال أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of the best score {number}</source>
        <translation>احتمال أعلى النقاط {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player finds such moves</source>
        <translation type="vanished">غيّر NTRIALS وSCORE_CURRENT وSCORE_OTHER حتى يجد اللاعب مثل هذه النقلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, {current} and {other} until the player finds such moves</source>
        <translation>غيّر NTRIALS و{current} و{other} حتى يجد اللاعب مثل هذه النقلات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>change sides exactly once after every move</source>
        <translation>بدّل الجانب مرة واحدة بالضبط بعد كل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>change the grid passed in</source>
        <translation>غيّر الشبكة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>changes marks that were already there</source>
        <translation>يغيّر علامات كانت موجودة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>changes the board</source>
        <translation>يغيّر اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>changes the scores that are passed in</source>
        <translation>يغيّر النقاط الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>changes the scores that it has added up before it chooses</source>
        <translation>يغيّر النقاط التي جمعها قبل أن يختار</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() already allows for it</source>
        <translation>‏check_win() تراعي ذلك أصلًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() returns the winner even if no square is empty</source>
        <translation>‏check_win() تعيد الفائز حتى إن لم يبقَ مربع فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose a file</source>
        <translation>اختر ملفًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose an empty square with the highest score</source>
        <translation>اختر مربعًا فارغًا بأعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose one</source>
        <extracomment>A program; none is chosen yet.</extracomment>
        <translation>اختر واحدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best</source>
        <translation>اختر أحد أفضل المربعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best at random (random.choice)</source>
        <translation>اختر واحدًا من الأفضل عشوائيًا (random.choice)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one with the highest score</source>
        <translation>اختر واحدًا بأعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose only among empty squares, since a move to an occupied square does nothing, and change sides only after a real move</source>
        <translation>اختر من المربعات الفارغة فقط، لأن اللعب في مربع مشغول لا يفعل شيئًا، وبدّل الجانب بعد نقلة حقيقية فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose the moves at random</source>
        <translation>اختر النقلات عشوائيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all empty squares and ignores their scores</source>
        <translation>يختار من كل المربعات الفارغة ويتجاهل نقاطها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all squares that were the best so far</source>
        <translation>يختار من كل المربعات التي كانت الأفضل حتى ذلك الحين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any empty square if several are the best</source>
        <translation>يختار أي مربع فارغ إذا تساوت عدة مربعات في الأفضلية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any square with the best score, even an occupied one</source>
        <translation>يختار أي مربع بأفضل النقاط، حتى المشغول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses its square without get_best_move</source>
        <translation>يختار مربعه بلا get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses occupied squares too</source>
        <translation>يختار مربعات مشغولة أيضًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the highest score regardless of its sign</source>
        <translation>يختار أعلى النقاط بغض النظر عن إشارتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the lowest score</source>
        <translation>يختار أدنى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the second highest score</source>
        <translation>يختار ثاني أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses the square before it plays its trials</source>
        <translation>يختار المربع قبل لعب محاولاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone it for every trial</source>
        <translation>انسخها لكل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone that board for every trial</source>
        <translation>انسخ تلك اللوحة لكل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clones once and reuses the board</source>
        <translation>ينسخ مرة واحدة ويعيد استخدام اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>collection of mistakes</source>
        <translation type="vanished">مجموعة الأخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compare the marks with `player`</source>
        <translation>قارن العلامات بـ`player`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compare the scores, not their absolute values</source>
        <translation>قارن النقاط لا قيمها المطلقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compares the winner with {player} instead of with player</source>
        <translation>يقارن الفائز بـ{player} بدلًا من player</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compares whole rows</source>
        <translation>يقارن صفوفًا كاملة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>constants</source>
        <translation>الثوابت</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continue until check_win() is no longer None</source>
        <translation>تابع حتى لا تعود check_win() تعطي None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues after the game is over</source>
        <translation>يتابع بعد انتهاء المباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since as Python 3 it returned a row or column that is not a whole number</source>
        <translation type="vanished">يواصل بـPython 2 لأنه أعاد بـPython 3 صفًا أو عمودًا ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">يواصل بـPython 2 لأنه فشل بـPython 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues from the marks on the board</source>
        <translation>يتابع من العلامات على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs points only</source>
        <translation>يكلّف نقاطًا فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs strength</source>
        <translation>يُضعف اللعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>course needs a student's file: name one, such as course:mine.py</source>
        <translation>يحتاج course إلى ملف طالب: سمِّ واحدًا، مثل course:mine.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create a new grid of zeros in every call of mc_move</source>
        <translation>أنشئ شبكة أصفار جديدة في كل استدعاء لـmc_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create the grid once, before the loop</source>
        <translation>أنشئ الشبكة مرة واحدة قبل الحلقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>decided, but it stayed empty</source>
        <translation>حُسمت وبقي فارغًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not always let the player passed in move first</source>
        <translation>لا يدع اللاعب الممرّر يلعب أولًا دائمًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not begin every trial with the player to move</source>
        <translation>لا يبدأ كل محاولة بصاحب الدور</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not choose all empty squares with equal probability</source>
        <translation>لا يختار كل المربعات الفارغة باحتمال متساوٍ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are negative</source>
        <translation>لا يجد أعلى النقاط إذا كانت كلها سالبة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are {number} or less</source>
        <translation>لا يجد أعلى النقاط إذا كانت كلها {number} أو أقل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not finish in time</source>
        <translation>لا ينتهي في الوقت المحدد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>does not leave a grid of numbers</source>
        <translation>لا يترك شبكة أعداد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not return a square</source>
        <translation>لا يعيد مربعًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not return the square that get_best_move chose</source>
        <translation>لا يعيد المربع الذي اختارته get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score all of its trials</source>
        <translation>لا يحسب نقاط كل محاولاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score every trial for the player to move</source>
        <translation>لا يحسب نقاط كل محاولة لصاحب الدور</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not start every trial from the board passed in</source>
        <translation>لا يبدأ كل محاولة من اللوحة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>doubtful</source>
        <translation>مشكوك فيها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares</source>
        <translation>المربعات الفارغة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares must stay unchanged</source>
        <translation>المربعات الفارغة يجب أن تبقى بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares stay unchanged</source>
        <translation>المربعات الفارغة تبقى بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by signal {number}</source>
        <translation>أنهتها الإشارة {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by {signal}</source>
        <translation>أنهتها {signal}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>ends too early</source>
        <translation>ينتهي مبكرًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>engine needs a program: name one, such as engine:pbrain-other</source>
        <translation>يحتاج engine إلى برنامج: سمِّ واحدًا، مثل engine:pbrain-other</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>engine's value</source>
        <translation>تقييم المحرّك</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines can't play the reverse game</source>
        <translation>لا تستطيع المحرّكات لعب المباراة المعكوسة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines play only five in a row</source>
        <translation>لا تلعب المحرّكات إلا خمسًا على خط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>enter one or more values, such as 5, 10</source>
        <translation>أدخل قيمة أو أكثر، مثل 5, 10</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>every empty square about equally often</source>
        <translation>كل مربع فارغ بالتساوي تقريبًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every other move soon completes a line</source>
        <translation>كل نقلة أخرى تكمل خطًا قريبًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every trial on its own clone</source>
        <translation>كل محاولة على نسختها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>everything, for programs</source>
        <translation>كل شيء، للبرامج</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>except without an exception class catches everything: name the exception</source>
        <translation>‏except بلا صنف استثناء يلتقط كل شيء: سمِّ الاستثناء</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>exercise {number} in your collection of mistakes can't be read: delete the file to start again</source>
        <translation>تتعذّر قراءة التمرين {number} في مجموعة أخطائك: احذف الملف لتبدأ من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>exit code {code}</source>
        <translation>رمز الخروج {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>expected</source>
        <translation>المتوقع</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>first fix {functions}, which mc_move uses</source>
        <translation>أصلح أولًا {functions} التي تستخدمها mc_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>for {player}, after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>لـ{player} بعد {result}: مقدار تغيّر {squares} هو ⁨{change}⁩ بدلًا من ⁨{expected}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>forced</source>
        <extracomment>The words up to "blunder" describe a move.</extracomment>
        <translation>اضطرارية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>forfeited</source>
        <translation>هزيمة جزاءً</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>from {least} to {most}</source>
        <translation>من {least} إلى {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>functions</source>
        <translation>الدوال</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Monte Carlo</source>
        <translation>مباريات ضد مونت كارلو</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Random</source>
        <translation>مباريات ضد اللاعب العشوائي</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against {opponent}</source>
        <translation type="vanished">مباريات ضد {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>games begin either from boards or with drawn opening moves: leave out one of them</source>
        <translation>تبدأ المباريات إما من لوحات وإما بنقلات افتتاح عشوائية: احذف أحدهما</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games {first}–{last}: {lost} lost</source>
        <translation>المباريات {first}–{last}: خُسرت {lost}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>gave</source>
        <translation>الناتج</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>get_best_move: choose the empty square with the highest score.</source>
        <translation type="vanished">‏get_best_move: اختيار المربع الفارغ الأعلى نقاطًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>give at least one number of trials, such as 10,100,1000</source>
        <translation>اذكر عدد محاولات واحدًا على الأقل، مثل 10,100,1000</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to O's squares, whoever the player is</source>
        <translation type="vanished">يعطي SCORE_CURRENT لمربعات O أيًّا كان اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to X's squares, whoever the player is</source>
        <translation type="vanished">يعطي SCORE_CURRENT لمربعات X أيًّا كان اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to the winner</source>
        <translation type="vanished">يعطي SCORE_CURRENT للفائز</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to the winner</source>
        <translation>يعطي {current} للفائز</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to {mark}'s squares, whoever the player is</source>
        <translation>يعطي {current} لمربعات {mark} أيًّا كان اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>global {names}: pass values in and return them instead</source>
        <translation>‏global {names}: مرّر القيم وأعدها بدلًا من ذلك</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>good</source>
        <translation>جيدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>handles only 3×3 boards</source>
        <translation>لا يعالج إلا لوحات 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>has every sign reversed</source>
        <translation>كل الإشارات فيه معكوسة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>helper of {file}</source>
        <translation>ملف مساعد لـ{file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>hidden, or made by a program</source>
        <translation>مخفي، أو أنشأه برنامج</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>human is not a machine: choose another player, such as mc</source>
        <translation>‏human ليس آلة: اختر لاعبًا آخر، مثل mc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>imports {file}, which is another student's: it won't be found</source>
        <translation>يستورد {file}، وهو لطالب آخر: لن يُعثر عليه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>it asks for input before it has defined its functions, and fails without ({reason})</source>
        <translation>يطلب إدخالًا قبل أن يعرّف دواله، ويفشل من دونه ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it belongs to another position, or another computer</source>
        <translation type="vanished">يخص وضعية أخرى أو حاسوبًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it can forfeit games</source>
        <translation type="vanished">قد يسبّب هزيمة جزائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>it closed its pipe</source>
        <translation>أغلقت أنبوبها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it completes the other diagonal and blocks X's column</source>
        <translation>يكمل القطر الآخر ويصدّ عمود X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains a path that leads out of it: {path}</source>
        <translation>يحتوي على مسار يخرج عنه: {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains more than {most} files</source>
        <translation>يحتوي على أكثر من {most} ملف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs points but no games</source>
        <translation type="vanished">يكلّف نقاطًا ولا يكلّف مباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs strength</source>
        <translation type="vanished">يُضعف اللعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it doesn't hold proofs of the solver</source>
        <translation type="vanished">ليس فيه براهين من الحلّال</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>it ended repeatedly</source>
        <translation>انتهى مرارًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it fails as Python 2 too: it continues as Python 3</source>
        <translation>يفشل بـPython 2 أيضًا: يواصل بـPython 3</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a PDF</source>
        <translation>هو ملف PDF</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a Word document</source>
        <translation>هو مستند Word</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a document of Word or Excel</source>
        <translation>هو مستند Word أو Excel</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>it is a file of another kind</source>
        <translation>هو ملف من نوع آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is a folder</source>
        <translation>هو مجلد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a link to {target}, and links aren't graded</source>
        <translation>هو رابط إلى {target}، والروابط لا تُقيَّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a link to {target}, and links aren't graded: hand in the file itself</source>
        <translation>هو رابط إلى {target}، والروابط لا تُقيَّم: سلّم الملف نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a picture</source>
        <translation>هو صورة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a text document</source>
        <translation>هو مستند نصي</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a text document (RTF)</source>
        <translation>هو مستند نصي (RTF)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a web page</source>
        <translation>هو صفحة ويب</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a zip archive</source>
        <translation>هو أرشيف zip</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is an archive</source>
        <translation>هو أرشيف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive in an archive in an archive</source>
        <translation>هو أرشيف داخل أرشيف داخل أرشيف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive other than a zip</source>
        <translation>هو أرشيف من غير نوع zip</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is damaged</source>
        <translation>هو تالف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>it is empty</source>
        <translation>هو فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>it is larger than {most} bytes</source>
        <translation>هو أكبر من {most} بايت</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not UTF-8 text</source>
        <translation>ليس نصًا بترميز UTF-8</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>it is not a CSV file: save the sheet as CSV</source>
        <translation>ليس ملف CSV: احفظ الورقة بصيغة CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is not a Python file</source>
        <translation>ليس ملف Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a notebook</source>
        <translation>ليس دفتر ملاحظات</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a text file</source>
        <translation>ليس ملفًا نصيًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it is not loaded yet</source>
        <translation>لم يُحمَّل بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>it is not valid TOML: {error}</source>
        <translation>ليس TOML صالحًا: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is read-only</source>
        <translation>هو للقراءة فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>it isn't clear what {signs} mean on this board: use X, O and . (an empty square), such as X.O/.X./..O</source>
        <translation>ليس واضحًا ما تعنيه {signs} على هذه اللوحة: استخدم X وO و. (مربع فارغ)، مثل ‎X.O/.X./..O</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it returned a row or column that is not a whole number</source>
        <translation>أعاد صفًا أو عمودًا ليس عددًا صحيحًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it unpacks to more than {most} bytes</source>
        <translation>حجمه بعد فك الضغط أكثر من {most} بايت</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>it was saved by a newer tttmc (version {version}; this one reads {known}): update the program</source>
        <translation>حفظها إصدار أحدث من tttmc (الإصدار {version}؛ وهذا يقرأ {known}): حدّث البرنامج</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>it was saved by a newer tttmc: update the program</source>
        <translation type="vanished">حفظه إصدار أحدث من tttmc: حدّث البرنامج</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it was stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>it wasn't graded</source>
        <translation>لم يُقيَّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it wins at once</source>
        <translation>يفوز فورًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its cell contains {text}</source>
        <translation>خليته تحتوي على {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>its disk is full. Everything written before is safe</source>
        <translation>قرصه ممتلئ. كل ما كُتب من قبل سليم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its name has no number from {platform}</source>
        <translation>ليس في اسمه رقم من {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its name is too long</source>
        <translation>اسمه أطول من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>its name, such as b2</source>
        <translation type="vanished">اسمه، مثل b2</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student.py"/>
        <source>its process returned invalid data</source>
        <translation type="vanished">أعادت عمليته بيانات غير صالحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its text contains an incomplete character</source>
        <translation>في نصه محرف ناقص</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>its variations have {moves} moves, but {most} at most can be opened</source>
        <translation>عدد نقلات تفريعاتها {moves}، ولا يمكن فتح أكثر من {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>keeps the scores of earlier moves</source>
        <translation>يحتفظ بنقاط النقلات السابقة</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>kept %n comment(s) that the sheet already contained</source>
        <translation>
            <numerusform>لم تكن في الورقة تعليقات</numerusform>
            <numerusform>أُبقي على تعليق واحد كان في الورقة</numerusform>
            <numerusform>أُبقي على تعليقين كانا في الورقة</numerusform>
            <numerusform>أُبقي على %n تعليقات كانت في الورقة</numerusform>
            <numerusform>أُبقي على %n تعليقًا كانت في الورقة</numerusform>
            <numerusform>أُبقي على %n تعليق كانت في الورقة</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>known luck can only be taken out of games from the empty board: choose no opening moves, or leave the luck in (--control)</source>
        <translation type="vanished">لا يُطرح الحظ المعروف إلا من مباريات تبدأ باللوحة الفارغة: لا تختر نقلات افتتاح، أو اترك الحظ (‎--control‎)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>known mistake</source>
        <translation>خطأ معروف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves every score unchanged</source>
        <translation>يترك كل النقاط بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out square (0, 0)</source>
        <translation>يُغفل المربع (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out squares with a score of 0</source>
        <translation>يُغفل المربعات التي نقاطها 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first column</source>
        <translation>يُغفل العمود الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first row</source>
        <translation>يُغفل الصف الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the first row and column</source>
        <translation>يُغفل الصف الأول والعمود الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last column</source>
        <translation>يُغفل العمود الأخير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last row</source>
        <translation>يُغفل الصف الأخير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the last row and column</source>
        <translation>يُغفل الصف الأخير والعمود الأخير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves the board and the scores unchanged</source>
        <translation>يترك اللوحة والنقاط بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves the board unchanged</source>
        <translation>يترك اللوحة بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>less than 0.01 %</source>
        <extracomment>A probability.</extracomment>
        <translation>أقل من 0.01%</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets a player move twice in a row</source>
        <translation>يدع لاعبًا يلعب مرتين متتاليتين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>lets the opponent make the first move of its trials</source>
        <translation>يدع الخصم يلعب النقلة الأولى في محاولاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets the opponent move first</source>
        <translation>يدع الخصم يلعب أولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>likely mistake</source>
        <translation>خطأ مرجّح</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>limit</source>
        <extracomment>"limit" labels the value for infinitely many trials.</extracomment>
        <translation>الحد</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>limits need every position, which takes too long on {size}×{size}: choose a board up to {most}×{most}</source>
        <translation>تحتاج الحدود إلى كل الوضعيات، وهذا يطول كثيرًا على {size}×{size}: اختر لوحة حتى {most}×{most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>line {line}</source>
        <translation>السطر {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>line {line} is longer than {limit} characters</source>
        <translation>السطر {line} أطول من {limit} محرف</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} can't be read: each line must be a board of -, x and o, row by row, then the number of an empty square</source>
        <translation>تتعذّر قراءة السطر {number}: كل سطر يجب أن يكون لوحة من - وx وo صفًا صفًا، ثم رقم مربع فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} is for a different board size from the lines before it</source>
        <translation>السطر {number} لحجم لوحة مختلف عن الأسطر قبله</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>line {number} of the openings: {error}</source>
        <translation>السطر {number} من الافتتاحات: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>loading</source>
        <translation>التحميل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>lock</source>
        <translation type="vanished">قفل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>look only among the empty squares</source>
        <translation>ابحث بين المربعات الفارغة فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>looks for the highest score among occupied squares too, then finds no empty one</source>
        <translation>يبحث عن أعلى النقاط بين المربعات المشغولة أيضًا، ثم لا يجد مربعًا فارغًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>loses a turn when it picks an occupied square</source>
        <translation>يخسر دورًا عندما يصيب مربعًا مشغولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>loss</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss
in {moves}</source>
        <translation>خسارة
خلال {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss in {moves}</source>
        <translation>خسارة خلال {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses per {games} games</source>
        <translation>الخسائر لكل {games} مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>lost (95 %)</source>
        <translation>خسارة (95%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>makes its move on the board passed in</source>
        <translation>يلعب نقلته على اللوحة الممرّرة إليه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>makes only one move</source>
        <translation>يلعب نقلة واحدة فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>matches are between machines: play against one with `tttmc play`</source>
        <translation type="vanished">المواجهات بين الآلات: العب ضد إحداها بالأمر `tttmc play`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>max(scores) finds the largest row: compare the scores of the empty squares</source>
        <translation>‏max(scores) تجد أكبر صف: قارن نقاط المربعات الفارغة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>may cost strength</source>
        <translation>قد يُضعف اللعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is occupied</source>
        <translation>أعادت mc_move المربع {square}، وهو مشغول</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is off the board</source>
        <translation>أعادت mc_move المربع {square}، وهو خارج اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which the rules don't allow</source>
        <translation>أعادت mc_move المربع {square}، والقواعد لا تسمح به</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a (row, column) pair</source>
        <translation>أعادت mc_move القيمة {value}، لا زوج (صف، عمود)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a pair of whole numbers</source>
        <translation>أعادت mc_move القيمة {value}، لا زوجًا من الأعداد الصحيحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_move: play many trials, then choose.</source>
        <translation type="vanished">‏mc_move: لعب محاولات كثيرة ثم الاختيار.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_trial: play the game to its end at random.</source>
        <translation type="vanished">‏mc_trial: لعب المباراة عشوائيًا حتى نهايتها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_update_scores: change the score of each square.</source>
        <translation type="vanished">‏mc_update_scores: تغيير نقاط كل مربع.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>mean {points}</source>
        <translation>المتوسط {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>median time</source>
        <translation>الزمن الوسيط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>median {points}</source>
        <translation>الوسيط {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>mistakes in its own games</source>
        <translation>أخطاء في مبارياته هو</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>mistakes the player's own marks for the opponent's</source>
        <translation>يحسب علامات اللاعب علامات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>more than 99.99 %</source>
        <extracomment>A probability.</extracomment>
        <translation>أكثر من 99.99%</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves are random</source>
        <translation>النقلات عشوائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order</source>
        <translation>نقلات بترتيب الأدوار {turns}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order: moves {one} and {two} are the same player's</source>
        <translation>نقلات بترتيب الأدوار {turns}: النقلتان {one} و{two} للاعب نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, though the game was over after move {number}</source>
        <translation>نقلات بترتيب الأدوار {turns}، مع أن المباراة انتهت بعد النقلة {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>moves played</source>
        <translation>النقلات الملعوبة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>negative scores</source>
        <translation>النقاط السالبة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>never</source>
        <extracomment>Value of "Stop when sure": never stop early.</extracomment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>never adds up the trials' scores</source>
        <translation>لا يجمع نقاط المحاولات أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>never changes sides</source>
        <translation>لا يبدّل الجانبين أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>never compares square (0, 0)</source>
        <translation>لا يقارن المربع (0, 0) أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>no Dask scheduler answers at {address}: start one with `dask scheduler`, and use the address that it prints</source>
        <translation>لا يجيب أي مجدول Dask على {address}: ابدأ واحدًا بالأمر `dask scheduler` واستخدم العنوان الذي يطبعه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}</source>
        <translation>لا ملفات Python في {paths}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}: of {file}, {reason}</source>
        <translation>لا ملفات Python في {paths}: مثلًا {file}، {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, on {size}×{size}, {reason}</source>
        <translation>لا جواب: سابقًا، على {size}×{size}، {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, {reason}</source>
        <translation>لا جواب: سابقًا، {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: the file's calls took longer than {limit} s in total</source>
        <translation>لا جواب: استغرقت استدعاءات الملف في المجموع أكثر من {limit} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {function} was not called again after an earlier failure</source>
        <translation type="vanished">لا جواب: لم تُستدعَ {function} من جديد بعد فشل سابق</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {reason}</source>
        <translation>لا جواب: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>no check has points</source>
        <translation>لا فحص له نقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>no games were played</source>
        <translation>لم تُلعب أي مباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>no opening of {moves} moves on {rules} leaves both sides about equal chances: choose another number of opening moves, or none</source>
        <translation>لا يوجد على {rules} افتتاح عدد نقلاته {moves} يعطي الجانبين فرصًا متقاربة: اختر عددًا آخر من نقلات الافتتاح، أو لا تختر أيًّا منها</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>no process can be started: {error}</source>
        <translation>يتعذّر بدء أي عملية: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such constant</source>
        <translation>لا ثابت بهذا الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function</source>
        <translation>لا دالة بهذا الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function, but `{near}`</source>
        <translation>لا دالة بهذا الاسم، بل `{near}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>no trials were seen</source>
        <translation type="vanished">لم تُرصد أي محاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>nodes</source>
        <translation type="vanished">عقدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>none of the functions has been written</source>
        <translation>لم تُكتب أي من الدوال</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not a submission: {reason}</source>
        <translation>ليس تسليمًا: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not graded: {reason}</source>
        <translation>لم يُقيَّم: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>not imported by {file}</source>
        <translation>لا يستورده {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>not known to lose</source>
        <translation>غير معروف بالخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>not proven</source>
        <translation>غير مبرهن</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>nothing was seen that it judges</source>
        <translation>لم يظهر شيء مما يحكم عليه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>numbers of moves that differ by at most 1</source>
        <translation type="vanished">أعداد نقلات لا تختلف بأكثر من 1</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>of must be a whole number, not {value}</source>
        <translation>يجب أن يكون of عددًا صحيحًا، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>on this board, hard is as good as unbeatable</source>
        <translation>على هذه اللوحة مستوى hard بقوة unbeatable</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>one of the best on 3×3</source>
        <translation>أحد الأفضل على 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>one of the course's modules</source>
        <translation>إحدى وحدات المقرر</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>one of {names}</source>
        <translation>أحد {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only empty squares</source>
        <translation>المربعات الفارغة فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever adds</source>
        <translation>لا يفعل إلا الجمع</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever subtracts</source>
        <translation>لا يفعل إلا الطرح</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>only move</source>
        <translation>النقلة الوحيدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only read it</source>
        <translation>اكتفِ بقراءتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only read them</source>
        <translation>اكتفِ بقراءتها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only return a square</source>
        <translation>اكتفِ بإعادة مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>openings have from 0 to {most} moves on {rules}, not {moves}</source>
        <translation type="vanished">للافتتاحات من 0 إلى {most} نقلة على {rules}، لا {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>opponent</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>other board sizes</source>
        <translation>أحجام اللوحة الأخرى</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>other board sizes and the last square</source>
        <translation>أحجام اللوحة الأخرى والمربع الأخير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise O wins there</source>
        <translation>وإلا فاز O هناك</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise X wins there</source>
        <translation>وإلا فاز X هناك</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>own</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>الذات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>pairs the empty squares with the wrong scores</source>
        <translation>يقرن المربعات الفارغة بنقاط خاطئة</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>part of its path is not a folder</source>
        <translation>جزء من مساره ليس مجلدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player` to mc_update_scores</source>
        <translation>مرّر `player` إلى mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player`, whose turn it is, to mc_trial</source>
        <translation>مرّر `player`، صاحب الدور، إلى mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board of the trial to mc_update_scores</source>
        <translation>مرّر لوحة المحاولة إلى mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board on which the move is to be made</source>
        <translation>مرّر اللوحة التي ستُلعب عليها النقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the clone to mc_update_scores</source>
        <translation>مرّر النسخة إلى mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the grid that mc_update_scores changed</source>
        <translation>مرّر الشبكة التي غيّرتها mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass them to get_best_move as they are</source>
        <translation>مرّرها إلى get_best_move كما هي</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>passes `trials` to {function} as the player</source>
        <translation>يمرّر `trials` إلى {function} على أنه اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>passes its arguments to {function} in the wrong order</source>
        <translation>يمرّر وسائطه إلى {function} بترتيب خاطئ</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per game</source>
        <translation>لكل مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per move</source>
        <translation>لكل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>permission is denied</source>
        <translation>الإذن مرفوض</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places no marks</source>
        <translation>لا يضع أي علامات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places something other than PLAYERX and PLAYERO</source>
        <translation>يضع شيئًا غير PLAYERX وPLAYERO</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play as many as `trials` says</source>
        <translation>العب بقدر ما تحدده `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play every trial on a new clone, since the game on a clone is over after one trial</source>
        <translation>العب كل محاولة على نسخة جديدة، لأن المباراة على النسخة تنتهي بعد محاولة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>play the moves on the board passed in</source>
        <translation>العب النقلات على اللوحة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it concedes this game instead of choosing a move</source>
        <translation type="vanished">‏player: يتنازل عن هذه المباراة بدلًا من اختيار نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it forfeits ({reason})</source>
        <translation>‏player: ينهزم جزاءً ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it resigns instead of choosing a move</source>
        <translation>‏player: يستسلم بدلًا من اختيار نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: its last thought has neither a move nor a concession</source>
        <translation>‏player: ليس في تفكيره الأخير نقلة ولا استسلام</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays NTRIALS trials instead of `trials`</source>
        <translation>يلعب NTRIALS محاولة بدلًا من `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays as many trials as requested</source>
        <translation>يلعب عدد المحاولات المطلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays every trial on a clone of the board</source>
        <translation>يلعب كل محاولة على نسخة من اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays no trials</source>
        <translation>لا يلعب أي محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>plays on a copy</source>
        <translation>يلعب على نسخة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays on the board passed in</source>
        <translation>يلعب على اللوحة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too few</source>
        <translation>يلعب محاولة أقل من المطلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too many</source>
        <translation>يلعب محاولة زائدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays only one trial, however many are requested</source>
        <translation>يلعب محاولة واحدة فقط مهما كان العدد المطلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same game in every trial</source>
        <translation>يلعب المباراة نفسها في كل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same trials in every call</source>
        <translation>يلعب المحاولات نفسها في كل استدعاء</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the trials of a reverse game by the usual rule</source>
        <translation>يلعب محاولات المباراة المعكوسة بالقاعدة العادية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays whole games without forfeiting</source>
        <translation>يلعب مباريات كاملة بلا هزيمة جزائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays {played} when {requested} are requested</source>
        <translation>يلعب {played} عند طلب {requested}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>position: the game is over, so there is no move to choose</source>
        <translation>‏position: انتهت المباراة، فلا نقلة لاختيارها</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>positions</source>
        <translation type="vanished">وضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>print_function imported from __future__ without division</source>
        <translation>استيراد print_function من __future__ بلا division</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>proofs can be kept only on boards with at most {most} empty squares, and only by the compiled engine</source>
        <translation>لا تُحفظ البراهين إلا على لوحات لا تزيد مربعاتها الفارغة على {most}، وبالمحرّك المترجَم وحده</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>put the signs in mc_update_scores</source>
        <translation>ضع الإشارات في mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>rate</source>
        <translation>معدّل النجاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>rate {number}</source>
        <translation>معدّل النجاح {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>rating</source>
        <translation>تصنيف</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>rating (Elo)</source>
        <translation>التصنيف (Elo)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>reads scores[col][row] instead of scores[row][col]</source>
        <translation>يقرأ scores[col][row] بدلًا من scores[row][col]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>reference solution</source>
        <translation>الحل المرجعي</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>replaces the scores</source>
        <translation>يستبدل النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square</source>
        <translation>يصفّر كل مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square unless the game is a tie</source>
        <translation>يصفّر كل مربع ما لم تكن المباراة تعادلًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>restarted as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">أُعيد تشغيله بـPython 2 لأنه فشل بـPython 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return (row, column)</source>
        <translation>أعد (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>return None, since the game is on the board passed in</source>
        <translation>أعد None لأن المباراة على اللوحة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>return None, since the scores are in the grid passed in</source>
        <translation>أعد None لأن النقاط في الشبكة الممرّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return a (row, column) tuple</source>
        <translation>أعد زوجًا من نوع tuple بصورة (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>return only one of them</source>
        <translation>أعد واحدًا منها فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square and leave the move to the game</source>
        <translation>أعد المربع واترك لعب النقلة للمباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square that get_best_move chooses</source>
        <translation type="vanished">أعد المربع الذي تختاره get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>return what get_best_move returns</source>
        <translation>أعد ما تعيده get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>returned</source>
        <translation type="vanished">المُعاد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>returns None</source>
        <translation>يعيد None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns a (row, column) tuple</source>
        <translation>يعيد tuple بصورة (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns a legal (row, column) tuple</source>
        <translation>يعيد tuple قانونيًا بصورة (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a list instead of a tuple</source>
        <translation>يعيد قائمة بدلًا من tuple</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a new grid</source>
        <translation>يعيد شبكة جديدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a tuple that doesn't contain two integers</source>
        <translation>يعيد زوجًا tuple ليس فيه عددان صحيحان</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a value</source>
        <translation>يعيد قيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns all of the best squares</source>
        <translation>يعيد كل أفضل المربعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns an occupied square</source>
        <translation>يعيد مربعًا مشغولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>returns the board</source>
        <translation>يعيد اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns the highest score instead of its square</source>
        <translation>يعيد أعلى النقاط بدلًا من مربعها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns the square that get_best_move chooses</source>
        <translation>يعيد المربع الذي تختاره get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>reverse</source>
        <extracomment>Option of the rules: completing a line loses.</extracomment>
        <translation>معكوس</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>rounds {constant} to a whole number</source>
        <translation>يقرّب {constant} إلى عدد صحيح</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board contains {character!r}: use X, O and . (an empty square), and separate the rows with /</source>
        <translation>الصف {number} من اللوحة يحتوي على {character!r}: استخدم X وO و. (لمربع فارغ)، وافصل الصفوف بـ/</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board has {squares}, but the board has {rows}: each row must have as many squares as there are rows</source>
        <translation>الصف {number} من اللوحة فيه {squares}، لكن في اللوحة {rows}: يجب أن تتساوى مربعات كل صف وعدد الصفوف</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {one} ({first}) and run {two} ({second}) are of different kinds: compare two runs of one kind</source>
        <translation>التشغيلان {one} ({first}) و{two} ({second}) من نوعين مختلفين: قارن بين تشغيلين من النوع نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} can't be read by this version of tttmc: {error}</source>
        <translation>لا يستطيع هذا الإصدار من tttmc قراءة التشغيل {run}‏: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} doesn't exist: tttmc results lists the runs</source>
        <translation>التشغيل {run} غير موجود: يسرد tttmc results عمليات التشغيل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} ended without results</source>
        <translation>انتهى التشغيل {run} بلا نتائج</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} has no separately saved games</source>
        <translation>ليس في التشغيل {run} مباريات محفوظة على حدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} is in progress in another window or command</source>
        <translation>التشغيل {run} جارٍ في نافذة أخرى أو أمر آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} isn't deleted: delete it first</source>
        <translation>التشغيل {run} غير محذوف: احذفه أولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} needs the player {player}, which isn't installed here: install its plug-in, then resume the run</source>
        <translation>يحتاج التشغيل {run} إلى اللاعب {player}، وهو غير مثبّت هنا: ثبّت ملحقه ثم استأنف التشغيل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started by a version of tttmc that didn't record how its players behave, so it can be shown and exported, but not resumed: start a new run</source>
        <translation>بدأ التشغيل {run} بإصدار من tttmc لم يسجّل سلوك لاعبيه، فيمكن عرضه وتصديره لا استئنافه: ابدأ تشغيلًا جديدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with another stream of random games ({stream}, not {here}): select that engine with TTTMC_KERNEL, or start a new run</source>
        <translation>بدأ التشغيل {run} بتيار آخر من المباريات العشوائية ({stream}، لا {here}): اختر ذلك المحرّك بـTTTMC_KERNEL، أو ابدأ تشغيلًا جديدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>run {run} was started with other settings: start a new run</source>
        <translation>بدأ التشغيل {run} بإعدادات أخرى: ابدأ تشغيلًا جديدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with version {then} of {behaviour}; this is version {now}: start a new run</source>
        <translation>بدأ التشغيل {run} بالإصدار {then} من {behaviour}؛ وهذا هو الإصدار {now}: ابدأ تشغيلًا جديدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>runs</source>
        <translation>المرات</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>runs as Python 2 because of {sign}</source>
        <translation>يعمل بـPython 2 بسبب {sign}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>samples</source>
        <translation type="vanished">عينة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>samples per square</source>
        <translation>العينات لكل مربع</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>score per trial</source>
        <translation>النقاط لكل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>score {number}</source>
        <translation>النقاط {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>scores</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores a board on which no trial was played</source>
        <translation>يحسب نقاط لوحة لم تُلعب عليها أي محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a loss</source>
        <translation>يحسب التعادل خسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a win</source>
        <translation>يحسب التعادل فوزًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores each board before the trial is played on it</source>
        <translation>يحسب نقاط كل لوحة قبل لعب المحاولة عليها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the opponent held them</source>
        <translation>يحسب المربعات الفارغة كأن الخصم يشغلها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the player held them</source>
        <translation>يحسب المربعات الفارغة كأن اللاعب يشغلها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores every game as a win</source>
        <translation>يحسب كل مباراة فوزًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores every trial for {player}</source>
        <translation>يحسب نقاط كل محاولة لـ{player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores its trials more than once</source>
        <translation>يحسب نقاط محاولاته أكثر من مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores nothing if the board is full</source>
        <translation>لا يحسب شيئًا إذا امتلأت اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player lost</source>
        <translation>لا يحسب إلا المباريات التي خسرها اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player won</source>
        <translation>لا يحسب إلا المباريات التي فاز بها اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores only one of its trials</source>
        <translation>لا يحسب نقاط إلا واحدة من محاولاته</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first row</source>
        <translation>لا يحسب إلا الصف الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first square</source>
        <translation>لا يحسب إلا المربع الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the opponent's squares</source>
        <translation>لا يحسب إلا مربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the player's own squares</source>
        <translation>لا يحسب إلا مربعات اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the board passed in instead of the clone on which the trial was played</source>
        <translation>يحسب نقاط اللوحة الممرّرة بدلًا من النسخة التي لُعبت عليها المحاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores the reverse game like the normal one</source>
        <translation>يحسب نقاط المباراة المعكوسة كالمباراة العادية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the trials for the opponent</source>
        <translation>يحسب نقاط المحاولات للخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>set it to the number of trials per move</source>
        <translation>اضبطه على عدد المحاولات لكل نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>set no seed in a function</source>
        <translation>لا تضبط بذرة داخل دالة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets all scores to 0 after a tie</source>
        <translation>يصفّر كل النقاط بعد التعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>sets the same seed in every trial, so that all are the same game</source>
        <translation>يضبط البذرة نفسها في كل محاولة، فتكون كلها المباراة نفسها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets the scores of empty squares to 0</source>
        <translation>يصفّر نقاط المربعات الفارغة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>several boards</source>
        <translation>عدة لوحات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of games won</source>
        <translation>حصة المباريات الفائزة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>share of the games</source>
        <translation>الحصة من المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of the runs</source>
        <translation>الحصة من المرات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>share of visits</source>
        <translation>حصة الزيارات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>should `{near}` be named `{name}`?</source>
        <translation>هل ينبغي أن تُسمّى `{near}` باسم `{name}`؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>simulations</source>
        <translation type="vanished">محاكاة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>sometimes {one} and sometimes {two}</source>
        <translation>‏{one} أحيانًا و{two} أحيانًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>sprt must be two Elo differences, such as (0, 20)</source>
        <translation>‏sprt يجب أن يكون فرقين في نقاط Elo، مثل (0, 20)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} holds both X and O</source>
        <translation>المربع {name} يشغله X وO معًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} is occupied: choose an empty one</source>
        <translation>المربع {name} مشغول: اختر مربعًا فارغًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>square {row},{col} is off the board: row and column must be from 0 to {last}</source>
        <translation>المربع {row},{col} خارج اللوحة: يجب أن يكون الصف والعمود من 0 إلى {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start a new list of squares when a higher score is found</source>
        <translation>ابدأ قائمة مربعات جديدة كلما وُجدت نقاط أعلى</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start the search for the highest with a score, or with float('-inf')</source>
        <translation>ابدأ البحث عن الأعلى من نقاط موجودة أو من float('-inf')</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>starts again as Python 2, since it failed as Python 3 ({error})</source>
        <translation>يُعاد تشغيله بـPython 2 لأنه فشل بـPython 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>starts its search from the score of square (0, 0), even if that is occupied</source>
        <translation>يبدأ بحثه من نقاط المربع (0, 0) حتى إن كان مشغولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>starts with new scores in every trial</source>
        <translation>يبدأ بنقاط جديدة في كل محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>steps</source>
        <translation type="vanished">خطوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>still running after {seconds} s: it may never end</source>
        <translation type="vanished">ما زال يعمل بعد {seconds} ث: قد لا ينتهي أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>stops as soon as a player wins</source>
        <translation>يتوقف حالما يفوز لاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>store of results</source>
        <translation type="vanished">مخزن نتائج</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>strength</source>
        <translation>القوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>strong enough to find an obvious move</source>
        <translation>قوي بما يكفي ليجد نقلة واضحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>stronger than the reference solution</source>
        <translation type="vanished">أقوى من الحل المرجعي</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>student {number} isn't in it</source>
        <translation>الطالب {number} ليس فيها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from both players' squares after a tie</source>
        <translation>يطرح من مربعات اللاعبين كليهما بعد التعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from empty squares after wins and losses</source>
        <translation>يطرح من المربعات الفارغة بعد الفوز والخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>swaps row and column</source>
        <translation>يبدّل الصف والعمود</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps rows and columns</source>
        <translation>يبدّل الصفوف والأعمدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps the weights</source>
        <translation>يبدّل الوزنين</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs and spaces are mixed in the indentation: use four spaces</source>
        <translation>خلط بين علامات الجدولة والمسافات في الإزاحة: استخدم أربع مسافات</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs in the indentation: use four spaces</source>
        <translation>علامات جدولة في الإزاحة: استخدم أربع مسافات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>takes `player` for the number of trials</source>
        <translation>يأخذ `player` على أنه عدد المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>taking known luck out of the score (--control) needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">طرح الحظ المعروف من النتيجة (‎--control‎) يحتاج إلى لاعب فرصه معروفة: random أو mc:exact على اللوحات الصغيرة، أو مستوى مؤلف منهما</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/tally.py"/>
        <source>tallies of boards of different sizes can't be added</source>
        <translation>لا يمكن جمع حصائل لوحات مختلفة الأحجام</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>tests</source>
        <translation>اختبارات</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>text of at most {most} characters</source>
        <translation>نصًا من {most} محرف على الأكثر</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>textbook</source>
        <translation type="vanished">كتاب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>the Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>يحتاج عنقود Dask إلى عنوان، مثل tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} has no workers: start one on each computer with `dask worker {address}`</source>
        <translation>ليس لمجدول Dask على {address} عمال: ابدأ واحدًا على كل حاسوب بالأمر `dask worker {address}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} is no longer reachable</source>
        <translation>لم يعد الوصول ممكنًا إلى مجدول Dask على {address}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON has more than {most} lists and objects</source>
        <translation>في JSON أكثر من {most} قائمة وكائن</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON is nested too deeply</source>
        <translation>‏JSON متداخل أعمق من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>the archive is damaged, or needs a password</source>
        <translation>الأرشيف تالف أو يحتاج إلى كلمة مرور</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>the best reply to Monte Carlo is known only on boards up to 4×4</source>
        <translation>أفضل رد على مونت كارلو معروف فقط على لوحات حتى 4×4</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the board and the scores unchanged</source>
        <translation>اللوحة والنقاط بلا تغيير</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has %n row(s), but {size}×{size} needs {size}</source>
        <translation>
            <numerusform>اللوحة بلا صفوف، لكن {size}×{size} تحتاج إلى {size}</numerusform>
            <numerusform>في اللوحة صف واحد، لكن {size}×{size} تحتاج إلى {size}</numerusform>
            <numerusform>في اللوحة صفان، لكن {size}×{size} تحتاج إلى {size}</numerusform>
            <numerusform>في اللوحة %n صفوف، لكن {size}×{size} تحتاج إلى {size}</numerusform>
            <numerusform>في اللوحة %n صفًا، لكن {size}×{size} تحتاج إلى {size}</numerusform>
            <numerusform>في اللوحة %n صف، لكن {size}×{size} تحتاج إلى {size}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has {rows} rows: the maximum is {most}</source>
        <translation>عدد صفوف اللوحة {rows}: الحد الأقصى {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the board has {x} X and {o} O, which no game reaches</source>
        <translation>في اللوحة {x} من X و{o} من O، ولا تبلغها أي مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the board has {x} X and {o} O, which no game reaches: if that is intended, add the side to move</source>
        <translation>في اللوحة {x} من X و{o} من O، ولا تبلغها أي مباراة: إن كان ذلك مقصودًا فاذكر صاحب الدور</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be a whole number, not {size}</source>
        <translation>حجم اللوحة يجب أن يكون عددًا صحيحًا، لا {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be from 1 to {most}, not {size}</source>
        <translation>حجم اللوحة يجب أن يكون من 1 إلى {most}، لا {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board unchanged</source>
        <translation>اللوحة بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the board unchanged, {board}</source>
        <translation>اللوحة بلا تغيير، ⁨{board}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board {board}</source>
        <translation>اللوحة ⁨{board}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>the bounds of --sprt must be two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation type="vanished">حدّا --sprt يجب أن يكونا فرقي Elo من -1000 إلى 1000، الأصغر أولًا، لا {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the bounds of a sequential test are two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation>حدّا الاختبار التتابعي يجب أن يكونا فرقي Elo من -1000 إلى 1000، الأصغر أولًا، لا {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the call to {function} was skipped</source>
        <translation>تُخطّي استدعاء {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the changed grid</source>
        <translation type="vanished">الشبكة المغيّرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the class {name} has no docstring</source>
        <translation>الصنف {name} بلا نص توثيق</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed</source>
        <translation type="vanished">أداة أخذ العينات المترجَمة (_kernel) غير مثبّتة</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 times slower</source>
        <translation>أداة أخذ العينات المترجَمة (_kernel) غير مثبّتة: المباريات العشوائية أبطأ 100 إلى 3,000 مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed</source>
        <translation type="vanished">أدوات البحث المترجَمة (_search) غير مثبّتة</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: there is no tree search, and only small boards are solved</source>
        <translation>أدوات البحث المترجَمة (_search) غير مثبّتة: لا بحث شجري، ولا تُحلّ إلا اللوحات الصغيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: tree search is about 150 times slower</source>
        <translation type="vanished">أدوات البحث المترجَمة (_search) غير مثبّتة: البحث الشجري أبطأ بنحو 150 مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the course calls the function with its arguments in this order</source>
        <translation>يستدعي المقرر الدالة ووسائطها بهذا الترتيب</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is read-only</source>
        <translation>القرص للقراءة فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the docstring of {name} is empty</source>
        <translation>نص توثيق {name} فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>the exact expectation is not ready yet</source>
        <translation>التوقع الدقيق غير جاهز بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the existing marks unchanged</source>
        <translation type="vanished">العلامات الموجودة بلا تغيير</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the exploration must be from 0 to 1000, not {value}</source>
        <translation>الاستكشاف يجب أن يكون من 0 إلى 1000، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file asks “{question}”, but a grader can't answer: it got “{answer}”</source>
        <translation>يسأل الملف «{question}»، لكن المقيّم لا يستطيع الإجابة: تلقّى «{answer}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file contains special spaces, such as those of web pages: they were read as ordinary ones</source>
        <translation>في الملف مسافات خاصة كالتي في صفحات الويب: قُرئت مسافات عادية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file could not be run again: {reason}</source>
        <translation>تعذّر تشغيل الملف من جديد: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the file failed half-way: {reason}</source>
        <translation>فشل الملف في منتصفه: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file fails as Python 2 too: it continues as Python 3</source>
        <translation type="vanished">يفشل الملف بـPython 2 أيضًا: يواصل بـPython 3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file fails: only what it defines was run ({reason})</source>
        <translation>يفشل الملف: لم يُشغَّل إلا ما يعرّفه ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the file has no docstring: begin with a summary</source>
        <translation>ليس في الملف نص توثيق: ابدأ بملخص</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file has no function {function}</source>
        <translation>ليس في الملف الدالة {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>the file has no {constant} to replace</source>
        <translation>ليس في الملف {constant} لاستبداله</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file is not UTF-8: it was read as Windows-1252</source>
        <translation>الملف ليس بترميز UTF-8: قُرئ بترميز Windows-1252</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file never ends: only what it defines was run ({reason})</source>
        <translation>الملف لا ينتهي أبدًا: لم يُشغَّل إلا ما يعرّفه ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file says that it is {encoding}, but it isn't: it was read as UTF-8</source>
        <translation>يقول الملف إنه بترميز {encoding} وليس كذلك: قُرئ بترميز UTF-8</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first empty square does not belong to the first score: use scores[row][col] for each empty square</source>
        <translation>المربع الفارغ الأول لا يقابل النقاط الأولى: استخدم scores[row][col] لكل مربع فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first index is the row</source>
        <translation>الفهرس الأول هو الصف</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>the first {listed} of {total}</source>
        <translation>أول {listed} من {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: a file with this name exists</source>
        <translation>يتعذّر إنشاء المجلد {folder}: يوجد ملف بهذا الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: {reason}</source>
        <translation>يتعذّر إنشاء المجلد {folder}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} doesn't exist</source>
        <translation>المجلد {folder} غير موجود</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the function passed to run_gui no longer exists</source>
        <translation>الدالة الممرّرة إلى run_gui لم تعد موجودة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the function {function}</source>
        <translation>الدالة {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the function {name} has no docstring</source>
        <translation>الدالة {name} بلا نص توثيق</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the game has {count} moves: choose 0 to {count}, not {number}</source>
        <translation>عدد نقلات المباراة {count}: اختر من 0 إلى {count}، لا {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game is over afterwards</source>
        <translation>تنتهي المباراة بعدها</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game is over: no further move can be played</source>
        <translation>انتهت المباراة: لا يمكن لعب نقلة أخرى</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: no random games are left to play</source>
        <translation>انتهت المباراة: لم تبقَ مباريات عشوائية لتُلعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>the game is over: start a new one, or take a move back</source>
        <translation>انتهت المباراة: ابدأ مباراة جديدة أو اسحب نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: there is nothing left to search</source>
        <translation>انتهت المباراة: لم يبقَ ما يُبحث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over (a tie): use an unfinished one</source>
        <translation>انتهت المباراة على هذه اللوحة (تعادل): استخدم لوحة غير منتهية</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over ({winner} has won): use an unfinished one</source>
        <translation>انتهت المباراة على هذه اللوحة (فاز {winner}): استخدم لوحة غير منتهية</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game to end with the first full line</source>
        <translation>أن تنتهي المباراة بأول خط مكتمل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the given player moves first</source>
        <translation>اللاعب المعطى يلعب أولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the gradebook downloaded from Canvas, filled in</source>
        <translation>سجل الدرجات المنزّل من Canvas بعد ملئه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the grader</source>
        <translation>المقيّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the grader failed ({error})</source>
        <translation>فشل برنامج التقييم ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the grading worksheet downloaded from Moodle, filled in</source>
        <translation>ورقة التقييم المنزّلة من Moodle بعد ملئها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the grid {grid}</source>
        <translation>الشبكة ⁨{grid}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest is the best</source>
        <translation>الأعلى هو الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest score</source>
        <translation>أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the import {name} is never used</source>
        <translation>المستورَد {name} لا يُستخدم أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the key {key!r} occurs twice in one object: keep one</source>
        <translation>يرد المفتاح {key!r} مرتين في كائن واحد: أبقِ واحدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the lab measures machines: choose a player other than human</source>
        <translation>يقيس المختبر الآلات: اختر لاعبًا غير الإنسان</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because a task was still running {seconds} s after the window had closed: check the disk, then start tttmc again</source>
        <translation>ربما لم تُحفظ التغييرات الأخيرة، لأن مهمة كانت لا تزال جارية بعد {seconds} ث من إغلاق النافذة: تحقق من القرص، ثم شغّل tttmc من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because the disk didn't answer for {seconds} s: check it, then start tttmc again</source>
        <translation type="vanished">ربما لم تُحفظ التغييرات الأخيرة، لأن القرص لم يستجب مدة {seconds} ث: تحقق منه، ثم شغّل tttmc من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line ends with an unnecessary semicolon</source>
        <translation>ينتهي السطر بفاصلة منقوطة لا لزوم لها</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line is {length} characters long: the limit is {limit}</source>
        <translation>طول السطر {length} محرفًا: الحد {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be a whole number, not {length}</source>
        <translation>طول الخط يجب أن يكون عددًا صحيحًا، لا {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be from 1 to the board size {size}, not {length}</source>
        <translation>طول الخط يجب أن يكون من 1 إلى حجم اللوحة {size}، لا {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the loop goes on while `{condition}`, and nothing in it sets {names}</source>
        <translation>تستمر الحلقة ما دام `{condition}`، ولا شيء فيها يضبط {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column</source>
        <translation>يجب أن تغطي الحلقة كل عمود</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column, from 0</source>
        <translation>يجب أن تغطي الحلقة كل عمود، من 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every empty square, from the first</source>
        <translation>يجب أن تغطي الحلقة كل مربع فارغ من أولها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row</source>
        <translation>يجب أن تغطي الحلقة كل صف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every row and column</source>
        <translation>يجب أن تغطي الحلقة كل صف وعمود</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row, from 0</source>
        <translation>يجب أن تغطي الحلقة كل صف، من 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loops must cover every square: return only after them</source>
        <translation>يجب أن تغطي الحلقات كل المربعات: أعد القيمة بعدها فقط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loser's squares must lose points</source>
        <translation>مربعات الخاسر يجب أن تخسر نقاطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the method {name}</source>
        <translation>الطريقة {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing, but isn't used</source>
        <translation>الوحدة {module} مفقودة لكنها غير مستخدمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing: calls to it do nothing</source>
        <translation>الوحدة {module} مفقودة: استدعاؤها لا يفعل شيئًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the module {module} is missing: install it, or ask the student for it</source>
        <translation>الوحدة {module} مفقودة: ثبّتها أو اطلبها من الطالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result, but to: {result}</source>
        <translation>النقلات لا تؤدي إلى النتيجة المحفوظة بل إلى: {result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result: the game is unfinished</source>
        <translation>النقلات لا تؤدي إلى النتيجة المحفوظة: المباراة غير منتهية</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the name of the folder {folder} isn't UTF-8, so settings can't be kept there: set {variable} to another folder</source>
        <translation>اسم المجلد {folder} ليس بترميز UTF-8، لذا يتعذّر حفظ الإعدادات فيه: اضبط {variable} على مجلد آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of games must be from 0 to {limit}, not {games}</source>
        <translation>عدد المباريات يجب أن يكون من 0 إلى {limit}، لا {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>the number of nodes must not be negative: {nodes}</source>
        <translation>عدد العقد يجب ألا يكون سالبًا: {nodes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>the number of runs must be from 1 to {most}, not {runs}</source>
        <translation type="vanished">عدد المرات يجب أن يكون من 1 إلى {most}، لا {runs}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of threads must be from 1 to {most}, not {threads}</source>
        <translation>عدد الخيوط يجب أن يكون من 1 إلى {most}، لا {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of trials must be from 0 to {most}, not {trials}</source>
        <translation>عدد المحاولات يجب أن يكون من 0 إلى {most}، لا {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of workers must be from 1 to {limit}, not {workers}</source>
        <translation>عدد العمال يجب أن يكون من 1 إلى {limit}، لا {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>the number of workers must be from 1 to {most}, not {workers}</source>
        <translation>عدد العمال يجب أن يكون من 1 إلى {most}، لا {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the opening moves</source>
        <translation>نقلات الافتتاح</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares</source>
        <translation>مربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares must change too</source>
        <translation>مربعات الخصم يجب أن تتغيّر أيضًا</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>the overrides name {student}, which fits %n file(s): use the number in a file's name, or the name itself</source>
        <translation>
            <numerusform>تعديلات النقاط تذكر {student}، وهو لا يطابق أي ملف: استخدم الرقم الوارد في اسم الملف، أو الاسم نفسه</numerusform>
            <numerusform>تعديلات النقاط تذكر {student}، وهو يطابق ملفًا واحدًا: استخدم الرقم الوارد في اسم الملف، أو الاسم نفسه</numerusform>
            <numerusform>تعديلات النقاط تذكر {student}، وهو يطابق ملفين: استخدم الرقم الوارد في اسم الملف، أو الاسم نفسه</numerusform>
            <numerusform>تعديلات النقاط تذكر {student}، وهو يطابق %n ملفات: استخدم الرقم الوارد في اسم الملف، أو الاسم نفسه</numerusform>
            <numerusform>تعديلات النقاط تذكر {student}، وهو يطابق %n ملفًا: استخدم الرقم الوارد في اسم الملف، أو الاسم نفسه</numerusform>
            <numerusform>تعديلات النقاط تذكر {student}، وهو يطابق %n ملف: استخدم الرقم الوارد في اسم الملف، أو الاسم نفسه</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the parameter {name} of {function} is never used</source>
        <translation>المعامل {name} في {function} لا يُستخدم أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the parameters are in the wrong order</source>
        <translation>المعاملات بترتيب خاطئ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/image_files.py"/>
        <source>the picture can't be written: {reason}</source>
        <translation>تعذّرت كتابة الصورة: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the picture would have {width} × {height} pixels: reduce its width, or choose a move</source>
        <translation>ستكون الصورة {width} × {height} بكسل: قلّل عرضها أو اختر نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first</source>
        <translation>اللاعب الممرّر يلعب أولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first; change sides after the move, not before it</source>
        <translation>اللاعب الممرّر يلعب أولًا؛ بدّل الجانب بعد النقلة لا قبلها</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the player {player} isn't installed here</source>
        <translation>اللاعب {player} غير مثبّت هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/behaviour.py"/>
        <source>the player “{name}”</source>
        <translation>اللاعب «{name}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares</source>
        <translation>مربعات اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares must change too</source>
        <translation>مربعات اللاعب يجب أن تتغيّر أيضًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the players take turns</source>
        <translation>يتناوب اللاعبان</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the plug-in {problem}</source>
        <translation>الملحق {problem}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the print statement</source>
        <translation>عبارة print</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the program of {player} has changed or gone since the run started, or is different on this worker's computer</source>
        <translation>تغيّر برنامج {player} أو اختفى منذ بدء التشغيل، أو هو مختلف على حاسوب هذا العامل</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/board_values.py"/>
        <source>the proofs for {rules} contradict each other: please report it</source>
        <translation>براهين {rules} متناقضة: يُرجى الإبلاغ عن ذلك</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the proofs that end games</source>
        <translation>البراهين التي تنهي المباريات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>the quotes in {text} don't match</source>
        <translation>علامات الاقتباس في {text} غير متطابقة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the reference solution with NTRIALS {trials} and the weights {current} and {other}, as X on {board}</source>
        <translation>الحل المرجعي بقيمة NTRIALS {trials} والوزنين {current} و{other}، بصفة X على ⁨{board}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the reverse game</source>
        <translation>المباراة المعكوسة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the rules don't allow {name} now: choose another square</source>
        <translation>لا تسمح القواعد بالمربع {name} الآن: اختر مربعًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/drawing.py"/>
        <source>the run has no results to draw yet</source>
        <translation>لا نتائج للتشغيل لرسمها بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the same game every time</source>
        <translation>المباراة نفسها في كل مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>the same mistake as in “{check}”</source>
        <translation>الخطأ نفسه كما في «{check}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the scores {grid}</source>
        <translation>النقاط ⁨{grid}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the side to move must be x or o, not {text!r}</source>
        <translation>صاحب الدور يجب أن يكون x أو o، لا {text!r}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the simulations must be from 0 to {most}, not {simulations}</source>
        <translation>عدد عمليات المحاكاة يجب أن يكون من 0 إلى {most}، لا {simulations}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the square that get_best_move returned</source>
        <translation>المربع الذي أعادته get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the sum of all trials' scores</source>
        <translation>مجموع نقاط كل المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text contains {name}, which is not a JSON number</source>
        <translation>يحتوي النص على {name}، وليس عددًا في JSON</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text is not valid JSON (line {line}: {reason})</source>
        <translation>النص ليس JSON صالحًا (السطر {line}: {reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>the textbook is for unknown rules: {subject}</source>
        <translation>الكتاب لقواعد غير معروفة: {subject}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started, or is different on this worker's computer</source>
        <translation>تغيّر كتاب {player} منذ بدء التشغيل، أو هو مختلف على حاسوب هذا العامل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started: its file was changed, or is different on this worker's computer</source>
        <translation type="vanished">تغيّر كتاب {player} منذ بدء التشغيل: غُيّر ملفه، أو هو مختلف على حاسوب هذا العامل</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the top level</source>
        <translation>المستوى الأعلى</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the variable {name} is never used</source>
        <translation>المتغيّر {name} لا يُستخدم أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>the whole game, animated</source>
        <translation>المباراة كلها متحركة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner is correct, but the squares are swapped</source>
        <translation>الفائز صحيح، لكن المربعات مبدّلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner's squares must gain points</source>
        <translation>مربعات الفائز يجب أن تكسب نقاطًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the workers at {address} can't play: {kind}: {error}</source>
        <translation>العمال على {address} لا يستطيعون اللعب: {kind}‏: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>there is no such file or folder</source>
        <translation>لا ملف أو مجلد بهذا الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded by a version of tttmc that didn't record how its grader behaves</source>
        <translation>قُيّمت هذه الملفات بإصدار من tttmc لم يسجّل سلوك مقيّمه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded with version {then} of {behaviour}; this is version {now}</source>
        <translation>قُيّمت هذه الملفات بالإصدار {then} من {behaviour}؛ وهذا هو الإصدار {now}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>these runs have no rows in common to compare</source>
        <translation>ليس لهذه العمليات صفوف مشتركة للمقارنة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>these weights hide good moves</source>
        <translation>هذه الأوزان تخفي نقلات جيدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>they are {names}</source>
        <translation>هي {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradescope.py"/>
        <source>this copy of tttmc has no source files to pack: install tttmc with pip to make an autograder</source>
        <translation>ليس في هذه النسخة من tttmc ملفات مصدر لحزمها: ثبّت tttmc بـ pip لإنشاء مقيّم آلي</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>this copy of tttmc includes its own Python without Dask: to use a cluster, install tttmc with its cluster extra using pip, here and on the cluster</source>
        <translation>تتضمن هذه النسخة من tttmc نسخة Python خاصة بها بلا Dask: لاستخدام عنقود ثبّت tttmc مع الإضافة cluster باستخدام pip، هنا وعلى العنقود</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>this engine can't play by every rule of {rules}: it doesn't know {names}</source>
        <translation>لا يستطيع هذا المحرّك اللعب بكل قواعد {rules}: لا يعرف {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be opened: {error}</source>
        <translation>يتعذّر فتح هذه المباراة: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be saved: its thoughts contain infinite numbers</source>
        <translation>يتعذّر حفظ هذه المباراة: في أفكارها أعداد لا نهائية</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>this line is never reached</source>
        <translation>لا يُبلَغ هذا السطر أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this loop may never end</source>
        <translation>قد لا تنتهي هذه الحلقة أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this may never end</source>
        <translation>قد لا ينتهي هذا أبدًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit what a student's file does to other programs and the network (seccomp is missing)</source>
        <translation>لا يستطيع هذا النظام تقييد ما يفعله ملف الطالب بالبرامج الأخرى والشبكة (ينقص seccomp)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit which files a student's file opens, so it can read and change yours (Landlock, Linux 5.13 or later, is missing)</source>
        <translation>لا يستطيع هذا النظام تقييد الملفات التي يفتحها ملف الطالب، فيمكنه قراءة ملفاتك وتغييرها (ينقص Landlock، أي Linux 5.13 أو أحدث)</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>this thought has no move yet: let it finish</source>
        <translation>ليس لهذا التفكير نقلة بعد: دعه ينتهِ</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>this version of tttmc doesn't know runs of the kind {kind}</source>
        <translation>لا يعرف هذا الإصدار من tttmc عمليات التشغيل من النوع {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>threads: at least 1 is needed, not {threads}</source>
        <translation type="vanished">الخيوط: المطلوب 1 على الأقل، لا {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>tie</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>tied</source>
        <extracomment>Trials that ended in a tie.</extracomment>
        <translation>تعادلت</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>ties</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>too much output: the rest is dropped</source>
        <translation>مخرجات أكثر من اللازم: حُذف الباقي</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>training needs at least 1 game, not {games}</source>
        <translation type="vanished">يحتاج التدريب إلى مباراة واحدة على الأقل، لا {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>treats X's marks as the player's own even when the player is O</source>
        <translation>يعامل علامات X معاملة علامات اللاعب حتى حين يكون اللاعب O</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>tree search needs the compiled kernel (install tttmc without TTTMC_NO_KERNEL=1, and start it without TTTMC_KERNEL=python)</source>
        <translation>يحتاج البحث الشجري إلى النواة المترجَمة (ثبّت tttmc من دون TTTMC_NO_KERNEL=1، وشغّله من دون TTTMC_KERNEL=python)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>trials</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>trials that the given player begins</source>
        <translation>محاولات يبدؤها اللاعب المعطى</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>tried {count} times: {reason}</source>
        <translation>عدد مرات المحاولة {count}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>true or false</source>
        <translation>‏true أو false</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>two kinds of players are named {player!r}: rename one</source>
        <translation>نوعان من اللاعبين اسمهما {player!r}: غيّر اسم أحدهما</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only from 3×3 to 8×8, with full lines or, from 5×5 on where lines win, one square shorter</source>
        <translation>لم يُبرهن مستوى unbeatable إلا من 3×3 إلى 8×8، بخطوط كاملة أو، من 5×5 فصاعدًا حيث تفوز الخطوط، أقصر بمربع واحد</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only on 3×3 and 4×4 with full lines</source>
        <translation type="vanished">لم يُبرهن مستوى unbeatable إلا على 3×3 و4×4 بخطوط كاملة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>unknown</source>
        <translation>مجهول</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>unknown request</source>
        <translation type="vanished">طلب غير معروف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_CURRENT for the player's own squares</source>
        <translation type="vanished">استخدم SCORE_CURRENT لمربعات اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_OTHER for the opponent's squares</source>
        <translation type="vanished">استخدم SCORE_OTHER لمربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>use `is None` or `is not None` to compare with None</source>
        <translation>استخدم `is None` أو `is not None` للمقارنة بـNone</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>use board.get_dim()</source>
        <translation>استخدم board.get_dim()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use it for the machine's own squares, in wins and losses</source>
        <translation>استخدمه لمربعات الآلة نفسها في الفوز والخسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>use random.choice on them</source>
        <translation>استخدم random.choice عليها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use the constants, so that changing them changes the player</source>
        <translation>استخدم الثوابت، ليتغيّر اللاعب بتغييرها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {current} for the player's own squares</source>
        <translation>استخدم {current} لمربعات اللاعب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {other} for the opponent's squares</source>
        <translation>استخدم {other} لمربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_CURRENT for both sides</source>
        <translation type="vanished">يستخدم SCORE_CURRENT للجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_OTHER for both sides</source>
        <translation type="vanished">يستخدم SCORE_OTHER للجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>uses one list for all rows of its scores</source>
        <translation>يستخدم قائمة واحدة لكل صفوف نقاطه</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {current} for both sides</source>
        <translation>يستخدم {current} للجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {numbers} instead of {current} and {other}</source>
        <translation>يستخدم {numbers} بدلًا من {current} و{other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT</source>
        <translation type="vanished">يستخدم {number} بدلًا من SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">يستخدم {number} بدلًا من SCORE_CURRENT وSCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_OTHER</source>
        <translation type="vanished">يستخدم {number} بدلًا من SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {number} instead of {constant}</source>
        <translation>يستخدم {number} بدلًا من {constant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {one} and {two} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">يستخدم {one} و{two} بدلًا من SCORE_CURRENT وSCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {other} for both sides</source>
        <translation>يستخدم {other} للجانبين</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>uses {what}, which a course file doesn't need: check why</source>
        <translation>يستخدم {what}، ولا يحتاج ملف المقرر إليه: تحقق من السبب</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>value {number}</source>
        <translation>القيمة {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>visits {number}</source>
        <translation>الزيارات {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>vs {opponent}
won / tied / lost</source>
        <translation type="vanished">ضد {opponent}
فوز / تعادل / خسارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>weaker than the reference solution</source>
        <translation type="vanished">أضعف من الحل المرجعي</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>win</source>
        <translation>فوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win
in {moves}</source>
        <translation>فوز
خلال {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win in {moves}</source>
        <translation>فوز خلال {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>wins</source>
        <translation>فوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>won (95 %)</source>
        <translation>فوز (95%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end})</source>
        <translation>يتوقف العمال فجأة مرارًا ({end})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end}). {kept}</source>
        <translation type="vanished">يتوقف العمال فجأة مرارًا ({end}). {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {low} to {high}</source>
        <translation type="vanished">الأسوأ {low} إلى {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {value}</source>
        <translation type="vanished">الأسوأ {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>write board.get_dim() instead of a number</source>
        <translation>اكتب board.get_dim() بدلًا من رقم</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the class {name} in CapitalisedWords</source>
        <translation>اكتب الصنف {name} بصيغة CapitalisedWords</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the constant {name} in CAPITALS</source>
        <translation>اكتب الثابت {name} بصيغة CAPITALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the function {name} in lower_case</source>
        <translation>اكتب الدالة {name} بصيغة lower_case</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the variable {name} in lower_case</source>
        <translation>اكتب المتغيّر {name} بصيغة lower_case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}.</source>
        <translation>لا يمكن التمييز بين {ahead} و{behind} بعد: احتمال أن تكون نقاط {ahead} أعلى هو {chance}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}. At their present difference, {confidence} would take very roughly {more} more trials.</source>
        <translation>لا يمكن التمييز بين {ahead} و{behind} بعد: احتمال أن تكون نقاط {ahead} أعلى هو {chance}. وبفرقهما الحالي يتطلب بلوغ {confidence} نحو {more} محاولة أخرى بتقدير تقريبي جدًا.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} scores higher than {behind}: {chance} sure after %n trial(s).</source>
        <translation>
            <numerusform>يقين {chance} قبل أي محاولة: نقاط {ahead} أعلى من نقاط {behind}.</numerusform>
            <numerusform>يقين {chance} بعد محاولة واحدة: نقاط {ahead} أعلى من نقاط {behind}.</numerusform>
            <numerusform>يقين {chance} بعد محاولتين: نقاط {ahead} أعلى من نقاط {behind}.</numerusform>
            <numerusform>يقين {chance} بعد %n محاولات: نقاط {ahead} أعلى من نقاط {behind}.</numerusform>
            <numerusform>يقين {chance} بعد %n محاولة: نقاط {ahead} أعلى من نقاط {behind}.</numerusform>
            <numerusform>يقين {chance} بعد %n محاولة: نقاط {ahead} أعلى من نقاط {behind}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{answer} every time</source>
        <translation>‏⁨{answer}⁩ في كل مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} against {b}, {rules}</source>
        <translation>‏{a} ضد {b}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} and {b} may be equal: {score}</source>
        <translation>قد يتساوى {a} و{b}‏: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} beats {b}: {score}</source>
        <translation>‏{a} يهزم {b}‏: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/boards.py"/>
        <source>{board} (reverse)</source>
        <translation>‏⁨{board}⁩ (معكوس)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too, up to rotation and reflection: leave out one</source>
        <translation>‏{board} موجودة في السطر {first} أيضًا، بدوران أو انعكاس: احذف إحداهما</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too: name it once</source>
        <translation type="vanished">‏{board} موجودة في السطر {first} أيضًا: اذكرها مرة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{board}, {moves} by {player} and {answers} by {opponent}</source>
        <translation>‏⁨{board}⁩‏، {moves} من {player} و{answers} من {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{called} gave {came}, expected {expected}</source>
        <translation>‏⁨{called}⁩ أعطى ⁨{came}⁩، والمتوقع ⁨{expected}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process ended with code {code}</source>
        <translation>فشل {call}: انتهت عمليته بالرمز {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process no longer answers</source>
        <translation>فشل {call}: لم تعد عمليته تجيب</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process sent invalid data</source>
        <translation>فشل {call}: أرسلت عمليته بيانات غير صالحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process was ended by signal {signal}</source>
        <translation>فشل {call}: أنهت الإشارة {signal} عمليته</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} got no answer: the computer was too busy, or its process was paused</source>
        <translation>لم يتلقَّ {call} جوابًا: كان الحاسوب مشغولًا جدًا أو كانت عمليته متوقفة مؤقتًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call} on {board}</source>
        <translation>‏⁨{call}⁩ على ⁨{board}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{call} on {board}, in game {number} of {games}</source>
        <translation type="vanished">‏⁨{call}⁩ على ⁨{board}⁩، في المباراة {number} من {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} printed too much</source>
        <translation>طبع {call} أكثر من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} took longer than {limit} s</source>
        <translation>استغرق {call} أكثر من {limit} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} used too much memory</source>
        <translation>استهلك {call} ذاكرة أكثر من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} wrote too much to its folder</source>
        <translation>كتب {call} في مجلده أكثر من اللازم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{call}, with {current} = {one} and {other} = {two}</source>
        <translation>‏{call}، مع {current} = {one} و{other} = {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call}, {count} times</source>
        <translation>‏⁨{call}⁩، عدد المرات {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{caption} {note}</source>
        <translation>{caption} {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{cell}: {name}</source>
        <translation>‏{cell}‏: {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to tie: {better}.</source>
        <translation>‏{chosen} من الأفضل معًا لكنه يخسر؛ والمبرهن أنه يتعادل: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to win: {better}.</source>
        <translation>‏{chosen} من الأفضل معًا لكنه يخسر؛ والمبرهن أنه يفوز: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best; proven to win: {better}.</source>
        <translation>‏{chosen} من الأفضل معًا؛ والمبرهن أنه يفوز: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to tie: {better}.</source>
        <translation>‏{chosen} يبدو الأفضل لكنه يخسر؛ والمبرهن أنه يتعادل: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to win: {better}.</source>
        <translation>‏{chosen} يبدو الأفضل لكنه يخسر؛ والمبرهن أنه يفوز: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} ties.</source>
        <translation type="vanished">‏{chosen} يبدو الأفضل لكنه يخسر؛ و{better} يتعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} wins.</source>
        <translation type="vanished">‏{chosen} يبدو الأفضل لكنه يخسر؛ و{better} يفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best; proven to win: {better}.</source>
        <translation>‏{chosen} يبدو الأفضل؛ والمبرهن أنه يفوز: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best; {better} wins.</source>
        <translation type="vanished">‏{chosen} يبدو الأفضل؛ و{better} يفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} added as lists</source>
        <translation>جمع {code} كقوائم</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} is private: call the object's methods</source>
        <translation>‏{code} خاص: استدعِ طرق الكائن</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} makes the random choices after it the same every time</source>
        <translation>‏{code} يجعل الاختيارات العشوائية بعده هي نفسها كل مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a list</source>
        <translation>استخدام {code} قائمةً</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a row</source>
        <translation>استخدام {code} صفًا</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} are best, equal by symmetry.</source>
        <translation type="vanished">
            <numerusform>يقين {confidence} قبل أي محاولة: {squares} هي الأفضل ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد محاولة واحدة: {squares} هي الأفضل ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد محاولتين: {squares} هي الأفضل ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولات: {squares} هي الأفضل ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {squares} هي الأفضل ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {squares} هي الأفضل ومتساوية بالتناظر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} have the best score, equal by symmetry.</source>
        <translation>
            <numerusform>يقين {confidence} قبل أي محاولة: {squares} لها أعلى النقاط ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد محاولة واحدة: {squares} لها أعلى النقاط ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد محاولتين: {squares} لها أعلى النقاط ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولات: {squares} لها أعلى النقاط ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {squares} لها أعلى النقاط ومتساوية بالتناظر.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {squares} لها أعلى النقاط ومتساوية بالتناظر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} has the best score.</source>
        <translation>
            <numerusform>يقين {confidence} قبل أي محاولة: {square} له أعلى النقاط.</numerusform>
            <numerusform>يقين {confidence} بعد محاولة واحدة: {square} له أعلى النقاط.</numerusform>
            <numerusform>يقين {confidence} بعد محاولتين: {square} له أعلى النقاط.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولات: {square} له أعلى النقاط.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {square} له أعلى النقاط.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {square} له أعلى النقاط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} is best.</source>
        <translation type="vanished">
            <numerusform>يقين {confidence} قبل أي محاولة: {square} هو الأفضل.</numerusform>
            <numerusform>يقين {confidence} بعد محاولة واحدة: {square} هو الأفضل.</numerusform>
            <numerusform>يقين {confidence} بعد محاولتين: {square} هو الأفضل.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولات: {square} هو الأفضل.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {square} هو الأفضل.</numerusform>
            <numerusform>يقين {confidence} بعد %n محاولة: {square} هو الأفضل.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is missing (called {old} in the 2014 course)</source>
        <translation>‏{constant} مفقود (اسمه {old} في مقرر 2014)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is negative</source>
        <translation>‏{constant} سالب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} must be a number</source>
        <translation>‏{constant} يجب أن يكون عددًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>{counts} {goes_on}</source>
        <translation>‏{counts} {goes_on}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{count} ({interval} %)</source>
        <translation>{count} ({interval}%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} ({low}–{high} %)</source>
        <translation>{count} ({low}–{high}%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{count} different games</source>
        <translation>{count} مباراة مختلفة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} not graded</source>
        <translation>لم يُقيَّم: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{count}, {share} ({interval})</source>
        <translation>{count}، {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{current} is for the player's own squares, {other} for the opponent's</source>
        <translation>‏{current} لمربعات اللاعب، و{other} لمربعات الخصم</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{done} of {target}</source>
        <translation>{done} من {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} games</source>
        <translation>{done} من {target} مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games are finished and saved as run {run}, which can be resumed</source>
        <translation>انتهت {done} من {target} مباراة وحُفظت بصفتها التشغيل {run} الذي يمكن استئنافه</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games were finished</source>
        <translation>انتهت {done} من {target} مباراة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} moves</source>
        <translation>{done} من {target} نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation>اختيرت {done} من {target} نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} nodes</source>
        <translation>{done} من {target} عقدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} positions</source>
        <translation>{done} من {target} وضعية</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} samples</source>
        <translation>{done} من {target} عينة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} simulations</source>
        <translation>{done} من {target} محاكاة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} steps</source>
        <translation>{done} من {target} خطوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} trials</source>
        <translation>{done} من {target} محاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{elo} ± {error}</source>
        <translation>{elo} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: the exact scores need {most} or fewer</source>
        <translation>عدد المربعات الفارغة {empties}: تحتاج النقاط الدقيقة إلى {most} أو أقل</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: without the compiled searches the exact scores need {most} or fewer</source>
        <translation>عدد المربعات الفارغة {empties}: بلا أدوات البحث المترجَمة تحتاج النقاط الدقيقة إلى {most} أو أقل</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{end} After %n trial(s), the highest score is at {squares}.</source>
        <translation>
            <numerusform>‏{end} قبل أي محاولة، أعلى النقاط في {squares}.</numerusform>
            <numerusform>‏{end} بعد محاولة واحدة، أعلى النقاط في {squares}.</numerusform>
            <numerusform>‏{end} بعد محاولتين، أعلى النقاط في {squares}.</numerusform>
            <numerusform>‏{end} بعد %n محاولات، أعلى النقاط في {squares}.</numerusform>
            <numerusform>‏{end} بعد %n محاولة، أعلى النقاط في {squares}.</numerusform>
            <numerusform>‏{end} بعد %n محاولة، أعلى النقاط في {squares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>{error} (line {line})</source>
        <translation>‏{error} (السطر {line})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{error}. {kept}</source>
        <translation>{error}. {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{files} have no grade in the sheet: they are from the same student</source>
        <translation type="vanished">ليست لـ{files} درجة في الورقة: هي للطالب نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} already exists: choose another name</source>
        <translation>‏{file} موجود بالفعل: اختر اسمًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: choose another program</source>
        <translation type="vanished">تعذّرت قراءة {file}: اختر برنامجًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: put it back</source>
        <translation>تتعذّر قراءة {file}: أعده إلى مكانه</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>{file} can't be read: {reason}</source>
        <translation>تتعذّر قراءة {file}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} can't be written: {reason}</source>
        <translation>تتعذّر كتابة {file}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} can't play: rename it and its folders without characters that can't be shown</source>
        <translation>لا يستطيع {file} اللعب: أعد تسميته وتسمية مجلداته بلا محارف لا يمكن عرضها</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} has changed on disk: choose it again</source>
        <translation type="vanished">تغيّر {file} على القرص: اختره من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed on disk: reload it</source>
        <translation>تغيّر {file} على القرص: أعد تحميله</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: it wasn't graded</source>
        <translation type="vanished">ليست لـ{file} درجة في الورقة: لم يُقيَّم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its cell contains {text}</source>
        <translation type="vanished">ليست لـ{file} درجة في الورقة: خليته تحتوي على {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its name has no number from {platform}</source>
        <translation type="vanished">ليست لـ{file} درجة في الورقة: ليس في اسمه رقم من {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: student {number} isn't in it</source>
        <translation type="vanished">ليست لـ{file} درجة في الورقة: الطالب {number} ليس فيها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: {reason}</source>
        <translation>ليست لـ{file} درجة في الورقة: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is choosing {side}'s move.</source>
        <translation>يختار {file} نقلة {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: choose it as a player in the main window first, and allow it to run</source>
        <translation>‏{file} جديد هنا: اختره لاعبًا في النافذة الرئيسية أولًا واسمح بتشغيله</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: open it in the main window first (File → Open student file)</source>
        <translation>‏{file} جديد هنا: افتحه في النافذة الرئيسية أولًا (ملف ← فتح ملف طالب)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is waiting to be opened.</source>
        <translation>‏{file} في انتظار فتحه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} passed these scores to its get_best_move: bigger and bolder is better for {side}.</source>
        <translation>مرّر {file} هذه النقاط إلى دالته get_best_move: الأكبر والأقوى لونًا أفضل لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_player.py"/>
        <source>{file} passed these scores to its get_best_move: brighter is better for {side}.</source>
        <translation type="vanished">مرّر {file} هذه النقاط إلى دالته get_best_move: الأسطع أفضل لـ{side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was closed while it was being opened</source>
        <translation>أُغلق {file} أثناء فتحه</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>{file}, line {line}, uses {what}, which a course file doesn't need: check why</source>
        <translation>‏{file}، السطر {line}، يستخدم {what}، ولا يحتاج ملف المقرر إليه: تحقق من السبب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{file}: at most {points}</source>
        <translation>‏{file}: ‏{points} على الأكثر</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{first} and {second}</source>
        <translation>‏{first} و{second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{first} or {second}</source>
        <translation>{first} أو {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{first} {second}</source>
        <extracomment>Two sentences. Leave out the space if your language has none there.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{first}, {second} or {third}</source>
        <translation type="vanished">{first} أو {second} أو {third}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} branches, more than {limit}: split it</source>
        <translation>في {function} تفرّعات عددها {count}، أكثر من {limit}: قسّمها</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} parameters, more than {limit}: split it</source>
        <translation>في {function} معاملات عددها {count}، أكثر من {limit}: قسّمها</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} statements, more than {limit}: split it</source>
        <translation>في {function} عبارات عددها {count}، أكثر من {limit}: قسّمها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} is empty</source>
        <translation>‏{function} فارغة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function} is missing</source>
        <translation>‏{function} مفقودة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} must take {count} arguments</source>
        <translation>عدد وسائط {function} يجب أن يكون {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_answers.py"/>
        <source>{function}(zeros, board, {player}) on {board}</source>
        <translation type="vanished">‏{function}(zeros, board, {player}) على ⁨{board}⁩</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function}: {title}</source>
        <translation>{function}: {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{games} against each opponent instead of {requested}: the file plays {played} when {trials} are requested</source>
        <translation>{games} ضد كل خصم بدلًا من {requested}: يلعب الملف {played} عند طلب {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{game} The game counts {played} for {side}, the open lines {lines}: on average {points}.</source>
        <translation>‏{game} تُحسب المباراة {played} لـ{side}، والخطوط المفتوحة {lines}: والمتوسط {points}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} س {minutes} د</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{items}, {item}</source>
        <translation>{items}، {item}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key!r} in {text!r} needs a value: write {key}={form}</source>
        <translation>‏{key!r} في {text!r} يحتاج إلى قيمة: اكتب {key}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key} is given twice in {text!r}: give it once</source>
        <translation>‏{key} مذكور مرتين في {text!r}: اذكره مرة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} is missing</source>
        <translation>‏{key} مفقود</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} must be true or false, not {value}</source>
        <translation>‏{key} يجب أن يكون true أو false، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has none</source>
        <translation type="vanished">ليس لـ{kind} المعامل {name!r}: لا معاملات له</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has {known}</source>
        <translation>ليس لـ{kind} المعامل {name!r}: له {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has {count} parameters, not {given}: give a value for each, or none</source>
        <translation>لـ{kind} عدد {count} من المعاملات، لا {given}: أعط قيمة لكل منها، أو لا تعط أيًّا منها</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{label} (only {low} to {high} %)</source>
        <translation>‏{label} (من {low} إلى {high}% فقط)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{line} in a row</source>
        <translation>{line} على خط</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/own_files.py"/>
        <source>{link} wasn't read: it is a link to {target}, which isn't one of the student's own files</source>
        <translation>لم يُقرأ {link}: هو رابط إلى {target}، وليس هذا من ملفات الطالب نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{low} to {high}</source>
        <translation>{low} إلى {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{low} to {high} best</source>
        <translation type="vanished">{low} إلى {high} الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{mark} plays {square} at random.</source>
        <translation>يلعب {mark} في {square} عشوائيًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{meaning}</source>
        <translation>{meaning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>{message}</source>
        <translation>{message}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} د {seconds} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{mistakes} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">‏{mistakes} انقلبت المباراة عند النقلة {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: leave the seed alone</source>
        <translation>‏{mistake}: دع البذرة كما هي</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: write `{code}()` to call it</source>
        <translation>‏{mistake}: اكتب `{code}()` لاستدعائها</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{mistake}: {advice}</source>
        <translation>{mistake}: {advice}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>{module} is the course's {name} under another name</source>
        <translation>‏{module} هو {name} الخاص بالمقرر باسم آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: choose one of {known}</source>
        <translation>‏{name!r} ليس لاعبًا: اختر أحد {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: did you mean {meant}? The players are {known}</source>
        <translation>‏{name!r} ليس لاعبًا: هل تقصد {meant}؟ اللاعبون هم {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name}
{varied} {value}: {measure} {share} ({interval})</source>
        <translation>{name}
{varied} {value}: {measure} {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>{name} (run {number})</source>
        <translation>‏{name} (التشغيل {number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} answered {answer} instead of a move</source>
        <translation>أجاب {name} بـ{answer} بدلًا من نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{name} can't be imported by its test suite: choose a name of letters, digits and underscores, such as my_player.py</source>
        <translation>لا تستطيع مجموعة اختباراته استيراد {name}: اختر اسمًا من حروف وأرقام وشرطات سفلية، مثل my_player.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>{name} can't be opened: {error}</source>
        <translation>تعذّر فتح {name}‏: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} can't be started: {reason}</source>
        <translation>يتعذّر بدء {name}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} can't be varied: it is also the name of a result</source>
        <translation>لا يمكن تغيير {name}: فهو أيضًا اسم إحدى النتائج</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} closed its output</source>
        <translation>أغلق {name} مخرجه</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} didn't read its input within {seconds} s</source>
        <translation>لم يقرأ {name} مدخلاته خلال {seconds} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} doesn't play on {size}×{size}: {words}</source>
        <translation>لا يلعب {name} على {size}×{size}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} ended with code {code}</source>
        <translation>انتهى {name} بالرمز {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} gave no answer within {seconds} s</source>
        <translation>لم يجب {name} خلال {seconds} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{name} has the wrong suffix: use {suffixes}</source>
        <translation>لاحقة {name} خاطئة: استخدم {suffixes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides Python's built-in {name}: choose another name</source>
        <translation>‏{name} يحجب {name} المدمج في Python: اختر اسمًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides the {name} on line {line}: choose another name</source>
        <translation>‏{name} يحجب {name} في السطر {line}: اختر اسمًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} is never used: the scores must be based on it</source>
        <translation>‏{name} لا يُستخدم أبدًا: يجب أن تُبنى النقاط عليه</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} is varied twice: give all its values at once</source>
        <translation>يتغيّر {name} مرتين: اذكر كل قيمه مرة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} moved to column {col}, row {row}, which is not an empty square</source>
        <translation>لعب {name} في العمود {col}، الصف {row}، وليس مربعًا فارغًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be 1 or 0, not {value}</source>
        <translation>‏{name} يجب أن يكون 1 أو 0، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not {given}</source>
        <translation>‏{name} يجب أن يكون PlayerSpec، مثل parse_spec('mc') أو PlayerSpec(KIND)، لا {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{name} must be a number from {least} to {limit}, not {value}</source>
        <translation>يجب أن يكون {name} عددًا من {least} إلى {limit}، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a number, not {value}</source>
        <translation>‏{name} يجب أن يكون عددًا، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a whole number, not {value}</source>
        <translation>‏{name} يجب أن يكون عددًا صحيحًا، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be from {low} to {high}, not {value}</source>
        <translation>‏{name} يجب أن يكون من {low} إلى {high}، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>{name} must be of the type {type}, not {given}</source>
        <translation>‏{name} يجب أن يكون من النوع {type}، لا {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be the name of a file, not {value}</source>
        <translation>‏{name} يجب أن يكون اسم ملف، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>{name} must be two, X's and O's, not {count}</source>
        <translation>‏{name} يجب أن يكون اثنين، لـX ولـO، لا {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be {words}, not {value}</source>
        <translation>‏{name} يجب أن يكون {words}، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{name} read after its list comprehension</source>
        <translation>قراءة {name} بعد بناء القائمة (list comprehension) الخاص به</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {count}, {share} ({interval})</source>
        <translation type="vanished">{name}: {count}، {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>{name}: {grades}</source>
        <translation>{name}: {grades}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share}</source>
        <translation type="vanished">{name}: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share} ({interval})</source>
        <translation type="vanished">{name}: {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name}={value} is given twice: give each value once</source>
        <translation>‏{name}={value} مذكور مرتين: اذكر كل قيمة مرة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{number} billion</source>
        <translation>{number} مليار</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{number} {counted}/s</source>
        <translation type="vanished">‏{number} {counted}/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}: {truth}; random games {games}</source>
        <translation>‏{number}. {side} {square}‏: {truth}؛ المباريات العشوائية {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: choose another level</source>
        <translation>‏{obstacle}: اختر مستوى آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: choose another player or other rules</source>
        <translation>‏{obstacle}: اختر لاعبًا آخر أو قواعد أخرى</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: on {rules} choose level:level=hard</source>
        <translation type="vanished">‏{obstacle}: على {rules} اختر level:level=hard</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: on {rules} choose {player}</source>
        <translation>‏{obstacle}: على {rules} اختر {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} are equal by symmetry: their scores differ only by chance.</source>
        <translation>‏{one} و{other} متساويان بالتناظر: لا تختلف نقاطهما إلا بالصدفة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} have the same exact score, {score}: no number of trials can tell them apart.</source>
        <translation>للمربعين {one} و{other} النقاط الدقيقة نفسها، {score}: لا يفرّق بينهما أي عدد من المحاولات.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{one} and {two}</source>
        <translation>‏{one} و{two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{one} leads, but {two} may be as strong</source>
        <translation>‏{one} في الصدارة، لكن {two} قد يكون بقوته</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{one} or {other}</source>
        <translation type="vanished">‏{one} أو {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{one}; and {two}</source>
        <translation>‏{one}؛ و{two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{opening}.</source>
        <translation>‏{opening}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{others} or {last}</source>
        <translation>‏{others} أو {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>{part}: {title}</source>
        <translation>‏{part}‏: {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} checks passed</source>
        <translation>الفحوص الناجحة: {passed} من {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} reach the pass mark</source>
        <translation>بلغ درجة النجاح {passed} من {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>{path} can't be graded: no such file or folder</source>
        <translation>يتعذّر تقييم {path}: لا ملف أو مجلد بهذا الاسم</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>{path} can't be graded: not a regular file</source>
        <translation type="vanished">يتعذّر تقييم {path}: ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>{path} can't be read: {reason}</source>
        <translation>تتعذّر قراءة {path}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be renamed: {reason}</source>
        <translation>تتعذّر إعادة تسمية {path}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be used as a {kind}: {reason}</source>
        <translation type="vanished">يتعذّر استخدام {path} من نوع {kind}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} can't be used: {error}</source>
        <translation>يتعذّر استخدام {path}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} can't be used: {reason}</source>
        <translation>يتعذّر استخدام {path}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be written: {reason}</source>
        <translation>تتعذّر كتابة {path}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} has no column for the grades, or several: name one of {titles} (with --column)</source>
        <translation>ليس في {path} عمود للدرجات أو فيه عدة أعمدة: سمِّ أحد {titles} (بـ --column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} has other tables than this program makes: move it away, or use another {variable}</source>
        <translation>في {path} جداول غير التي ينشئها هذا البرنامج: انقله إلى مكان آخر، أو استخدم {variable} آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} is a textbook for {found}, not for {subject}: name another file</source>
        <translation>‏{path} كتاب لـ{found}، لا لـ{subject}: سمِّ ملفًا آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} is another program's database, not a {kind}</source>
        <translation type="vanished">‏{path} قاعدة بيانات برنامج آخر، وليس من نوع {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path} is damaged: move it away</source>
        <translation>‏{path} تالف: انقله إلى مكان آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a gradebook from Canvas: export it with Gradebook &gt; Export</source>
        <translation>‏{path} ليس سجل درجات من Canvas: صدّره بـ Gradebook &gt; Export</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a grading worksheet from Moodle: allow offline grading in the assignment's settings and choose Download grading worksheet</source>
        <translation>‏{path} ليس ورقة تقييم من Moodle: اسمح بالتقييم دون اتصال في إعدادات الواجب واختر Download grading worksheet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} is not valid TOML: {error}</source>
        <translation type="vanished">‏{path} ليس TOML صالحًا: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} is the database of another program or for something else</source>
        <translation>‏{path} قاعدة بيانات لبرنامج آخر أو لغرض آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} leaves no check with points</source>
        <translation type="vanished">‏{path} لا يترك أي فحص بنقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} needs functions such as check_corner(module), with different titles: the first lines of their docstrings</source>
        <translation>يحتاج {path} إلى دوال مثل check_corner(module) بعناوين مختلفة، وهي الأسطر الأولى من نصوص توثيقها</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} was written by another version of tttmc (its format is {version}, not {known}) and is left unchanged: use that version, or another {variable}</source>
        <translation>كتب {path} إصدار آخر من tttmc (صيغته {version}، لا {known}) وتُرك بلا تغيير: استخدم ذلك الإصدار أو {variable} آخر</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: name each student once, in the first column</source>
        <translation>‏{path}، السطر {line}: اذكر كل طالب مرة واحدة، في العمود الأول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: points must be a number from 0 to {most}, not {text}</source>
        <translation>‏{path}، السطر {line}: يجب أن تكون النقاط عددًا من 0 إلى {most}، لا {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: a line has more than {most} characters</source>
        <translation type="vanished">‏{path}: في سطر أكثر من {most} محرف</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number above 0, not {value}</source>
        <translation type="vanished">‏{path}: القيمة of يجب أن تكون عددًا صحيحًا أكبر من 0، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number, not {value}</source>
        <translation type="vanished">‏{path}: القيمة of يجب أن تكون عددًا صحيحًا، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the checks are worth {points} points, which leaves none of the {full} for the others</source>
        <translation>‏{path}: نقاط الفحوص {points}، فلا يبقى شيء من {full} للفحوص الأخرى</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}: the first line must be {titles}</source>
        <translation>‏{path}: السطر الأول يجب أن يكون {titles}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the points of {function} must be a number above 0</source>
        <translation>‏{path}: نقاط {function} يجب أن تكون عددًا أكبر من 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from 0 to {limit}, not {value}</source>
        <translation type="vanished">‏{path}‏: {name} يجب أن يكون عددًا من 0 إلى {limit}، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from {least} to {limit}, not {value}</source>
        <translation type="vanished">‏{path}‏: {name} يجب أن يكون عددًا من {least} إلى {limit}، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try one of {names}</source>
        <translation type="vanished">‏{path}: ليس في {table} المدخل {entry}: جرّب أحد {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation type="vanished">‏{path}: ليس في {table} المدخل {entry}: جرّب {names}، أو انظر tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} must be a table</source>
        <translation type="vanished">‏{path}‏: {table} يجب أن يكون جدولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{place}  {player}</source>
        <translation>‏{place}  {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place} has neither values nor a tally with weights</source>
        <translation>ليس في {place} قيم ولا حصيلة بأوزان</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>{place} is empty</source>
        <translation>‏{place} فارغ</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} is missing</source>
        <translation>‏{place} مفقود</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must be {expected}, not {value}</source>
        <translation>‏{place} يجب أن يكون {expected}، لا {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have at most {most} items, not {length}</source>
        <translation>يجب ألا تزيد عناصر {place} على {most}، وهي {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have {exactly} items, not {length}</source>
        <translation>يجب أن يكون عدد عناصر {place} {exactly}، لا {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: on one square, {mine} and {theirs} add up to more than the {trials} trials of that kind</source>
        <translation>‏{place}: على أحد المربعات يزيد مجموع {mine} و{theirs} على {trials} محاولة من ذلك النوع</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: {error}</source>
        <translation>{place}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} ({settings})</source>
        <translation>{player} ({settings})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against itself</source>
        <translation>‏{player} ضد نفسه</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against {opponent}</source>
        <translation>‏{player} ضد {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} as {side} against {opponent}</source>
        <translation>‏{player} بصفة {side} ضد {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is occupied</source>
        <translation type="vanished">اختار {player} المربع {square}، وهو مشغول</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is off the board</source>
        <translation type="vanished">اختار {player} المربع {square}، وهو خارج اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow here</source>
        <translation>اختار {player} المربع {square}، وهو ما لا تسمح به القواعد هنا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow now</source>
        <translation type="vanished">اختار {player} المربع {square}، والقواعد لا تسمح به الآن</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/report.py"/>
        <source>{player} doesn't repeat its games, so their scores can't be calculated again: leave out --scores</source>
        <translation>لا يكرر {player} مبارياته، فلا يمكن حساب نقاطها من جديد: احذف ‎--scores‎</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} ended without a move</source>
        <translation>انتهى {player} دون نقلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {method} must yield thoughts, but returned a value of the type {type}</source>
        <translation type="vanished">فشل {player}‏: يجب أن تنتج {method} أفكارًا بواسطة yield، لكنها أعادت قيمة من النوع {type}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {reason}</source>
        <translation>فشل {player}‏: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited 1 game: {reason}</source>
        <translation>انهزم {player} جزاءً في مباراة واحدة: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited {games} games, the first: {reason}</source>
        <translation>مباريات انهزم فيها {player} جزاءً: {games}، أولاها: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} gave {count} values for {squares} squares</source>
        <translation>أعطى {player} عدد {count} من القيم لـ {squares} من المربعات</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} has no count that decides how long it thinks: for equal times choose players such as mc, forward, uct or tree</source>
        <translation>ليس للاعب {player} عدد يحدّد مدة تفكيره: للأزمنة المتساوية اختر لاعبين مثل mc أو forward أو uct أو tree</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>{player} has no limit for infinitely many trials: choose mc or forward</source>
        <translation>ليس للاعب {player} حد لعدد لا نهائي من المحاولات: اختر mc أو forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player} has no number of trials to vary: choose mc or forward</source>
        <translation>ليس للاعب {player} عدد محاولات لتغييره: اختر mc أو forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>{player} has no parameters: choose another player to measure</source>
        <translation type="vanished">ليس للاعب {player} معاملات: اختر لاعبًا آخر للقياس</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} is the strongest</source>
        <translation>‏{player} هو الأقوى</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} takes part twice: name each player once</source>
        <translation>يشارك {player} مرتين: اذكر كل لاعب مرة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} takes {taken} per move with its least count on {rules}: choose a longer time</source>
        <translation>يستغرق {player} {taken} لكل نقلة بأقل عدد له على {rules}‏: اختر زمنًا أطول</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to have moved as often as the opponent, or once more</source>
        <translation type="vanished">أن يكون {player} قد لعب بعدد مرات الخصم أو أكثر بواحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to move first</source>
        <translation type="vanished">أن يبدأ {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} yielded a value of the type {type}, not a Thought</source>
        <translation>أعطى {player} قيمة من النوع {type} لا Thought</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}.</source>
        <translation>‏{player}، البذرة {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation>‏{player}، البذرة {seed}. {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{player}, {choice}</source>
        <translation>{player}، {choice}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation>
            <numerusform>‏{player}‏، {rules}: لا وضعيات.</numerusform>
            <numerusform>‏{player}‏، {rules}: وضعية واحدة، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: وضعيتان، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: %n وضعيات، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: %n وضعية، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
            <numerusform>‏{player}‏، {rules}: %n وضعية، مع عدّ الدورانات والانعكاسات مرة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player}: {rating} ({low} to {high})</source>
        <translation>‏{player}‏: {rating} ({low} إلى {high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {most}</source>
        <translation>{points} من {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {total} points</source>
        <translation>{points} من {total} نقطة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: constants, parameters and return values as required</source>
        <translation>‏{points} من النقاط: الثوابت والمعاملات والقيم المعادة كما هو مطلوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the four functions give the right answers</source>
        <translation>‏{points} من النقاط: تعطي الدوال الأربع الأجوبة الصحيحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the games, compared with the reference solution's</source>
        <translation>‏{points} من النقاط: المباريات مقارنةً بمباريات الحل المرجعي</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the teacher's own checks</source>
        <translation>‏{points} من النقاط: فحوص المدرّس الخاصة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} games/s</source>
        <translation>{rate} مباراة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} moves/s</source>
        <translation>{rate} نقلة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} nodes/s</source>
        <translation>{rate} عقدة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{rate} of the random games from {square} went well for {side}.</source>
        <translation>سارت {rate} من المباريات العشوائية من {square} لصالح {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} positions/s</source>
        <translation>{rate} وضعية/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} samples/s</source>
        <translation>{rate} عينة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} simulations/s</source>
        <translation>{rate} محاكاة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} steps/s</source>
        <translation>{rate} خطوة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} trials/s</source>
        <translation>{rate} محاولة/ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <location filename="tttmc_app/course/student_types.py"/>
        <location filename="tttmc_app/grading/grader.py"/>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{reason} (line {line})</source>
        <translation>‏{reason} (السطر {line})</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{rules}, {option}</source>
        <translation>{rules}، {option}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{setting} {value}</source>
        <translation>‏{setting} {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: off</source>
        <translation>‏{setting}: معطّل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/columns.py"/>
        <source>{share} ({interval})</source>
        <translation>{share} ({interval})</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{share} of the smaller file is in the other one, in %n marked passage(s). The number before a passage leads to the same passage on the other side. Names, comments, layout and the order of functions are ignored.</source>
        <translation>
            <numerusform>‏{share} من الملف الأصغر موجود في الآخر، بلا مقاطع معلَّمة. الرقم الذي يسبق المقطع يقود إلى المقطع نفسه في الجانب الآخر. تُتجاهل الأسماء والتعليقات والتنسيق وترتيب الدوال.</numerusform>
            <numerusform>‏{share} من الملف الأصغر موجود في الآخر، في مقطع معلَّم واحد. الرقم الذي يسبق المقطع يقود إلى المقطع نفسه في الجانب الآخر. تُتجاهل الأسماء والتعليقات والتنسيق وترتيب الدوال.</numerusform>
            <numerusform>‏{share} من الملف الأصغر موجود في الآخر، في مقطعين معلَّمين. الرقم الذي يسبق المقطع يقود إلى المقطع نفسه في الجانب الآخر. تُتجاهل الأسماء والتعليقات والتنسيق وترتيب الدوال.</numerusform>
            <numerusform>‏{share} من الملف الأصغر موجود في الآخر، في %n مقاطع معلَّمة. الرقم الذي يسبق المقطع يقود إلى المقطع نفسه في الجانب الآخر. تُتجاهل الأسماء والتعليقات والتنسيق وترتيب الدوال.</numerusform>
            <numerusform>‏{share} من الملف الأصغر موجود في الآخر، في %n مقطعًا معلَّمًا. الرقم الذي يسبق المقطع يقود إلى المقطع نفسه في الجانب الآخر. تُتجاهل الأسماء والتعليقات والتنسيق وترتيب الدوال.</numerusform>
            <numerusform>‏{share} من الملف الأصغر موجود في الآخر، في %n مقطع معلَّم. الرقم الذي يسبق المقطع يقود إلى المقطع نفسه في الجانب الآخر. تُتجاهل الأسماء والتعليقات والتنسيق وترتيب الدوال.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: one from each group of symmetric squares.</source>
        <translation>{shown} من {count} مربعًا فارغًا: واحد من كل مجموعة مربعات متناظرة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst, one from each group of symmetric squares.</source>
        <translation>{shown} من {count} مربعًا فارغًا: أفضل {best} والأسوأ، واحد من كل مجموعة مربعات متناظرة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst.</source>
        <translation>{shown} من {count} مربعًا فارغًا: أفضل {best} والأسوأ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{side} follows {square}, which has the highest bound.</source>
        <translation>يتبع {side} المربع {square} صاحب أعلى حد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won and in {lost} of those that it lost.</source>
        <translation>شغل {side} المربع {square} في {won} من المحاولات التي فاز بها وفي {lost} من التي خسرها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won.</source>
        <translation>شغل {side} المربع {square} في {won} من المحاولات التي فاز بها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} is proven to lose, whatever it plays.</source>
        <translation type="vanished">بُرهن أن {side} يخسر مهما لعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost and held it</source>
        <translation>خسر {side} وشغله</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost, {other} held it</source>
        <translation>خسر {side} وشغله {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays as {player}: {reason}.</source>
        <translation>‏{side} يلعب الآن بلاعب {player}‏: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays with {trials} trials per move instead of ∞. {reason}.</source>
        <translation>‏{side} يلعب الآن بعدد محاولات {trials} لكل نقلة بدلًا من ∞. {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen} and missed a win at {better}.</source>
        <translation>لعب {side} المربع {chosen} وفوّت فوزًا في {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a tie at {better}.</source>
        <translation>لعب {side} المربع {chosen} وهو خاسر، وفوّت تعادلًا في {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a win at {better}.</source>
        <translation>لعب {side} المربع {chosen} وهو خاسر، وفوّت فوزًا في {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have tied.</source>
        <translation type="vanished">لعب {side} المربع {chosen} وهو خاسر؛ وكان {better} سيتعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have won.</source>
        <translation type="vanished">لعب {side} المربع {chosen} وهو خاسر؛ وكان {better} سيفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{side} to move</source>
        <translation>الدور على {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that holds the tie.</source>
        <translation>الدور على {side}. جد نقلة تحفظ التعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that wins.</source>
        <translation>الدور على {side}. جد نقلة تفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}.</source>
        <translation>الدور على {side}. يلعب {choice}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}. Then: {moves}.</source>
        <translation>الدور على {side}. يلعب {choice}. ثم: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {squares}: best play.</source>
        <translation>الدور على {side}. يلعب {squares}: أفضل لعب.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move holds the tie: find it.</source>
        <translation>الدور على {side}. نقلة واحدة تحفظ التعادل: جدها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move wins: find it.</source>
        <translation>الدور على {side}. نقلة واحدة تفوز: جدها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: its squares gain, the others lose.</source>
        <translation>يفوز {side}: تكسب مربعاته وتخسر الأخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: {other}'s squares lose, the others gain.</source>
        <translation>يفوز {side}: تخسر مربعات {other} وتكسب الأخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won and held it</source>
        <translation>فاز {side} وشغله</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won, {other} held it</source>
        <translation>فاز {side} وشغله {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{side}, whose turn it is</source>
        <translation>‏{side}، صاحب الدور</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{signature}</source>
        <translation>{signature}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{size}×{size}</source>
        <translation>{size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares}</source>
        <translation>{squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{squares} and %n more</source>
        <translation type="vanished">
            <numerusform>{squares}</numerusform>
            <numerusform>‏{squares} ومربع آخر</numerusform>
            <numerusform>‏{squares} ومربعان آخران</numerusform>
            <numerusform>‏{squares} و%n مربعات أخرى</numerusform>
            <numerusform>‏{squares} و%n مربعًا آخر</numerusform>
            <numerusform>‏{squares} و%n مربع آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} and %n more can't be told apart yet.</source>
        <translation>
            <numerusform>لا يمكن التمييز بين {squares} بعد.</numerusform>
            <numerusform>لا يمكن التمييز بعد بين {squares} ومربع آخر.</numerusform>
            <numerusform>لا يمكن التمييز بعد بين {squares} ومربعين آخرين.</numerusform>
            <numerusform>لا يمكن التمييز بعد بين {squares} و%n مربعات أخرى.</numerusform>
            <numerusform>لا يمكن التمييز بعد بين {squares} و%n مربعًا آخر.</numerusform>
            <numerusform>لا يمكن التمييز بعد بين {squares} و%n مربع آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares} and %n other(s)</source>
        <translation>
            <numerusform>{squares}</numerusform>
            <numerusform>‏{squares} ومربع آخر</numerusform>
            <numerusform>‏{squares} ومربعان آخران</numerusform>
            <numerusform>‏{squares} و%n مربعات أخرى</numerusform>
            <numerusform>‏{squares} و%n مربعًا آخر</numerusform>
            <numerusform>‏{squares} و%n مربع آخر</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{squares} are best, equal by symmetry ({chance} sure).</source>
        <translation type="vanished">‏{squares} هي الأفضل ومتساوية بالتناظر (بيقين {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} can't be told apart yet.</source>
        <translation>لا يمكن التمييز بين {squares} بعد.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, equal by symmetry ({chance} sure).</source>
        <translation>‏{squares} لها أعلى النقاط ومتساوية بالتناظر (بيقين {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, exactly equal ({chance} sure).</source>
        <translation>‏{squares} لها أعلى النقاط ومتساوية تمامًا (بيقين {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{squares} or {square}</source>
        <translation>‏{squares} أو {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} ({result})</source>
        <translation>‏{square} ({result})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}</source>
        <translation>‏{square} عند {trials}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}
exact: {exact}</source>
        <translation>‏{square} عند {trials}: {value}
القيمة الدقيقة: {exact}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} blocks {other}, who would complete a line there.</source>
        <translation>‏{square} يصدّ {other} الذي كان سيكمل خطًا هناك.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} completes a line and wins at once.</source>
        <translation>‏{square} يكمل خطًا ويفوز فورًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} ends the game: {winner} wins.</source>
        <translation>‏{square} ينهي المباراة: يفوز {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} fills the board: a tie.</source>
        <translation>‏{square} يملأ اللوحة: تعادل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} gave away a proven win. Better: {better}.</source>
        <translation>‏{square} فرّط في فوز مبرهن. الأفضل: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{square} has the best score ({chance} sure).</source>
        <translation>‏{square} له أعلى النقاط (بيقين {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{square} in at least {count} of {tries} tries: {why}</source>
        <translation>‏⁨{square}⁩ في {count} محاولة على الأقل من {tries}: {why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in at least {share} of the runs</source>
        <translation>‏⁨{square}⁩ في {share} من المرات على الأقل</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in {share} of {draws} runs</source>
        <translation>‏⁨{square}⁩ في {share} من {draws} مرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{square} is best ({chance} sure).</source>
        <translation type="vanished">‏{square} هو الأفضل (بيقين {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one loses, so squares on many lines tend to score low.</source>
        <translation>يقع {square} على {count} من {total} خطوط ما زال إكمالها ممكنًا؛ والأكثر لمربع فارغ هو {most}. من يُكمل خطًا يخسر، لذا تميل المربعات على خطوط كثيرة إلى نقاط منخفضة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one wins, so squares on many lines tend to score high.</source>
        <translation>يقع {square} على {count} من {total} خطوط ما زال إكمالها ممكنًا؛ والأكثر لمربع فارغ هو {most}. من يُكمل خطًا يفوز، لذا تميل المربعات على خطوط كثيرة إلى نقاط عالية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie, and every other move to lose.</source>
        <translation>بُرهن أن {square} يحفظ التعادل وأن كل نقلة أخرى تخسر.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie; %n other move(s) would lose.</source>
        <translation>
            <numerusform>بُرهن أن {square} يحفظ التعادل؛ ولا تخسر أي نقلة أخرى.</numerusform>
            <numerusform>بُرهن أن {square} يحفظ التعادل؛ ونقلة أخرى واحدة تخسر.</numerusform>
            <numerusform>بُرهن أن {square} يحفظ التعادل؛ ونقلتان أخريان تخسران.</numerusform>
            <numerusform>بُرهن أن {square} يحفظ التعادل؛ و%n نقلات أخرى تخسر.</numerusform>
            <numerusform>بُرهن أن {square} يحفظ التعادل؛ و%n نقلة أخرى تخسر.</numerusform>
            <numerusform>بُرهن أن {square} يحفظ التعادل؛ و%n نقلة أخرى تخسر.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>{square} is proven to tie; the squares with more visits promise less.</source>
        <translation>بُرهن أن {square} يتعادل؛ والمربعات الأكثر زيارات تعِد بأقل.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win, and no other move is.</source>
        <translation>بُرهن أن {square} يفوز، ولم يُبرهن ذلك لأي نقلة أخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win.</source>
        <translation>بُرهن أن {square} يفوز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} is proven: {winner} wins by completing lines or threatening to.</source>
        <translation>‏{square} مبرهن: يفوز {winner} بإكمال الخطوط أو التهديد بإكمالها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the first square that isn't a known mistake.</source>
        <translation>‏{square} أول مربع ليس خطأً معروفًا.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the only move left.</source>
        <translation>‏{square} هو النقلة الوحيدة الباقية.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} isn't proven to win. Try again.</source>
        <translation>لم يُبرهن أن {square} يفوز. حاول مرة أخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven tie.</source>
        <translation>‏{square} حفظ التعادل المبرهن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven win.</source>
        <translation>‏{square} حفظ الفوز المبرهن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but a win is proven at {better}.</source>
        <translation type="vanished">يبدو {square} الأفضل للآلة، لكن الفوز المبرهن في {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but it is proven to lose; a tie is proven at {better}.</source>
        <translation type="vanished">يبدو {square} الأفضل للآلة، لكن بُرهن أنه يخسر؛ والتعادل المبرهن في {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} loses. Try again.</source>
        <translation>‏{square} يخسر. حاول مرة أخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} makes two threats, {first} and {second}, and {other} can block only one.</source>
        <translation>‏{square} يصنع تهديدين، {first} و{second}، ولا يستطيع {other} صدّ إلا أحدهما.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} only ties. Try again.</source>
        <translation>‏{square} يتعادل فقط. حاول مرة أخرى.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a tie into a loss. Better: {better}.</source>
        <translation>‏{square} حوّل التعادل إلى خسارة. الأفضل: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a loss. Better: {better}.</source>
        <translation>‏{square} حوّل الفوز إلى خسارة. الأفضل: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a tie. Better: {better}.</source>
        <translation>‏{square} حوّل الفوز إلى تعادل. الأفضل: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} was the only legal move.</source>
        <translation>كان {square} النقلة القانونية الوحيدة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} (new)</source>
        <translation>‏{square} {bound} (جديدة)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} ({rate} earned + {bonus} for exploration)</source>
        <translation>‏{square} {bound} ({rate} مكتسبة + {bonus} للاستكشاف)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: 0, because it is empty.</source>
        <translation>‏{square}‏: 0 لأنه فارغ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and lost.</source>
        <translation>‏{square}‏: {points} لأن {mark} يشغله وخسر.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and won.</source>
        <translation>‏{square}‏: {points} لأن {mark} يشغله وفاز.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} By estimate, the game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">‏{summary} تقديرًا انقلبت المباراة عند النقلة {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} Points given away by estimate: {moves}.</source>
        <translation>‏{summary} النقاط المفرَّط فيها تقديرًا: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">‏{summary} انقلبت المباراة عند النقلة {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>{system} has no sandbox for students' files: they can do anything you can on this computer</source>
        <translation>ليس في {system} بيئة معزولة لملفات الطلاب: تستطيع فعل كل ما تستطيعه على هذا الحاسوب</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation>ليس في {table} مدخل {entry}: جرّب {names}، أو انظر tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} must be a table</source>
        <translation>يجب أن يكون {table} جدولًا</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{text!r} is not a player: write {meant}, in small letters</source>
        <translation>‏{text!r} ليس لاعبًا: اكتب {meant} بأحرف صغيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, a row and column such as 1,1, or a number from 0 to 8</source>
        <translation>‏{text!r} ليس مربعًا: اكتب اسمًا مثل b2، أو صفًا وعمودًا مثل 1,1، أو رقمًا من 0 إلى 8</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, or a row and column such as 1,1</source>
        <translation>‏{text!r} ليس مربعًا: اكتب اسمًا مثل b2، أو صفًا وعمودًا مثل 1,1</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s</source>
        <translation>‏{text!r} ليس زمنًا للنقلة من 1us إلى 60s، مثل 500us أو 1ms أو 0.5s</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{text!r} is not two Elo differences, such as 0,10</source>
        <translation>‏{text!r} ليس فرقي Elo، مثل 0,10</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is off the board, which goes from a1 to {last}</source>
        <translation>‏{text!r} خارج اللوحة التي تمتد من a1 إلى {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>{text} may be one value or two: separate values by semicolons</source>
        <translation>قد تكون {text} قيمة واحدة أو قيمتين: افصل بين القيم بفواصل منقوطة</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} ms</source>
        <translation>{time} ملّي ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} s</source>
        <translation>{time} ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} µs</source>
        <translation>{time} ميكرو ث</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{trials} trials per move</source>
        <translation>المحاولات لكل نقلة: {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{trials}, the number of trials in the tally</source>
        <translation>{trials}، عدد المحاولات في الحصيلة</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{trials}: {chance} % ({low}–{high})</source>
        <translation>{trials}: {chance}% ({low}–{high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{value} best</source>
        <translation type="vanished">{value} الأفضل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{value} scores best: {score}</source>
        <extracomment>"value" is that of a parameter, such as the number of trials.</extracomment>
        <translation>الأعلى نقاطًا {value}‏: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>{variable}={name} does not run on this processor: choose from {names}{reason}</source>
        <translation>‏{variable}={name} لا يعمل على هذا المعالج: اختر من {names}{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player} against {opponent}, {rules}</source>
        <translation>‏{varied} لـ{player} ضد {opponent}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player}, {rules}</source>
        <translation>‏{varied} لـ{player}‏، {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}, {what}: {time}</source>
        <translation>{varied} {value}، {what}: {time}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
X wins {x_wins}
ties {ties}
O wins {o_wins}</source>
        <translation>
            <numerusform>‏{varied} {value}: لا مباريات
فوز X‏ {x_wins}
تعادل {ties}
فوز O‏ {o_wins}</numerusform>
            <numerusform>‏{varied} {value}: مباراة واحدة
فوز X‏ {x_wins}
تعادل {ties}
فوز O‏ {o_wins}</numerusform>
            <numerusform>‏{varied} {value}: مباراتان
فوز X‏ {x_wins}
تعادل {ties}
فوز O‏ {o_wins}</numerusform>
            <numerusform>‏{varied} {value}: %n مباريات
فوز X‏ {x_wins}
تعادل {ties}
فوز O‏ {o_wins}</numerusform>
            <numerusform>‏{varied} {value}: %n مباراة
فوز X‏ {x_wins}
تعادل {ties}
فوز O‏ {o_wins}</numerusform>
            <numerusform>‏{varied} {value}: %n مباراة
فوز X‏ {x_wins}
تعادل {ties}
فوز O‏ {o_wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
wins {wins}
ties {ties}
losses {losses}</source>
        <translation>
            <numerusform>‏{varied} {value}: لا مباريات
فوز {wins}
تعادل {ties}
خسارة {losses}</numerusform>
            <numerusform>‏{varied} {value}: مباراة واحدة
فوز {wins}
تعادل {ties}
خسارة {losses}</numerusform>
            <numerusform>‏{varied} {value}: مباراتان
فوز {wins}
تعادل {ties}
خسارة {losses}</numerusform>
            <numerusform>‏{varied} {value}: %n مباريات
فوز {wins}
تعادل {ties}
خسارة {losses}</numerusform>
            <numerusform>‏{varied} {value}: %n مباراة
فوز {wins}
تعادل {ties}
خسارة {losses}</numerusform>
            <numerusform>‏{varied} {value}: %n مباراة
فوز {wins}
تعادل {ties}
خسارة {losses}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: {name}</source>
        <translation type="vanished">{varied} {value}: {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins</source>
        <translation>يفوز {winner}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} forfeits ({reason})</source>
        <translation>يفوز {winner}: انهزم {loser} جزاءً ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} resigned</source>
        <translation>يفوز {winner}: استسلم {loser}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{wins} won, {ties} tied and {losses} lost of {games}</source>
        <translation>فوز {wins}، تعادل {ties}، خسارة {losses} من {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{words} ({kind})</source>
        <translation>{words} ({kind})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} ties</source>
        <translation>‏{wrong} (1 من {count} عشوائيًا) وهو خاسر؛ و{right} يتعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} wins</source>
        <translation>‏{wrong} (1 من {count} عشوائيًا) وهو خاسر؛ و{right} يفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which ties; {right} wins</source>
        <translation>‏{wrong} (1 من {count} عشوائيًا) وهو تعادل؛ و{right} يفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} ties</source>
        <translation>‏{wrong} وهو خاسر؛ و{right} يتعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} wins</source>
        <translation>‏{wrong} وهو خاسر؛ و{right} يفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which ties; {right} wins</source>
        <translation>‏{wrong} وهو تعادل؛ و{right} يفوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>{x} against {o} can't be played: {reason}</source>
        <translation>يتعذّر لعب {x} ضد {o}‏: {reason}</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>“Learn by mistake” begins with an empty textbook and plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation>يبدأ «التعلّم بالأخطاء» بكتاب فارغ ويلعب 1,000 مباراة بعلامة X ضد نقلات عشوائية. كم يخسر من آخر 200 مباراة مقارنة بأول 200؟</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>“{check}” fails</source>
        <translation>فشل «{check}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✓ reaches the pass mark of {mark}</source>
        <translation>✓ يبلغ درجة النجاح {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ below the pass mark of {mark}</source>
        <translation>✗ دون درجة النجاح {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ {check}</source>
        <translation>✗ {check}</translation>
    </message>
</context>
<context>
    <name>Trials</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>%n not tried yet</source>
        <translation>
            <numerusform>جُرّب الكل</numerusform>
            <numerusform>واحدة لم تُجرَّب بعد</numerusform>
            <numerusform>اثنتان لم تُجرَّبا بعد</numerusform>
            <numerusform>%n لم تُجرَّب بعد</numerusform>
            <numerusform>%n لم تُجرَّب بعد</numerusform>
            <numerusform>%n لم تُجرَّب بعد</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= points</source>
        <translation>= نقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= {number}</source>
        <translation>‏= {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>A larger number of trials includes all the trials of a smaller one. Click a square to see where its number comes from.</source>
        <translation>العدد الأكبر من المحاولات يشمل كل محاولات العدد الأصغر. انقر مربعًا لترى من أين يأتي رقمه.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>After {square}</source>
        <translation>بعد {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Chance of best score</source>
        <translation>احتمال أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Compare with</source>
        <translation>المقارنة مع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Each move: its share of the points for the side that plays it, and its visits. The bar is its share of the visits. Strong lines: the moves that both sides would choose.</source>
        <translation>كل نقلة: حصتها من النقاط للجانب الذي يلعبها، وزياراتها. الشريط حصتها من الزيارات. الخطوط السميكة: النقلات التي سيختارها الجانبان.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expected: {moves}</source>
        <translation>المتوقع: {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Finish this simulation</source>
        <translation>إنهاء هذه المحاكاة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Finish this trial</source>
        <translation>إنهاء هذه المحاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Go back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Grow</source>
        <translation>إنماء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} loses, its squares lose {own} and the other side's gain {other}.</source>
        <translation>إذا فاز {side} كسبت مربعاته {own} وخسرت مربعات الآخر {other}. وإذا خسر {side} خسرت مربعاته {own} وكسبت مربعات الآخر {other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Look inside</source>
        <translation>عرض الداخل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>Many trials</source>
        <translation>محاولات كثيرة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>On the way: {moves}</source>
        <translation>في الطريق: {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>One trial</source>
        <translation>محاولة واحدة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>One trial, slowly</source>
        <translation type="vanished">محاولة واحدة ببطء</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/sum_table.py"/>
        <source>Outcome</source>
        <translation type="vanished">النتيجة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Per trial, as on the board</source>
        <translation>لكل محاولة، كما على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play 10 trials</source>
        <translation>لعب 10 محاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Play more trials</source>
        <translation>لعب محاولات أكثر</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Playing: {done} trials so far.</source>
        <translation>اللعب جارٍ: {done} محاولة حتى الآن.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Press Step to follow a simulation, or Grow to run many.</source>
        <translation>اضغط «خطوة» لتتبّع محاكاة، أو «إنماء» لإجراء كثير منها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Press Step to play the first move of a trial.</source>
        <translation>اضغط «خطوة» للعب أول نقلة في محاولة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Score: the sum</source>
        <translation>النقاط: المجموع</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Scores: the running total</source>
        <translation>النقاط: المجموع الجاري</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>Search tree</source>
        <translation>شجرة البحث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Show how likely each square is to have the best score</source>
        <translation>إظهار مدى ترجيح أن يكون لكل مربع أعلى النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Start again</source>
        <translation>بدء من جديد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The result is proven: no more simulations are needed.</source>
        <translation>النتيجة مبرهنة: لا حاجة إلى مزيد من المحاكاة.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>The score of {square}</source>
        <translation>نقاط {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The tree has grown to its limit.</source>
        <translation>بلغت الشجرة أقصى حجم لها.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>The trial's board</source>
        <translation>لوحة المحاولة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Trials</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>Trials and search tree</source>
        <translation type="vanished">المحاولات وشجرة البحث</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">مربعان متقاربان هنا: عرض أيهما قد يكون متقدمًا على اللوحة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Where the number on {square} comes from</source>
        <translation type="vanished">من أين يأتي الرقم على {square}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>ولا شيء غيرها</numerusform>
            <numerusform>وواحدة أخرى</numerusform>
            <numerusform>واثنتان أخريان</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and {tried} more, {untried} not tried yet</source>
        <translation>و{tried} أخرى، و{untried} لم تُجرَّب بعد</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>trials</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{move}, expected</source>
        <translation>‏{move}، متوقعة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{position}: {visits} visits</source>
        <translation>‏{position}‏: {visits} زيارة</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} to move</source>
        <translation>الدور على {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} {square}: {value}, {visits} visits, {share} of its position's</source>
        <translation>‏{side} {square}‏: {value}، {visits} زيارة، {share} من زيارات وضعيته</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>{simulations}; most visited: {square}, {rate} of the points</source>
        <translation>‏{simulations}؛ الأكثر زيارة: {square}‏، {rate} من النقاط</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× weight</source>
        <translation>× الوزن</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× {number}</source>
        <translation>‏× {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>÷ {number}</source>
        <translation>‏÷ {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ ties</source>
        <translation>✓ تعادل</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ wins</source>
        <translation>✓ فوز</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✗ loses</source>
        <translation>✗ خسارة</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name>App</name>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Close without saving</source>
        <translation>不保存并关闭(&amp;C)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Mistakes</source>
        <translation>失误(&amp;M)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Overlay</source>
        <translation type="vanished">叠加显示(&amp;O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Squares show</source>
        <translation>格子显示(&amp;S)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tic-tac-toe against machines that think by playing random games, and show what they think.&lt;/p&gt;&lt;p&gt;MIT licence. Uses Qt under the LGPL.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;与电脑下井字棋：电脑靠随机对局来思考，并展示它的思考过程。&lt;/p&gt;&lt;p&gt;MIT 许可证。使用 LGPL 许可的 Qt。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>A large board needs more trials: Monte Carlo now plays {trials} per move.</source>
        <translation>较大的棋盘需要更多试验：蒙特卡洛现在每步进行 {trials} 次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>About tttmc</source>
        <translation>关于 tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Candidates</source>
        <translation type="vanished">候选着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Co&amp;mpare {square} with another square</source>
        <translation>比较 {square} 与另一个格子(&amp;M)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Diagnostic information copied. Paste it into your report.</source>
        <translation>诊断信息已复制。请粘贴到您的报告中。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exported as {name}</source>
        <translation>已导出为 {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exporting {name}: {percent} %</source>
        <translation>正在导出 {name}：{percent}%</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Game</source>
        <translation type="vanished">对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Games, textbooks and results</source>
        <translation>对局、教科书和结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <location filename="tttmc_app/gui/app/page_text.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>How it thinks</source>
        <translation>思考方式</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation type="vanished">首次选择蒙特卡洛时每步的试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <location filename="tttmc_app/gui/learn/buttons.py"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Moves</source>
        <translation type="vanished">着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move.</source>
        <translation>从此局面开始新对局：{rules}，轮到 {side}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move. Undo returns to the previous game.</source>
        <translation>从此局面开始新对局：{rules}，轮到 {side}。“撤销”可返回之前的对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>New game: {rules}. Undo returns to your game on {replaced}.</source>
        <translation>新对局：{rules}。“撤销”可返回您在 {replaced} 上的对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>No page contains these words.</source>
        <translation>没有页面包含这些词。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open</source>
        <translation type="vanished">打开</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open the folder of {contents}</source>
        <translation>打开文件夹：{contents}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Open the menus</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>打开菜单</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/view_choices.py"/>
        <source>Overlay</source>
        <translation type="vanished">叠加显示</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Pause</source>
        <translation type="vanished">暂停</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Play</source>
        <translation type="vanished">开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Recent &amp;games</source>
        <translation>最近的对局(&amp;G)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Restore defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>对局另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Saved as {name}</source>
        <translation>已保存为 {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Show the &amp;line from {square}</source>
        <translation>显示 {square} 的走法(&amp;L)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Something went wrong, but your game is safe. To report the error, copy the diagnostic information.</source>
        <translation>出现了错误，但您的对局没有受损。要报告错误，请复制诊断信息。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Squares show</source>
        <translation>格子显示</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Starting trials</source>
        <translation type="vanished">初始试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>The clipboard doesn't contain a board: {error}</source>
        <translation>剪贴板中没有棋盘：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>The result of {square} isn't proven.</source>
        <translation>{square} 的结果尚未证明。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>There's no board on the clipboard. A board looks like X.O/.X./O..</source>
        <translation>剪贴板中没有棋盘。棋盘的写法如 X.O/.X./O..</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Tool bar</source>
        <translation type="vanished">工具栏</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Trials to begin with</source>
        <translation type="vanished">起始试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Unsaved game</source>
        <translation>未保存的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Where the n&amp;umber on {square} comes from</source>
        <translation>{square} 上的数字从何而来(&amp;U)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Where things are stored</source>
        <translation>存储位置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Window</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>窗口</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Windows that are open keep their language until you close them.</source>
        <translation type="vanished">已打开的窗口在关闭之前保持原来的语言。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>{error}. Change the board or the side to move.</source>
        <translation>{error}。请修改棋盘或轮到的一方。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{name} has unsaved changes. Save them before opening {other}?</source>
        <translation>{name} 有未保存的更改。打开 {other} 之前要保存吗？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{reason}. Save the game in a file?</source>
        <translation>{reason}。要把对局保存到文件吗？</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>All squares score the same, so {side} picks one at random.</source>
        <translation>所有格子得分相同，所以 {side} 随机选一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder is better for {side}.</source>
        <translation>越大、颜色越浓，对 {side} 越有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder was better for {side}.</source>
        <translation>当时越大、颜色越浓，对 {side} 越有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Both weights are 0, so every square scores 0 and {side} picks one at random.</source>
        <translation>两个权重都是 0，所以每个格子都得 0 分，{side} 随机选一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter is better for {side}.</source>
        <translation type="vanished">越亮对 {side} 越有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter was better for {side}, not for you.</source>
        <translation type="vanished">越亮对 {side} 越有利，而不是对您。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of being best: how likely each square is to have the highest score after infinitely many trials.</source>
        <translation type="vanished">最佳概率：无穷多次试验后，每个格子得分最高的可能性。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials. The best score need not be the best move.</source>
        <translation type="vanished">最高分概率：无穷多次试验后，每个格子得分最高的可能性。得分最高的不一定是最佳着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials; equal squares share it. The best score need not be the best move.</source>
        <translation>最高分概率：无穷多次试验后，每个格子得分最高的可能性；等价的格子平分这一概率。得分最高的不一定是最佳着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Change to {count} in a row</source>
        <translation>改为连成 {count} 子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Dark squares are known mistakes in {side}'s textbook. {side} plays the first of the others.</source>
        <translation type="vanished">暗的格子是 {side} 的教科书中已知的失误。{side} 会走其余格子中的第一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Error by chance (standard error): {error}.</source>
        <translation>随机误差（标准误差）：{error}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: bigger and bolder is better for {side}. Bold squares help {side} win random games.</source>
        <translation>每次试验的精确得分：越大、颜色越浓，对 {side} 越有利。颜色浓的格子有助于 {side} 赢得随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: brighter is better for {side}. Bright squares help {side} win random games.</source>
        <translation type="vanished">每次试验的精确得分：越亮对 {side} 越有利。亮的格子有助于 {side} 赢得随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves} …</source>
        <translation>预期的着法：{moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves}.</source>
        <translation>预期的着法：{moves}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} rated the squares before it played {move}.</source>
        <translation>{side} 走 {move} 之前对各格子的评价。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with its new weights.</source>
        <translation>假如用新权重，{side} 走 {move} 之前对各格子的评价。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with {trials}.</source>
        <translation>假如用{trials}，{side} 走 {move} 之前对各格子的评价。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Its last message: “{message}”.</source>
        <translation>它的最后一条消息：“{message}”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Last move, row {row} of {size}, column {column} of {size}</source>
        <translation>最后一步，第 {row} 行（共 {size} 行），第 {column} 列（共 {size} 列）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Learnt: {square} lost. It is now a known mistake here.</source>
        <translation>已学会：{square} 会输。它现在是这里的已知失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Nearly all trials tie ({share}), so the scores mean little here.</source>
        <translation>几乎所有试验都是平局（{share}），所以这里的得分意义不大。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>No square is known to be best.</source>
        <translation>尚不知哪个格子最佳。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>O won {share}</source>
        <translation type="vanished">O 赢 {share}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Of %n trial(s), X won {x}, {ties} tied and O won {o}.</source>
        <translation type="vanished">
            <numerusform>在 %n 次试验中，X 赢 {x} 次，平局 {ties} 次，O 赢 {o} 次。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Of all trials, X wins {x}, {ties} tie and O wins {o}.</source>
        <translation>在所有试验中，X 赢 {x}，平局 {ties}，O 赢 {o}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point at a square for its value, or zoom in.</source>
        <translation>指向格子可查看数值，也可放大棋盘。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point here to see the last thought, or use the arrow buttons to go through the game.</source>
        <translation type="vanished">指向此处可查看最后一次思考，也可用箭头按钮浏览整局棋。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Bigger and bolder is better.</source>
        <translation>成功率：从每个格子开始的随机对局中，结果对 {side} 有利的比例。越大、颜色越浓越好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Brighter is better.</source>
        <translation type="vanished">成功率：从每个格子开始的随机对局中，结果对 {side} 有利的比例。越亮越好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Row {row} of {size}, column {column} of {size}</source>
        <translation>第 {row} 行（共 {size} 行），第 {column} 列（共 {size} 列）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: bigger and bolder is better for {side}. Bold squares helped {side} win its random games.</source>
        <translation>每次试验的得分：越大、颜色越浓，对 {side} 越有利。颜色浓的格子曾帮助 {side} 赢得随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: brighter is better for {side}. Bright squares helped {side} win its random games.</source>
        <translation type="vanished">每次试验的得分：越亮对 {side} 越有利。亮的格子曾帮助 {side} 赢得随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks.</source>
        <translation type="vanished">电脑思考时，得分会显示在格子上。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks. Right-click one for more.</source>
        <translation>电脑思考时，得分会显示在格子上。右键点击格子可了解详情。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; bigger and bolder is better.</source>
        <translation>访问占比：{side} 的搜索尝试每个格子的频率；越大、颜色越浓越好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; brighter is better.</source>
        <translation type="vanished">访问占比：{side} 的搜索尝试每个格子的频率；越亮越好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board</source>
        <translation>显示整个棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board (Ctrl+0)</source>
        <translation type="vanished">显示整个棋盘 (Ctrl+0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board ({keys})</source>
        <translation>显示整个棋盘（{keys}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Shown: {name}.</source>
        <translation>显示：{name}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Squares marked as a mistake are known to lose from {side}'s textbook. {side} plays the first of the others.</source>
        <translation>根据 {side} 的教科书，标为失误的格子已知会输。{side} 会走其余格子中的第一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Standard error: {error}.</source>
        <translation type="vanished">标准误差：{error}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The best square scores {rate}.</source>
        <translation>最佳格子的得分率为 {rate}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The machine chose this square at random.</source>
        <translation type="vanished">电脑随机选择了这个格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The number is the engine's own value for {side}'s best move.</source>
        <translation>这个数字是引擎自己对 {side} 最佳着法的评价。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {move}.</source>
        <translation type="vanished">{move} 之前的局面。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {side} played {move}.</source>
        <translation>{side} 走 {move} 之前的局面。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side} if both sides play their best.</source>
        <translation>双方都下出最佳着法时，每个格子对 {side} 的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side}, and in how many of its own moves, if both sides play their best.</source>
        <translation>双方都下出最佳着法时，每个格子对 {side} 的结果，以及 {side} 还需走几步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The results are {side}'s, not yours.</source>
        <translation type="vanished">这是 {side} 的结果，不是您的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Use the arrow buttons to go through the game.</source>
        <translation>用箭头按钮浏览整局棋。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; bigger and bolder is better.</source>
        <translation>数值：{side} 的棋手对每个格子的评价；越大、颜色越浓越好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; brighter is better.</source>
        <translation type="vanished">数值：{side} 的棋手对每个格子的评价；越亮越好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} saw before {move}.</source>
        <translation type="vanished">{side} 在走 {move} 之前看到的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with its new weights.</source>
        <translation type="vanished">{side} 在走 {move} 之前，用新权重会看到的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with {trials}.</source>
        <translation type="vanished">{side} 在走 {move} 之前，用{trials}会看到的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from</source>
        <translation type="vanished">这些数字从何而来</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from (F12); right-click a square for its own</source>
        <translation type="vanished">这些数字从何而来 (F12)；右键点击格子可查看它自己的</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>X won {share}</source>
        <translation type="vanished">X 赢 {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>all squares {value}</source>
        <translation type="vanished">所有格子 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>losing line</source>
        <translation type="vanished">输棋连线</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>missed by {side}</source>
        <translation type="vanished">{side} 错过</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>ties {share}</source>
        <translation type="vanished">平局 {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>{result} · best</source>
        <translation type="vanished">{result} · 最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row loses. Arrow keys move, Enter plays.</source>
        <translation>{rules}：先连成 {line} 子者输。方向键移动，Enter 落子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row wins. Arrow keys move, Enter plays.</source>
        <translation>{rules}：先连成 {line} 子者赢。方向键移动，Enter 落子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} has proven nothing yet.</source>
        <translation>{side} 尚未证明任何结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} is calculating what infinitely many trials would show.</source>
        <translation>{side} 正在计算无穷多次试验会得到的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} moved at random.</source>
        <translation>{side} 随机走了一步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine gave no value for its move.</source>
        <translation>{side} 的引擎没有给出这一步的评价。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine has reported nothing yet.</source>
        <translation>{side} 的引擎尚未报告任何内容。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s move is chosen at random.</source>
        <translation>{side} 的这一步是随机选择的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists every move here as a mistake, so {side} resigns.</source>
        <translation>{side} 的教科书把这里的每个着法都列为失误，所以 {side} 认输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists no mistake here yet, so {side} plays the first square.</source>
        <translation>{side} 的教科书在这里还没有列出失误，所以 {side} 走第一个格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves} …</source>
        <translation>{signs}：预期的着法，{moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves}.</source>
        <translation>{signs}：预期的着法，{moves}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square} for {side}</source>
        <translation>{square}（对 {side}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, best</source>
        <translation>{square}，最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, empty</source>
        <translation>{square}，空</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, equal best</source>
        <translation>{square}，并列最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/board_view.py"/>
        <source>{square}, last move</source>
        <translation type="vanished">{square}，最后一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, likeliest</source>
        <translation>{square}，可能性最大</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, {mark}</source>
        <translation>{square}，{mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, {value}</source>
        <translation>{square}，{value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>{square}: {value}</source>
        <translation type="vanished">{square}：{value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} per trial</source>
        <translation>每次试验 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} ± {error}</source>
        <translation>{value} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, scores {rate}</source>
        <translation>{value}，得分率 {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} of all</source>
        <translation>{value}，占全部的 {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} per trial</source>
        <translation>{value}，每次试验 {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{winner} wins: {loser} completed a line</source>
        <translation>{winner} 获胜：{loser} 连成了一线</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ best</source>
        <translation type="vanished">★ 最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ but loses</source>
        <translation type="vanished">★ 但会输</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ equal best</source>
        <translation type="vanished">★ 并列最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ not best</source>
        <translation type="vanished">★ 并非最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ ties</source>
        <translation type="vanished">✓ 平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ wins</source>
        <translation type="vanished">✓ 获胜</translation>
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
        <translation>图表</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Save or copy this chart</source>
        <translation>保存或复制此图表</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Cancel</source>
        <translation type="vanished">取消</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose a program…</source>
        <translation>选择程序…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose an engine's program</source>
        <translation>选择引擎程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose the program of {side}'s engine</source>
        <translation>请选择 {side} 的引擎程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play a new game on {size}×{size}?</source>
        <translation>要在 {size}×{size} 上开始新对局吗？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play on {size}×{size}</source>
        <translation>在 {size}×{size} 上下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Run it</source>
        <translation type="vanished">运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is starting</source>
        <translation type="vanished">{file}（{side}）正在启动</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation type="vanished">{file}（{side}）正在等待您的许可</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation type="vanished">{file} 是新程序。它在这台电脑上可以做您能做的任何事。它在单独的进程中运行，您停止它时该进程即结束。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} by {author}</source>
        <translation>{name}，作者 {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version} by {author}</source>
        <translation>{name} {version}，作者 {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{problem}.</source>
        <translation type="vanished">{problem}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{reason}</source>
        <translation type="vanished">{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{reason}. Play a new game on {size}×{size}?</source>
        <translation type="vanished">{reason}。要在 {size}×{size} 上开始新对局吗？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{refusal}. Choose other rules or another player.</source>
        <translation>{refusal}。请选择其他规则或其他棋手。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{side}'s engine needs a program</source>
        <translation>{side} 的引擎需要一个程序</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Export as picture</source>
        <translation>导出为图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} plays {square}</source>
        <translation>第 {number} 步：{side} 走 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} to move</source>
        <translation>第 {number} 步：轮到 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Open game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Save game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>X: {x} · O: {o}</source>
        <translation>X：{x} · O：{o}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>best {high}, worst {low}</source>
        <translation>最佳 {high}，最差 {low}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>human</source>
        <translation>人类</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} 已存在。要替换吗？</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>%n square(s) look best</source>
        <translation>
            <numerusform>%n 个格子看来最佳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n 次试验</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;What would {player} play here?</source>
        <translation>{player}在这里会怎么走？(&amp;W)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>A machine is already thinking about this position.</source>
        <translation type="vanished">已有电脑在思考此局面。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>A tie</source>
        <translation type="vanished">平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>All squares are equal</source>
        <translation>所有格子都一样</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Back to game</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Better by {points} points: {squares}.</source>
        <translation type="vanished">好 {points} 分的着法：{squares}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, better by {points} points: {squares}.</source>
        <translation>据估计好 {points} 分的着法：{squares}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, you lost at move {number}: {square}</source>
        <translation type="vanished">据估计，您在第 {number} 步输掉了：{square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Click a square to play, or:</source>
        <translation type="vanished">点击格子即可落子，或者：</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Click a square to start</source>
        <translation>点击格子即可开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Draw the marks, choose who is to move, then play from there.</source>
        <translation>画上棋子，选择轮到谁走，然后从该局面开始对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Easy game</source>
        <translation type="vanished">简单对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Hard game</source>
        <translation type="vanished">困难对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>In random games</source>
        <translation>随机对局中</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It held {square} in {won} of the trials it won, and in {lost} of those it lost.</source>
        <translation>它在赢得的试验中有 {won} 占据了 {square}，在输掉的试验中有 {lost}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It holds {square} in {won} of the trials it wins, and in {lost} of those it loses.</source>
        <translation>它在赢得的试验中有 {won} 占据 {square}，在输掉的试验中有 {lost}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>It is {player}'s turn. Press Play.</source>
        <translation>轮到{player}。请按“开始”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Last thought</source>
        <translation>上次思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Move {move} of {total}</source>
        <translation>第 {move} 步，共 {total} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}, {side}: {words}</source>
        <translation>第 {number} 步（{side}）：{words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}: {words}</source>
        <translation type="vanished">第 {number} 步：{words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Neither side made a mistake.</source>
        <translation>双方都没有失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>No machine thought about this move.</source>
        <translation>没有电脑思考过这一步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>No thought to show</source>
        <translation>没有可显示的思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Only move</source>
        <translation>唯一的一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: two people play.</source>
        <translation>或点击格子：两人对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: you play against {player}.</source>
        <translation>或点击格子：您与{player}对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or press Play: the machines begin.</source>
        <translation>或按“开始”：由电脑开始对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine</source>
        <translation type="vanished">Python 引擎</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine: over 100 times slower</source>
        <translation>Python 引擎：慢 100 倍以上</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Review</source>
        <extracomment>Button: review the game (a verb).</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Score the squares by any number of random games</source>
        <translation>用任意次数的随机对局给格子打分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Set up a position</source>
        <translation>摆局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Show the machine's own trials again</source>
        <translation>重新显示电脑自己的试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Square {square} is taken. Choose an empty one.</source>
        <translation type="vanished">格子 {square} 已被占。请选择空格。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Start of the game</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Stopped · press Play</source>
        <translation>已停止 · 请按“开始”</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Take a lesson</source>
        <translation type="vanished">上一课</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game ends here. Go back a move to ask {player}.</source>
        <translation type="vanished">对局到此结束。要询问{player}，请后退一步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game is over. Start another, or undo a move.</source>
        <translation>对局已结束。请开始新对局，或撤销一步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The machine could not move: {reason}. Press Play to try again.</source>
        <translation>电脑无法走棋：{reason}。请按“开始”重试。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The overlay is off, so the squares show no values.</source>
        <translation>叠加显示已关闭，因此格子上不显示数值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The rules don't allow {square} now. Choose another square.</source>
        <translation>规则现在不允许 {square}。请选择其他格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The squares of this page show what the page is about.</source>
        <translation>此页面的格子显示的是该页面的内容。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>This is an earlier position. Play from here, or go back to the game.</source>
        <translation>这是较早的局面。请从这里开始下，或返回对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/setting_up.py"/>
        <source>This position is finished: remove a mark</source>
        <translation>此局面已结束：请移除一个棋子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Tie</source>
        <translation type="vanished">平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>To move</source>
        <translation>轮到走棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Too close to call</source>
        <translation>尚难分高下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Try {square}</source>
        <translation>试走 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Watch machines</source>
        <translation type="vanished">观看电脑对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Where the numbers come from</source>
        <translation>这些数字从何而来</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the tie.</source>
        <translation>用 {trials}时，蒙特卡洛总会放弃平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the win.</source>
        <translation>用 {trials}时，蒙特卡洛总会放弃胜局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always holds the tie.</source>
        <translation>用 {trials}时，蒙特卡洛总能守住平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always keeps the win.</source>
        <translation>用 {trials}时，蒙特卡洛总能保住胜局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the tie in {share} of its choices.</source>
        <translation>用 {trials}时，蒙特卡洛有 {share} 的选择会放弃平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the win in {share} of its choices.</source>
        <translation>用 {trials}时，蒙特卡洛有 {share} 的选择会放弃胜局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost</source>
        <translation>您输了</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost at move {number}: {square}</source>
        <translation>您在第 {number} 步输掉了：{square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You won</source>
        <translation>您赢了</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Your move</source>
        <translation>轮到您</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Your turn ({side})</source>
        <translation>轮到您（{side}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {hours} h left</source>
        <translation>约剩 {hours} 小时</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {minutes} min left</source>
        <translation>约剩 {minutes} 分钟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {seconds} s left</source>
        <translation>约剩 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>among {squares}</source>
        <translation>候选：{squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed}</source>
        <translation>随机种子 {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed} (game {number} of {typed})</source>
        <translation>随机种子 {seed}（{typed} 的第 {number} 局）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>that no square scores higher</source>
        <translation>没有格子得分更高</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine</source>
        <translation type="vanished">{backend} 引擎</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine, slow searches</source>
        <translation>{backend} 引擎，搜索较慢</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{chance} sure</source>
        <translation>把握 {chance}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{counted} · {time}</source>
        <translation>{counted} · {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{mark} wins</source>
        <translation>{mark} 获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking</source>
        <translation>{player}（{side}）正在思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking and will then pause</source>
        <translation>{player}（{side}）正在思考，之后将暂停</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) to move · press Play</source>
        <translation>轮到{player}（{side}）· 请按“开始”</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} is thinking</source>
        <translation>{player}正在思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} is thinking about this position</source>
        <translation>{player}正在思考此局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>{player} is thinking. Wait, or press Move now.</source>
        <translation>{player}正在思考。请等待，或按“立即落子”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} played {square}</source>
        <translation>{player}走了 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{player} wins</source>
        <translation>{player}获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play at random: all squares are equal</source>
        <translation>{player}会随机走：所有格子等价</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} would play {square} here</source>
        <translation>{player}在这里会走 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play {square} here · your turn</source>
        <translation>{player}在这里会走 {square} · 轮到您</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · the machine won</source>
        <translation>{result} · 电脑赢了</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · you won</source>
        <translation>{result} · 您赢了</translation>
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
        <translation>已完成 {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} plays {square}</source>
        <translation>{side} 走 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} to move</source>
        <translation>轮到 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{size}×{size} · {line} in a row</source>
        <translation>{size}×{size} · 连成 {line} 子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} held the tie.</source>
        <translation>走 {squares} 本可保住平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} kept the win.</source>
        <translation>走 {squares} 本可保住胜局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looked best to {player}</source>
        <translation>{player}当时认为 {square} 最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looks best to {player}</source>
        <translation>{player}认为 {square} 最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{square}, proven {result}</source>
        <translation>{square}，已证明{result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{status} · {left}</source>
        <translation>{status} · {left}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{suggestion}. {reason}</source>
        <translation>{suggestion}。{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{winner} wins: {loser} forfeits</source>
        <translation type="vanished">{winner} 获胜：{loser} 判负</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) in {time}, by {executor}. Saved.</source>
        <translation>
            <numerusform>%n 局，用时 {time}，由 {executor} 执行。已保存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) left in this run.</source>
        <translation>
            <numerusform>此运行还剩 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>%n position(s)</source>
        <translation type="vanished">
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs deleted.</source>
        <translation>
            <numerusform>已删除 %n 次运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs selected. Select two to compare them.</source>
        <translation>
            <numerusform>已选择 %n 次运行。请选择两次进行比较。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>+  Vary another setting</source>
        <translation>+  改变另一个设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>0 is off, 1 is on.</source>
        <translation type="vanished">0 为关，1 为开。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>95 %</source>
        <translation type="vanished">95%</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>95 % interval</source>
        <translation type="vanished">95% 区间</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>A few games of this run were just played on this computer.</source>
        <translation>刚刚在这台电脑上下了此运行中的几局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>A plays both sides equally often</source>
        <translation type="vanished">A 执双方的局数相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Add a player</source>
        <translation>添加棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation type="vanished">与自己对局时，双方都使用该值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>All finished games are saved.</source>
        <translation>所有已下完的对局都已保存。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation type="vanished">同时显示除去随机着法运气后的得分，其区间更窄。这些着法的机会必须已知：随机棋手的机会是已知的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Any of {words}.</source>
        <translation type="vanished">以下任意值：{words}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in its own games</source>
        <translation>执 {side}，在自己的对局中</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in other games</source>
        <translation>执 {side}，在其他对局中</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games (the first {listed} of {total})</source>
        <translation type="vanished">执 {side}，其他对局（共 {total} 个，列出前 {listed} 个）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games ({total})</source>
        <translation>执 {side}，其他对局（{total}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games (the first {listed} of {total})</source>
        <translation type="vanished">执 {side}，自己的对局（共 {total} 个，列出前 {listed} 个）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games ({total})</source>
        <translation>执 {side}，自己的对局（{total}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Automatic: X if both sides have the same number of marks.</source>
        <translation>自动：若双方棋子数相同则为 X。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>Boards, one per line (*.txt);;All files (*)</source>
        <translation>棋盘，每行一个 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Calculates what a player does with infinitely many trials: where its best square is not a best move, and whether an opponent who knows the player can win. Choose a player and a board up to 4×4, then press Find the limits.</source>
        <translation type="vanished">计算棋手用无穷多次试验会怎么走：它的最佳格子在哪里并非最佳着法，以及了解它的对手能否获胜。请选择棋手和不超过 4×4 的棋盘，然后按“求极限”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Chance of best score</source>
        <translation>最高分概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Charts of</source>
        <translation>图表所属</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Click a square to cycle X, O, empty.</source>
        <translation>点击格子可在 X、O、空之间切换。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Compare by</source>
        <translation>比较依据</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>继续教科书 {name}。失误：{mistakes}，对局：{games}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied: {text}</source>
        <translation>已复制：{text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Cross table</source>
        <translation type="vanished">交叉表</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Difference</source>
        <translation type="vanished">差异</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Differences of the two runs</source>
        <translation>两次运行的差异</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Each block of games is saved at once.</source>
        <translation>每组对局下完立即保存。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each cell: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">每格：该行棋手的 赢 – 平 – 输，双方合计。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each player is X in half of them.</source>
        <translation type="vanished">每位棋手在其中一半对局里执 X。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation type="vanished">一旦简短的证明显示最佳下法下谁会赢，就结束对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End proven games</source>
        <translation type="vanished">结束已证明的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: about {time}</source>
        <translation>预计用时：约 {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: at most {time}</source>
        <translation>预计用时：最多 {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: more than {time}</source>
        <translation>预计用时：超过 {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: {time}</source>
        <translation type="vanished">预计用时：{time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run of the lab and of the commands is saved here.</source>
        <translation>实验室和命令的每次运行都保存在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run that you start on another page or with a command is saved here with its results, settings, seed and computer.</source>
        <translation type="vanished">您在其他页面或用命令启动的每次运行都保存在这里，包括结果、设置、随机种子和所用电脑。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page</source>
        <translation>说明此页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page (F1)</source>
        <translation>说明此页面 (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish games</source>
        <translation>下完对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish the games in progress, then stop. Finished games are saved, and the run can be resumed.</source>
        <translation>下完进行中的对局后停止。已下完的对局会保存，运行可以继续。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Games</source>
        <translation>对局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation type="vanished">{rules} 上的对局：{games}，输：{losses}。教科书中的失误：{mistakes}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}; each block of games is saved at once.</source>
        <translation type="vanished">{rules} 上的对局；每组对局下完立即保存。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Games per pair</source>
        <translation type="vanished">每对的对局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Games per value</source>
        <translation type="vanished">每个值的对局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation type="vanished">它最多能有多强？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation type="vanished">用每种试验次数选择着法的次数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab pages</source>
        <translation type="vanished">实验室页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learn from the beginning, in a new file beside this one</source>
        <translation>在此文件旁的新文件中从头学起</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learner</source>
        <translation>学习者</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>{player}的极限，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses go on where an earlier move had decided the game: only the blame “Chain” learns from such moves.</source>
        <translation type="vanished">如果更早的一步已经决定了对局，就仍会输：只有归咎方式“连锁”能从这样的步中学习。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation type="vanished">之后仍可能输：如果更早的一步已经决定了对局，只有归咎方式“连锁”能从中学习。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Measure</source>
        <translation type="vanished">指标</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Measured player</source>
        <translation type="vanished">被测棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Mistakes</source>
        <translation type="vanished">失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>No longer vary this setting</source>
        <translation>不再改变此设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>No saved runs</source>
        <translation>没有已保存的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Not played yet</source>
        <translation type="vanished">尚未对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Number of games played at the same time.</source>
        <translation>同时进行的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Number of games to play.</source>
        <translation type="vanished">要下的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Number of games with each value.</source>
        <translation type="vanished">每个值要下的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation type="vanished">对局数；使用序贯检验时为上限。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Numbers from {low} to {high}.</source>
        <translation type="vanished">{low} 到 {high} 的数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Opening moves</source>
        <translation type="vanished">开局步数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation type="vanished">否则 A 每局都执 X。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Pairs: {pairs}, games: {games}</source>
        <translation type="vanished">配对：{pairs}，对局：{games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play a match</source>
        <translation>进行一场对抗赛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Play from here in the main window</source>
        <translation>在主窗口中从这里开始下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player A</source>
        <translation>棋手 A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player B</source>
        <translation>棋手 B</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">全部对局下完后才排出名次。括号内：输棋比例的 95% 区间。交叉表每格：该行棋手的 赢 – 平 – 输，双方合计。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Plays against</source>
        <translation type="vanished">对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions with mistakes</source>
        <translation>有失误的局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Press Open for details.</source>
        <translation>按“打开”查看详情。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Processes</source>
        <translation>进程数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation type="vanished">每局之前的随机着法，使双方机会大致均等。每个开局由每位棋手各执双方下一次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Remove this player</source>
        <translation>移除此棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Results of A</source>
        <translation type="vanished">A 的战绩</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Results of the sweep</source>
        <translation type="vanished">参数扫描的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resuming “{name}”…</source>
        <translation>正在继续“{name}”…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Rows of X, O and dots, from the top, separated by /.</source>
        <translation>从上到下逐行写出 X、O 和点，行间用 / 分隔。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Rules: {rules}</source>
        <translation type="vanished">规则：{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Run by</source>
        <extracomment>"this computer" or "a Dask cluster" plays the games.</extracomment>
        <translation>执行者</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Run this example</source>
        <translation>运行此示例</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Run {first}, “{first_name}”, and run {second}, “{second_name}”</source>
        <translation>运行 {first}“{first_name}”和运行 {second}“{second_name}”</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Run {number}</source>
        <translation type="vanished">运行 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Runs each</source>
        <translation type="vanished">重复次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Save the results and charts</source>
        <translation>保存结果和图表</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Saved runs</source>
        <translation>已保存的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}</source>
        <translation>随机种子 {seed} · {executor} · tttmc {version} · {stream} · {machine}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run, or two to compare them.</source>
        <translation>选择一次运行，或选择两次进行比较。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Settings of this player</source>
        <translation>此棋手的设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Share</source>
        <extracomment>The share of all games.</extracomment>
        <translation type="vanished">占比</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">比例及其 95% 区间。时间：中位数，括号内为居中一半对局的范围。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Show on the board</source>
        <translation>在棋盘上显示</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Show on the board how likely each square is to have the best score</source>
        <translation>在棋盘上显示每个格子得分最高的可能性</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Show the settings of this player</source>
        <translation>显示此棋手的设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Side</source>
        <translation type="vanished">执子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Standings</source>
        <translation type="vanished">排名</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Start ({keys})</source>
        <translation>开始 ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Starts the new textbook {name}.</source>
        <translation>开始新教科书 {name}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop at once. Results so far are saved.</source>
        <translation>立即停止。目前的结果会保存。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Stop between Elo</source>
        <translation type="vanished">Elo 停止界限</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_texts.py"/>
        <source>Stopped after the games in progress: {done} of {target} games are saved.</source>
        <translation type="vanished">下完进行中的对局后已停止：已保存 {done} 局，共 {target} 局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Stopped before the first game.</source>
        <translation type="vanished">在第一局之前已停止。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped: {done} of {target} games are saved.</source>
        <translation>已停止：已保存 {done} 局，共 {target} 局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Take known luck out of the score</source>
        <translation type="vanished">从得分中除去已知的运气</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The address that the Dask scheduler prints when it starts.</source>
        <translation>Dask 调度器启动时显示的地址。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>The opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The parameter that takes several values.</source>
        <translation type="vanished">取多个值的参数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>图片已在剪贴板中。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The results are the same either way.</source>
        <translation>无论哪种方式，结果都相同。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>The side that the learner plays.</source>
        <translation type="vanished">学习者所执的一方。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The side that the measured player plays.</source>
        <translation type="vanished">被测棋手所执的一方。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>These games were started before: {done} of {target} are done.</source>
        <translation type="vanished">这些对局以前开始过：已完成 {done} 局，共 {target} 局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>This player has no parameters.</source>
        <translation type="vanished">此棋手没有参数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">时间：中位数，括号内为居中一半对局的范围。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>To move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Trials are ignored here: results hold for infinitely many.</source>
        <translation>这里忽略试验次数：结果适用于无穷多次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials, comma-separated</source>
        <translation>试验次数，用逗号分隔</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation type="vanished">两个 Elo 差值，例如 0, 20：序贯检验一旦接受其中之一，对抗赛即停止。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">这里有两个格子很接近：在棋盘上显示哪个可能领先</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Use a new textbook</source>
        <translation>使用新教科书</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Use current game</source>
        <translation>使用当前对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Value</source>
        <translation type="vanished">数值</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, comma-separated</source>
        <translation>值，用逗号分隔</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, separated by semicolons</source>
        <translation>值，用分号分隔</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Varied parameter</source>
        <translation>变化的参数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Vary another setting</source>
        <translation type="vanished">改变另一个设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What can be done with a run</source>
        <translation>可对运行进行的操作</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Where</source>
        <extracomment>Heading: where the games are played.</extracomment>
        <translation type="vanished">运行位置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Whole numbers from {low} to {high}.</source>
        <translation type="vanished">{low} 到 {high} 的整数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>a Dask cluster</source>
        <translation>Dask 集群</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>another player</source>
        <translation>另一棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic</source>
        <extracomment>Which side is to move, X or O: determined from the board.</extracomment>
        <translation>自动</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic: {side}</source>
        <translation>自动：{side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>by {measure}</source>
        <translation>按{measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>can't be read</source>
        <translation type="vanished">无法读取</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>itself</source>
        <extracomment>The measured player plays against itself.</extracomment>
        <translation>自己</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>none</source>
        <extracomment>No openings.</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>tcp://host:8786</source>
        <translation>tcp://host:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>this computer</source>
        <translation>这台电脑</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>this run isn't saved: {reason}</source>
        <translation>此运行未保存：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{count} ({interval} %)</source>
        <translation type="vanished">{count}（{interval}%）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{done} of {target}</source>
        <translation type="vanished">{done} / {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games</source>
        <translation type="vanished">{done} / {target} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · about {time} left</source>
        <translation>{done} / {target} 局 · 剩余约 {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · finishing those in progress</source>
        <translation>{done} / {target} 局 · 正在下完进行中的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {executor}</source>
        <translation type="vanished">{done} / {target} 局 · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left</source>
        <translation type="vanished">{done} / {target} 局 · 剩余 {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left · {executor}</source>
        <translation type="vanished">{done} / {target} 局 · 剩余 {time} · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation type="vanished">已选择 {done} 个着法，共 {target} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{forfeit} ({more} more in the CSV table)</source>
        <translation>{forfeit}（CSV 表格中还有 {more} 项）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{low} to {high}</source>
        <translation type="vanished">{low} 至 {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{page} ({keys})</source>
        <translation>{page}（{keys}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}.</source>
        <translation type="vanished">{player}，随机种子 {seed}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation type="vanished">{player}，随机种子 {seed}。{note}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation type="vanished">
            <numerusform>{player}，{rules}：%n 个局面，旋转和镜像只计一次。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{progress} Stopped; the results so far are saved.</source>
        <translation>{progress} 已停止；目前的结果已保存。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{progress} · Lab</source>
        <translation>{progress} · 实验室</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>“{name}” deleted.</source>
        <translation>已删除“{name}”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}” is unfinished: {done} of {target} games are done.</source>
        <translation>“{name}”尚未完成：已完成 {done} 局，共 {target} 局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}”, saved as run {run}.</source>
        <translation>“{name}”，已保存为运行 {run}。</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven line that holds the tie: move {at} of {total}</source>
        <translation>已证明能保住平局的走法：第 {at} 步，共 {total} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven win: move {at} of {total}</source>
        <translation>已证明的胜法：第 {at} 步，共 {total} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, nor do moves that can't be judged, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again. If there is none, it turned at the move that gave away the most by estimate.</source>
        <translation>准确率是 100% 减去一方每步损失的分数：胜局算 1 分，平局算半分。无法改变结果的着法不计入，无法评价的着法也不计入，因此同样的失误可能得到不同的准确率。转折点是最后一个已证明的失误：此后双方的着法都没有再改变结果。如果没有这样的失误，转折点就是估计损失最多的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again.</source>
        <translation type="vanished">准确率是 100% 减去一方每步损失的分数：胜局算 1 分，平局算半分。无法改变结果的着法不计入，因此同样的失误可能得到不同的准确率。转折点是最后一个已证明的失误：此后双方的着法都没有再改变结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Accuracy: X {x}, O {o}. {summary}</source>
        <translation>准确率：X {x}，O {o}。{summary}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>After your {square}</source>
        <translation>在您走 {square} 之后</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Mistakes from your next games will appear here.</source>
        <translation>全部完成。以后对局中的失误会出现在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Your next mistakes appear after your next review.</source>
        <translation type="vanished">全部完成。下次复盘后会出现新的失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Answer first; then the real players play</source>
        <translation>先回答；然后由真正的棋手来下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/page_stage.py"/>
        <source>Back to the game</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Back to the review</source>
        <translation>返回复盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Better: {squares}</source>
        <translation>更好：{squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Check by experiment</source>
        <translation>用实验检验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose a square.</source>
        <translation>请选择一个格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose an answer before you check it: you'll remember the result better.</source>
        <translation>请先选择答案再检验：这样对结果印象更深。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>Choose another square for the loser to see how that is met.</source>
        <translation>为输方选择另一个格子，可查看如何应对。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Convergence in the lab</source>
        <translation>在实验室看收敛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Find the better moves yourself</source>
        <translation>自己找出更好的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>First position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Go further in the lab</source>
        <translation>到实验室深入研究</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>It is another square.</source>
        <translation type="vanished">是另一个格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Known mistakes</source>
        <translation>已知失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Last move</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Learn</source>
        <translation type="vanished">学习</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Learn from your mistakes</source>
        <translation type="vanished">从失误中学习</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lessons</source>
        <translation type="vanished">课程</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Measured: {answer}.</source>
        <translation type="vanished">测量结果：{answer}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Mistake {number} of {total}</source>
        <translation>失误 {number}/{total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Moves of the game</source>
        <translation>此对局的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Next</source>
        <extracomment>The next exercise.</extracomment>
        <translation>下一题</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No line could be proven from here.</source>
        <translation>从这里无法证明任何走法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise yet. Your proven mistakes are collected after each game against a machine, or when you review a game.</source>
        <translation>还没有可练习的失误。每次与电脑对局之后，或您复盘对局时，其中已证明的失误会收集到这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise: review a game first.</source>
        <translation type="vanished">没有可练习的失误：请先复盘一局棋。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>No textbook yet: play against the player “Learn by mistake”, or train one in the lab.</source>
        <translation>还没有教科书：请与棋手“从失误中学习”对局，或在实验室训练一个学习者。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Open on the board</source>
        <translation>在棋盘上打开</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Pages</source>
        <translation type="vanished">页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play a game or open one, then review it here.</source>
        <translation>下一局棋或打开一局，然后在这里复盘。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play against this mistake</source>
        <translation>对付这个失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Play from this position</source>
        <translation>从此局面开始下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Play on from here</source>
        <translation>从这里继续下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Practise all that are due</source>
        <translation>练习所有到期的</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Practise your mistakes</source>
        <translation>练习您的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Previous move</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Progress of the experiment</source>
        <translation>实验进度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Progress of the review</source>
        <translation>复盘进度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review</source>
        <translation type="vanished">复盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review the other moves, too</source>
        <translation>把其余着法也复盘完</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}</source>
        <translation>权重 {own} 和 {other} 的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}, and proven results</source>
        <translation>权重 {own} 和 {other} 的得分，以及已证明的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}; ✓ is proven with best play</source>
        <translation type="vanished">权重 {own} 和 {other} 的得分；✓ 为最佳下法下已证明的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search the mistakes</source>
        <translation>搜索失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search: b2, game 12, X.O/…</source>
        <translation>搜索：b2、game 12、X.O/…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the missed win</source>
        <translation>显示错过的胜着</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the refutation</source>
        <translation>显示反驳</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start</source>
        <extracomment>The start of the game (a noun).</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop the review, and keep what has been found so far</source>
        <translation>停止复盘，并保留目前的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Stored mistakes from all your games: {total}. Due: {due}.</source>
        <translation>已保存的所有对局中的失误：{total}。到期：{due}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Textbook</source>
        <translation>教科书</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>The learner's textbook</source>
        <translation type="vanished">学习者的教科书</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>The mistakes of all your games come back after 1 to 90 days</source>
        <translation>您所有对局中的失误会在 1 到 90 天后再次出现</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>The shortest win: move {at} of {total}</source>
        <translation>最短的胜法：第 {at} 步，共 {total} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Tie</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Train a learner in the lab</source>
        <translation>在实验室训练学习者</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Try it again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>What was better?</source>
        <translation>怎样走更好？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Why did my move fail?</source>
        <translation>我的着法为什么不行？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You chose: {chosen}. The answer: {answer}.</source>
        <translation>您选择了：{chosen}。答案：{answer}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>You tried another defence.</source>
        <translation>您尝试了另一种防守。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You were right.</source>
        <translation>您答对了。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your answer: {square}</source>
        <translation>您的答案：{square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Your mistakes</source>
        <translation type="vanished">您的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{counts} Listed: the newest {listed}.</source>
        <translation>{counts}列出最新的 {listed} 个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · you played {square}</source>
        <translation type="vanished">第 {number} 题，共 {total} 题 · 您走了 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · {rules} · you played {square}</source>
        <translation type="vanished">第 {number} 题，共 {total} 题 · {rules} · 您走了 {square}</translation>
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
        <translation>{rules} · 您走了 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>{rules}。失误：{mistakes}，对局：{games}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}. Listed: the newest {listed}.</source>
        <translation type="vanished">{rules}。失误：{mistakes}，对局：{games}。列出最新的 {listed} 个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{share} ({judged} of {count} moves judged)</source>
        <translation>{share}（已评价 {judged}/{count} 步）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{side} to move</source>
        <translation>轮到 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{source} {proof}</source>
        <translation>{source}{proof}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side}</source>
        <translation>{square}，执 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side} · game {game}</source>
        <translation>{square}，执 {side} · 第 {game} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} is a known mistake</source>
        <translation>{square} 是已知失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} loses for {side}</source>
        <translation>{square}：{side} 输</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here in game {game}, on {date}.</source>
        <translation>{square} 于 {date} 的第 {game} 局在这里输了。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here. The date isn't known: the entry was imported, or an older version wrote it.</source>
        <translation>{square} 在这里输了。日期未知：该条目是导入的，或由旧版本写入。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} ties for {side}</source>
        <translation>{square}：{side} 平</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} wins for {side}</source>
        <translation>{square}：{side} 赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{winner} wins</source>
        <translation>{winner} 获胜</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <location filename="tttmc_app/gui/look/widgets.py"/>
        <source>Clear</source>
        <translation>清除</translation>
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
            <numerusform>%n 局使用其他设置，未计入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A number from {low} to {high}</source>
        <translation>{low} 到 {high} 的数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A whole number from {low} to {high}</source>
        <translation>{low} 到 {high} 的整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Choose a file ({label})</source>
        <translation>选择文件（{label}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Choose one to return to its moves; the others stay here.</source>
        <translation>选择一个以返回其着法；其余的保留在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Counts the games with these rules, players and settings. Games with other settings have separate scores.</source>
        <translation type="vanished">统计使用这些规则、棋手和设置的对局。其他设置的对局另有比分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Draw {mark} ({keys})</source>
        <translation>画 {mark} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Erase marks ({keys})</source>
        <translation>擦除棋子 ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>First lesson</source>
        <translation>第一课</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>From move {number}: {squares}</source>
        <translation>从第 {number} 步起：{squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Guess first, then run the trials</source>
        <translation>先猜测，再运行试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>How long each move takes when machines play each other</source>
        <translation>电脑互相对局时每步用多长时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How this player thinks</source>
        <translation>此棋手如何思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How {mark}'s player thinks</source>
        <translation>{mark} 的棋手如何思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} rated the squares before it played {move}: {note}</source>
        <translation type="vanished">{side} 走 {move} 之前对各格子的评价：{note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} would have rated the squares before it played {move}: {note}</source>
        <translation type="vanished">假如重新评价，{side} 走 {move} 之前的结果：{note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>In a row</source>
        <translation>连子数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more</source>
        <translation>了解更多</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more about {mark}'s player</source>
        <translation>进一步了解 {mark} 的棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Marks in a row that make a line.</source>
        <translation>连成一线所需的棋子数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Milliseconds per move when machines play each other</source>
        <translation>电脑互相对局时每步的毫秒数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}</source>
        <translation>第 {number} 步：{square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}, played by you.</source>
        <translation>第 {number} 步：{square}，由您走出。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/stage.py"/>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves appear here. Click one to see what the machine thought there.</source>
        <translation type="vanished">着法会显示在这里。点击可查看电脑当时的思考。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Open the lesson or the page on this player</source>
        <translation>打开有关此棋手的课程或页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Pause {time} s</source>
        <extracomment>How long two machines wait after each move.</extracomment>
        <translation>间隔 {time} 秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Player for {mark}</source>
        <translation>{mark} 的棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Programs (*.exe *.bat *.cmd);;All files (*)</source>
        <translation>程序 (*.exe *.bat *.cmd);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Progress of {mark}'s thought</source>
        <translation type="vanished">{mark} 的思考进度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Python files (*.py);;All files (*)</source>
        <translation>Python 文件 (*.py);;所有文件 (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>Random</source>
        <extracomment>A random seed.</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Rematch</source>
        <translation type="vanished">再来一局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Reset</source>
        <translation type="vanished">重置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Reverse: completing a line loses</source>
        <translation type="vanished">反向规则：连成一线者输</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Rules</source>
        <translation type="vanished">规则</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>See both think, move by move</source>
        <translation>逐步观看双方思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Series</source>
        <translation type="vanished">系列赛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Side to move</source>
        <translation>轮到的一方</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Speed</source>
        <translation type="vanished">速度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Squares along each side, 1 to 25.</source>
        <translation>每边的格数，1 到 25。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Start next game automatically</source>
        <translation>自动开始下一局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Swap sides</source>
        <translation type="vanished">交换双方</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>The best squares appear here when a machine thinks.</source>
        <translation type="vanished">电脑思考时，最佳格子会显示在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The same seed and settings give the same game. Empty: a random seed for each game.</source>
        <translation>相同的随机种子和设置会得到相同的对局。留空：每局使用随机的种子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The side that completes a line loses.</source>
        <translation type="vanished">连成一线的一方输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>The start of the game.</source>
        <translation>对局的开始。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Watch two machines</source>
        <translation>观看电脑对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>What would you like to play?</source>
        <translation>您想怎么玩？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} saw before {move}: {note}</source>
        <translation type="vanished">{side} 在走 {move} 之前看到的结果：{note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} would have seen before {move}: {note}</source>
        <translation type="vanished">{side} 在走 {move} 之前会看到的结果：{note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>When machines play each other, start the next game as soon as one ends.</source>
        <translation>电脑互相对局时，一局结束后立即开始下一局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>calculated: {share}</source>
        <translation type="vanished">已计算：{share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>no delay</source>
        <translation>无延迟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>random: {seed}</source>
        <translation>随机：{seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>searched: {share}</source>
        <translation type="vanished">已搜索：{share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} of {total} {counted}</source>
        <translation type="vanished">{done} / {total} {counted}</translation>
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
        <translation>{label}：
{names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{low} to {high} squares along each side</source>
        <translation>每边 {low} 到 {high} 格</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>{mark} to move</source>
        <translation>轮到 {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted}</source>
        <translation>{move}，{counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted} in {duration}</source>
        <translation>{move}，{counted}，用时 {duration}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {value}</source>
        <translation>{move}，{value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}.</source>
        <translation>{move}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{names} · {others}</source>
        <translation>{names} · {others}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>{name} ± standard error</source>
        <translation type="vanished">{name} ± 标准误差</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>{note} {other}</source>
        <translation>{note}{other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{progress} · {rate}</source>
        <translation>{progress} · {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{range}, not {number}</source>
        <translation>{range}，不能是 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>{reason}.</source>
        <translation type="vanished">{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{tip}
Not available here: {reason}.</source>
        <translation>{tip}
此处不可用：{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>{tip}
This game's seed: {seed}</source>
        <translation>{tip}
此对局的随机种子：{seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{value} · {moves}</source>
        <translation>{value} · {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) {x_wins}, ties {ties}, {o} (O) {o_wins}</source>
        <translation>{x} (X) {x_wins}，平局 {ties}，{o} (O) {o_wins}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) · ties · {o} (O)</source>
        <translation type="vanished">{x} (X) · 平局 · {o} (O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>… and more</source>
        <translation type="vanished">… 等</translation>
    </message>
</context>
<context>
    <name>Students</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) graded.</source>
        <translation>
            <numerusform>已为 %n 个文件评分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) not graded.</source>
        <translation>
            <numerusform>%n 个文件未评分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>&amp;Recent student files</source>
        <translation>最近的学生文件(&amp;R)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A Python file with functions check_…(module)</source>
        <translation>含有 check_…(module) 函数的 Python 文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A folder whose files aren't graded</source>
        <translation>其中的文件不评分的文件夹</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>As graded</source>
        <translation>按评分结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Checks of your own</source>
        <translation>自定义检查</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Checks: {passed} of {count} passed</source>
        <translation type="vanished">检查：通过 {passed} 项，共 {count} 项</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Choose a file in the table to read its report.</source>
        <translation>在表格中选择一个文件以阅读其报告。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a student file</source>
        <translation>选择学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose files…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here.</source>
        <translation type="vanished">请选择学生文件或文件夹，或拖放到这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here. Each file's functions are called as in the course, and its mistakes are listed with the points they cost. The file also plays games, which show its strength. You are asked before a new file runs.</source>
        <translation>请选择学生文件或文件夹，或拖放到这里。程序像课程中那样调用每个文件的函数，并列出其错误及所扣的分数。文件还会下几局棋，以显示其棋力。运行新文件之前会先询问您。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Column for the grades:</source>
        <translation>成绩所在的列：</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Comment, which the student reads</source>
        <translation>评语（学生会看到）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Compare with an earlier class</source>
        <translation>与以往的班级比较</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Compare with…</source>
        <translation>与其他文件比较…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file}</source>
        <translation>控制台 · {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file} · {language}</source>
        <translation>控制台 · {file} · {language}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Created {file} and its tests, {suite}, in {folder}. Fill in the four functions in your editor.</source>
        <translation>已在 {folder} 中创建 {file} 及其测试 {suite}。请在编辑器中填写四个函数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading</source>
        <translation>说明评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading (F1)</source>
        <translation>说明评分 (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Files graded at the same time</source>
        <translation>同时评分的文件数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Find files that look copied</source>
        <translation>查找疑似抄袭的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Games against each opponent</source>
        <translation>对每个对手的对局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade a folder</source>
        <translation>为文件夹评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade again</source>
        <translation>重新评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade files</source>
        <translation>为文件评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade students' files</source>
        <translation>为学生文件评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Graded files</source>
        <translation>已评分的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading progress</source>
        <translation>评分进度</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process without access to your files, other programs or networks.</source>
        <translation>
            <numerusform>评分会运行 %n 个新文件。每个都在单独的进程中运行，无法访问您的文件、其他程序或网络。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process, and can do anything you can on this computer.</source>
        <translation>
            <numerusform>评分会运行 %n 个新文件。每个都在单独的进程中运行，在这台电脑上可以做您能做的任何事。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>How to grade</source>
        <translation>如何评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>How to grade…</source>
        <translation>如何评分…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Leave out students' names</source>
        <translation>不含学生姓名</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Let Monte Carlo play on</source>
        <translation>让蒙特卡洛接着下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Looking for files…</source>
        <translation>正在查找文件…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>New student file</source>
        <translation>新建学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>No files yet</source>
        <translation type="vanished">还没有文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>None chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Nothing graded yet</source>
        <translation>尚未评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Of several versions, the best counts</source>
        <translation>有多个版本时，取最佳者</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>On 3×3, playing X and O in turn. The file and the reference solution play {trials} trials per move with the same weights.</source>
        <translation type="vanished">在 3×3 上轮流执 X 和 O。文件与参考解答每步都用 {trials} 次试验和相同的权重。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open it here</source>
        <translation>在这里打开</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open student file</source>
        <translation>打开学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Output of the student's file</source>
        <translation>学生文件的输出</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Play it against Monte Carlo</source>
        <translation>让它与蒙特卡洛对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Playing games</source>
        <translation>正在对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points and comment</source>
        <translation>分数和评语</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Points and comment…</source>
        <translation>分数和评语…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points out of {full}</source>
        <translation>分数（满分 {full}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Read the file again and restart it</source>
        <translation>重新读取文件并重新启动它</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Remarks: {count}</source>
        <translation type="vanished">提示：{count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>评分标准</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Running checks</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Running {file} …</source>
        <translation>正在运行 {file} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Save the report for the student…</source>
        <translation>保存给学生的报告…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Saved as {name}</source>
        <translation>已保存为 {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Seed of all random choices</source>
        <translation>所有随机选择的种子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Show line {line}</source>
        <translation>显示第 {line} 行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Show the file</source>
        <translation>显示文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show the file's text</source>
        <translation>显示文件的文本</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped before it began</source>
        <translation>在开始之前已停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during checks</source>
        <translation>检查时已停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during games</source>
        <translation>对局时已停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped: {done} of {total} graded.</source>
        <translation>已停止：已评分 {done} 个，共 {total} 个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Strength</source>
        <translation type="vanished">棋力</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/source_view.py"/>
        <source>Student's file</source>
        <translation>学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Style: {count}</source>
        <translation type="vanished">风格：{count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {failure}. The console shows where. Fix the file, then press Reload.</source>
        <translation>文件 {failure}。控制台显示出错位置。请修正文件，然后按“重新加载”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {file} has no function {name}, so it can't play; the console shows what it printed.</source>
        <translation>文件 {file} 没有函数 {name}，因此不能下棋；控制台显示它输出的内容。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_files.py"/>
        <source>The file {problem}.</source>
        <translation type="vanished">文件 {problem}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>The game waits for it.</source>
        <translation>对局正在等待它。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>These files don't look copied.</source>
        <translation>这些文件看起来没有抄袭。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Watch it play itself</source>
        <translation>观看它与自己对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>games</source>
        <translation type="vanished">局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>line {line}: {remark}.
</source>
        <translation>第 {line} 行：{remark}。
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>stopped half-way</source>
        <translation>中途停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>suspect: far too weak for its points</source>
        <translation type="vanished">可疑：棋力远低于其分数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>tied</source>
        <translation type="vanished">平</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{done} of {total} graded</source>
        <translation>已评分 {done} 个，共 {total} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you, as requested on line {line}.</source>
        <translation>{file}（{language}）执 {side} 与您对局，这是第 {line} 行所要求的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you.</source>
        <translation>{file}（{language}）执 {side} 与您对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is starting</source>
        <translation>{file}（{side}）正在启动</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation>{file}（{side}）正在等待您的许可</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} asks for an impossible game: {error}</source>
        <translation>{file} 要求的对局无法进行：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} has changed on disk. Reload runs the new version.</source>
        <translation>{file} 在磁盘上已更改。“重新加载”会运行新版本。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} 自上次在这里运行后已更改。它在这台电脑上可以做您能做的任何事。它在单独的进程中运行，您停止它时该进程即结束。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} 自上次在这里运行后已更改。它在单独的进程中运行，无法访问您的文件、其他程序或网络；您停止它时该进程即结束。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} 是新文件。它在这台电脑上可以做您能做的任何事。它在单独的进程中运行，您停止它时该进程即结束。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} 是新文件。它在单独的进程中运行，无法访问您的文件、其他程序或网络；您停止它时该进程即结束。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again with {settings}.</source>
        <translation>{file} 以 {settings} 重新启动。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again.</source>
        <translation>{file} 重新启动。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts with {settings}.</source>
        <translation>{file} 以 {settings} 启动。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was reloaded.</source>
        <translation>{file} 已重新加载。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} wasn't started.</source>
        <translation>{file} 未启动。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{first} and {second}</source>
        <translation>{first} 与 {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{graded} The results can't be saved: {error}</source>
        <translation>{graded}无法保存结果：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{remark}.
</source>
        <translation>{remark}。
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{share} of the smaller file is in the other one; the marked lines are alike.</source>
        <translation>较小文件的 {share} 也在另一个文件中；标出的行相似。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.</source>
        <translation>{side} 判负：{reason}。请修正文件，然后按“重新加载”继续。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} needs a student file</source>
        <translation>{side} 需要一个学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it back under Rules.</source>
        <translation>{text}棋盘现为 3×3，因为文件在 {size}×{size} 上较慢；您可以在“规则”中改回。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… 1 line printed too fast was dropped …</source>
        <translation>… 输出过快，丢弃了 1 行 …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… {lines} lines printed too fast were dropped …</source>
        <translation>… 输出过快，丢弃了 {lines} 行 …</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>"format": "{format}" is missing</source>
        <translation>缺少 "format": "{format}"</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n comment(s) that the sheet contained already are kept</source>
        <translation type="vanished">
            <numerusform>表中原有的 %n 条评语已保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: only complete pairs count.</source>
        <translation>
            <numerusform>%n 局已下完的对局未计入：只计完整的对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: with a sequential test, only complete pairs count, in their order.</source>
        <translation>
            <numerusform>%n 局已下完的对局未计入：使用序贯检验时，只按顺序计入完整的对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>%n grade(s)</source>
        <translation>
            <numerusform>%n 个成绩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n process(es)</source>
        <translation>
            <numerusform>%n 个进程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>%n sample(s) per square</source>
        <translation>
            <numerusform>每格 %n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n 次模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>%n simulation(s) so far.</source>
        <translation>
            <numerusform>目前 %n 次模拟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n student(s) in the sheet handed in no file</source>
        <translation>
            <numerusform>表中有 %n 名学生没有提交文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>%n style remark(s), which cost no points.</source>
        <translation>
            <numerusform>%n 条风格提示，不扣分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
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
            <numerusform>%n 次试验</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>%n unreadable game(s) not counted.</source>
        <translation>
            <numerusform>%n 局无法读取，未计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/running.py"/>
        <source>%n worker(s) ended unexpectedly and had to be replaced; the last one: {end}</source>
        <translation>
            <numerusform>%n 个工作进程意外终止，已被替换；最后一个：{end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;About tttmc</source>
        <translation>关于 tttmc(&amp;A)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Back to the game</source>
        <translation>返回对局(&amp;B)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Convergence of this position…</source>
        <translation>此局面的收敛(&amp;C)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Copy board</source>
        <translation>复制棋盘(&amp;C)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>&amp;Copy diagnostic information</source>
        <translation>复制诊断信息(&amp;C)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Export as picture…</source>
        <translation>导出为图片(&amp;E)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;First position</source>
        <translation>初始局面(&amp;F)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Grade student files…</source>
        <translation>学生文件评分(&amp;D)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Lab…</source>
        <translation>实验室(&amp;L)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Last move</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Move now</source>
        <translation>立即落子(&amp;M)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Moves</source>
        <translation>着法(&amp;M)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New</source>
        <translation type="vanished">新建(&amp;N)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New game</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Next move</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Open game…</source>
        <translation>打开对局(&amp;O)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>&amp;Panels</source>
        <translation type="vanished">面板(&amp;P)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Play</source>
        <extracomment>The machines play until they are paused.</extracomment>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Previous move</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Rematch</source>
        <translation>再来一局(&amp;R)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Review the game</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Save game</source>
        <translation>保存对局(&amp;S)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Step</source>
        <extracomment>Let the machines play a single move.</extracomment>
        <translation>单步(&amp;S)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Train a learner…</source>
        <translation>训练学习者(&amp;T)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Trials slider</source>
        <translation>试验滑块(&amp;T)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;What would it play here?</source>
        <translation>它在这里会怎么走？(&amp;W)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Whole board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>+, -</source>
        <translation>+、-</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">--control 需要机会已知的棋手：random、小棋盘上的 mc:exact，或由它们组成的等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control takes luck out of games from the empty board: leave out --openings</source>
        <translation type="vanished">--control 只能除去从空棋盘开始的对局中的运气：请去掉 --openings</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 0</source>
        <translation type="vanished">0 和 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 1</source>
        <translation>0 和 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 0</source>
        <translation>1 和 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 1</source>
        <translation>1 和 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 2</source>
        <translation>1 和 2</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>1,000 games with a textbook</source>
        <translation>带着教科书下 1,000 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins.</source>
        <translation>100%：X 赢，50%：平局，0%：O 赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors).</source>
        <translation>100%：X 赢，50%：平局，0%：O 赢。色带：随机误差（两个标准误差）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_chart.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: two standard errors.</source>
        <translation type="vanished">100%：X 赢，50%：平局，0%：O 赢。色带：两个标准误差。</translation>
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
        <translation>95% 区间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>A file of boards, one per line, from which games begin equally often, or the boards themselves, comma-separated. Each player plays both sides of each.</source>
        <translation>棋盘文件，每行一个，对局从各个棋盘开始的次数相同；也可直接写棋盘，用逗号分隔。每个棋盘由每位棋手各执双方下一次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, a tie as {side}</source>
        <translation>与{opponent}的一局，执 {side}，平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, forfeited as {side}</source>
        <translation>与{opponent}的一局，执 {side}，判负</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, lost as {side}</source>
        <translation>与{opponent}的一局，执 {side}，输</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, won as {side}</source>
        <translation>与{opponent}的一局，执 {side}，赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is O</source>
        <translation>A 执 O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is X</source>
        <translation>A 执 X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of less than 0.01 %.</source>
        <translation type="vanished">A 较强的概率不到 0.01%。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of more than 99.99 %.</source>
        <translation type="vanished">A 较强的概率超过 99.99%。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is the stronger with a probability of {chance}.</source>
        <translation>A 较强的概率为 {chance}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A late submission loses {points} points.</source>
        <translation>迟交扣 {points} 分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>A learner notes the moves that lost its games, and avoids them from then on.</source>
        <translation>学习者记下使它输棋的着法，从此不再走它们。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A loses</source>
        <translation>A 输</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A mistake also limits the points of the whole file:</source>
        <translation>错误还会限制整个文件的分数：</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>A new learner plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation type="vanished">新的学习者执 X，与随机走棋的对手下 1,000 局。与前 200 局相比，最后 200 局它输多少局？</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square} looks more promising than the moves tried.</source>
        <translation>一个新着法加入搜索树：{side} {square} 看来比已尝试的着法更有希望。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square}.</source>
        <translation>一个新着法加入搜索树：{side} {square}。</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player has lost none of 400 games. How often may it still lose, if we accept an error of 5 %?</source>
        <translation>一位棋手 400 局一局未输。如果接受 5% 的误差，它输棋的比例最高仍可能是多少？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>A player moves in one position again and again, with more and more trials.</source>
        <translation>棋手在同一局面中一次又一次地走棋，试验次数越来越多。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>A player plays the same number of games with each value of a setting.</source>
        <translation>棋手用一项设置的每个值下同样多的对局。</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player that hasn't lost in many games may still lose. If it loses a share p of its games, the probability of n games without a loss is (1 − p) to the power of n.</source>
        <translation>在许多对局中没有输过的棋手仍可能会输。如果它输掉对局的比例为 p，则连续 n 局不输的概率是 (1 − p) 的 n 次方。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A plays both sides equally often</source>
        <translation>A 执双方的局数相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>A random move: at this level some are, on purpose.</source>
        <translation>随机的一步：在此等级，有些着法有意如此。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A search for continuous threats finds a win: {side} {square}.</source>
        <translation>连续威胁搜索找到了胜法：{side} {square}。</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>A trial plays random moves for both sides until the game ends. Neither side thinks: every empty square is equally likely. Even so, many trials from one position show which side it favours.</source>
        <translation>试验为双方随机走棋，直到对局结束。双方都不思考：每个空格的机会相同。即便如此，从一个局面出发的许多试验也能显示它对哪一方有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A wins</source>
        <translation>A 赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A, who always moves first, scores more than half in the long run with a probability of {chance}. If A plays both sides equally often (--both), moving first is no advantage.</source>
        <translation>始终先走的 A 长期得分过半的概率为 {chance}。如果 A 执双方的局数相同 (--both)，先走就不是优势。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A: {a}, B: {b}, {rules}</source>
        <translation>A：{a}，B：{b}，{rules}</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 1,000</source>
        <translation>约 1,000 次</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 10</source>
        <translation>约 10 次</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 100,000</source>
        <translation>约 100,000 次</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 33 %</source>
        <translation>约 33%</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 45 %</source>
        <translation>约 45%</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 58 %</source>
        <translation>约 58%</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 75 %</source>
        <translation>约 75%</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>About as many</source>
        <translation>大致一样多</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Adds knowledge to UCT: it tries promising moves first, judges positions by their open lines, and proves results. The better a move does, the more often it is tried.</source>
        <translation>为 UCT 加入知识：先尝试有希望的着法，根据未断的连线评价局面，并证明结果。着法表现越好，尝试得越多。</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>After %n trial(s), the highest score is at {squares}.</source>
        <translation type="vanished">
            <numerusform>%n 次试验之后，得分最高的是 {squares}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change.</source>
        <translation type="vanished">试验之后，每个格子加分或减分。如果轮到的一方赢了试验，它自己的每个格子加上己方权重，对手的每个格子减去对方权重。如果它输了，正负号相反。平局不作任何更改，空格永远不变。</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. A square's score per trial is the sum of these points, divided by the number of trials.</source>
        <translation>试验之后，每个格子加分或减分。如果轮到的一方赢了试验，它自己的每个格子加上己方权重，对手的每个格子减去对方权重。如果它输了，正负号相反。平局时什么都不变，空格永远不变。格子每次试验的得分是这些分数之和除以试验次数。</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. The number on the board is the sum of these points, divided by the number of trials.</source>
        <translation type="vanished">试验之后，每个格子加分或减分。如果轮到的一方赢了试验，它自己的每个格子加上己方权重，对手的每个格子减去对方权重。如果它输了，正负号相反。平局时什么都不变，空格永远不变。棋盘上的数字是这些分数之和除以试验次数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>After the game, or in a hint</source>
        <translation>在对局之后或提示中</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, O blocks at {best11} with weights 1 and 1, at {best01} with 0 and 1, and at {best12} with 1 and 2. With 1 and 0 it plays {best10}, and with 2 and 1 {best21}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation type="vanished">{trials} 次试验之后，O 用权重 1 和 1 时在 {best11} 阻挡，用 0 和 1 时在 {best01}，用 1 和 2 时在 {best12}。用 1 和 0 时它走 {best10}，用 2 和 1 时走 {best21}：那是对 O 帮助最大的格子，但 X 下一步就赢。己方权重用于进攻，对方权重用于防守；只有二者之比起作用。如果两者偏爱同一个格子，任何权重都不会改变着法。在这里它们意见不同，当己方权重是对方权重的 {ratio} 倍时着法改变。用 0 和 0 时每个格子都得 0 分，因此随机选择。</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, the best square is {best11} with weights 1 and 1, {best10} with 1 and 0, and {best01} with 0 and 1. With 0 and 0, every square scores 0, so the choice is random. Doubling both weights doubles every score and changes no choice: only their ratio counts.</source>
        <translation type="vanished">{trials} 次试验之后，权重为 1 和 1 时最佳格子是 {best11}，1 和 0 时是 {best10}，0 和 1 时是 {best01}。权重为 0 和 0 时每个格子都得 0 分，因此随机选择。两个权重都加倍会使所有得分加倍，但不改变选择：只有二者之比起作用。</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, weights 1/1, 0/1 and 1/2 choose {best11} and block. 1/0 and 2/1 choose {best10}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation>经过 {trials} 次试验，权重 1/1、0/1 和 1/2 选择 {best11}，挡住了威胁。1/0 和 2/1 选择 {best10}：这是对 O 最有利的格子，但 X 下一步就赢。己方权重用于进攻，对方权重用于防守；只有二者之比起作用。如果两者偏爱同一个格子，任何权重都不会改变着法。在这里它们意见不同，当己方权重是对方权重的 {ratio} 倍时着法改变。用 0 和 0 时每个格子都得 0 分，因此随机选择。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation>与自己对局时，双方都使用该值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is as strong as the reference solution.</source>
        <translation>与{opponent}对局时，它与参考解答一样强。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is stronger than the reference solution.</source>
        <translation>与{opponent}对局时，它强于参考解答。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is weaker than the reference solution.</source>
        <translation>与{opponent}对局时，它弱于参考解答。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Alike</source>
        <translation>相似度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>All as JSON…</source>
        <translation>全部存为 JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation>同时显示除去随机着法运气后的得分，其区间更窄。这些着法的机会必须已知：随机棋手的机会是已知的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Also varied</source>
        <translation>同时改变</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Animated GIF of the whole game</source>
        <translation>整局棋的 GIF 动画</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Another program, for five in a row</source>
        <translation>另一个程序，用于五子棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Applies when tttmc starts again</source>
        <translation>下次启动 tttmc 时生效</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As O</source>
        <translation>执 O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As X</source>
        <translation>执 X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>As a picture…</source>
        <translation>存为图片…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As a player, this opponent is {player}.</source>
        <translation>作为棋手，这个对手是 {player}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>As the system asks</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses every time to an opponent who knows it.</source>
        <translation type="vanished">执 {side} 时，它每次都输给了解它的对手。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses {share} % of the games to an opponent who knows it.</source>
        <translation type="vanished">执 {side} 时，它有 {share}% 的对局输给了解它的对手。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it never loses.</source>
        <translation type="vanished">执 {side} 时它从不输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>At random</source>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Backup: add the result to every move on the way.</source>
        <translation>回传：把结果加到沿途的每个着法上。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval.</source>
        <translation>色带：95% Wilson 区间。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.</source>
        <translation>色带：95% Wilson 区间。极限：按无穷多次试验计算。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % Wilson intervals.</source>
        <translation>色带：95% Wilson 区间。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % intervals.</source>
        <translation>色带：95% 区间。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error.</source>
        <translation type="vanished">色带：一个标准误差。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Dashed lines: exact values.</source>
        <translation type="vanished">色带：一个标准误差。虚线：精确值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">色带：一个标准误差。细线：精确值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Beats Monte Carlo as often as possible</source>
        <translation>尽可能多地战胜蒙特卡洛</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Best reply</source>
        <translation>最佳应对</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Blame for a loss</source>
        <translation>输棋归咎于</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow</source>
        <translation type="vanished">蓝到黄</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow (protanopia)</source>
        <translation type="vanished">蓝到黄（红色盲）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>两个坐标轴均为对数刻度。色带：居中一半的对局。其他程序运行时，用时会变长。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}.</source>
        <translation>上界：{first}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}.</source>
        <translation>上界：{first}；{second}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}; {third}.</source>
        <translation>上界：{first}；{second}；{third}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Break ties</source>
        <translation>得分相同时</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>By estimate, it turned at move {number}</source>
        <translation>据估计，转折点在第 {number} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>By level</source>
        <translation type="vanished">按等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>CSV and JSON have the results after each of {count} openings.</source>
        <translation>CSV 和 JSON 中有全部 {count} 个开局之后的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Calculate in the lab how good this player can get, under the game's rules</source>
        <translation>在实验室中计算此棋手在当前规则下最多能有多强</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Calculate the scores for infinitely many trials instead of playing some.</source>
        <translation>计算无穷多次试验的得分，而不是实际进行若干次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Can it learn from its mistakes?</source>
        <translation>它能从失误中学习吗？</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Canvas gradebook</source>
        <translation>Canvas 成绩册</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Centre ahead</source>
        <translation>中心领先</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Chain</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>连锁</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Chance of a move that gives up the proven result</source>
        <translation>走出放弃已证明结果的着法的概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of being best</source>
        <translation type="vanished">最佳概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of best score</source>
        <translation>最高分概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Chance of choosing a losing move</source>
        <translation type="vanished">选择输棋着法的概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Change the score of each square.</source>
        <translation>更改每个格子的得分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Check many files</source>
        <translation>检查多个文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Choose a position and numbers of trials, then press Start.</source>
        <translation>请选择局面和试验次数，然后按“开始”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Choose the empty square with the highest score.</source>
        <translation>选择得分最高的空格。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Colours only</source>
        <translation>仅颜色</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Comment</source>
        <translation>评语</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Commonest mistakes</source>
        <translation>最常见的错误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: time per game</source>
        <translation>比较：每局时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: {measure}</source>
        <translation>比较：{measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Convergence</source>
        <translation>收敛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares</source>
        <translation type="vanished">最佳格子的收敛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares in one run of trials</source>
        <translation>一次试验运行中最佳格子的收敛</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Convergence of {player} on {board}, {rules}</source>
        <translation>{player}在 {board} 上的收敛，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as a picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Copy the board as text</source>
        <translation>把棋盘复制为文本</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy the command that repeats the run</source>
        <translation type="vanished">复制用于重复此运行的命令</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Copy versions, settings and the last errors, without names of files</source>
        <translation>复制版本、设置和最近的错误，不含文件名</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Create a starter file and its tests</source>
        <translation>创建一个起始文件及其测试</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Cross table</source>
        <translation>交叉表</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>Dask at {address}, %n worker(s)</source>
        <translation>
            <numerusform>Dask（{address}），%n 个工作进程</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>Dask isn't installed: install tttmc with its cluster extra, or install the package distributed</source>
        <translation>未安装 Dask：请安装 tttmc 及其 cluster 附加组件，或安装 distributed 包</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete the selected runs (Delete); can be undone</source>
        <translation type="vanished">删除所选的运行 (Delete)；可以撤销</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as CSV…</source>
        <translation>差异存为 CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as JSON…</source>
        <translation>差异存为 JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Do more trials always help?</source>
        <translation>试验越多就越好吗？</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Done</source>
        <extracomment>Column with the number of games played.</extracomment>
        <translation>已完成</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Duration</source>
        <translation>用时</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Each box is a mistake: the points that are left, what it costs in games, and a call of a function that shows it. Squares are written (row, column), counted from 0 at the top left, and boards row by row: X.O/.../... has an X and an O in its top row. In the pictures, a solid frame marks what was expected, and a dashed one what was done instead.</source>
        <translation>每个方框是一个错误：剩余的分数、它对对局的影响，以及显示该错误的一次函数调用。格子写作（行, 列），从左上角起以 0 计数；棋盘逐行书写：X.O/.../... 的顶行有一个 X 和一个 O。图中的实线框标出预期结果，虚线框标出实际结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Each player is X in half of them.</source>
        <translation>每位棋手在其中一半对局里执 X。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy, medium, hard or unbeatable</source>
        <translation>简单、中等、困难或不可战胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Elo difference</source>
        <translation>Elo 差值</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation>一旦简短的证明显示最佳下法下谁会赢，就结束对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End proven games</source>
        <translation>结束已证明的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Enter, Space</source>
        <translation>Enter、Space</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Equal time</source>
        <translation>相同用时</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Estimate and truth</source>
        <translation>估计与真实结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every fourth simulation also plays a random game.</source>
        <translation>每四次模拟中有一次还会进行随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Every function looks right, but the games are far too weak</source>
        <translation>每个函数看起来都正确，但对局表现太弱</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Every function looks right, but the games are far too weak. Read the source.</source>
        <translation>每个函数看起来都正确，但对局水平太低。请阅读源代码。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Every move except {square} completes a line and loses at once.</source>
        <translation>除 {square} 外，每个着法都会连成一线而立即输掉。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move kept the tie, so {square} gave nothing away.</source>
        <translation>每个着法都能保住平局，所以 {square} 没有损失。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}.</source>
        <translation>{side} 的每一步都会输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}; the game lasts longest after {squares}.</source>
        <translation>{side} 的每一步都会输；走 {squares} 后对局持续最久。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move lost here, so {square} gave nothing away.</source>
        <translation>这里每个着法都会输，所以 {square} 没有损失。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every move on the way gets one more visit: {side}'s moves gain {mine}, {other}'s {theirs}.</source>
        <translation>沿途每个着法的访问次数加一：{side} 的着法得 {mine}，{other} 的得 {theirs}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Every player meets every other, and their results become ratings.</source>
        <translation>每位棋手与其他每位棋手对局，结果换算为等级分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Exact scores: {better} {high}, {worse} {low}.</source>
        <translation>精确得分：{better} {high}，{worse} {low}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Exact: the rates for infinitely many samples.</source>
        <translation>精确值：无穷多个样本时的成功率。</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>Exact: the scores per trial for infinitely many trials.</source>
        <translation>精确值：无穷多次试验时每次试验的得分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expansion: add a new move.</source>
        <translation>扩展：加入一个新着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exploration</source>
        <translation>探索</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Export</source>
        <translation type="vanished">导出</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Export this game as an animation, or the board as a picture</source>
        <translation>把此对局导出为动画，或把棋盘导出为图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Feedback for Moodle or Canvas</source>
        <translation>Moodle 或 Canvas 的反馈</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>Fewer</source>
        <translation>更少</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Fewer games tie</source>
        <translation>平局更少</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Fill the screen, or restore the window</source>
        <translation>填满屏幕，或还原窗口</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find better moves than those you played in your games</source>
        <translation>为您对局中的失误找出更好的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Find the limits</source>
        <translation>求极限</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find the mistakes of this game</source>
        <translation>找出此对局中的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Finds out what a player does with infinitely many trials, and how often it loses to an opponent who knows it, on boards up to 4×4.</source>
        <translation>求出棋手用无穷多次试验会怎么走，以及它输给了解它的对手的频率；棋盘不超过 4×4。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>First square</source>
        <translation>第一个格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Forward sampling</source>
        <translation>前向采样</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>From 10 trials to 5,000</source>
        <translation>从 10 次试验到 5,000 次</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From every game against a machine</source>
        <translation>每局与电脑的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From games that you review</source>
        <translation>您复盘的对局</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>From sampling to tree search</source>
        <translation>从采样到树搜索</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>From {first} to {last} losses per {games} games</source>
        <translation>每 {games} 局的输局：从 {first} 到 {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>From {trials} on, no move gives up the result</source>
        <translation>从 {trials}起，不再有着法放弃结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Functions</source>
        <translation>函数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation>{rules} 上的对局：{games}，输：{losses}。教科书中的失误：{mistakes}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Games per pair</source>
        <translation>每对的对局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Games per value</source>
        <translation>每个值的对局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Games won / tied / lost against {opponent}</source>
        <translation type="vanished">与{opponent}对局的 赢 / 平 / 输 局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Games won, tied and lost against {opponent}</source>
        <translation>与{opponent}对局的赢、平、输局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Games: won-tied-lost</source>
        <translation>对局：赢-平-输</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet</source>
        <translation>一对多</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet of {player} with {count} players, {rules}</source>
        <translation>{player}一对多，{count} 位棋手，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>GitHub Classroom results</source>
        <translation>GitHub Classroom 结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Gives up the result</source>
        <translation>放弃结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Go back to the move that lost the game, and play a better one</source>
        <translation>回到输掉对局的那一步，改走更好的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go through the game</source>
        <translation>浏览对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go to a square</source>
        <translation>转到某个格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Gold (protanopia)</source>
        <translation>金色（红色盲）</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Gomocup engine</source>
        <translation>Gomocup 引擎</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Grades of %n file(s)</source>
        <translation>
            <numerusform>%n 个文件的成绩</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Gradescope autograder</source>
        <translation>Gradescope 自动评分器</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>HTML pages</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Handed in late</source>
        <translation>逾期提交</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Handed in late: {points} points are taken off.</source>
        <translation>迟交：扣 {points} 分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>How a score is made</source>
        <translation>得分如何产生</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>How does the share of losing moves change from 10 trials per move to 5,000?</source>
        <translation>从每步 10 次试验到 5,000 次，选到会输的着法的比例如何变化？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation>它最多能有多强？</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How hard it is to beat.</source>
        <translation>战胜它有多难。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long a move may take before the file forfeits.</source>
        <translation>文件走一步最多用多长时间，超过则判负。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long the engine may think about a move; it may overrun by a second.</source>
        <translation>引擎每步可以思考多长时间；它可能超出一秒。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among equal or unproven moves.</source>
        <translation type="vanished">树搜索为在等价或未证明的着法中选择而模拟的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among moves without a proof.</source>
        <translation>树搜索为在未证明的着法中选择而模拟的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many positions the proof may search before each move.</source>
        <translation>每走一步之前，证明可以搜索的局面数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end before each move.</source>
        <translation>每走一步之前，随机下到终局的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end for each square.</source>
        <translation>为每个格子随机下到终局的对局数。</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>How many simulations does tree search need here before it no longer chooses a losing square in any of 40 runs?</source>
        <translation>在这里，树搜索需要多少次模拟，才能在 40 次运行中一次也不选择会输的格子？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How many trials are enough?</source>
        <translation>多少次试验才够？</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation>用每种试验次数选择着法的次数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>How points are awarded</source>
        <translation>如何给分</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How to choose among squares with the same rate.</source>
        <translation>如何在成功率相同的格子中选择。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>In</source>
        <translation>出现于</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 2 of 3 runs</source>
        <translation>约 3 次中有 2 次</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 9 of 10 runs</source>
        <translation>约 10 次中有 9 次</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In half of all runs</source>
        <translation>一半的次数</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses.</source>
        <translation>在反向规则中，连成一线者输。</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses. The centre is on more lines than any other square.</source>
        <translation type="vanished">在反向规则中，连成一线者输。中心所在的连线比其他任何格子都多。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>In the search's simulations, {side} scored {rate} of the points after {square}.</source>
        <translation>在搜索的模拟中，{side} 走 {square} 之后得到 {rate} 的分数。</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10 games</source>
        <translation>至多 10 局中 1 局</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10,000 games</source>
        <translation>至多 10,000 局中 1 局</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of about 130 games</source>
        <translation>至多约 130 局中 1 局</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>In {trials} trials, X won {wins}, tied {ties} and lost {losses}. Infinitely many trials would give {exact}. Moving first helps even random players.</source>
        <translation>在 {trials} 次试验中，X 赢 {wins}，平 {ties}，输 {losses}。无穷多次试验的结果是 {exact}。即使是随机走棋，先走也有好处。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Interface size</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It can't be beaten</source>
        <translation>它不可战胜</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It falls</source>
        <translation>下降</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It forfeited %n game(s): {reason}.</source>
        <translation>
            <numerusform>它有 %n 局被判负：{reason}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It loses {x} % as X and {o} % as O</source>
        <translation>它执 X 时输 {x}%，执 O 时输 {o}%</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and its textbook has {mistakes} entries now. One of them is on the board: in this position, {entry} lost. “Learn by mistake” learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation>它在前 200 局中输了 {first} 局，在最后 200 局中输了 {last} 局，教科书现在有 {mistakes} 个条目。其中一个就在棋盘上：在这个局面中，{entry} 输了。“从失误中学习”学习时并不理解连线：它只知道自己犯过的失误。</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and now knows {mistakes} mistakes. It learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation type="vanished">它在前 200 局中输了 {first} 局，最后 200 局中输了 {last} 局，现在知道 {mistakes} 个失误。它在学习，却不理解连线：它只知道自己犯过的失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It plays</source>
        <translation>它的着法</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It rises</source>
        <translation>上升</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %. Since all other checks passed, only a difference beyond chance counts: the true one is nearly certain to be between {low} and {high} %.</source>
        <translation>它得到 {own}%，参考解答得到 {reference}%。由于其他检查都已通过，只有超出偶然的差异才算数：真实差值几乎肯定在 {low}% 到 {high}% 之间。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %; the true difference is likely to be between {low} and {high} %.</source>
        <translation>它得到 {own}%，参考解答得到 {reference}%；真实差值很可能在 {low}% 到 {high}% 之间。</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It stays about the same</source>
        <translation>大致不变</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>It turned at move {number}</source>
        <translation>转折点在第 {number} 步</translation>
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
        <translation>种类</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Knows how Monte Carlo with infinitely many trials and these weights plays, and wins against it as often as possible.</source>
        <translation>知道蒙特卡洛用无穷多次试验和这些权重会怎么走，并尽可能多地战胜它。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;essons…</source>
        <translation>课程(&amp;E)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;imits of this player…</source>
        <translation>此棋手的极限(&amp;I)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Language, colours, sound and more</source>
        <translation>语言、颜色、声音等</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Last move</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>最后一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Late</source>
        <translation>迟交</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learn by mistake</source>
        <translation>从失误中学习</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Learner's te&amp;xtbook…</source>
        <translation>学习者的教科书(&amp;X)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Learning against {opponent}, {rules}</source>
        <translation>对{opponent}学习，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learns from every game it loses</source>
        <translation>从每盘输棋中学习</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Level to begin with</source>
        <translation type="vanished">起始等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Light, dark or high contrast</source>
        <translation>浅色、深色或高对比度</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Limits</source>
        <translation>极限</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>{player}的极限，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Line</source>
        <translation>走法</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Line length</source>
        <translation>连线长度</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>List all shortcuts</source>
        <translation>列出所有快捷键</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Look copied</source>
        <translation>疑似抄袭</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Looks ahead, promising moves first</source>
        <translation>先算有希望的走法</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Losing move</source>
        <translation type="vanished">输棋着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losing moves</source>
        <translation>输棋着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses</source>
        <translation type="vanished">输局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses during training, {rules}</source>
        <translation>训练中的输局，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses in the newest 200 games</source>
        <translation>最近 200 局中的输局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation>之后仍可能输：如果更早的一步已经决定了对局，只有归咎方式“连锁”能从中学习。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses per {games} games: {losses}.</source>
        <translation>每 {games} 局的输局数：{losses}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses still possible</source>
        <translation>仍可能的输率</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Machine by level</source>
        <translation>分级电脑</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Machines</source>
        <translation>电脑</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move faster</source>
        <translation>让观看的电脑走得更快</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move more slowly</source>
        <translation>让观看的电脑走得更慢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Marks in a row.</source>
        <translation>连成一线的棋子数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Match</source>
        <translation>对抗赛</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Mean time per move: A {a}, B {b}.</source>
        <translation>每步平均用时：A {a}，B {b}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Measure in the lab how the scores of this position settle</source>
        <translation>在实验室中测量此局面的得分如何稳定下来</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Measure players: sweeps, tournaments and more</source>
        <translation>测量棋手：参数扫描、循环赛等</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Measured player</source>
        <translation>被测棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Memory in MB</source>
        <translation>内存 (MB)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as O</source>
        <translation>执 O 的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as X</source>
        <translation>执 X 的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others.</source>
        <translation>执 {side} 的失误：自己的对局中 {own} 个，其他对局中 {others} 个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation>执 {side} 的失误：自己的对局中 {own} 个，其他对局中 {others} 个。一局输棋：{moves}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others.</source>
        <translation type="vanished">失误：自己的对局中 {own} 个，其他对局中 {others} 个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation type="vanished">失误：自己的对局中 {own} 个，其他对局中 {others} 个。一局输棋：{moves}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Monte Carlo</source>
        <translation>蒙特卡洛</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>Monte Carlo moves first in the reverse game on an empty 3×3 board. Which square does it rate worst? Choose it on the board.</source>
        <translation>在空的 3×3 棋盘上，蒙特卡洛按反向规则先走。它认为哪个格子最差？请在棋盘上选择。</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Monte Carlo plays itself with 1,000 trials per move instead of 5. What happens to the number of ties?</source>
        <translation>蒙特卡洛与自己对局，每步用 1,000 次试验而不是 5 次。平局的数量会怎样？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation>首次选择蒙特卡洛时每步的试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Moodle grading worksheet</source>
        <translation>Moodle 评分工作表</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More games tie</source>
        <translation>平局更多</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate and take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">试验越多，得分越准确，用时也越长。两位好棋手在 3×3 上会下成平局。</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer.</source>
        <translation>试验越多，得分越准确，用时也可能越长。</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">试验越多，得分越准确，用时也可能越长。两位好棋手在 3×3 上会下成平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Move from square to square</source>
        <translation>在格子间移动</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Moves at random</source>
        <translation type="vanished">随机走棋</translation>
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
        <translation>缺少 NTRIALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is too small</source>
        <translation>NTRIALS 太小</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS must be a whole number above 0</source>
        <translation>NTRIALS 必须是大于 0 的整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Names, comments and layout are ignored. Two people can write the same: read both files before you judge.</source>
        <translation>忽略名称、注释和排版。两个人可能写出相同的代码：判断之前请阅读两个文件。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Ne&amp;w student file…</source>
        <translation>新建学生文件(&amp;W)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Never loses</source>
        <translation>从不输</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>Never: it is proven</source>
        <translation>从不：这已得到证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>No move is proven better than {square}.</source>
        <translation>没有着法被证明优于 {square}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>No move turned the game</source>
        <translation>没有哪一步改变了胜负</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>No number is enough</source>
        <translation>多少次都不够</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>No random game is needed.</source>
        <translation>不需要随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation type="vanished">400 局一局未输，并不排除输率高达 {bound}（约 3 / 400）：这就是三法则。这里，蒙特卡洛用 1,000 次试验和权重 1 和 2，与随机走法下 {games} 局，输了 {losses} 局。但在棋盘上的局面中执 O 时，同一棋手在 {runs} 次运行中有 {wrong} 次选了角，面对最佳下法会输。只有搜索所有对局才能证明棋手从不输。“完美棋手”在每一步之前都进行这样的搜索：在这个棋盘上它从不输。实验室的“极限”页面为其他棋手进行这样的搜索。</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">400 局一局未输，并不排除输率高达 {bound}（约 3 / 400）：这就是三法则。这里，蒙特卡洛用 1,000 次试验和权重 1 和 2，与随机走法下 {games} 局，输了 {losses} 局。但在棋盘上的局面中执 O 时，同一棋手在 {runs} 次运行中有 {wrong} 次选了角，面对最佳下法会输。只有搜索所有对局才能证明棋手从不输：实验室的“极限”页面会进行这样的搜索。</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials lost {losses} of {games} games against random moves. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">400 局一局未输，与至多 {bound}（约 3 / 400）的输率相容：这就是三法则。在这里，用 1,000 次试验的蒙特卡洛与随机走棋的对手下 {games} 局，输了 {losses} 局。只有搜索所有对局才能证明棋手从不输：实验室的“极限”页面会进行这样的搜索。</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. The lab's 95 % intervals have two ends with an error of 2.5 % each, so they reach up to {two_sided}. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation>400 局一局未输，并不排除输率高达 {bound}（约 3 / 400）：这就是三法则。实验室的 95 % 区间有两端，每端的误差为 2.5 %，因此上限可达 {two_sided}。这里，蒙特卡洛用 1,000 次试验和权重 1 和 2，与随机走法下 {games} 局，输了 {losses} 局。但在棋盘上的局面中执 O 时，同一棋手在 {runs} 次运行中有 {wrong} 次选了角，面对最佳下法会输。只有搜索所有对局才能证明棋手从不输。“完美棋手”在每一步之前都进行这样的搜索：在这个棋盘上它从不输。实验室的“极限”页面为其他棋手进行这样的搜索。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission</source>
        <translation>不是提交文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission: {reason}.</source>
        <translation>不是提交文件：{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded</source>
        <translation>未评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded: {reason}.</source>
        <translation>未评分：{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Not graded: {reason}. The file is not to blame; grade it again.</source>
        <translation type="vanished">未评分：{reason}。问题不在文件；请重新评分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Not played yet</source>
        <translation>尚未对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven within {nodes} positions, so tree search chooses the move, which may not be perfect.</source>
        <translation>在 {nodes} 个局面内未能证明，因此由树搜索选择着法，它可能不是完美的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven yet: these are the results of tree search so far.</source>
        <translation>尚未证明：这是树搜索目前的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run: {reason}</source>
        <translation>未运行：{reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet.</source>
        <translation>
            <numerusform>%n 次试验后把握不足 {confidence}：{squares} 还无法区分优劣。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet. At their present difference, that would take very roughly {more} more.</source>
        <translation>
            <numerusform>%n 次试验后把握不足 {confidence}：{squares} 还无法区分优劣。按目前的差距，非常粗略地估计还需要 {more} 次。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. By tree search, {square} gave away {lost} points (± {error}); {better} looks better.</source>
        <translation type="vanished">这里什么都未证明。据树搜索，{square} 损失了 {lost} 分（± {error}）；{better} 看来更好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. Tree search can't tell {square} apart from the best move.</source>
        <translation type="vanished">这里什么都未证明。树搜索无法区分 {square} 与最佳着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Nothing is proven here: {square} is the machine's choice.</source>
        <translation>这里什么都未证明：{square} 是电脑的选择。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/chart.py"/>
        <source>Nothing to show yet.</source>
        <translation>还没有可显示的内容。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Number of files by points</source>
        <translation>各分数段的文件数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Number of games to play.</source>
        <translation>要下的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Number of games with each value.</source>
        <translation>每个值要下的对局数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation>对局数；使用序贯检验时为上限。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of lines to read: they contain what a course file doesn't need</source>
        <translation>需要阅读的行数：它们含有课程文件不需要的内容</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of style remarks, which cost no points</source>
        <translation>风格提示的数量，不扣分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Numbers of trials per move.</source>
        <translation>每步的各种试验次数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O blocks X's line</source>
        <translation>O 挡住 X 的连线</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O completes a line</source>
        <translation>O 连成一线</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>O doesn't lose</source>
        <translation>O 不输</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>O has the centre and X a corner; X is to move. With which weights, own and opponent's, does Monte Carlo move at random?</source>
        <translation type="vanished">O 占中心，X 占一角；轮到 X。用哪一对权重（己方和对方）时，蒙特卡洛会随机走？</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>O wins</source>
        <translation>O 赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Off</source>
        <extracomment>Choice of overlay: no colours and numbers on the squares.</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>On the empty board the centre is better than a corner. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation type="vanished">在空棋盘上，中心比角好。试验次数少时，得分不一定能体现这一点：每个得分都有标准误差。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error).</source>
        <translation>仅一次运行。色带：随机误差（一个标准误差）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error). Thin lines: exact values.</source>
        <translation>仅一次运行。色带：随机误差（一个标准误差）。细线：精确值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error.</source>
        <translation type="vanished">仅一次运行。色带：一个标准误差。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">仅一次运行。色带：一个标准误差。细线：精确值。</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>One weight is for the squares of the player to move, the other for those of the opponent. A square can be good because winners hold it, or because losers don't. The same trials are scored with each pair of weights.</source>
        <translation type="vanished">一个权重用于轮到的一方的格子，另一个用于对手的格子。格子可能好在赢家占有它，也可能好在输家没有占有它。同样的试验用每对权重分别计分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Only Monte Carlo's scores give a chance of being best.</source>
        <translation type="vanished">只有蒙特卡洛的得分能给出最佳概率。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only Monte Carlo's scores give a chance of the best score.</source>
        <translation>只有蒙特卡洛的得分能给出最高分概率。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Only the first player plays all others, who are rated relative to it.</source>
        <translation>只有第一位棋手与其他所有棋手对局，等级分以它为基准。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only tree search counts visits.</source>
        <translation>只有树搜索统计访问次数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} holds the tie.</source>
        <translation>只有 {square} 能保住平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the tie: every other move loses.</source>
        <translation>只有 {square} 保住了平局：其他着法都会输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the win: every other move is worse.</source>
        <translation>只有 {square} 保住了胜局：其他着法都更差。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} wins.</source>
        <translation>只有 {square} 能赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open a saved game</source>
        <translation>打开已保存的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines</source>
        <translation>可成连线</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines: how many lines through the square {side} can still complete.</source>
        <translation>可成连线：经过该格子、{side} 仍可完成的连线数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Open s&amp;tudent file…</source>
        <translation>打开学生文件(&amp;T)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Opening moves</source>
        <translation>开局步数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Openings from a file</source>
        <translation>来自文件的开局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}</source>
        <translation>以 {squares} 开局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, a mistake</source>
        <translation>以 {squares} 开局，是失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, sometimes a mistake</source>
        <translation>以 {squares} 开局，有时是失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation>否则 A 每局都执 X。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Own checks</source>
        <translation>自定义检查</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>P&amp;aste board</source>
        <translation>粘贴棋盘(&amp;A)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Page Up、Page Down、Home、End</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.</source>
        <translation>A 得 0、½、1、1½ 和 2 分的对局对数：{counts}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Perfect</source>
        <translation>完美棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Picks a machine to match the level you choose. Unbeatable is for 3×3 and 4×4 with full lines, where that is proven.</source>
        <translation type="vanished">挑选与您所选等级相符的电脑。“不可战胜”仅用于须连满整行的 3×3 和 4×4，因为只有在那里得到证明。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Pink (tritanopia)</source>
        <translation>粉色（蓝色盲）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Play against a student's file</source>
        <translation>与学生文件对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Play at the chosen square</source>
        <translation>在所选格子落子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from &amp;here</source>
        <translation>从这里开始下(&amp;H)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from the board on the clipboard</source>
        <translation>从剪贴板中的棋盘开始下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play many trials, then choose.</source>
        <translation>进行许多试验，然后选择。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play on from this position, and keep the later moves as a variation</source>
        <translation>从此局面继续下，并把后面的着法保留为变化</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play one machine move</source>
        <translation>让电脑走一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play the best move found so far</source>
        <translation>走目前找到的最佳着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play the game to its end at random.</source>
        <translation>随机下完对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play the remaining games</source>
        <translation type="vanished">下完剩余的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Play what proves the result of the square with the mouse or the cursor</source>
        <translation>走出证明鼠标或光标所在格子结果的走法</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares}</source>
        <translation>走出：{squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares} and %n more</source>
        <translation type="vanished">
            <numerusform>走出：{squares} 和另外 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player A</source>
        <translation>棋手 A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player B</source>
        <translation>棋手 B</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation>全部对局下完后才排出名次。括号内：输棋比例的 95% 区间。交叉表每格：该行棋手的 赢 – 平 – 输，双方合计。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Playing</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: finish the game at random.</source>
        <translation type="vanished">随机对局：随机下完这局棋。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: value the open lines, at times also play a random game.</source>
        <translation>随机对局：评价未断的连线，有时还进行一局随机对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Plays against</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays at the level you choose: easy at random, medium with random moves in between, hard without. Unbeatable takes hard's place where it is proven.</source>
        <translation>按您选择的等级下棋：“简单”随机走棋，“中等”间或随机走棋，“困难”从不随机。在已得到证明的棋盘上，“不可战胜”取代“困难”。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Plays its best</source>
        <translation>全力以赴</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays many random games, called trials, from the position. It prefers squares that winners tend to hold.</source>
        <translation>从局面出发进行许多随机对局，每局称为一次试验。它偏爱赢家常占的格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games from every square and takes the square with the highest share of good endings.</source>
        <translation>从每个格子出发进行随机对局，选择好结局占比最高的格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games, and begins them with those moves more often that did better. It knows nothing but the rules.</source>
        <translation>进行随机对局，并更多地以表现较好的着法开始。除规则外一无所知。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the mc_move of a Python file</source>
        <translation>用 Python 文件中的 mc_move 下棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the position to its end at random, many times. It prefers squares that winners tend to hold.</source>
        <translation type="vanished">从局面出发，多次随机下到终局。它偏爱赢家常占的格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points
of 100</source>
        <translation type="vanished">分数
满分 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points are limited to {limit}: {reason}.</source>
        <translation>分数上限为 {limit}：{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points for the checks, out of 100</source>
        <translation type="vanished">检查所得分数，满分 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Positions per move</source>
        <translation>每步局面数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Pr&amp;actise your mistakes…</source>
        <translation>练习您的失误(&amp;A)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Predict what the machines do, and check it by experiment</source>
        <translation>预测电脑会做什么，并用实验检验</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Prefers squares that winners tend to hold</source>
        <translation>偏爱胜者常占的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Press Train: each block of games adds a bar here.</source>
        <translation>按“训练”：每组对局会在这里添加一个条形。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Problems
worst first</source>
        <translation type="vanished">问题
最严重者在前</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Proven</source>
        <translation>已证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Proven mistakes: X {x}, O {o}.</source>
        <translation>已证明的失误：X {x}，O {o}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven results with best play: {better} {high}, {worse} {low}.</source>
        <translation>双方最佳下法时已证明的结果：{better} {high}，{worse} {low}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play the game is a tie.</source>
        <translation>已证明：最佳下法下对局为平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play {winner} wins.</source>
        <translation>已证明：最佳下法下 {winner} 赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} ties and {worse} loses.</source>
        <translation type="vanished">已证明：最佳下法下，{better} 平，{worse} 输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} loses.</source>
        <translation type="vanished">已证明：最佳下法下，{better} 赢，{worse} 输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} only ties.</source>
        <translation type="vanished">已证明：最佳下法下，{better} 赢，{worse} 只能平。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both lose.</source>
        <translation type="vanished">已证明：最佳下法下，{one} 和 {other} 都输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both tie.</source>
        <translation type="vanished">已证明：最佳下法下，{one} 和 {other} 都平。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both win.</source>
        <translation type="vanished">已证明：最佳下法下，{one} 和 {other} 都赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the best move where it can</source>
        <translation>尽可能证明最佳走法</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the result of every move under best play, and takes the best. If a board is too large for that, it says so and uses tree search until near the end.</source>
        <translation>证明每个着法在最佳下法下的结果，并选择最好的。如果棋盘太大，它会说明，并在接近终局之前使用树搜索。</translation>
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
        <translation type="vanished">Python
版本</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Python files</source>
        <translation>Python 文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Random</source>
        <translation>随机棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Random games</source>
        <translation>随机对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Random moves</source>
        <translation>随机走棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation>每局之前的随机着法，使双方机会大致均等。每个开局由每位棋手各执双方下一次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: a tie.</source>
        <translation>随机走到终局：平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: {winner} wins.</source>
        <translation>随机走到终局：{winner} 赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings</source>
        <translation type="vanished">等级分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings relative to {player}, {rules}</source>
        <translation>以{player}为基准的等级分，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings, {rules}</source>
        <translation>等级分，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Re&amp;load student file</source>
        <translation>重新加载学生文件(&amp;L)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Read</source>
        <translation>待读</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Read about the numbers, the keys and the players</source>
        <translation>了解各种数字、按键和棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Read the file again and restart it</source>
        <translation>重新读取文件并重新启动它</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Read this: {warning}</source>
        <translation>请阅读：{warning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Remarks</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename the run (F2)</source>
        <translation type="vanished">重命名此运行 (F2)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Repeats the moves that did better</source>
        <translation>多试效果更好的走法</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_CURRENT (or MCMATCH) without changing the file.</source>
        <translation>替换 SCORE_CURRENT（或 MCMATCH），不更改文件。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_OTHER (or MCOTHER) without changing the file.</source>
        <translation>替换 SCORE_OTHER（或 MCOTHER），不更改文件。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Replay the moves taken back</source>
        <translation>重新走出撤销的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset s&amp;core</source>
        <translation>重置比分(&amp;E)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset the score of the series</source>
        <translation>重置系列赛的比分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results after each opening</source>
        <translation>每个开局之后的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of A</source>
        <translation>A 的战绩</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of the sweep</source>
        <translation>参数扫描的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Results: {players}, {rules}</source>
        <translation>结果：{players}，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Return from an earlier move, a suggestion or set-up, or stop thinking</source>
        <translation>从较早的着法、建议或摆局面中返回，或停止思考</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>Reverse: completing a line loses</source>
        <translation>反向规则：连成一线者输</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} holds the tie.</source>
        <translation>正确：{square} 能保住平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} wins.</source>
        <translation>正确：{square} 能赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>评分标准</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none, unless it relies on another function: then it doesn't count.</source>
        <translation>评分标准“{name}”，满分 {full} 分，及格线 {mark} 分。风格提示不扣分。无法判断的检查不得分，除非它依赖其他函数：那样则不计入。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none.</source>
        <translation type="vanished">评分标准“{name}”，满分 {full} 分，及格线 {mark} 分。风格提示不扣分。无法判断的检查不得分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Run</source>
        <extracomment>Column with the number of a run of the lab (a noun).</extracomment>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Run {number}</source>
        <translation>运行 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs another program that speaks the Gomocup protocol (pbrain-…) in its own process. Engines play five in a row. One that fails forfeits the game.</source>
        <translation>在单独的进程中运行使用 Gomocup 协议的其他程序 (pbrain-…)。引擎下五子连线。出错的引擎会被判负。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Runs each</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs the mc_move of a file written for the course, Python 2 or 3, in a separate process. A file that fails forfeits the game.</source>
        <translation>在单独的进程中运行为课程编写的文件（Python 2 或 3）的 mc_move。出错的文件会被判负。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;lower</source>
        <translation>减慢(&amp;L)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;wap sides</source>
        <translation>交换双方(&amp;W)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_CURRENT</source>
        <translation>SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>SCORE_CURRENT and SCORE_OTHER</source>
        <translation>SCORE_CURRENT 和 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's</source>
        <translation type="vanished">SCORE_CURRENT 用于棋手自己的格子，SCORE_OTHER 用于对手的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_OTHER</source>
        <translation>SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Samples per square</source>
        <translation>每格样本数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Save as a picture…</source>
        <translation>存为图片…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>对局另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Save the results and charts</source>
        <translation type="vanished">保存结果和图表</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in another file</source>
        <translation>把此对局保存到另一个文件中</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in its file</source>
        <translation>把此对局保存到它的文件中</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Score the squares by 10 to 10,000,000 trials</source>
        <translation>用 10 到 10,000,000 次试验给格子打分</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>得分权重</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: opponent</source>
        <translation>得分权重：对方</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: own</source>
        <translation>得分权重：己方</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo} ± {error}.</source>
        <translation>得分 {share}（{interval}），Elo 差值 {elo} ± {error}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo}.</source>
        <translation type="vanished">得分 {share}（{interval}），Elo 差值 {elo}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}); no Elo difference: one player took all the points.</source>
        <translation>得分 {share}（{interval}）；没有 Elo 差值：一方得到了全部分数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score: {players}, {rules}</source>
        <translation>得分：{players}，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Scores of {player}, {board}, {side} to move</source>
        <translation>{player}的得分，{board}，轮到 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores ± error</source>
        <translation>得分 ± 误差</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Scores' colours</source>
        <translation>得分颜色</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Searc&amp;h tree of this position…</source>
        <translation>此局面的搜索树(&amp;H)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Seconds per move</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>See how the scores of this position arise, trial by trial</source>
        <translation>查看此局面的得分如何在一次次试验中产生</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>See what a learner knows, and which games taught it</source>
        <translation>查看学习者学到了什么，以及从哪些对局中学到</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run to see its results, or two runs to compare them.</source>
        <translation>选择一次运行可查看其结果，选择两次可进行比较。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Selection: follow the highest bounds.</source>
        <translation>选择：沿着最高的上界走。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set u&amp;p a position</source>
        <translation>摆局面(&amp;O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set up a position on the board</source>
        <translation>在棋盘上摆出一个局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Set up a position: click or drag to draw</source>
        <translation>摆局面：点击或拖动来画棋子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>Settings are lost when the window closes: {path} can't be written.</source>
        <translation>窗口关闭后设置将丢失：无法写入 {path}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games; of a move, only choosing it, which the window does step by step and shows meanwhile.</source>
        <translation>比例及其 95% 区间。时间：中位数，括号内为居中一半对局的范围；每步只计选择着法的时间，窗口中的选择是分步进行并随时显示的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show a slider below the board that scores the squares by 10 to 10,000,000 trials</source>
        <translation type="vanished">在棋盘下方显示滑块，用 10 到 10,000,000 次试验给格子打分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show or hide the panel beside the board</source>
        <translation>显示或隐藏棋盘旁的面板</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Show or hide the panels beside the board</source>
        <translation type="vanished">显示或隐藏棋盘旁的面板</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show the &amp;line from a square</source>
        <translation>显示某个格子的走法(&amp;S)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the last move and go on with the game</source>
        <translation>显示最后一步并继续对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move earlier</source>
        <translation>显示前一步的局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move later</source>
        <translation>显示后一步的局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Show the run on its page, with its settings (Return)</source>
        <translation type="vanished">在其页面上显示此运行及其设置 (Return)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the start of the game</source>
        <translation>显示对局的开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show the whole board after zooming in</source>
        <translation>放大后重新显示整个棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show what the machine would play here</source>
        <translation>显示电脑在这里会怎么走</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Side</source>
        <translation>执子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Similar</source>
        <translation>相似</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Simulations per move</source>
        <translation>每步模拟次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Size of everything</source>
        <translation type="vanished">整体大小</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Slips often</source>
        <translation>经常失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Squares per side.</source>
        <translation>每边的格子数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares with the same number are equal by symmetry.</source>
        <translation>数字相同的格子因对称而等价。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result aren't proven yet.</source>
        <translation>没有结果的格子尚未证明。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result couldn't be proven.</source>
        <translation>没有结果的格子无法证明。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick aren't proven yet.</source>
        <translation type="vanished">没有对勾的格子尚未证明。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick couldn't be proven.</source>
        <translation type="vanished">没有对勾的格子无法证明。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start</source>
        <extracomment>Button: start the run (a verb).</extracomment>
        <translation type="vanished">开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start a new game</source>
        <translation>开始新对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the machines, or pause them</source>
        <translation>让电脑开始下棋或暂停</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Start the match</source>
        <translation>开始对抗赛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the next game of the series</source>
        <translation>开始系列赛的下一局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Start the sweep</source>
        <translation>开始扫描</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Start the tournament</source>
        <translation>开始循环赛</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Start the training</source>
        <translation>开始训练</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Start the trials</source>
        <translation>开始试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start: {truth}; random games {games}</source>
        <translation>开始：{truth}；随机对局 {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Started</source>
        <extracomment>Column with the date and time.</extracomment>
        <translation>开始时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting level</source>
        <translation>初始等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting trials</source>
        <translation>初始试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Stop between Elo</source>
        <translation>Elo 停止界限</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop early, as soon as the best square is known with this confidence. Squares equal by symmetry count as one.</source>
        <translation>一旦以此把握得知最佳格子，就提前停止。因对称而等价的格子算作一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Stop thinking without a move, and keep the scores</source>
        <translation>停止思考但不落子，并保留得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop when sure, %</source>
        <translation>确定即停 (%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Student's file</source>
        <translation>学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Style
remarks</source>
        <translation type="vanished">风格
提示</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style, not counted</source>
        <translation>风格，不计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style: {remark}</source>
        <translation>风格：{remark}</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Suppose Monte Carlo plays 10 trials. How often is the centre's score above that of the corner a1?</source>
        <translation>假设蒙特卡洛进行 10 次试验。中心的得分高于角 a1 的情况有多常见？</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Suspect</source>
        <translation>可疑</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Swap X and O and start a new game</source>
        <translation>交换 X 和 O 并开始新对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Symmetric squares</source>
        <translation>对称格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>T&amp;rials of this position…</source>
        <translation>此局面的试验(&amp;R)…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Table as CSV…</source>
        <translation>表格存为 CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Take back moves to your last turn</source>
        <translation>悔棋到您的上一回合</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Take known luck out of the score</source>
        <translation>从得分中除去已知的运气</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Takes any empty square at random.</source>
        <translation>随机占任意空格。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Teal to pink (tritanopia)</source>
        <translation type="vanished">青到粉（蓝色盲）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Textbook</source>
        <translation>教科书</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The bars appear here as games finish.</source>
        <translation>对局下完后，条形会显示在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>The chance of beating Monte Carlo with infinitely many trials.</source>
        <translation>战胜试验无穷多次的蒙特卡洛的概率。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The colours of the squares from worst to best; brighter is better in each</source>
        <translation type="vanished">格子从最差到最佳的颜色；每种配色中都是越亮越好</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The colours of the squares; bolder is better in each</source>
        <translation>格子的颜色；每种配色中都是越浓越好</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The curves appear here as games finish.</source>
        <translation>对局下完后，曲线会显示在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>The engine can't play yet.</source>
        <translation>引擎还不能下棋。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The engine's program. It can do anything you can on this computer.</source>
        <translation>引擎的程序。它在这台电脑上可以做您能做的任何事。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The exact scores are being calculated.</source>
        <translation>正在计算精确得分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file can't be run: {reason}</source>
        <translation>无法运行文件：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file played on 3×3, as X and O in turn. The reference solution is a correct file with the same weights. The ranges are 95 % intervals: results within them can be due to chance.</source>
        <translation>文件在 3×3 上轮流执 X 和 O。参考解答是一个使用相同权重的正确文件。范围是 95% 区间：其中的结果可能出于偶然。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The file that records losing moves.</source>
        <translation>记录输棋着法的文件。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>The file's mc_move passed no scores to get_best_move, so there are none to show.</source>
        <translation>文件的 mc_move 没有把得分传给 get_best_move，因此没有可显示的得分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The file's version of Python</source>
        <translation>文件的 Python 版本</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The files that look copied from this one, or this one from them</source>
        <translation>疑似抄袭此文件的文件，或疑似被此文件抄袭的文件</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The first move in the reverse game</source>
        <translation>反向规则中的第一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>The game is a tie: no score changes.</source>
        <translation>对局为平局：得分不变。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The higher it is, the more often moves are tried that did worse so far.</source>
        <translation>数值越高，目前表现较差的着法尝试得越多。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The language of the window</source>
        <translation>窗口的语言</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The learner plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">学习者走第一个它不知道是失误的格子。输了之后，它把最后一步加入教科书。在同一局面中，它从不重复失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The level of a machine by level when you first choose one</source>
        <translation>首次选择分级电脑时的等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The level of a player by level when you first choose one</source>
        <translation type="vanished">首次选择按等级的棋手时使用的等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The limit that a mistake sets to the points, if they reach it</source>
        <translation>错误为分数设定的上限（如果分数达到它）</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>The losing squares are {losing}. With 10 trials, Monte Carlo chose one of them in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}. {second} scores nearly as high but holds the tie, and {last} loses but scores lowest: a high score doesn't say who wins with best play. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation>会输的格子是 {losing}。用 10 次试验，蒙特卡洛在 {runs} 次运行中有 {few} 次选了其中之一；用 5,000 次，有 {many} 次。试验无限多时，它总是选 {limit}。{second} 的得分几乎一样高，却能保住平局；{last} 会输，得分却最低：得分高并不说明最佳下法下谁赢。随机对局假定对手看不到应对之着，更多的试验只会使这种误判更加牢固。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum memory that the engine is told to use.</source>
        <translation>告知引擎可使用的最大内存。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum number of positions judged before each move.</source>
        <translation>每走一步之前评价的局面数上限。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The number of trials passed to mc_move. Empty: the file's NTRIALS.</source>
        <translation>传给 mc_move 的试验次数。留空：使用文件的 NTRIALS。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>The only move to consider.</source>
        <translation type="vanished">唯一需要考虑的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>The open lines count {points} for {side}.</source>
        <translation>未断的连线为 {side} 计 {points}。</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>The own weight counts the squares that the player to move held in the trials: plus where it won, minus where it lost. So it looks for squares that help to win. The opponent weight counts the squares that the opponent held: minus where the player won, plus where the opponent won. So it looks for squares that the opponent wins with, to take them first.</source>
        <translation>己方权重计算轮到的一方在试验中占有的格子：赢时为正，输时为负。因此它寻找有助于获胜的格子。对方权重计算对手占有的格子：轮到的一方赢时为负，对手赢时为正。因此它寻找对手赖以获胜的格子，以便抢先占领。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The parameter that takes several values.</source>
        <translation>取多个值的参数。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>The player that scores the squares.</source>
        <translation>给格子打分的棋手。</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It doesn't repeat a mistake in the same position, unless every move there is one.</source>
        <translation>棋手“从失误中学习”下第一个它不知道是失误的格子。输了之后，它把最后一步加入教科书。在同一局面中，它不会重复失误，除非那里的每一步都是失误。</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">棋手“从失误中学习”下第一个它不知道是失误的格子。输了之后，它把最后一步加入教科书。在同一局面中，它从不重复失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The points that count</source>
        <translation>计入的分数</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. But {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation type="vanished">随机对局认为 {worst} 最差：每次试验 {score} 分，因为经过它的连线最多。但已证明 {holds} 是唯一不输的第一步：从那里起，X 用对面的格子应对每一步。</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. They rate {best} best and equal, but all of these lose: {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation>随机对局认为 {worst} 最差：每次试验 {score} 分，因为经过它的连线最多。它们认为 {best} 并列最好，但这些都会输：已证明 {holds} 是唯一不输的第一步。从那里起，X 用对面的格子应对每一步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>The ratings appear here as games finish.</source>
        <translation>对局下完后，等级分会显示在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The results appear here as games finish.</source>
        <translation type="vanished">对局下完后，结果会显示在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>The review begins with the last move.</source>
        <translation>复盘从最后一步开始。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>时间轴为对数刻度。色带：居中一半的对局。其他程序运行时，用时会变长。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).</source>
        <translation>{low} 对 {high} Elo 的序贯检验接受 {accepted}（LLR {llr}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).</source>
        <translation>{low} 对 {high} Elo 的序贯检验尚未得出结论（LLR {llr}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read. They are kept as {path}, and defaults are used instead.</source>
        <translation>无法读取设置。它们已保留为 {path}，现改用默认值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read: {error}.</source>
        <translation>无法读取设置：{error}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>The side that the learner plays.</source>
        <translation>学习者所执的一方。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The side that the measured player plays.</source>
        <translation>被测棋手所执的一方。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver agrees: it loses against best play.</source>
        <translation>求解器也认为：面对最佳下法，它会输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver can't settle this move within its limit.</source>
        <translation>求解器在其限度内无法判定此着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver couldn't prove the result of any square.</source>
        <translation>求解器无法证明任何格子的结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver disagrees: it doesn't lose against best play.</source>
        <translation>求解器不这样认为：面对最佳下法，它不会输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver has proven nothing yet.</source>
        <translation>求解器尚未证明任何结果。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The squares are being compared.</source>
        <translation>正在比较各个格子。</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}, which the board shows rounded.</source>
        <translation>X 占有的格子各加 1 分（{gaining}），O 占有的格子各减 1 分（{losing}），空格不变。如此继续下去：从空棋盘开始的 {trials} 次试验中，X 赢且占有 {square} 的有 {won_mine} 次（各 +1），X 赢而 O 占有它的有 {won_theirs} 次（−1），X 输且占有它的有 {lost_mine} 次（−1），X 输而 O 占有它的有 {lost_theirs} 次（+1）。总和为 {sum}。除以 {trials} 次试验（包括平局）得 {score}，棋盘上显示的是四舍五入后的值。</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}: the number on the board.</source>
        <translation type="vanished">X 占有的格子各加 1 分（{gaining}），O 占有的格子各减 1 分（{losing}），空格不变。如此继续下去：从空棋盘开始的 {trials} 次试验中，X 赢且占有 {square} 的有 {won_mine} 次（各 +1），X 赢而 O 占有它的有 {won_theirs} 次（−1），X 输且占有它的有 {lost_mine} 次（−1），X 输而 O 占有它的有 {lost_theirs} 次（+1）。总和为 {sum}。除以 {trials} 次试验（包括平局）得 {score}：这就是棋盘上的数字。</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. The score of a square is the sum over all trials.</source>
        <translation type="vanished">X 占有的格子各加 1 分（{gaining}），O 占有的格子各减 1 分（{losing}），空格不变。格子的得分是所有试验之和。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The student's Python file, which runs in a separate process.</source>
        <translation>学生的 Python 文件，在单独的进程中运行。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's file</source>
        <translation>学生文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's number on the platform from which the file was downloaded</source>
        <translation>学生在下载该文件的平台上的编号</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The system's signal when it is your turn again</source>
        <translation>再次轮到您时的系统提示音</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The teacher's comment</source>
        <translation>老师的评语</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The test ended the match early, so the score, the shares and the Elo difference lean towards its decision.</source>
        <translation>检验提前结束了对抗赛，因此得分、比例和 Elo 差值会偏向其结论。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The times appear here as games finish.</source>
        <translation>对局下完后，时间会显示在这里。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The window failed to open with its settings last time. They are kept as {path}, and defaults are used instead.</source>
        <translation>上次窗口无法用其设置打开。这些设置已保留为 {path}，现改用默认值。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Their error bars overlap, but the scores come from the same games, and symmetric squares count as one.</source>
        <translation>它们的误差条重叠，但得分来自相同的对局，而且对称的格子算作一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Then</source>
        <translation>之后</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed.</source>
        <translation type="vanished">先修正每项前面指出的问题，才能判断这些检查。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed. Those that rely on another function don't count: the other checks make up the full points.</source>
        <translation>先修正每项前面指出的问题，才能判断这些检查。依赖其他函数的检查不计入：满分由其余检查构成。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves hold the tie: {squares}.</source>
        <translation>这些着法能保住平局：{squares}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves win: {squares}.</source>
        <translation>这些着法能赢：{squares}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>This player counts no wins by square.</source>
        <translation>此棋手不按格子统计胜局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>Tie</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tied</source>
        <translation>平</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Ties are good</source>
        <translation type="vanished">平局算好</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Ties, 95 % interval</source>
        <translation type="vanished">平局，95% 区间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties: {first_share} at {first}, {last_share} at {last}</source>
        <translation>平局：{first} 时 {first_share}，{last} 时 {last_share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time per game</source>
        <translation>每局时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Time per move</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Tournament</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tournament of {count} players, {rules}</source>
        <translation>{count} 位棋手的循环赛，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Train</source>
        <translation type="vanished">训练</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Train a learner over thousands of games</source>
        <translation>用数千局棋训练学习者</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tree search</source>
        <translation>树搜索</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>Tree search also plays random games, but it tries good moves more often, for both sides. So it sees the answer that plain sampling overlooks. This is the position in which more trials made Monte Carlo worse.</source>
        <translation>树搜索也进行随机对局，但会为双方更多地尝试好着法。因此它能看到单纯采样忽略的应对之着。这就是试验更多反而使蒙特卡洛变差的局面。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Trials per move</source>
        <translation>每步试验次数</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Trials, ties and time</source>
        <translation>试验、平局与时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries every square in random games</source>
        <translation>用随机对局试每个格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines and one random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">先尝试有希望的着法，根据未断的连线和一局随机对局评价每个局面。着法表现越好，尝试得越多。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines, at times also by a random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">先尝试有希望的着法，根据未断的连线评价每个局面，有时还加上一局随机对局。着法表现越好，尝试得越多。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries the squares in order and skips moves its textbook knows to be mistakes here. When it loses, it adds its last move to the textbook.</source>
        <translation>依次尝试格子，跳过教科书已知在此为失误的着法。输了之后，把最后一步加入教科书。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Truth</source>
        <extracomment>Overlay with the proven result of each square.</extracomment>
        <translation>真实结果</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation type="vanished">
            <numerusform>试用 %n 次试验</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try Monte Carlo with %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation>
            <numerusform>试用蒙特卡洛（%n 次试验）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Try the &amp;better move</source>
        <translation>试试更好的着法(&amp;T)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation>两个 Elo 差值，例如 0, 20：序贯检验一旦接受其中之一，对抗赛即停止。</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>Two players move at random on an empty 3×3 board. How often does X, who begins, win?</source>
        <translation>两位棋手在空的 3×3 棋盘上随机走棋。先走的 X 有多大比例获胜？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two players play many games, and take turns at moving first.</source>
        <translation>两位棋手下许多局，轮流先走。</translation>
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
        <translation>不可战胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Up to %n run(s) chose a move without a proven result.</source>
        <translation>
            <numerusform>最多有 %n 次运行选择了结果未经证明的着法。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Use symmetry</source>
        <translation>利用对称</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Values: per trial ± standard error, of one run only.</source>
        <translation>值：每次试验 ± 标准误差，仅一次运行。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet (deuteranopia)</source>
        <translation>紫色（绿色盲）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet to orange (deuteranopia)</source>
        <translation type="vanished">紫到橙（绿色盲）</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Visited more often than {square}, but proven to lose: {lost}.</source>
        <translation>访问次数多于 {square}，但已证明会输：{lost}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>Waiting for a student file.</source>
        <translation>正在等待学生文件。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Watch a tree search grow from the position shown, and follow its simulations</source>
        <translation>观看树搜索从所示局面生长，并跟随它的模拟</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What a tie counts: 1 as much as a win, 0 as little as a loss.</source>
        <translation>平局如何计算：1 与赢相同，0 与输相同。</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>What a trial is</source>
        <translation>什么是试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What did your runs find?</source>
        <translation>您的运行得出了什么？</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the machine's squares scores in a trial that the machine won.</source>
        <translation>在电脑赢的试验中，电脑的每个格子得多少分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the opponent's squares scores in a trial that the opponent won.</source>
        <translation>在对手赢的试验中，对手的每个格子得多少分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>What to fix</source>
        <translation>需要修正</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>What “never loses” is worth</source>
        <translation>“从不输”有多大意义</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When a machine has moved</source>
        <translation>电脑走完后</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When you are told of mistakes in a game against a machine</source>
        <translation>与电脑对局时，何时告知您的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a mistake also counts on the rotated and the mirrored board.</source>
        <translation>失误是否也适用于旋转和镜像后的棋盘。</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a tie counts as much as a win, or as nothing.</source>
        <translation type="vanished">平局与赢同等计算，还是不计。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Whether marks are drawn in and panels slide</source>
        <translation>是否动态画出棋子、滑动面板</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether only the last move becomes a mistake, or also an earlier move that left no other choice.</source>
        <translation>只有最后一步成为失误，还是使其别无选择的较早一步也成为失误。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Whether the points reach the pass mark</source>
        <translation>分数是否达到及格线</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}). Proven best: {better}.</source>
        <translation>{square} 是不是失误，尚未证明。据树搜索，它损失了 {lost} 分（± {error}）。已证明最佳：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}); {better} looks better.</source>
        <translation>{square} 是不是失误，尚未证明。据树搜索，它损失了 {lost} 分（± {error}）；{better} 看来更好。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. Tree search can't tell it apart from the best move.</source>
        <translation>{square} 是不是失误，尚未证明。树搜索无法区分它与最佳着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Which games' proven mistakes Moves → Practise your mistakes sets again</source>
        <translation>“着法 → 练习您的失误”会重新出哪些对局中已证明的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Which of two plays better?</source>
        <translation>两位棋手谁下得更好？</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Which square is surely better?</source>
        <translation>哪个格子肯定更好？</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>While setting up: draw or erase</source>
        <translation>摆局面时：画上或擦除</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).</source>
        <translation>误差线：95% Wilson 区间（左：X 赢，右：O 赢）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: wins, right: losses).</source>
        <translation>误差线：95% Wilson 区间（左：赢，右：输）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Whiskers: 95 % intervals</source>
        <translation type="vanished">误差线：95% 区间</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Whiskers: 95 % intervals.</source>
        <translation>误差线：95% 区间。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Who is the strongest?</source>
        <translation>谁最强？</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Why the file can't be graded, or its mistakes, worst first</source>
        <translation>文件无法评分的原因，或其错误，最严重者在前</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>Why there are two weights</source>
        <translation>为什么有两个权重</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: of the decided trials in which {side} held the square, the share that {side} won.</source>
        <translation>胜率：在 {side} 占有该格子且分出胜负的试验中，{side} 获胜的比例。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: the share of points that {side} got in the simulations that began with the square.</source>
        <translation>胜率：在从该格子开始的模拟中，{side} 得到的分数所占的比例。</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>With 10 trials, Monte Carlo chose a losing square in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}, which loses. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation type="vanished">用 10 次试验时，蒙特卡洛在 {runs} 次运行中有 {few} 次选择了会输的格子；用 5,000 次时有 {many} 次。用无穷多次时，它总是选择会输的 {limit}。随机对局假定对手看不到应对之着，更多的试验只会使这个失误更加确定。</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of being best is well below 95 %, the leading square may lead by luck.</source>
        <translation type="vanished">用 10 次试验时，{runs} 次运行中有 {few} 次中心领先；用 100 次时有 {more} 次；用 1,000 次时有 {many} 次。只要领先格子的最高分概率远低于 95%，它就可能只是靠运气领先。</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of the best score is well below 95 %, the leading square may lead by luck. With “Stop when sure” at 95 %, Monte Carlo needed {needed} trials here. Two squares whose scores are half as far apart need about four times as many.</source>
        <translation>用 10 次试验时，{runs} 次运行中有 {few} 次中心领先；用 100 次时有 {more} 次；用 1,000 次时有 {many} 次。只要领先格子的最高分概率远低于 95%，它就可能只是靠运气领先。把“确定即停”设为 95% 时，蒙特卡洛在这里需要 {needed} 次试验。得分差距只有一半的两个格子，大约需要四倍的试验。</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long, for 200 times the trials: on this small board, other work takes most of a game's time. The error of a score shrinks only with the square root of the number of trials, here to about a 14th.</source>
        <translation>用 5 次试验时，{games} 局中有 {few} 局平局；用 1,000 次试验时有 {many} 局。试验次数是 200 倍，对局用时却是前者的 {times} 倍：在这个小棋盘上，一局的大部分时间花在其他工作上。得分的误差只随试验次数的平方根减小，在这里减到约十四分之一。</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long. More trials take longer, but the error of a score shrinks only with the square root of their number.</source>
        <translation type="vanished">用 5 次试验时，{games} 局中有 {few} 局平局；用 1,000 次试验时有 {many} 局。用 1,000 次试验的对局用时是前者的 {times} 倍。试验越多用时越长，但得分的误差只随试验次数的平方根减小。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} every time to an opponent who knows it.</source>
        <translation>用无穷多次试验，它执 {side} 每次都输给了解它的对手。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} {share} % of the games to an opponent who knows it.</source>
        <translation>用无穷多次试验，它执 {side} 有 {share}% 的对局输给了解它的对手。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it never loses as {side}.</source>
        <translation>用无穷多次试验，它执 {side} 从不输。</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With infinitely many trials, the centre of the empty board scores higher than a corner; with best play, both tie. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation>试验次数无穷多时，空棋盘中心的得分比角高；双方都下最佳着法时，两者都是平局。试验次数少时，得分不一定能体现这一点：每个得分都有标准误差。</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>With {simulations} simulations, tree search chose a losing square in {wrong} of 40 runs. Monte Carlo with 1,000 trials chose one in {sampling} of 40 runs. Trying the opponent's best answers is worth more than many random ones.</source>
        <translation>用 {simulations} 次模拟时，树搜索在 40 次运行中有 {wrong} 次选择了会输的格子。蒙特卡洛用 1,000 次试验时，40 次运行中有 {sampling} 次。尝试对手的最佳应对，胜过许多随机的应对。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>With {trials}, {share} of the moves give up the result</source>
        <translation>用 {trials}时，{share} 的着法放弃结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Without known luck the score is {share} ({interval}), as from {gain} times the games.</source>
        <translation>除去已知的运气后，得分为 {share}（{interval}），如同下了 {gain} 倍的对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Won</source>
        <extracomment>Numbers of games.</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Worth of a tie</source>
        <translation>平局的价值</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>X and O to move in turn</source>
        <translation>X 和 O 轮流走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X blocks O's line</source>
        <translation>X 挡住 O 的连线</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X completes a line</source>
        <translation>X 连成一线</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>X doesn't lose</source>
        <translation>X 不输</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>X has a corner and the middle of the right side, O has the centre, and O is to move. Two squares lose, and the others hold the tie. The weights are equal.</source>
        <translation>X 占一角和右边中间，O 占中心，轮到 O。有两个格子会输，其余的能保住平局。两个权重相等。</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>X is to move, and its trial ended as shown: X won. Both weights are 1. Which squares gain a point? Choose one of them on the board.</source>
        <translation>轮到 X，其试验如图结束：X 赢了。两个权重都是 1。哪些格子加一分？请在棋盘上选择其中一个。</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>X threatens to complete the right column at d3, and O is to move. The same trials are scored with each pair of weights, own and opponent's. With which pair does O overlook the threat?</source>
        <translation>X 威胁在 d3 连成右边一列，轮到 O。同样的试验用每对权重（己方和对方）分别计分。用哪一对权重时，O 会忽略这个威胁？</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X wins</source>
        <translation>X 赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X's score: {players}, {rules}</source>
        <translation>X 的得分：{players}，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>X's share of points</source>
        <translation>X 的得分占比</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>X's wins</source>
        <translation>X 的胜率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>X, O, Delete</source>
        <translation>X、O、Delete</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You choose the moves.</source>
        <translation>由您选择着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: the folder {folder} can't be written</source>
        <translation>您的对局未能自动保存：无法写入文件夹 {folder}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: {error}</source>
        <translation>您的对局未能自动保存：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your guess</source>
        <translation>您的猜测</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your last game can't be restored: {error}. It is kept as {path}</source>
        <translation>无法恢复您的上一局棋：{error}。它已保留为 {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Your mistakes</source>
        <translation>您的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher says: {comment}</source>
        <translation>您的老师说：{comment}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points.</source>
        <translation>分数由您的老师设定。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points. The grader gave {points}.</source>
        <translation>分数由您的老师设定。评分程序给出的分数是 {points}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Zoom a large board</source>
        <translation>缩放大棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>[[0] * n] * n repeats the same row, so adding to one row adds to all: use [[0] * n for _ in range(n)]</source>
        <translation>[[0] * n] * n 重复同一行，因此加到一行就加到了所有行：请用 [[0] * n for _ in range(n)]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>`{code}` has no ()</source>
        <translation>`{code}` 没有 ()</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>a Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>Dask 集群需要地址，例如 tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a board on which check_win() returns a result</source>
        <translation>check_win() 返回结果的棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that breaks a rule of the course; each further one as much less</source>
        <translation>违反一条课程规则的文件；每多一条，再降低同样多</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that ignores the scores when it chooses a square</source>
        <translation type="vanished">选择格子时忽略得分的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that makes no legal move or forfeits most games</source>
        <translation>走不出合规着法或大多数对局被判负的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that pairs squares with the wrong scores</source>
        <translation>把格子与错误的得分配对的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that plays all trials on one board</source>
        <translation>在同一棋盘上进行所有试验的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that starts its search for the highest score too high</source>
        <translation>寻找最高得分时起点过高的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that swaps or ignores the weights</source>
        <translation>弄反或忽略权重的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that uses one list for all rows</source>
        <translation>所有行共用一个列表的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose choice of square doesn't depend on its trials</source>
        <translation>选择格子时不依据试验的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose constants hide good moves</source>
        <translation>常量掩盖了好着法的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose functions take their parameters in another order</source>
        <translation>函数参数顺序不同的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials don't change sides</source>
        <translation>试验中不换边的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials have the wrong turn order</source>
        <translation>试验中走棋顺序错误的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any mistake</source>
        <translation>有任何错误的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any other mistake</source>
        <translation type="vanished">有其他任何错误的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a function that does nothing</source>
        <translation>什么都不做的函数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game played to its end</source>
        <translation type="vanished">下到终局的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game that continues from the marks on the board</source>
        <translation>从棋盘上已有的棋子继续的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a learner in run {run} has learnt since the run started, so it would play differently: start a new run</source>
        <translation type="vanished">运行 {run} 中的学习者在运行开始后又学习了，因此会下得不同：请开始新的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a line has more than {most} characters</source>
        <translation>有一行超过 {most} 个字符</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss must change the scores too</source>
        <translation>输局也必须更改得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>a mark is off the {size}×{size} board</source>
        <translation>有棋子在 {size}×{size} 棋盘之外</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a match has from 1 to {most} games, not {count}</source>
        <translation type="vanished">对抗赛有 1 到 {most} 局，不能是 {count} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a match needs at least 1 game, not {games}</source>
        <translation type="vanished">对抗赛至少需要 1 局，不能是 {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>{least:g} 到 {most:g} 的数</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number in the JSON is too long</source>
        <translation>JSON 中的一个数太长</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a number of at least 0</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a page for each file and one for the class</source>
        <translation>每个文件一页，全班一页</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a picture can be {least} to {most} pixels wide, not {width}</source>
        <translation>图片宽度可为 {least} 到 {most} 像素，不能是 {width}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture in pixels</source>
        <translation>像素图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture that scales</source>
        <translation>可缩放的图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a player in run {run} has changed since the run started, so it would play differently (its textbook, file or program): start a new run</source>
        <translation>运行 {run} 中的某个棋手（其教科书、文件或程序）在运行开始后已改变，因此会下得不同：请开始新的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_search.py"/>
        <source>a player that takes the first of equal squares needs every rotation examined, which takes too long on {size}×{size}: let it choose at random (equal=random)</source>
        <translation>取相同得分中第一个格子的棋手需要检查每种旋转，在 {size}×{size} 上耗时太长：请让它随机选择 (equal=random)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>a query takes too long, so it may be damaged</source>
        <translation>查询耗时过长，因此它可能已损坏</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>a question was answered with “{answer}”</source>
        <translation type="vanished">已用“{answer}”回答一个提问</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a result file for each submission, for GitHub Classroom</source>
        <translation>每份提交一个结果文件，用于 GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a run can only be resumed from a store</source>
        <translation>只能从结果库继续运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>a run has at most {most} openings, not {count}</source>
        <translation>一次运行最多 {most} 个开局，不能是 {count} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>a run in which it {mistake}</source>
        <translation>一次运行，其中它{mistake}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>a run is in progress here: let it finish or stop it first</source>
        <translation>这里有运行正在进行：请等它完成，或先停止它</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>a run's name must have 1 to {most} printable characters</source>
        <translation>运行的名称必须有 1 到 {most} 个可打印字符</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kernel.py"/>
        <source>a sampler can draw at most {most} trials</source>
        <translation>采样器最多可进行 {most} 次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a score of 0 can be the highest</source>
        <translation>得分 0 也可能是最高的</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>a seed is a whole number from 0 to {limit}</source>
        <translation>随机种子是 0 到 {limit} 的整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/seeds.py"/>
        <source>a seed must be from 0 to {most}, not {seed}</source>
        <translation>随机种子必须在 0 到 {most} 之间，不能是 {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: add --both</source>
        <translation type="vanished">序贯检验需要成对的对局：请添加 --both</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: let A play both sides equally often (--both)</source>
        <translation type="vanished">序贯检验需要成对的对局：请让 A 执双方的局数相同 (--both)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a sheet or an animation shows all moves: leave out the move</source>
        <translation>一览图或动画显示所有着法：请不要指定步数</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>a square is a row and a column, such as (0, 2), not {value}</source>
        <translation>格子由行和列组成，例如 (0, 2)，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep has at most {most} values, not {count}</source>
        <translation type="vanished">参数扫描最多 {most} 个值，不能是 {count} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep needs values, such as {name}={form}</source>
        <translation>参数扫描需要值，例如 {name}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep plays from 1 game per value to {most} in all, not {count} per value</source>
        <translation type="vanished">参数扫描每个值至少 1 局，总共最多 {most} 局，不能每个值 {count} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep varies at most {most} settings</source>
        <translation>参数扫描最多改变 {most} 个设置</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a table for spreadsheets</source>
        <translation>用于电子表格的表格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a test case for each check</source>
        <translation>每项检查一个测试用例</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie changes nothing</source>
        <translation>平局不作任何更改</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie must change nothing</source>
        <translation>平局不得作任何更改</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament has from 2 to {most} players, not {count}</source>
        <translation>循环赛有 2 到 {most} 位棋手，不能是 {count} 位</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament plays from 1 game per pair to {most} in all, not {count} per pair</source>
        <translation type="vanished">循环赛每对至少 1 局，总共最多 {most} 局，不能每对 {count} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a trial continues from the board passed in</source>
        <translation>试验应从传入的棋盘继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a tuple such as {square}</source>
        <translation>元组，例如 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a whole number above 0</source>
        <translation>大于 0 的整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>{least} 到 {most} 的整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win must change the scores too</source>
        <translation>赢局也必须更改得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker plays random games of another stream ({here}, not {required}), so its results would differ: use the same engine everywhere (tttmc self-test names it)</source>
        <translation>某个工作进程的随机对局来自另一随机流（{here}，而不是 {required}），其结果会不同：请在各处使用相同的引擎（tttmc self-test 会显示其名称）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker runs another version of tttmc ({here}, not {required}): install the same version on every computer</source>
        <translation>某个工作进程运行另一版本的 tttmc（{here}，而不是 {required}）：请在每台电脑上安装相同的版本</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip of pages for students, to upload to Moodle or Canvas</source>
        <translation>上传到 Moodle 或 Canvas 的 zip 文件，内含给学生的页面</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip to upload to Gradescope, which then grades each submission</source>
        <translation>上传到 Gradescope 的 zip 文件，之后由它为每份提交评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>about the reference solution's {wins} won, {ties} tied and {losses} lost</source>
        <translation>接近参考解答的赢 {wins}，平 {ties}，输 {losses}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add the constants as they are, without int() or round()</source>
        <translation>应直接加上常量，不要用 int() 或 round()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the grid passed in</source>
        <translation>应加到传入的网格上</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the scores that are already there</source>
        <translation>应加到已有的得分上</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds only whole numbers</source>
        <translation>只加整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds to the grid passed in</source>
        <translation>加到传入的网格上</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>adds up the scores of its trials</source>
        <translation>把各次试验的得分相加</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss the player's own squares lose points and the opponent's gain them</source>
        <translation>输了之后，棋手自己的格子减分，对手的格子加分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss, the player's squares lose and the opponent's gain</source>
        <translation>输了之后，棋手的格子减分，对手的格子加分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a win, the player's squares gain and the opponent's lose</source>
        <translation>赢了之后，棋手的格子加分，对手的格子减分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>{result}之后，{squares}的变化为 {change}，应为 {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>afterwards</source>
        <translation>之后</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>against</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>all calls of {function} share the default {code}</source>
        <translation>{function} 的所有调用共用默认值 {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always lets {player} move first</source>
        <translation>总是让 {player} 先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 columns</source>
        <translation>总是创建 3 列的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows</source>
        <translation>总是创建 3 行的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows and 3 columns</source>
        <translation>总是创建 3 行 3 列的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_structure.py"/>
        <source>always passes {player} to {function}</source>
        <translation type="vanished">总是把 {player} 传给 {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always plays the same game</source>
        <translation>总是下同一局棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first empty square</source>
        <translation>总是返回第一个空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first of equal squares</source>
        <translation>总是返回得分相同的格子中的第一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last empty square</source>
        <translation>总是返回最后一个空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last of equal squares</source>
        <translation>总是返回得分相同的格子中的最后一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the same one of equal squares</source>
        <translation>总是返回得分相同的格子中的同一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>always returns {square}</source>
        <translation>总是返回 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square</source>
        <translation>空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square such as {square}</source>
        <translation>空格，例如 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>an unchanged grid and the return value {grid}</source>
        <translation>网格未变，返回值为 {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>and</source>
        <translation>与</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>another file is from the same student</source>
        <translation>另一个文件来自同一名学生</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>another program has locked it: try again when that program has finished</source>
        <translation>另一程序锁定了它：请在该程序完成后重试</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>another version of tttmc has written it</source>
        <translation type="vanished">它由另一版本的 tttmc 写入</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>another version of {file}</source>
        <translation>{file} 的另一版本</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>as many trials as requested</source>
        <translation>所要求次数的试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>as move {number}, the empty squares in order: {counts} times</source>
        <translation>第 {number} 步时，各空格依次为：{counts} 次</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>as strong as the reference solution</source>
        <translation type="vanished">与参考解答一样强</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>at least %n trial(s)</source>
        <translation>
            <numerusform>至少 %n 次试验</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>begins every trial with {player}</source>
        <translation>每次试验都由 {player} 开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>begins the trials with the given player</source>
        <translation>试验由给定的棋手先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>blunder</source>
        <translation>严重失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>board.clone() keeps the rule, as TTTBoard(size, reverse) does</source>
        <translation>board.clone() 会保持规则，TTTBoard(size, reverse) 也会</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>both X and O have a line on this board: only one side can</source>
        <translation>此棋盘上 X 和 O 都有连线：只能有一方</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>both in turn</source>
        <extracomment>The player plays X and O in turn.</extracomment>
        <translation>双方轮流</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>breaks ties at random</source>
        <translation>得分相同时随机选择</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>by SCORE_CURRENT and SCORE_OTHER</source>
        <translation>按 SCORE_CURRENT 和 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call board.move(row, col, player)</source>
        <translation>应调用 board.move(row, col, player)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call check_win() after every move</source>
        <translation>每走一步后应调用 check_win()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call get_best_move after the loop</source>
        <translation>应在循环之后调用 get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_mistakes.py"/>
        <source>call mc_trial in a loop</source>
        <translation type="vanished">应在循环中调用 mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after every trial</source>
        <translation>每次试验后应调用 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after mc_trial</source>
        <translation>应在 mc_trial 之后调用 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores inside the loop</source>
        <translation>应在循环内调用 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores once after every trial</source>
        <translation>每次试验后应调用一次 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call switch_player(player) after every move and keep its result</source>
        <translation>每走一步后应调用 switch_player(player) 并保留其结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>called</source>
        <translation>调用</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with a different board from the one passed in</source>
        <translation>用与传入的不同的棋盘调用 get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with different scores from those it added up</source>
        <translation>用与累加结果不同的得分调用 get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>can forfeit games</source>
        <translation>可能导致判负</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>can't be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>can't start another process: {reason}</source>
        <translation>无法再启动进程：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of being best</source>
        <translation type="vanished">最佳概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of being best {number}</source>
        <translation type="vanished">最佳概率 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of the best score</source>
        <translation>最高分概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of the best score {number}</source>
        <translation>最高分概率 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player finds such moves</source>
        <translation type="vanished">请调整 NTRIALS、SCORE_CURRENT 和 SCORE_OTHER，直到棋手能找到这样的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, {current} and {other} until the player finds such moves</source>
        <translation>请调整 NTRIALS、{current} 和 {other}，直到棋手能找到这样的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>change sides exactly once after every move</source>
        <translation>每走一步后应恰好换边一次</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>change the grid passed in</source>
        <translation>应更改传入的网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>changes marks that were already there</source>
        <translation>更改了已有的棋子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>changes the board</source>
        <translation>更改了棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>changes the scores that are passed in</source>
        <translation>更改了传入的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>changes the scores that it has added up before it chooses</source>
        <translation>在选择之前更改了累加好的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() already allows for it</source>
        <translation>check_win() 已经考虑了这一点</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() returns the winner even if no square is empty</source>
        <translation>即使没有空格子，check_win() 也会返回赢家</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose an empty square with the highest score</source>
        <translation>应选择得分最高的空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose one</source>
        <extracomment>A program; none is chosen yet.</extracomment>
        <translation>请选择</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best</source>
        <translation>应从最佳格子中选一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best at random (random.choice)</source>
        <translation>请从最佳格子中随机选一个 (random.choice)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one with the highest score</source>
        <translation>应选择得分最高的一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose only among empty squares, since a move to an occupied square does nothing, and change sides only after a real move</source>
        <translation>应只在空格中选择，因为走到已被占的格子不起作用；并且只在真正走棋后换边</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose the moves at random</source>
        <translation>应随机选择着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all empty squares and ignores their scores</source>
        <translation>在所有空格中选择而忽略得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all squares that were the best so far</source>
        <translation>在所有曾经最佳的格子中选择</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any empty square if several are the best</source>
        <translation>有多个最佳格子时，会选任意空格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any square with the best score, even an occupied one</source>
        <translation>选择任何得分最佳的格子，即使已被占</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses its square without get_best_move</source>
        <translation>不用 get_best_move 就选择格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses occupied squares too</source>
        <translation>也选择已被占的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the highest score regardless of its sign</source>
        <translation>不顾正负号选择最高得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the lowest score</source>
        <translation>选择最低得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the second highest score</source>
        <translation>选择第二高的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses the square before it plays its trials</source>
        <translation>在进行试验之前就选择格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone it for every trial</source>
        <translation>应为每次试验克隆它</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone that board for every trial</source>
        <translation>应为每次试验克隆该棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clones once and reuses the board</source>
        <translation>只克隆一次并重复使用该棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>collection of mistakes</source>
        <translation type="vanished">失误集</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compare the marks with `player`</source>
        <translation>应把棋子与 `player` 比较</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compare the scores, not their absolute values</source>
        <translation>应比较得分，而不是其绝对值</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compares the winner with {player} instead of with player</source>
        <translation>把赢家与 {player} 比较，而不是与 player 比较</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compares whole rows</source>
        <translation>比较整行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>constants</source>
        <translation>常量</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continue until check_win() is no longer None</source>
        <translation>应继续到 check_win() 不再是 None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues after the game is over</source>
        <translation>对局结束后仍继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since as Python 3 it returned a row or column that is not a whole number</source>
        <translation type="vanished">作为 Python 2 继续，因为作为 Python 3 时它返回的行或列不是整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">作为 Python 2 继续，因为作为 Python 3 失败（{error}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues from the marks on the board</source>
        <translation>从棋盘上已有的棋子继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs points only</source>
        <translation>只扣分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs strength</source>
        <translation>降低棋力</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>course needs a student's file: name one, such as course:mine.py</source>
        <translation>course 需要学生文件：请指定一个，例如 course:mine.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create a new grid of zeros in every call of mc_move</source>
        <translation>每次调用 mc_move 时应创建新的全零网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create the grid once, before the loop</source>
        <translation>应在循环之前创建一次网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>decided, but it stayed empty</source>
        <translation>分出胜负，但它仍空着</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not always let the player passed in move first</source>
        <translation>没有总是让传入的棋手先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not begin every trial with the player to move</source>
        <translation>没有让轮到的一方开始每次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not choose all empty squares with equal probability</source>
        <translation>没有以相同概率选择所有空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are negative</source>
        <translation>所有得分为负时找不到最高得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are {number} or less</source>
        <translation>所有得分不超过 {number} 时找不到最高得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not finish in time</source>
        <translation>未能及时结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>does not leave a grid of numbers</source>
        <translation>没有留下由数组成的网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not return a square</source>
        <translation>没有返回格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not return the square that get_best_move chose</source>
        <translation>没有返回 get_best_move 选择的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score all of its trials</source>
        <translation>没有给所有试验计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score every trial for the player to move</source>
        <translation>没有为轮到的一方给每次试验计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not start every trial from the board passed in</source>
        <translation>没有让每次试验都从传入的棋盘开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>doubtful</source>
        <translation>可疑</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares</source>
        <translation>空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares must stay unchanged</source>
        <translation>空格必须保持不变</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares stay unchanged</source>
        <translation>空格保持不变</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by signal {number}</source>
        <translation>被信号 {number} 终止</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by {signal}</source>
        <translation>被 {signal} 终止</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>ends too early</source>
        <translation>结束得太早</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>engine needs a program: name one, such as engine:pbrain-other</source>
        <translation>engine 需要程序：请指定一个，例如 engine:pbrain-other</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>engine's value</source>
        <translation>引擎评价</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines can't play the reverse game</source>
        <translation>引擎不能按反向规则下</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines play only five in a row</source>
        <translation>引擎只下五子连线</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>enter one or more values, such as 5, 10</source>
        <translation>请输入一个或多个值，例如 5, 10</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>every empty square about equally often</source>
        <translation>每个空格的次数大致相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every other move soon completes a line</source>
        <translation>其他每个着法都会很快连成一线</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every trial on its own clone</source>
        <translation>每次试验在自己的副本上进行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>everything, for programs</source>
        <translation>供程序使用的全部内容</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>except without an exception class catches everything: name the exception</source>
        <translation>不带异常类的 except 会捕获一切：请写明异常</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>exercise {number} in your collection of mistakes can't be read: delete the file to start again</source>
        <translation>无法读取失误集中的第 {number} 题：请删除该文件以重新开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>exit code {code}</source>
        <translation>退出码 {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>expected</source>
        <translation>应返回</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>first fix {functions}, which mc_move uses</source>
        <translation>请先修正 mc_move 使用的 {functions}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>for {player}, after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>对 {player} 而言，{result}之后，{squares}的变化为 {change}，应为 {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>forced</source>
        <extracomment>The words up to "blunder" describe a move.</extracomment>
        <translation>被迫</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>forfeited</source>
        <translation>判负</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>from {least} to {most}</source>
        <translation>从 {least} 到 {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>functions</source>
        <translation>函数</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Monte Carlo</source>
        <translation>对蒙特卡洛的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Random</source>
        <translation>对随机棋手的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against {opponent}</source>
        <translation type="vanished">对{opponent}的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>games begin either from boards or with drawn opening moves: leave out one of them</source>
        <translation>对局要么从给定的棋盘开始，要么以随机的开局着法开始：请去掉其中之一</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games {first}–{last}: {lost} lost</source>
        <translation>第 {first}–{last} 局：输 {lost} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>gave</source>
        <translation>得到</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>get_best_move: choose the empty square with the highest score.</source>
        <translation type="vanished">get_best_move：选择得分最高的空格。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>give at least one number of trials, such as 10,100,1000</source>
        <translation>请至少给出一个试验次数，例如 10,100,1000</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to O's squares, whoever the player is</source>
        <translation type="vanished">无论棋手是谁，都把 SCORE_CURRENT 给 O 的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to X's squares, whoever the player is</source>
        <translation type="vanished">无论棋手是谁，都把 SCORE_CURRENT 给 X 的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to the winner</source>
        <translation type="vanished">把 SCORE_CURRENT 给了赢家</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to the winner</source>
        <translation>把 {current} 给了赢家</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to {mark}'s squares, whoever the player is</source>
        <translation>无论棋手是谁，都把 {current} 给 {mark} 的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>global {names}: pass values in and return them instead</source>
        <translation>global {names}：请改为传入值并返回</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>good</source>
        <translation>好</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>handles only 3×3 boards</source>
        <translation>只处理 3×3 棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>has every sign reversed</source>
        <translation>所有正负号都弄反了</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>helper of {file}</source>
        <translation>{file} 的辅助文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>hidden, or made by a program</source>
        <translation>隐藏的，或由程序生成</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>human is not a machine: choose another player, such as mc</source>
        <translation>human 不是电脑：请选择其他棋手，例如 mc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>imports {file}, which is another student's: it won't be found</source>
        <translation>导入了另一个学生的 {file}：将找不到它</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>it asks for input before it has defined its functions, and fails without ({reason})</source>
        <translation>它在定义函数之前要求输入，没有输入则失败（{reason}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it belongs to another position, or another computer</source>
        <translation type="vanished">它属于另一局面或另一台电脑</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it can forfeit games</source>
        <translation type="vanished">可能导致判负</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>it closed its pipe</source>
        <translation>它关闭了管道</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it completes the other diagonal and blocks X's column</source>
        <translation>它连成另一条对角线，并挡住 X 的一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains a path that leads out of it: {path}</source>
        <translation>它包含一个指向其外部的路径：{path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains more than {most} files</source>
        <translation>它包含超过 {most} 个文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs points but no games</source>
        <translation type="vanished">会扣分，但不影响对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs strength</source>
        <translation type="vanished">会降低棋力</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it doesn't hold proofs of the solver</source>
        <translation type="vanished">它不含求解器的证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>it ended repeatedly</source>
        <translation>它多次终止</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it fails as Python 2 too: it continues as Python 3</source>
        <translation>作为 Python 2 也失败：继续作为 Python 3 运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a PDF</source>
        <translation>它是 PDF</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a Word document</source>
        <translation>它是 Word 文档</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a document of Word or Excel</source>
        <translation>它是 Word 或 Excel 文档</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>it is a file of another kind</source>
        <translation>它是另一种文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a link to {target}, and links aren't graded</source>
        <translation>它是指向 {target} 的链接，而链接不评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a link to {target}, and links aren't graded: hand in the file itself</source>
        <translation>它是指向 {target} 的链接，而链接不评分：请提交文件本身</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a picture</source>
        <translation>它是图片</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a text document</source>
        <translation>它是文本文档</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a text document (RTF)</source>
        <translation>它是文本文档 (RTF)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a web page</source>
        <translation>它是网页</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a zip archive</source>
        <translation>它是 zip 压缩包</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is an archive</source>
        <translation>它是压缩包</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive in an archive in an archive</source>
        <translation>它是压缩包中的压缩包中的压缩包</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive other than a zip</source>
        <translation>它是 zip 以外的压缩包</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is damaged</source>
        <translation>它已损坏</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>it is larger than {most} bytes</source>
        <translation>它大于 {most} 字节</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not UTF-8 text</source>
        <translation>它不是 UTF-8 文本</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>it is not a CSV file: save the sheet as CSV</source>
        <translation>它不是 CSV 文件：请把表保存为 CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is not a Python file</source>
        <translation>它不是 Python 文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a notebook</source>
        <translation>它不是笔记本</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a text file</source>
        <translation>它不是文本文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it is not loaded yet</source>
        <translation>它尚未加载</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>it is not valid TOML: {error}</source>
        <translation>不是有效的 TOML：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is read-only</source>
        <translation>它是只读的</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>it isn't clear what {signs} mean on this board: use X, O and . (an empty square), such as X.O/.X./..O</source>
        <translation>不清楚 {signs} 在此棋盘上的含义：请使用 X、O 和 .（空格），例如 X.O/.X./..O</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it returned a row or column that is not a whole number</source>
        <translation>它返回的行或列不是整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it unpacks to more than {most} bytes</source>
        <translation>它解压后超过 {most} 字节</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>it was saved by a newer tttmc (version {version}; this one reads {known}): update the program</source>
        <translation>它由较新的 tttmc 保存（版本 {version}；此程序读到 {known}）：请更新程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>it was saved by a newer tttmc: update the program</source>
        <translation type="vanished">它由较新的 tttmc 保存：请更新程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it was stopped</source>
        <translation>它已被停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>it wasn't graded</source>
        <translation>它未被评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it wins at once</source>
        <translation>它立即获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its cell contains {text}</source>
        <translation>其单元格包含 {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>its disk is full. Everything written before is safe</source>
        <translation>其磁盘已满。之前写入的内容都安全</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its name has no number from {platform}</source>
        <translation>其文件名中没有 {platform} 的编号</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its name is too long</source>
        <translation>其名称太长</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>its name, such as b2</source>
        <translation type="vanished">格子名称，例如 b2</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student.py"/>
        <source>its process returned invalid data</source>
        <translation type="vanished">其进程返回了无效数据</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its text contains an incomplete character</source>
        <translation>其文本包含不完整的字符</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>its variations have {moves} moves, but {most} at most can be opened</source>
        <translation>其变化共有 {moves} 步，但最多只能打开 {most} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>keeps the scores of earlier moves</source>
        <translation>保留了以前各步的得分</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>kept %n comment(s) that the sheet already contained</source>
        <translation>
            <numerusform>表中原有的 %n 条评语已保留</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>known luck can only be taken out of games from the empty board: choose no opening moves, or leave the luck in (--control)</source>
        <translation type="vanished">只能从空棋盘开始的对局中除去已知的运气：请不要设置开局步数，或保留运气 (--control)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>known mistake</source>
        <translation>已知失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves every score unchanged</source>
        <translation>没有更改任何得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out square (0, 0)</source>
        <translation>漏掉格子 (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out squares with a score of 0</source>
        <translation>漏掉得分为 0 的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first column</source>
        <translation>漏掉第一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first row</source>
        <translation>漏掉第一行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the first row and column</source>
        <translation>漏掉第一行和第一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last column</source>
        <translation>漏掉最后一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last row</source>
        <translation>漏掉最后一行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the last row and column</source>
        <translation>漏掉最后一行和最后一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves the board and the scores unchanged</source>
        <translation>不更改棋盘和得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves the board unchanged</source>
        <translation>不更改棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>less than 0.01 %</source>
        <extracomment>A probability.</extracomment>
        <translation>0.01% 以下</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets a player move twice in a row</source>
        <translation>让一方连走两步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>lets the opponent make the first move of its trials</source>
        <translation>让对手走试验的第一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets the opponent move first</source>
        <translation>让对手先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>likely mistake</source>
        <translation>可能失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>limit</source>
        <extracomment>"limit" labels the value for infinitely many trials.</extracomment>
        <translation>极限</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>limits need every position, which takes too long on {size}×{size}: choose a board up to {most}×{most}</source>
        <translation>求极限需要所有局面，在 {size}×{size} 上耗时太长：请选择不超过 {most}×{most} 的棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>line {line} is longer than {limit} characters</source>
        <translation>第 {line} 行超过 {limit} 个字符</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} can't be read: each line must be a board of -, x and o, row by row, then the number of an empty square</source>
        <translation>无法读取第 {number} 行：每行必须是由 -、x 和 o 逐行组成的棋盘，后跟一个空格子的编号</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} is for a different board size from the lines before it</source>
        <translation>第 {number} 行的棋盘大小与前面各行不同</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>line {number} of the openings: {error}</source>
        <translation>开局的第 {number} 行：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>loading</source>
        <translation>加载</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>lock</source>
        <translation type="vanished">锁</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>look only among the empty squares</source>
        <translation>应只在空格中寻找</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>looks for the highest score among occupied squares too, then finds no empty one</source>
        <translation>在已被占的格子中也寻找最高得分，结果找不到空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>loses a turn when it picks an occupied square</source>
        <translation>选到已被占的格子时失去一回合</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>loss</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss
in {moves}</source>
        <translation>输
{moves} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss in {moves}</source>
        <translation>{moves} 步输</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses per {games} games</source>
        <translation>每 {games} 局的输局数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>lost (95 %)</source>
        <translation>输 (95%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>makes its move on the board passed in</source>
        <translation>在传入的棋盘上走出自己的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>makes only one move</source>
        <translation>只走一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>matches are between machines: play against one with `tttmc play`</source>
        <translation type="vanished">对抗赛在电脑之间进行：要与电脑对局请用 `tttmc play`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>max(scores) finds the largest row: compare the scores of the empty squares</source>
        <translation>max(scores) 找到的是最大的行：应比较空格的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>may cost strength</source>
        <translation>可能降低棋力</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is occupied</source>
        <translation>mc_move 返回了 {square}，该格已被占</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is off the board</source>
        <translation>mc_move 返回了 {square}，在棋盘之外</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which the rules don't allow</source>
        <translation>mc_move 返回了 {square}，规则不允许</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a (row, column) pair</source>
        <translation>mc_move 返回了 {value}，不是 (row, column) 对</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a pair of whole numbers</source>
        <translation>mc_move 返回了 {value}，不是一对整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_move: play many trials, then choose.</source>
        <translation type="vanished">mc_move：进行许多试验，然后选择。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_trial: play the game to its end at random.</source>
        <translation type="vanished">mc_trial：随机下完对局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_update_scores: change the score of each square.</source>
        <translation type="vanished">mc_update_scores：更改每个格子的得分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>mean {points}</source>
        <translation>平均 {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>median {points}</source>
        <translation>中位数 {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>mistakes in its own games</source>
        <translation>自己对局中的失误</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>mistakes the player's own marks for the opponent's</source>
        <translation>把棋手自己的棋子误作对手的</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>more than 99.99 %</source>
        <extracomment>A probability.</extracomment>
        <translation>99.99% 以上</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves are random</source>
        <translation>着法是随机的</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order</source>
        <translation>走棋顺序为 {turns}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order: moves {one} and {two} are the same player's</source>
        <translation>走棋顺序为 {turns}：第 {one} 步和第 {two} 步是同一方所走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, though the game was over after move {number}</source>
        <translation>走棋顺序为 {turns}，但对局在第 {number} 步后已结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>moves played</source>
        <translation>已走步数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>negative scores</source>
        <translation>负得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>never</source>
        <extracomment>Value of "Stop when sure": never stop early.</extracomment>
        <translation>从不</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>never adds up the trials' scores</source>
        <translation>从不累加试验的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>never changes sides</source>
        <translation>从不换边</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>never compares square (0, 0)</source>
        <translation>从不比较格子 (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>no Dask scheduler answers at {address}: start one with `dask scheduler`, and use the address that it prints</source>
        <translation>{address} 处没有 Dask 调度器回应：请用 `dask scheduler` 启动一个，并使用它显示的地址</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}</source>
        <translation>{paths} 中没有 Python 文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}: of {file}, {reason}</source>
        <translation>{paths} 中没有 Python 文件：例如 {file}，{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, on {size}×{size}, {reason}</source>
        <translation>没有回答：先前在 {size}×{size} 上，{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, {reason}</source>
        <translation>没有回答：先前，{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: the file's calls took longer than {limit} s in total</source>
        <translation>没有回答：文件的调用总共超过 {limit} 秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {function} was not called again after an earlier failure</source>
        <translation type="vanished">没有回答：{function} 先前失败后未再调用</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {reason}</source>
        <translation>没有回答：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>no check has points</source>
        <translation>没有任何检查有分值</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>no games were played</source>
        <translation>没有进行对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>no opening of {moves} moves on {rules} leaves both sides about equal chances: choose another number of opening moves, or none</source>
        <translation>在 {rules} 上，没有 {moves} 步的开局能使双方机会大致均等：请选择其他开局步数，或不设开局着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>no process can be started: {error}</source>
        <translation>无法启动进程：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such constant</source>
        <translation>没有这个常量</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function</source>
        <translation>没有这个函数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function, but `{near}`</source>
        <translation>没有这个函数，但有 `{near}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>no trials were seen</source>
        <translation type="vanished">没有看到任何试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>nodes</source>
        <translation type="vanished">个节点</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>none of the functions has been written</source>
        <translation>还没有写任何函数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not a submission: {reason}</source>
        <translation>不是提交文件：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not graded: {reason}</source>
        <translation>未评分：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>not imported by {file}</source>
        <translation>未被 {file} 导入</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>not known to lose</source>
        <translation>不知道会输</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>not proven</source>
        <translation>未证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>nothing was seen that it judges</source>
        <translation>没有出现它所判断的内容</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>numbers of moves that differ by at most 1</source>
        <translation type="vanished">步数相差不超过 1</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>of must be a whole number, not {value}</source>
        <translation>of 必须是整数，而不是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>on this board, hard is as good as unbeatable</source>
        <translation>在此棋盘上，“困难”与“不可战胜”一样强</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>one of the best on 3×3</source>
        <translation>3×3 上的最佳格子之一</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>one of the course's modules</source>
        <translation>课程的模块之一</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>one of {names}</source>
        <translation>以下之一：{names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only empty squares</source>
        <translation>只选空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever adds</source>
        <translation>只加不减</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever subtracts</source>
        <translation>只减不加</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>only move</source>
        <translation>唯一着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only read it</source>
        <translation>应只读取它</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only read them</source>
        <translation>应只读取它们</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only return a square</source>
        <translation>应只返回格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>openings have from 0 to {most} moves on {rules}, not {moves}</source>
        <translation type="vanished">{rules} 的开局有 0 到 {most} 步，不能是 {moves} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>opponent</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>对方</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>other board sizes</source>
        <translation>其他棋盘大小</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>other board sizes and the last square</source>
        <translation>其他棋盘大小和最后一格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise O wins there</source>
        <translation>否则 O 会在那里获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise X wins there</source>
        <translation>否则 X 会在那里获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>own</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>己方</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>pairs the empty squares with the wrong scores</source>
        <translation>把空格与错误的得分配对</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>part of its path is not a folder</source>
        <translation>其路径中有一部分不是文件夹</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player` to mc_update_scores</source>
        <translation>应把 `player` 传给 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player`, whose turn it is, to mc_trial</source>
        <translation>应把轮到的一方 `player` 传给 mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board of the trial to mc_update_scores</source>
        <translation>应把试验的棋盘传给 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board on which the move is to be made</source>
        <translation>应传入要走棋的棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the clone to mc_update_scores</source>
        <translation>应把副本传给 mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the grid that mc_update_scores changed</source>
        <translation>应传入 mc_update_scores 更改过的网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass them to get_best_move as they are</source>
        <translation>应把它们原样传给 get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>passes `trials` to {function} as the player</source>
        <translation>把 `trials` 当作棋手传给 {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>passes its arguments to {function} in the wrong order</source>
        <translation>传给 {function} 的参数顺序错误</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per game</source>
        <translation>每局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per move</source>
        <translation>每步</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>permission is denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places no marks</source>
        <translation>没有放置棋子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places something other than PLAYERX and PLAYERO</source>
        <translation>放置了 PLAYERX 和 PLAYERO 以外的东西</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play as many as `trials` says</source>
        <translation>应按 `trials` 给出的次数进行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play every trial on a new clone, since the game on a clone is over after one trial</source>
        <translation>每次试验都应在新的副本上进行，因为一次试验之后副本上的对局就结束了</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>play the moves on the board passed in</source>
        <translation>应在传入的棋盘上走棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it concedes this game instead of choosing a move</source>
        <translation type="vanished">player：它认输而不选择着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it forfeits ({reason})</source>
        <translation>player：它被判负（{reason}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it resigns instead of choosing a move</source>
        <translation>player：它认输而不选择着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: its last thought has neither a move nor a concession</source>
        <translation>player：它的最后一次思考既没有着法，也没有认输</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays NTRIALS trials instead of `trials`</source>
        <translation>进行 NTRIALS 次试验，而不是 `trials` 次</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays as many trials as requested</source>
        <translation>进行所要求次数的试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays every trial on a clone of the board</source>
        <translation>每次试验都在棋盘的副本上进行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays no trials</source>
        <translation>没有进行试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>plays on a copy</source>
        <translation>在副本上走棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays on the board passed in</source>
        <translation>在传入的棋盘上落子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too few</source>
        <translation>少进行一次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too many</source>
        <translation>多进行一次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays only one trial, however many are requested</source>
        <translation>无论要求多少次，都只进行一次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same game in every trial</source>
        <translation>每次试验都下同一局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same trials in every call</source>
        <translation>每次调用都进行相同的试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the trials of a reverse game by the usual rule</source>
        <translation>按普通规则进行反向规则对局的试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays whole games without forfeiting</source>
        <translation>下完整局棋而不被判负</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays {played} when {requested} are requested</source>
        <translation>要求 {requested} 次时进行了 {played}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>position: the game is over, so there is no move to choose</source>
        <translation>position：对局已结束，因此没有可选的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>positions</source>
        <translation type="vanished">个局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>print_function imported from __future__ without division</source>
        <translation>从 __future__ 导入了 print_function 而没有导入 division</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>proofs can be kept only on boards with at most {most} empty squares, and only by the compiled engine</source>
        <translation>只有在空格不超过 {most} 个的棋盘上，且使用已编译的引擎时，才能保存证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>put the signs in mc_update_scores</source>
        <translation>请在 mc_update_scores 中处理正负号</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>rate {number}</source>
        <translation>成功率 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>rating (Elo)</source>
        <translation>等级分 (Elo)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>reads scores[col][row] instead of scores[row][col]</source>
        <translation>读取 scores[col][row] 而不是 scores[row][col]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>reference solution</source>
        <translation>参考解答</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>replaces the scores</source>
        <translation>替换了得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square</source>
        <translation>重置每个格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square unless the game is a tie</source>
        <translation>除平局外重置每个格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>restarted as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">作为 Python 2 重新启动，因为作为 Python 3 失败（{error}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return (row, column)</source>
        <translation>应返回 (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>return None, since the game is on the board passed in</source>
        <translation>应返回 None，因为对局在传入的棋盘上</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>return None, since the scores are in the grid passed in</source>
        <translation>应返回 None，因为得分在传入的网格中</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return a (row, column) tuple</source>
        <translation>应返回 (row, column) 元组</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>return only one of them</source>
        <translation>应只返回其中一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square and leave the move to the game</source>
        <translation>应返回格子，由对局来落子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square that get_best_move chooses</source>
        <translation type="vanished">应返回 get_best_move 选择的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>return what get_best_move returns</source>
        <translation>应返回 get_best_move 返回的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>returned</source>
        <translation type="vanished">返回</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>returns None</source>
        <translation>返回 None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns a (row, column) tuple</source>
        <translation>返回 (row, column) 元组</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns a legal (row, column) tuple</source>
        <translation>返回合规的 (row, column) 元组</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a list instead of a tuple</source>
        <translation>返回列表而不是元组</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a new grid</source>
        <translation>返回新的网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a tuple that doesn't contain two integers</source>
        <translation>返回的元组不是由两个整数组成</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a value</source>
        <translation>返回了值</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns all of the best squares</source>
        <translation>返回了所有最佳格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns an occupied square</source>
        <translation>返回已被占的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>returns the board</source>
        <translation>返回棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns the highest score instead of its square</source>
        <translation>返回最高得分而不是其格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns the square that get_best_move chooses</source>
        <translation>返回 get_best_move 选择的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>reverse</source>
        <extracomment>Option of the rules: completing a line loses.</extracomment>
        <translation>反向规则</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>rounds {constant} to a whole number</source>
        <translation>把 {constant} 舍入为整数</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board contains {character!r}: use X, O and . (an empty square), and separate the rows with /</source>
        <translation>棋盘的第 {number} 行包含 {character!r}：请使用 X、O 和 .（空格），行间用 / 分隔</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board has {squares}, but the board has {rows}: each row must have as many squares as there are rows</source>
        <translation>棋盘的第 {number} 行有 {squares}，但棋盘有 {rows}：每行的格数必须与行数相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {one} ({first}) and run {two} ({second}) are of different kinds: compare two runs of one kind</source>
        <translation>运行 {one}（{first}）与运行 {two}（{second}）种类不同：请比较同一种类的两次运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} can't be read by this version of tttmc: {error}</source>
        <translation>此版本的 tttmc 无法读取运行 {run}：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} doesn't exist: tttmc results lists the runs</source>
        <translation>运行 {run} 不存在：tttmc results 会列出所有运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} ended without results</source>
        <translation>运行 {run} 没有结果就结束了</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} has no separately saved games</source>
        <translation>运行 {run} 没有单独保存的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} is in progress in another window or command</source>
        <translation>运行 {run} 正在另一窗口或命令中进行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} isn't deleted: delete it first</source>
        <translation>运行 {run} 未被删除：请先删除它</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} needs the player {player}, which isn't installed here: install its plug-in, then resume the run</source>
        <translation>运行 {run} 需要棋手 {player}，但此处未安装：请安装其插件，然后继续该运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started by a version of tttmc that didn't record how its players behave, so it can be shown and exported, but not resumed: start a new run</source>
        <translation>运行 {run} 由未记录棋手行为的 tttmc 版本开始，因此可以显示和导出，但不能继续：请开始新的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with another stream of random games ({stream}, not {here}): select that engine with TTTMC_KERNEL, or start a new run</source>
        <translation>运行 {run} 是以另一随机流启动的（{stream}，而不是 {here}）：请用 TTTMC_KERNEL 选择该引擎，或开始新的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>run {run} was started with other settings: start a new run</source>
        <translation>运行 {run} 是以其他设置启动的：请开始新的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with version {then} of {behaviour}; this is version {now}: start a new run</source>
        <translation>运行 {run} 开始时，{behaviour}是版本 {then}；现在是版本 {now}：请开始新的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>runs as Python 2 because of {sign}</source>
        <translation>作为 Python 2 运行，原因：{sign}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>samples</source>
        <translation type="vanished">个样本</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>samples per square</source>
        <translation>每格样本数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>score per trial</source>
        <translation>每次试验得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>score {number}</source>
        <translation>得分 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores a board on which no trial was played</source>
        <translation>给没有进行过试验的棋盘计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a loss</source>
        <translation>把平局当作输来计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a win</source>
        <translation>把平局当作赢来计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores each board before the trial is played on it</source>
        <translation>在试验进行之前就给棋盘计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the opponent held them</source>
        <translation>把空格当作对手占有来计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the player held them</source>
        <translation>把空格当作棋手占有来计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores every game as a win</source>
        <translation>把每局都当作赢来计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores every trial for {player}</source>
        <translation>每次试验都为 {player} 计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores its trials more than once</source>
        <translation>给试验重复计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores nothing if the board is full</source>
        <translation>棋盘已满时不计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player lost</source>
        <translation>只给棋手输的对局计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player won</source>
        <translation>只给棋手赢的对局计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores only one of its trials</source>
        <translation>只给一次试验计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first row</source>
        <translation>只给第一行计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first square</source>
        <translation>只给第一个格子计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the opponent's squares</source>
        <translation>只给对手的格子计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the player's own squares</source>
        <translation>只给棋手自己的格子计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the board passed in instead of the clone on which the trial was played</source>
        <translation>给传入的棋盘计分，而不是进行试验的副本</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores the reverse game like the normal one</source>
        <translation>把反向规则的对局按普通规则计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the trials for the opponent</source>
        <translation>为对手给试验计分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>set it to the number of trials per move</source>
        <translation>应设为每步的试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>set no seed in a function</source>
        <translation>不要在函数中设置随机种子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets all scores to 0 after a tie</source>
        <translation>平局后把所有得分设为 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>sets the same seed in every trial, so that all are the same game</source>
        <translation>每次试验都设置相同的随机种子，因此所有试验都是同一局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets the scores of empty squares to 0</source>
        <translation>把空格子的得分设为 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>several boards</source>
        <translation>多种棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of games won</source>
        <translation>赢局的比例</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>share of the games</source>
        <translation>占对局的比例</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of the runs</source>
        <translation>占运行的比例</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>share of visits</source>
        <translation>访问占比</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>should `{near}` be named `{name}`?</source>
        <translation>`{near}` 是否应命名为 `{name}`？</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>simulations</source>
        <translation type="vanished">次模拟</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>sometimes {one} and sometimes {two}</source>
        <translation>有时 {one}，有时 {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>sprt must be two Elo differences, such as (0, 20)</source>
        <translation>sprt 必须是两个 Elo 差值，例如 (0, 20)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} holds both X and O</source>
        <translation>格子 {name} 上同时有 X 和 O</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} is occupied: choose an empty one</source>
        <translation>格子 {name} 已被占：请选择空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>square {row},{col} is off the board: row and column must be from 0 to {last}</source>
        <translation>格子 {row},{col} 在棋盘之外：行和列必须在 0 到 {last} 之间</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start a new list of squares when a higher score is found</source>
        <translation>找到更高的得分时，应重新开始格子列表</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start the search for the highest with a score, or with float('-inf')</source>
        <translation>寻找最高得分时应从某个得分或 float('-inf') 开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>starts again as Python 2, since it failed as Python 3 ({error})</source>
        <translation>作为 Python 2 重新启动，因为作为 Python 3 失败（{error}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>starts its search from the score of square (0, 0), even if that is occupied</source>
        <translation>从格子 (0, 0) 的得分开始寻找，即使该格已被占</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>starts with new scores in every trial</source>
        <translation>每次试验都从新的得分开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>steps</source>
        <translation type="vanished">步</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>still running after {seconds} s: it may never end</source>
        <translation type="vanished">{seconds} 秒后仍在运行：它可能永远不会结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>stops as soon as a player wins</source>
        <translation>一方获胜后立即停止</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>store of results</source>
        <translation type="vanished">结果库</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>strong enough to find an obvious move</source>
        <translation>足以找到明显的着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>stronger than the reference solution</source>
        <translation type="vanished">强于参考解答</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>student {number} isn't in it</source>
        <translation>表中没有学生 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from both players' squares after a tie</source>
        <translation>平局后双方的格子都减分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from empty squares after wins and losses</source>
        <translation>赢局和输局后给空格减分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>swaps row and column</source>
        <translation>把行和列弄反</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps rows and columns</source>
        <translation>把行和列弄反</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps the weights</source>
        <translation>弄反了权重</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs and spaces are mixed in the indentation: use four spaces</source>
        <translation>缩进中混用了制表符和空格：请使用四个空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs in the indentation: use four spaces</source>
        <translation>缩进中有制表符：请使用四个空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>takes `player` for the number of trials</source>
        <translation>把 `player` 当作试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>taking known luck out of the score (--control) needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">从得分中除去已知的运气 (--control) 需要机会已知的棋手：random、小棋盘上的 mc:exact，或由它们组成的等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/tally.py"/>
        <source>tallies of boards of different sizes can't be added</source>
        <translation>大小不同的棋盘的统计不能相加</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>text of at most {most} characters</source>
        <translation>最多 {most} 个字符的文本</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>textbook</source>
        <translation type="vanished">教科书</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>the Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>Dask 集群需要地址，例如 tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} has no workers: start one on each computer with `dask worker {address}`</source>
        <translation>{address} 处的 Dask 调度器没有工作进程：请在每台电脑上用 `dask worker {address}` 启动一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} is no longer reachable</source>
        <translation>{address} 处的 Dask 调度器已无法连接</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON has more than {most} lists and objects</source>
        <translation>JSON 中的列表和对象超过 {most} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON is nested too deeply</source>
        <translation>JSON 嵌套过深</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>the archive is damaged, or needs a password</source>
        <translation>压缩包已损坏，或需要密码</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>the best reply to Monte Carlo is known only on boards up to 4×4</source>
        <translation>只有在不超过 4×4 的棋盘上才知道对蒙特卡洛的最佳应对</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the board and the scores unchanged</source>
        <translation>棋盘和得分不变</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has %n row(s), but {size}×{size} needs {size}</source>
        <translation>
            <numerusform>棋盘有 %n 行，但 {size}×{size} 需要 {size} 行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has {rows} rows: the maximum is {most}</source>
        <translation>棋盘有 {rows} 行：最多为 {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the board has {x} X and {o} O, which no game reaches</source>
        <translation>棋盘上有 {x} 个 X 和 {o} 个 O，任何对局都不会出现</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the board has {x} X and {o} O, which no game reaches: if that is intended, add the side to move</source>
        <translation>棋盘上有 {x} 个 X 和 {o} 个 O，任何对局都不会出现：如果确实如此，请注明轮到的一方</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be a whole number, not {size}</source>
        <translation>棋盘大小必须是整数，不能是 {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be from 1 to {most}, not {size}</source>
        <translation>棋盘大小必须在 1 到 {most} 之间，不能是 {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board unchanged</source>
        <translation>棋盘不变</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the board unchanged, {board}</source>
        <translation>棋盘未变，{board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board {board}</source>
        <translation>棋盘 {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>the bounds of --sprt must be two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation type="vanished">--sprt 的界限必须是 -1000 到 1000 之间的两个 Elo 差值，小的在前，不能是 {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the bounds of a sequential test are two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation>序贯检验的界限必须是 -1000 到 1000 之间的两个 Elo 差值，小的在前，不能是 {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the call to {function} was skipped</source>
        <translation>跳过了对 {function} 的调用</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the changed grid</source>
        <translation type="vanished">更改后的网格</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the class {name} has no docstring</source>
        <translation>类 {name} 没有文档字符串</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed</source>
        <translation type="vanished">未安装已编译的采样器 (_kernel)</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 times slower</source>
        <translation>未安装已编译的采样器 (_kernel)：随机对局慢 100 到 3,000 倍</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed</source>
        <translation type="vanished">未安装已编译的搜索 (_search)</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: there is no tree search, and only small boards are solved</source>
        <translation>未安装已编译的搜索 (_search)：没有树搜索，而且只能求解小棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: tree search is about 150 times slower</source>
        <translation type="vanished">未安装已编译的搜索 (_search)：树搜索约慢 150 倍</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the course calls the function with its arguments in this order</source>
        <translation>课程按此顺序传入参数来调用该函数</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the docstring of {name} is empty</source>
        <translation>{name} 的文档字符串为空</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>the exact expectation is not ready yet</source>
        <translation>精确期望值尚未就绪</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the existing marks unchanged</source>
        <translation type="vanished">原有的棋子不变</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the exploration must be from 0 to 1000, not {value}</source>
        <translation>探索系数必须在 0 到 1000 之间，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file asks “{question}”, but a grader can't answer: it got “{answer}”</source>
        <translation>文件询问“{question}”，但评分程序无法回答：它得到的是“{answer}”</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file contains special spaces, such as those of web pages: they were read as ordinary ones</source>
        <translation>文件包含特殊空格（例如网页中的空格）：已按普通空格读取</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file could not be run again: {reason}</source>
        <translation>文件无法再次运行：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the file failed half-way: {reason}</source>
        <translation>文件中途失败：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file fails as Python 2 too: it continues as Python 3</source>
        <translation type="vanished">文件作为 Python 2 也失败：继续作为 Python 3 运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file fails: only what it defines was run ({reason})</source>
        <translation>文件运行失败：只运行了其中的定义（{reason}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the file has no docstring: begin with a summary</source>
        <translation>文件没有文档字符串：请以摘要开头</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file has no function {function}</source>
        <translation>文件没有函数 {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>the file has no {constant} to replace</source>
        <translation>文件没有可替换的 {constant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file is not UTF-8: it was read as Windows-1252</source>
        <translation>文件不是 UTF-8：已按 Windows-1252 读取</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file never ends: only what it defines was run ({reason})</source>
        <translation>文件一直不结束：只运行了其中的定义（{reason}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file says that it is {encoding}, but it isn't: it was read as UTF-8</source>
        <translation>文件声明为 {encoding}，但并非如此：已按 UTF-8 读取</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first empty square does not belong to the first score: use scores[row][col] for each empty square</source>
        <translation>第一个空格不一定对应第一个得分：每个空格请用 scores[row][col]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first index is the row</source>
        <translation>第一个索引是行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>the first {listed} of {total}</source>
        <translation>{total} 中的前 {listed} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: a file with this name exists</source>
        <translation>无法创建文件夹 {folder}：已有同名文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: {reason}</source>
        <translation>无法创建文件夹 {folder}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} doesn't exist</source>
        <translation>文件夹 {folder} 不存在</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the function passed to run_gui no longer exists</source>
        <translation>传给 run_gui 的函数已不存在</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the function {function}</source>
        <translation>函数 {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the function {name} has no docstring</source>
        <translation>函数 {name} 没有文档字符串</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the game has {count} moves: choose 0 to {count}, not {number}</source>
        <translation>此对局有 {count} 步：请选择 0 到 {count}，不能是 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game is over afterwards</source>
        <translation>之后对局已结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game is over: no further move can be played</source>
        <translation>对局已结束：不能再走</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: no random games are left to play</source>
        <translation>对局已结束：没有可进行的随机对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>the game is over: start a new one, or take a move back</source>
        <translation>对局已结束：请开始新对局，或悔一步棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: there is nothing left to search</source>
        <translation>对局已结束：没有可搜索的了</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over (a tie): use an unfinished one</source>
        <translation>此棋盘上的对局已结束（平局）：请使用未结束的局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over ({winner} has won): use an unfinished one</source>
        <translation>此棋盘上的对局已结束（{winner} 已获胜）：请使用未结束的局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game to end with the first full line</source>
        <translation>出现第一条连线时对局结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the given player moves first</source>
        <translation>给定的棋手先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the gradebook downloaded from Canvas, filled in</source>
        <translation>从 Canvas 下载的成绩册，已填写</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the grader</source>
        <translation>评分程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the grader failed ({error})</source>
        <translation>评分程序失败（{error}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the grading worksheet downloaded from Moodle, filled in</source>
        <translation>从 Moodle 下载的评分工作表，已填写</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the grid {grid}</source>
        <translation>网格 {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest is the best</source>
        <translation>最高的才是最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest score</source>
        <translation>最高得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the import {name} is never used</source>
        <translation>导入的 {name} 从未使用</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the key {key!r} occurs twice in one object: keep one</source>
        <translation>键 {key!r} 在一个对象中出现两次：请只保留一个</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the lab measures machines: choose a player other than human</source>
        <translation>实验室测量的是电脑：请选择人类以外的棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because a task was still running {seconds} s after the window had closed: check the disk, then start tttmc again</source>
        <translation>最后的更改可能没有保存，因为窗口关闭 {seconds} 秒后仍有任务在运行：请检查磁盘，然后重新启动 tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because the disk didn't answer for {seconds} s: check it, then start tttmc again</source>
        <translation type="vanished">最后的更改可能没有保存，因为磁盘在 {seconds} 秒内没有响应：请检查磁盘，然后重新启动 tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line ends with an unnecessary semicolon</source>
        <translation>此行以不必要的分号结尾</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line is {length} characters long: the limit is {limit}</source>
        <translation>此行有 {length} 个字符：上限为 {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be a whole number, not {length}</source>
        <translation>连线长度必须是整数，不能是 {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be from 1 to the board size {size}, not {length}</source>
        <translation>连线长度必须在 1 到棋盘大小 {size} 之间，不能是 {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the loop goes on while `{condition}`, and nothing in it sets {names}</source>
        <translation>只要 `{condition}`，循环就会继续，而循环内没有给 {names} 赋值</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column</source>
        <translation>循环必须覆盖每一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column, from 0</source>
        <translation>循环必须从 0 起覆盖每一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every empty square, from the first</source>
        <translation>循环必须从第一个起覆盖每个空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row</source>
        <translation>循环必须覆盖每一行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every row and column</source>
        <translation>循环必须覆盖每一行和每一列</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row, from 0</source>
        <translation>循环必须从 0 起覆盖每一行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loops must cover every square: return only after them</source>
        <translation>循环必须覆盖每个格子：应在循环之后才返回</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loser's squares must lose points</source>
        <translation>输家的格子必须减分</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the method {name}</source>
        <translation>方法 {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing, but isn't used</source>
        <translation>缺少模块 {module}，但未使用它</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing: calls to it do nothing</source>
        <translation>缺少模块 {module}：对它的调用不起作用</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the module {module} is missing: install it, or ask the student for it</source>
        <translation>缺少模块 {module}：请安装它，或向学生索要</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result, but to: {result}</source>
        <translation>着法与保存的结果不符，实际结果为：{result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result: the game is unfinished</source>
        <translation>着法与保存的结果不符：对局未结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the name of the folder {folder} isn't UTF-8, so settings can't be kept there: set {variable} to another folder</source>
        <translation>文件夹 {folder} 的名称不是 UTF-8，无法在其中保存设置：请把 {variable} 设为其他文件夹</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of games must be from 0 to {limit}, not {games}</source>
        <translation>对局数必须在 0 到 {limit} 之间，不能是 {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>the number of nodes must not be negative: {nodes}</source>
        <translation>节点数不能为负：{nodes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>the number of runs must be from 1 to {most}, not {runs}</source>
        <translation type="vanished">运行次数必须在 1 到 {most} 之间，不能是 {runs}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of threads must be from 1 to {most}, not {threads}</source>
        <translation>线程数必须在 1 到 {most} 之间，不能是 {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of trials must be from 0 to {most}, not {trials}</source>
        <translation>试验次数必须在 0 到 {most} 之间，不能是 {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of workers must be from 1 to {limit}, not {workers}</source>
        <translation>工作进程数必须在 1 到 {limit} 之间，不能是 {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>the number of workers must be from 1 to {most}, not {workers}</source>
        <translation>工作进程数必须在 1 到 {most} 之间，不能是 {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the opening moves</source>
        <translation>开局着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares</source>
        <translation>对手的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares must change too</source>
        <translation>对手的格子也必须更改</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>the overrides name {student}, which fits %n file(s): use the number in a file's name, or the name itself</source>
        <translation>
            <numerusform>手动给分中写的 {student} 与 %n 个文件相符：请使用文件名中的编号，或文件名本身</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the parameter {name} of {function} is never used</source>
        <translation>{function} 的参数 {name} 从未使用</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the parameters are in the wrong order</source>
        <translation>参数顺序错误</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/image_files.py"/>
        <source>the picture can't be written: {reason}</source>
        <translation>无法写入图片：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the picture would have {width} × {height} pixels: reduce its width, or choose a move</source>
        <translation>图片将有 {width} × {height} 像素：请减小宽度，或选择某一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first</source>
        <translation>传入的棋手先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first; change sides after the move, not before it</source>
        <translation>传入的棋手先走；应在走棋之后换边，而不是之前</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the player {player} isn't installed here</source>
        <translation>此处未安装棋手 {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/behaviour.py"/>
        <source>the player “{name}”</source>
        <translation>棋手“{name}”</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares</source>
        <translation>棋手自己的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares must change too</source>
        <translation>棋手自己的格子也必须更改</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the players take turns</source>
        <translation>双方轮流走</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the plug-in {problem}</source>
        <translation>插件 {problem}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the print statement</source>
        <translation>print 语句</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the program of {player} has changed or gone since the run started, or is different on this worker's computer</source>
        <translation>{player} 的程序在运行开始后已改变或消失，或与此工作进程所在电脑上的不同</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/board_values.py"/>
        <source>the proofs for {rules} contradict each other: please report it</source>
        <translation>{rules} 的证明互相矛盾：请报告此问题</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the proofs that end games</source>
        <translation>结束对局的证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>the quotes in {text} don't match</source>
        <translation>{text} 中的引号不配对</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the reference solution with NTRIALS {trials} and the weights {current} and {other}, as X on {board}</source>
        <translation>参考解答，NTRIALS 为 {trials}，权重为 {current} 和 {other}，执 X，棋盘 {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the reverse game</source>
        <translation>反向规则</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the rules don't allow {name} now: choose another square</source>
        <translation>规则现在不允许 {name}：请选择其他格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/drawing.py"/>
        <source>the run has no results to draw yet</source>
        <translation>此运行还没有可绘制的结果</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the same game every time</source>
        <translation>每次都是同一局棋</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>the same mistake as in “{check}”</source>
        <translation>与“{check}”中的错误相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the scores {grid}</source>
        <translation>得分 {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the side to move must be x or o, not {text!r}</source>
        <translation>轮到的一方必须是 x 或 o，不能是 {text!r}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the simulations must be from 0 to {most}, not {simulations}</source>
        <translation>模拟次数必须在 0 到 {most} 之间，不能是 {simulations}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the square that get_best_move returned</source>
        <translation>get_best_move 返回的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the sum of all trials' scores</source>
        <translation>所有试验得分之和</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text contains {name}, which is not a JSON number</source>
        <translation>文本包含 {name}，它不是 JSON 数字</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text is not valid JSON (line {line}: {reason})</source>
        <translation>文本不是有效的 JSON（第 {line} 行：{reason}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>the textbook is for unknown rules: {subject}</source>
        <translation>教科书的规则未知：{subject}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started, or is different on this worker's computer</source>
        <translation>{player} 的教科书在运行开始后已改变，或与此工作进程所在电脑上的不同</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started: its file was changed, or is different on this worker's computer</source>
        <translation type="vanished">{player} 的教科书在运行开始后已改变：其文件被更改，或与此工作进程所在电脑上的不同</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the top level</source>
        <translation>顶层</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the variable {name} is never used</source>
        <translation>变量 {name} 从未使用</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>the whole game, animated</source>
        <translation>整局棋的动画</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner is correct, but the squares are swapped</source>
        <translation>赢家正确，但格子弄反了</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner's squares must gain points</source>
        <translation>赢家的格子必须加分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the workers at {address} can't play: {kind}: {error}</source>
        <translation>{address} 处的工作进程无法下棋：{kind}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>there is no such file or folder</source>
        <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded by a version of tttmc that didn't record how its grader behaves</source>
        <translation>这些文件由未记录评分程序行为的 tttmc 版本评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded with version {then} of {behaviour}; this is version {now}</source>
        <translation>为这些文件评分时，{behaviour}是版本 {then}；现在是版本 {now}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>these runs have no rows in common to compare</source>
        <translation>这些运行没有可比较的共同行</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>these weights hide good moves</source>
        <translation>这些权重掩盖了好着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>they are {names}</source>
        <translation>应依次为 {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradescope.py"/>
        <source>this copy of tttmc has no source files to pack: install tttmc with pip to make an autograder</source>
        <translation>此 tttmc 没有可打包的源文件：要制作自动评分器，请用 pip 安装 tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>this copy of tttmc includes its own Python without Dask: to use a cluster, install tttmc with its cluster extra using pip, here and on the cluster</source>
        <translation>此 tttmc 自带的 Python 不含 Dask：要使用集群，请在这里和集群上用 pip 安装 tttmc 及其 cluster 附加组件</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>this engine can't play by every rule of {rules}: it doesn't know {names}</source>
        <translation>此引擎不能按 {rules} 的所有规则下：它不认识 {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be opened: {error}</source>
        <translation>无法打开此对局：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be saved: its thoughts contain infinite numbers</source>
        <translation>无法保存此对局：其思考中包含无穷大的数</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>this line is never reached</source>
        <translation>此行永远不会执行</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this loop may never end</source>
        <translation>此循环可能永远不会结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this may never end</source>
        <translation>这可能永远不会结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit what a student's file does to other programs and the network (seccomp is missing)</source>
        <translation>此系统无法限制学生文件对其他程序和网络的操作（缺少 seccomp）</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit which files a student's file opens, so it can read and change yours (Landlock, Linux 5.13 or later, is missing)</source>
        <translation>此系统无法限制学生文件打开哪些文件，因此它可以读取和更改您的文件（缺少 Landlock，需要 Linux 5.13 或更高版本）</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>this thought has no move yet: let it finish</source>
        <translation>此思考还没有着法：请等它完成</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>this version of tttmc doesn't know runs of the kind {kind}</source>
        <translation>此版本的 tttmc 不认识 {kind} 种类的运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>threads: at least 1 is needed, not {threads}</source>
        <translation type="vanished">线程数：至少需要 1，不能是 {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>tie</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>tied</source>
        <extracomment>Trials that ended in a tie.</extracomment>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>ties</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>too much output: the rest is dropped</source>
        <translation>输出过多：其余部分被丢弃</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>training needs at least 1 game, not {games}</source>
        <translation type="vanished">训练至少需要 1 局，不能是 {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>treats X's marks as the player's own even when the player is O</source>
        <translation>即使棋手是 O，也把 X 的棋子当作棋手自己的</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>tree search needs the compiled kernel (install tttmc without TTTMC_NO_KERNEL=1, and start it without TTTMC_KERNEL=python)</source>
        <translation>树搜索需要已编译的内核（安装 tttmc 时不要设置 TTTMC_NO_KERNEL=1，启动时不要设置 TTTMC_KERNEL=python）</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>trials that the given player begins</source>
        <translation>由给定的棋手先走的试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>tried {count} times: {reason}</source>
        <translation>已尝试 {count} 次：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>two kinds of players are named {player!r}: rename one</source>
        <translation>两种棋手都名为 {player!r}：请改其中一个的名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only from 3×3 to 8×8, with full lines or, from 5×5 on where lines win, one square shorter</source>
        <translation>“不可战胜”仅在 3×3 到 8×8 上得到证明：须连满整行，或者从 5×5 起、连线获胜时，可少一格</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only on 3×3 and 4×4 with full lines</source>
        <translation type="vanished">“不可战胜”仅在须连满整行的 3×3 和 4×4 上得到证明</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>unknown request</source>
        <translation type="vanished">未知的请求</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_CURRENT for the player's own squares</source>
        <translation type="vanished">棋手自己的格子应用 SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_OTHER for the opponent's squares</source>
        <translation type="vanished">对手的格子应用 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>use `is None` or `is not None` to compare with None</source>
        <translation>与 None 比较时请使用 `is None` 或 `is not None`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>use board.get_dim()</source>
        <translation>应使用 board.get_dim()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use it for the machine's own squares, in wins and losses</source>
        <translation>无论输赢，都应把它用于电脑自己的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>use random.choice on them</source>
        <translation>应对它们使用 random.choice</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use the constants, so that changing them changes the player</source>
        <translation>应使用常量，这样更改常量就能改变棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {current} for the player's own squares</source>
        <translation>棋手自己的格子应使用 {current}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {other} for the opponent's squares</source>
        <translation>对手的格子应使用 {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_CURRENT for both sides</source>
        <translation type="vanished">双方都用 SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_OTHER for both sides</source>
        <translation type="vanished">双方都用 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>uses one list for all rows of its scores</source>
        <translation>得分的所有行共用一个列表</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {current} for both sides</source>
        <translation>对双方都使用 {current}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {numbers} instead of {current} and {other}</source>
        <translation>使用 {numbers} 而不是 {current} 和 {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT</source>
        <translation type="vanished">用 {number} 代替 SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">用 {number} 代替 SCORE_CURRENT 和 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_OTHER</source>
        <translation type="vanished">用 {number} 代替 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {number} instead of {constant}</source>
        <translation>使用 {number} 而不是 {constant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {one} and {two} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">用 {one} 和 {two} 代替 SCORE_CURRENT 和 SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {other} for both sides</source>
        <translation>对双方都使用 {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>uses {what}, which a course file doesn't need: check why</source>
        <translation>使用了 {what}，课程文件不需要它：请检查原因</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>value {number}</source>
        <translation>数值 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>visits {number}</source>
        <translation>访问次数 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>vs {opponent}
won / tied / lost</source>
        <translation type="vanished">对{opponent}
赢 / 平 / 输</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>weaker than the reference solution</source>
        <translation type="vanished">弱于参考解答</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>win</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win
in {moves}</source>
        <translation>赢
{moves} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win in {moves}</source>
        <translation>{moves} 步赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>won (95 %)</source>
        <translation>赢 (95%)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end})</source>
        <translation>工作进程不断意外终止（{end}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end}). {kept}</source>
        <translation type="vanished">工作进程不断意外终止（{end}）。{kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {low} to {high}</source>
        <translation type="vanished">最差 {low} 至 {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {value}</source>
        <translation type="vanished">最差 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>write board.get_dim() instead of a number</source>
        <translation>应写 board.get_dim() 而不是数字</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the class {name} in CapitalisedWords</source>
        <translation>类 {name} 请写成 CapitalisedWords 形式</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the constant {name} in CAPITALS</source>
        <translation>常量 {name} 请写成 CAPITALS 形式</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the function {name} in lower_case</source>
        <translation>函数 {name} 请写成 lower_case 形式</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the variable {name} in lower_case</source>
        <translation>变量 {name} 请写成 lower_case 形式</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}.</source>
        <translation>{ahead} 和 {behind} 还无法区分优劣：{ahead} 得分更高的概率为 {chance}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}. At their present difference, {confidence} would take very roughly {more} more trials.</source>
        <translation>{ahead} 和 {behind} 还无法区分优劣：{ahead} 得分更高的概率为 {chance}。按目前的差距，非常粗略地估计，要达到 {confidence} 还需要 {more} 次试验。</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} scores higher than {behind}: {chance} sure after %n trial(s).</source>
        <translation>
            <numerusform>%n 次试验后把握达 {chance}：{ahead} 的得分高于 {behind}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{answer} every time</source>
        <translation>每次都是 {answer}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} against {b}, {rules}</source>
        <translation>{a}对{b}，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} and {b} may be equal: {score}</source>
        <translation>{a}与{b}可能实力相当：{score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} beats {b}: {score}</source>
        <translation>{a}胜过{b}：{score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/boards.py"/>
        <source>{board} (reverse)</source>
        <translation>{board}（反向规则）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too, up to rotation and reflection: leave out one</source>
        <translation>{board} 经旋转或镜像后与第 {first} 行相同：请去掉其中之一</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too: name it once</source>
        <translation type="vanished">{board} 也在第 {first} 行：请只写一次</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{board}, {moves} by {player} and {answers} by {opponent}</source>
        <translation>{board}，{player} 走了 {moves} 步，{opponent} 走了 {answers} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{called} gave {came}, expected {expected}</source>
        <translation>{called} 得到 {came}，应为 {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process ended with code {code}</source>
        <translation>{call} 失败：其进程以代码 {code} 结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process no longer answers</source>
        <translation>{call} 失败：其进程不再回应</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process sent invalid data</source>
        <translation>{call} 失败：其进程发送了无效数据</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process was ended by signal {signal}</source>
        <translation>{call} 失败：其进程被信号 {signal} 终止</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} got no answer: the computer was too busy, or its process was paused</source>
        <translation>{call} 没有得到回应：电脑太忙，或其进程被暂停</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call} on {board}</source>
        <translation>{call}，棋盘 {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{call} on {board}, in game {number} of {games}</source>
        <translation type="vanished">{call}，棋盘 {board}，第 {number} 局，共 {games} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} printed too much</source>
        <translation>{call} 输出过多</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} took longer than {limit} s</source>
        <translation>{call} 用时超过 {limit} 秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} used too much memory</source>
        <translation>{call} 使用了过多内存</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} wrote too much to its folder</source>
        <translation>{call} 向其文件夹写入过多</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{call}, with {current} = {one} and {other} = {two}</source>
        <translation>{call}，其中 {current} = {one}，{other} = {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call}, {count} times</source>
        <translation>{call}，{count} 次</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{caption} {note}</source>
        <translation>{caption}{note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{cell}: {name}</source>
        <translation>{cell}：{name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to tie: {better}.</source>
        <translation>{chosen} 并列最佳但会输；已证明可平：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to win: {better}.</source>
        <translation>{chosen} 并列最佳但会输；已证明能赢：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best; proven to win: {better}.</source>
        <translation>{chosen} 并列最佳；已证明能赢：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to tie: {better}.</source>
        <translation>{chosen} 看似最佳但会输；已证明可平：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to win: {better}.</source>
        <translation>{chosen} 看似最佳但会输；已证明能赢：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} ties.</source>
        <translation type="vanished">{chosen} 看似最佳但会输；{better} 可平。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} wins.</source>
        <translation type="vanished">{chosen} 看似最佳但会输；{better} 能赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best; proven to win: {better}.</source>
        <translation>{chosen} 看似最佳；已证明能赢：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best; {better} wins.</source>
        <translation type="vanished">{chosen} 看似最佳；{better} 能赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} added as lists</source>
        <translation>把 {code} 作为列表相加</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} is private: call the object's methods</source>
        <translation>{code} 是私有的：请调用对象的方法</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} makes the random choices after it the same every time</source>
        <translation>{code} 使其后的随机选择每次都相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a list</source>
        <translation>把 {code} 用作列表</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a row</source>
        <translation>把 {code} 用作一行</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} are best, equal by symmetry.</source>
        <translation type="vanished">
            <numerusform>%n 次试验后把握达 {confidence}：{squares} 最佳，因对称而等价。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} have the best score, equal by symmetry.</source>
        <translation>
            <numerusform>%n 次试验后把握达 {confidence}：{squares} 得分最高，因对称而等价。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} has the best score.</source>
        <translation>
            <numerusform>%n 次试验后把握达 {confidence}：{square} 得分最高。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} is best.</source>
        <translation type="vanished">
            <numerusform>%n 次试验后把握达 {confidence}：{square} 最佳。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is missing (called {old} in the 2014 course)</source>
        <translation>缺少 {constant}（2014 年课程中称为 {old}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is negative</source>
        <translation>{constant} 为负</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} must be a number</source>
        <translation>{constant} 必须是数</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>{counts} {goes_on}</source>
        <translation>{counts} {goes_on}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{count} ({interval} %)</source>
        <translation>{count}（{interval}%）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} ({low}–{high} %)</source>
        <translation>{count}（{low}–{high}%）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{count} different games</source>
        <translation>{count} 种不同的对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} not graded</source>
        <translation>{count} 个未评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{count}, {share} ({interval})</source>
        <translation>{count}，{share}（{interval}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{current} is for the player's own squares, {other} for the opponent's</source>
        <translation>{current} 用于棋手自己的格子，{other} 用于对手的格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{done} of {target}</source>
        <translation>{done} / {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} games</source>
        <translation>{done} / {target} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games are finished and saved as run {run}, which can be resumed</source>
        <translation>已下完 {done} 局，共 {target} 局，并保存为运行 {run}，可以继续</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games were finished</source>
        <translation>已下完 {done} 局，共 {target} 局</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} moves</source>
        <translation>{done} / {target} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation>已选择 {done} 个着法，共 {target} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} nodes</source>
        <translation>{done} / {target} 个节点</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} positions</source>
        <translation>{done} / {target} 个局面</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} samples</source>
        <translation>{done} / {target} 个样本</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} simulations</source>
        <translation>{done} / {target} 次模拟</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} steps</source>
        <translation>{done} / {target} 步</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} trials</source>
        <translation>{done} / {target} 次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{elo} ± {error}</source>
        <translation>{elo} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: the exact scores need {most} or fewer</source>
        <translation>有 {empties} 个空格：精确得分需要 {most} 个或更少</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: without the compiled searches the exact scores need {most} or fewer</source>
        <translation>有 {empties} 个空格：没有已编译的搜索时，精确得分需要 {most} 个或更少</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{end} After %n trial(s), the highest score is at {squares}.</source>
        <translation>
            <numerusform>{end}%n 次试验之后，得分最高的是 {squares}。</numerusform>
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
        <translation>{error}（第 {line} 行）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{error}. {kept}</source>
        <translation>{error}。{kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{files} have no grade in the sheet: they are from the same student</source>
        <translation type="vanished">{files} 在表中没有成绩：它们来自同一名学生</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} already exists: choose another name</source>
        <translation>{file} 已存在：请换个名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: choose another program</source>
        <translation type="vanished">无法读取 {file}：请选择其他程序</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: put it back</source>
        <translation>无法读取 {file}：请把它放回原处</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>{file} can't be read: {reason}</source>
        <translation>无法读取 {file}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} can't be written: {reason}</source>
        <translation>无法写入 {file}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} can't play: rename it and its folders without characters that can't be shown</source>
        <translation>{file} 无法下棋：请重命名它及其所在文件夹，去掉无法显示的字符</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} has changed on disk: choose it again</source>
        <translation type="vanished">{file} 在磁盘上已更改：请重新选择</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed on disk: reload it</source>
        <translation>{file} 在磁盘上已更改：请重新加载</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: it wasn't graded</source>
        <translation type="vanished">{file} 在表中没有成绩：它未被评分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its cell contains {text}</source>
        <translation type="vanished">{file} 在表中没有成绩：其单元格包含 {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its name has no number from {platform}</source>
        <translation type="vanished">{file} 在表中没有成绩：其名称中没有来自 {platform} 的编号</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: student {number} isn't in it</source>
        <translation type="vanished">{file} 在表中没有成绩：表中没有学生 {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: {reason}</source>
        <translation>{file} 在表中没有成绩：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is choosing {side}'s move.</source>
        <translation>{file} 正在为 {side} 选择着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: choose it as a player in the main window first, and allow it to run</source>
        <translation>{file} 是新程序：请先在主窗口中选它为棋手，并允许它运行</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: open it in the main window first (File → Open student file)</source>
        <translation>{file} 是新文件：请先在主窗口中打开它（文件 → 打开学生文件）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is waiting to be opened.</source>
        <translation>{file} 正在等待打开。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} passed these scores to its get_best_move: bigger and bolder is better for {side}.</source>
        <translation>{file} 把这些得分传给了它的 get_best_move：越大、颜色越浓，对 {side} 越有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_player.py"/>
        <source>{file} passed these scores to its get_best_move: brighter is better for {side}.</source>
        <translation type="vanished">{file} 把这些得分传给了它的 get_best_move：越亮对 {side} 越有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was closed while it was being opened</source>
        <translation>{file} 在打开过程中被关闭</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>{file}, line {line}, uses {what}, which a course file doesn't need: check why</source>
        <translation>{file} 第 {line} 行使用了 {what}，课程文件不需要它：请检查原因</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{file}: at most {points}</source>
        <translation>{file}：最多 {points} 分</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{first} and {second}</source>
        <translation>{first} 与 {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{first} or {second}</source>
        <translation>{first} 或 {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{first} {second}</source>
        <extracomment>Two sentences. Leave out the space if your language has none there.</extracomment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{first}, {second} or {third}</source>
        <translation type="vanished">{first}、{second} 或 {third}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} branches, more than {limit}: split it</source>
        <translation>{function} 有 {count} 个分支，超过 {limit} 个：请拆分</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} parameters, more than {limit}: split it</source>
        <translation>{function} 有 {count} 个参数，超过 {limit} 个：请拆分</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} statements, more than {limit}: split it</source>
        <translation>{function} 有 {count} 条语句，超过 {limit} 条：请拆分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} is empty</source>
        <translation>{function} 为空</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function} is missing</source>
        <translation>缺少 {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} must take {count} arguments</source>
        <translation>{function} 必须接受 {count} 个参数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_answers.py"/>
        <source>{function}(zeros, board, {player}) on {board}</source>
        <translation type="vanished">{function}(zeros, board, {player})，棋盘 {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function}: {title}</source>
        <translation>{function}：{title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{games} against each opponent instead of {requested}: the file plays {played} when {trials} are requested</source>
        <translation>与每个对手下 {games} 局，而不是 {requested} 局：要求 {trials} 时文件进行了 {played}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{game} The game counts {played} for {side}, the open lines {lines}: on average {points}.</source>
        <translation>{game}此局为 {side} 计 {played}，未断的连线计 {lines}：平均 {points}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{items}, {item}</source>
        <translation>{items}，{item}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key!r} in {text!r} needs a value: write {key}={form}</source>
        <translation>{text!r} 中的 {key!r} 需要值：请写 {key}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key} is given twice in {text!r}: give it once</source>
        <translation>{key} 在 {text!r} 中给出了两次：请只给一次</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} is missing</source>
        <translation>缺少 {key}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} must be true or false, not {value}</source>
        <translation>{key} 必须是 true 或 false，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has none</source>
        <translation type="vanished">{kind} 没有参数 {name!r}：它没有任何参数</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has {known}</source>
        <translation>{kind} 没有参数 {name!r}：它有 {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has {count} parameters, not {given}: give a value for each, or none</source>
        <translation>{kind} 有 {count} 个参数，而不是 {given} 个：请为每个参数给出值，或者都不给</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{label} (only {low} to {high} %)</source>
        <translation>{label}（仅 {low} 到 {high}%）</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{line} in a row</source>
        <translation>{line} 子连线</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/own_files.py"/>
        <source>{link} wasn't read: it is a link to {target}, which isn't one of the student's own files</source>
        <translation>未读取 {link}：它是指向 {target} 的链接，而目标不是该学生自己的文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{low} to {high} best</source>
        <translation type="vanished">{low} 至 {high} 最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{mark} plays {square} at random.</source>
        <translation>{mark} 随机走 {square}。</translation>
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
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{mistakes} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{mistakes}转折点在第 {number} 步：{side} {square}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: leave the seed alone</source>
        <translation>{mistake}：不要设置种子</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: write `{code}()` to call it</source>
        <translation>{mistake}：请写 `{code}()` 来调用它</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{mistake}: {advice}</source>
        <translation>{mistake}：{advice}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>{module} is the course's {name} under another name</source>
        <translation>{module} 是课程的 {name}，只是名称不同</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: choose one of {known}</source>
        <translation>{name!r} 不是棋手：请从 {known} 中选择</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: did you mean {meant}? The players are {known}</source>
        <translation>{name!r} 不是棋手：您是指 {meant} 吗？棋手有 {known}</translation>
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
{varied} {value}：{measure} {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>{name} (run {number})</source>
        <translation>{name}（运行 {number}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} answered {answer} instead of a move</source>
        <translation>{name} 回答了 {answer}，而不是着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{name} can't be imported by its test suite: choose a name of letters, digits and underscores, such as my_player.py</source>
        <translation>{name} 无法被其测试套件导入：请选择由字母、数字和下划线组成的名称，例如 my_player.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>{name} can't be opened: {error}</source>
        <translation>无法打开 {name}：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} can't be started: {reason}</source>
        <translation>无法启动 {name}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} can't be varied: it is also the name of a result</source>
        <translation>无法改变 {name}：它也是一项结果的名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} closed its output</source>
        <translation>{name} 关闭了输出</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} didn't read its input within {seconds} s</source>
        <translation>{name} 未在 {seconds} 秒内读取其输入</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} doesn't play on {size}×{size}: {words}</source>
        <translation>{name} 不在 {size}×{size} 上下棋：{words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} ended with code {code}</source>
        <translation>{name} 以代码 {code} 结束</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} gave no answer within {seconds} s</source>
        <translation>{name} 在 {seconds} 秒内没有回答</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{name} has the wrong suffix: use {suffixes}</source>
        <translation>{name} 的扩展名不对：请使用 {suffixes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides Python's built-in {name}: choose another name</source>
        <translation>{name} 掩盖了 Python 内置的 {name}：请换个名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides the {name} on line {line}: choose another name</source>
        <translation>{name} 掩盖了第 {line} 行的 {name}：请换个名称</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} is never used: the scores must be based on it</source>
        <translation>{name} 从未使用：得分必须以它为依据</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} is varied twice: give all its values at once</source>
        <translation>{name} 被改变了两次：请一次给出它的所有值</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} moved to column {col}, row {row}, which is not an empty square</source>
        <translation>{name} 走了第 {col} 列第 {row} 行，那里不是空格</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be 1 or 0, not {value}</source>
        <translation>{name} 必须是 1 或 0，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not {given}</source>
        <translation>{name} 必须是 PlayerSpec，例如 parse_spec('mc') 或 PlayerSpec(KIND)，不能是 {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{name} must be a number from {least} to {limit}, not {value}</source>
        <translation>{name} 必须是 {least} 到 {limit} 之间的数，而不是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} 必须是数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a whole number, not {value}</source>
        <translation>{name} 必须是整数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be from {low} to {high}, not {value}</source>
        <translation>{name} 必须在 {low} 到 {high} 之间，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>{name} must be of the type {type}, not {given}</source>
        <translation>{name} 的类型必须是 {type}，不能是 {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be the name of a file, not {value}</source>
        <translation>{name} 必须是文件名，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>{name} must be two, X's and O's, not {count}</source>
        <translation>{name} 必须是两个，分别属于 X 和 O，不能是 {count} 个</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be {words}, not {value}</source>
        <translation>{name} 必须是 {words}，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{name} read after its list comprehension</source>
        <translation>在列表推导式之后读取其变量 {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {count}, {share} ({interval})</source>
        <translation type="vanished">{name}：{count}，{share}（{interval}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>{name}: {grades}</source>
        <translation>{name}：{grades}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share}</source>
        <translation type="vanished">{name}：{share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share} ({interval})</source>
        <translation type="vanished">{name}：{share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name}={value} is given twice: give each value once</source>
        <translation>{name}={value} 给出了两次：每个值请只给一次</translation>
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
        <translation>{number}×10亿</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{number} {counted}/s</source>
        <translation type="vanished">{number} {counted}/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}: {truth}; random games {games}</source>
        <translation>{number}. {side} {square}：{truth}；随机对局 {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: choose another level</source>
        <translation>{obstacle}：请选择其他等级</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: choose another player or other rules</source>
        <translation>{obstacle}：请选择其他棋手或其他规则</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: on {rules} choose level:level=hard</source>
        <translation type="vanished">{obstacle}：在 {rules} 上请选择 level:level=hard</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: on {rules} choose {player}</source>
        <translation>{obstacle}：在 {rules} 上请选择 {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} are equal by symmetry: their scores differ only by chance.</source>
        <translation>{one} 和 {other} 因对称而等价：它们的得分差异只是偶然。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} have the same exact score, {score}: no number of trials can tell them apart.</source>
        <translation>{one} 和 {other} 的精确得分相同，都是 {score}：试验再多也无法区分它们。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{one} and {two}</source>
        <translation>{one} 和 {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{one} leads, but {two} may be as strong</source>
        <translation>{one}领先，但{two}可能同样强</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{one} or {other}</source>
        <translation type="vanished">{one} 或 {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{one}; and {two}</source>
        <translation>{one}；并且 {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{opening}.</source>
        <translation>{opening}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{others} or {last}</source>
        <translation>{others} 或 {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>{part}: {title}</source>
        <translation>{part}：{title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} checks passed</source>
        <translation>{count} 项检查中通过 {passed} 项</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} reach the pass mark</source>
        <translation>{count} 个中有 {passed} 个达到及格线</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>{path} can't be graded: no such file or folder</source>
        <translation>无法为 {path} 评分：没有这样的文件或文件夹</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>{path} can't be graded: not a regular file</source>
        <translation type="vanished">无法为 {path} 评分：不是普通文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>{path} can't be read: {reason}</source>
        <translation>无法读取 {path}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be renamed: {reason}</source>
        <translation>无法重命名 {path}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be used as a {kind}: {reason}</source>
        <translation type="vanished">{path} 不能用作{kind}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} can't be used: {error}</source>
        <translation>无法使用 {path}：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} can't be used: {reason}</source>
        <translation>无法使用 {path}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be written: {reason}</source>
        <translation>无法写入 {path}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} has no column for the grades, or several: name one of {titles} (with --column)</source>
        <translation>{path} 没有成绩列，或有多个：请指定 {titles} 之一（用 --column）</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} has other tables than this program makes: move it away, or use another {variable}</source>
        <translation>{path} 中的表与此程序创建的不同：请把它移走，或使用另一个 {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} is a textbook for {found}, not for {subject}: name another file</source>
        <translation>{path} 是 {found} 的教科书，不是 {subject} 的：请指定其他文件</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} is another program's database, not a {kind}</source>
        <translation type="vanished">{path} 是其他程序的数据库，不是{kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path} is damaged: move it away</source>
        <translation>{path} 已损坏：请把它移走</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a gradebook from Canvas: export it with Gradebook &gt; Export</source>
        <translation>{path} 不是 Canvas 的成绩册：请用 Gradebook &gt; Export 导出</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a grading worksheet from Moodle: allow offline grading in the assignment's settings and choose Download grading worksheet</source>
        <translation>{path} 不是 Moodle 的评分工作表：请在作业设置中允许离线评分，并选择 Download grading worksheet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} is not valid TOML: {error}</source>
        <translation type="vanished">{path} 不是有效的 TOML：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} is the database of another program or for something else</source>
        <translation>{path} 是其他程序的数据库，或作其他用途</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} leaves no check with points</source>
        <translation type="vanished">{path} 没有留下任何有分数的检查</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} needs functions such as check_corner(module), with different titles: the first lines of their docstrings</source>
        <translation>{path} 需要 check_corner(module) 这样的函数，且标题（文档字符串的第一行）各不相同</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} was written by another version of tttmc (its format is {version}, not {known}) and is left unchanged: use that version, or another {variable}</source>
        <translation>{path} 由另一版本的 tttmc 写入（其格式为 {version}，而不是 {known}），保持不变：请使用该版本，或另设 {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: name each student once, in the first column</source>
        <translation>{path}，第 {line} 行：请在第一列写出每名学生，且只写一次</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: points must be a number from 0 to {most}, not {text}</source>
        <translation>{path}，第 {line} 行：分数必须是 0 到 {most} 的数，不能是 {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: a line has more than {most} characters</source>
        <translation type="vanished">{path}：有一行超过 {most} 个字符</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number above 0, not {value}</source>
        <translation type="vanished">{path}：of 必须是大于 0 的整数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number, not {value}</source>
        <translation type="vanished">{path}：of 必须是整数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the checks are worth {points} points, which leaves none of the {full} for the others</source>
        <translation>{path}：这些检查共 {points} 分，满分 {full} 分中没有给其余检查留下分数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}: the first line must be {titles}</source>
        <translation>{path}：第一行必须是 {titles}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the points of {function} must be a number above 0</source>
        <translation>{path}：{function} 的分数必须是大于 0 的数</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from 0 to {limit}, not {value}</source>
        <translation type="vanished">{path}：{name} 必须是 0 到 {limit} 的数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from {least} to {limit}, not {value}</source>
        <translation type="vanished">{path}：{name} 必须是 {least} 到 {limit} 的数，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {reason}</source>
        <translation>{path}：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try one of {names}</source>
        <translation type="vanished">{path}：{table} 没有条目 {entry}：请试试 {names} 之一</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation type="vanished">{path}：{table} 没有条目 {entry}：请试试 {names}，或查看 tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} must be a table</source>
        <translation type="vanished">{path}：{table} 必须是表</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{place}  {player}</source>
        <translation>{place}  {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place} has neither values nor a tally with weights</source>
        <translation>{place} 既没有数值，也没有带权重的统计</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>{place} is empty</source>
        <translation>{place} 为空</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} is missing</source>
        <translation>缺少 {place}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must be {expected}, not {value}</source>
        <translation>{place} 必须是{expected}，不能是 {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have at most {most} items, not {length}</source>
        <translation>{place} 最多只能有 {most} 项，不能有 {length} 项</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have {exactly} items, not {length}</source>
        <translation>{place} 必须有 {exactly} 项，不能有 {length} 项</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: on one square, {mine} and {theirs} add up to more than the {trials} trials of that kind</source>
        <translation>{place}：在一个格子上，{mine} 与 {theirs} 之和超过了该类的 {trials} 次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: {error}</source>
        <translation>{place}：{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} ({settings})</source>
        <translation>{player}（{settings}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against itself</source>
        <translation>{player}与自己对局</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against {opponent}</source>
        <translation>{player}对{opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} as {side} against {opponent}</source>
        <translation>{player}执 {side} 对{opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is occupied</source>
        <translation type="vanished">{player} 选择了 {square}，该格已被占</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is off the board</source>
        <translation type="vanished">{player} 选择了 {square}，在棋盘之外</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow here</source>
        <translation>{player} 选择了 {square}，而规则此处不允许</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow now</source>
        <translation type="vanished">{player} 选择了 {square}，规则现在不允许</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/report.py"/>
        <source>{player} doesn't repeat its games, so their scores can't be calculated again: leave out --scores</source>
        <translation>{player} 不会重复相同的对局，因此无法重新计算其得分：请去掉 --scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} ended without a move</source>
        <translation>{player} 结束时没有给出着法</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {method} must yield thoughts, but returned a value of the type {type}</source>
        <translation type="vanished">{player} 失败：{method} 必须用 yield 产生思考，却返回了类型为 {type} 的值</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {reason}</source>
        <translation>{player} 失败：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited 1 game: {reason}</source>
        <translation>{player} 有 1 局被判负：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited {games} games, the first: {reason}</source>
        <translation>{player} 有 {games} 局被判负，第一局：{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} gave {count} values for {squares} squares</source>
        <translation>{player} 给出了 {count} 个值，而棋盘有 {squares} 个格子</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} has no count that decides how long it thinks: for equal times choose players such as mc, forward, uct or tree</source>
        <translation>{player} 没有决定思考时间的次数：要用时相等，请选择 mc、forward、uct 或 tree 等棋手</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>{player} has no limit for infinitely many trials: choose mc or forward</source>
        <translation>{player} 没有无穷多次试验的极限：请选择 mc 或 forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player} has no number of trials to vary: choose mc or forward</source>
        <translation>{player} 没有可变化的试验次数：请选择 mc 或 forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>{player} has no parameters: choose another player to measure</source>
        <translation type="vanished">{player}没有参数：请选择其他棋手来测量</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} is the strongest</source>
        <translation>{player}最强</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} takes part twice: name each player once</source>
        <translation>{player} 参加了两次：每位棋手请只写一次</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} takes {taken} per move with its least count on {rules}: choose a longer time</source>
        <translation>{player} 在 {rules} 上用最小次数时每步也需 {taken}：请选择更长的时间</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to have moved as often as the opponent, or once more</source>
        <translation type="vanished">{player} 的步数与对手相同，或多一步</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to move first</source>
        <translation type="vanished">由 {player} 先走</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} yielded a value of the type {type}, not a Thought</source>
        <translation>{player} 产生了类型为 {type} 的值，而不是 Thought</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}.</source>
        <translation>{player}，随机种子 {seed}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation>{player}，随机种子 {seed}。{note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{player}, {choice}</source>
        <translation>{player}，{choice}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation>
            <numerusform>{player}，{rules}：%n 个局面，旋转和镜像只计一次。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player}: {rating} ({low} to {high})</source>
        <translation>{player}：{rating}（{low} 至 {high}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {most}</source>
        <translation>{points} / {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {total} points</source>
        <translation>{points} 分，满分 {total} 分</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: constants, parameters and return values as required</source>
        <translation>{points} 分：常量、参数和返回值符合要求</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the four functions give the right answers</source>
        <translation>{points} 分：四个函数给出正确的回答</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the games, compared with the reference solution's</source>
        <translation>{points} 分：对局，与参考解答的对局比较</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the teacher's own checks</source>
        <translation>{points} 分：老师的自定义检查</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} games/s</source>
        <translation>{rate} 局/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} moves/s</source>
        <translation>{rate} 步/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} nodes/s</source>
        <translation>{rate} 个节点/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{rate} of the random games from {square} went well for {side}.</source>
        <translation>从 {square} 开始的随机对局中，{rate} 的结果对 {side} 有利。</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} positions/s</source>
        <translation>{rate} 个局面/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} samples/s</source>
        <translation>{rate} 个样本/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} simulations/s</source>
        <translation>{rate} 次模拟/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} steps/s</source>
        <translation>{rate} 步/秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} trials/s</source>
        <translation>{rate} 次试验/秒</translation>
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
        <translation>{reason}（第 {line} 行）</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{rules}, {option}</source>
        <translation>{rules}，{option}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{setting} {value}</source>
        <translation>{setting} {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: off</source>
        <translation>{setting}：关闭</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: {value}</source>
        <translation>{setting}：{value}</translation>
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
            <numerusform>较小文件的 {share} 也在另一个文件中，共 %n 段标出的内容。每段前的编号链接到另一侧的相同段落。忽略名称、注释、排版和函数的顺序。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: one from each group of symmetric squares.</source>
        <translation>{count} 个空格中的 {shown} 个：每组对称格子取一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst, one from each group of symmetric squares.</source>
        <translation>{count} 个空格中的 {shown} 个：最佳的 {best} 个和最差的一个，每组对称格子取一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst.</source>
        <translation>{count} 个空格中的 {shown} 个：最佳的 {best} 个和最差的一个。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{side} follows {square}, which has the highest bound.</source>
        <translation>{side} 沿着上界最高的 {square} 走。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won and in {lost} of those that it lost.</source>
        <translation>在 {side} 赢的试验中有 {won} 占有 {square}，在输的试验中有 {lost}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won.</source>
        <translation>在 {side} 赢的试验中，有 {won} 占有 {square}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} is proven to lose, whatever it plays.</source>
        <translation type="vanished">已证明 {side} 无论怎么走都会输。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost and held it</source>
        <translation>{side} 输且占有它</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost, {other} held it</source>
        <translation>{side} 输，{other} 占有它</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays as {player}: {reason}.</source>
        <translation>{side} 现改由{player}下：{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays with {trials} trials per move instead of ∞. {reason}.</source>
        <translation>{side} 现改用每步 {trials} 次试验，而不是 ∞。{reason}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen} and missed a win at {better}.</source>
        <translation>{side} 走了 {chosen}，错过了在 {better} 获胜的机会。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a tie at {better}.</source>
        <translation>{side} 走了会输的 {chosen}，错过了在 {better} 下成平局的机会。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a win at {better}.</source>
        <translation>{side} 走了会输的 {chosen}，错过了在 {better} 获胜的机会。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have tied.</source>
        <translation type="vanished">{side} 走了 {chosen}，会输；走 {better} 本可平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have won.</source>
        <translation type="vanished">{side} 走了 {chosen}，会输；走 {better} 本可获胜。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{side} to move</source>
        <translation>轮到 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that holds the tie.</source>
        <translation>轮到 {side}。请找出能保住平局的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that wins.</source>
        <translation>轮到 {side}。请找出能赢的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}.</source>
        <translation>轮到 {side}。它走 {choice}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}. Then: {moves}.</source>
        <translation>轮到 {side}。它走 {choice}。然后：{moves}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {squares}: best play.</source>
        <translation>轮到 {side}。它走 {squares}：最佳下法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move holds the tie: find it.</source>
        <translation>轮到 {side}。有一个着法能保住平局：请找出来。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move wins: find it.</source>
        <translation>轮到 {side}。有一个着法能赢：请找出来。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: its squares gain, the others lose.</source>
        <translation>{side} 赢：它的格子加分，其余减分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: {other}'s squares lose, the others gain.</source>
        <translation>{side} 赢：{other} 的格子减分，其余加分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won and held it</source>
        <translation>{side} 赢且占有它</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won, {other} held it</source>
        <translation>{side} 赢，{other} 占有它</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{side}, whose turn it is</source>
        <translation>轮到的一方 {side}</translation>
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
            <numerusform>{squares} 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} and %n more can't be told apart yet.</source>
        <translation>
            <numerusform>{squares} 和另外 %n 个格子还无法区分优劣。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares} and %n other(s)</source>
        <translation>
            <numerusform>{squares} 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{squares} are best, equal by symmetry ({chance} sure).</source>
        <translation type="vanished">{squares} 最佳，因对称而等价（把握 {chance}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} can't be told apart yet.</source>
        <translation>{squares} 还无法区分优劣。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, equal by symmetry ({chance} sure).</source>
        <translation>{squares} 得分最高，因对称而等价（把握 {chance}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, exactly equal ({chance} sure).</source>
        <translation>{squares} 得分最高，完全相等（把握 {chance}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{squares} or {square}</source>
        <translation>{squares} 或 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} ({result})</source>
        <translation>{square}（{result}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}</source>
        <translation>{square}，{trials}：{value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}
exact: {exact}</source>
        <translation>{square}，{trials}：{value}
精确值：{exact}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} blocks {other}, who would complete a line there.</source>
        <translation>{square} 阻止了 {other}，否则 {other} 会在那里连成一线。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} completes a line and wins at once.</source>
        <translation>{square} 连成一线，立即获胜。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} ends the game: {winner} wins.</source>
        <translation>{square} 结束对局：{winner} 赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} fills the board: a tie.</source>
        <translation>{square} 填满棋盘：平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} gave away a proven win. Better: {better}.</source>
        <translation>{square} 放弃了已证明的胜局。更好的是：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{square} has the best score ({chance} sure).</source>
        <translation>{square} 得分最高（把握 {chance}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{square} in at least {count} of {tries} tries: {why}</source>
        <translation>{tries} 次中至少 {count} 次为 {square}：{why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in at least {share} of the runs</source>
        <translation>至少在 {share} 的运行中为 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in {share} of {draws} runs</source>
        <translation>{draws} 次运行中有 {share} 为 {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{square} is best ({chance} sure).</source>
        <translation type="vanished">{square} 最佳（把握 {chance}）。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one loses, so squares on many lines tend to score low.</source>
        <translation>仍可完成的 {total} 条连线中，有 {count} 条经过 {square}；空格最多有 {most} 条。连成一线者输，所以连线多的格子往往得分低。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one wins, so squares on many lines tend to score high.</source>
        <translation>仍可完成的 {total} 条连线中，有 {count} 条经过 {square}；空格最多有 {most} 条。连成一线者赢，所以连线多的格子往往得分高。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie, and every other move to lose.</source>
        <translation>{square} 已证明能保住平局，其他着法都已证明会输。</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie; %n other move(s) would lose.</source>
        <translation>
            <numerusform>{square} 已证明能保住平局；另外 %n 个着法会输。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>{square} is proven to tie; the squares with more visits promise less.</source>
        <translation>{square} 已证明可平；访问次数更多的格子前景更差。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win, and no other move is.</source>
        <translation>{square} 已证明能赢，其他着法都未证明能赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win.</source>
        <translation>{square} 已证明能赢。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} is proven: {winner} wins by completing lines or threatening to.</source>
        <translation>{square} 已证明：{winner} 靠连成一线或威胁连成一线获胜。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the first square that isn't a known mistake.</source>
        <translation>{square} 是第一个不属于已知失误的格子。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the only move left.</source>
        <translation>{square} 是仅剩的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} isn't proven to win. Try again.</source>
        <translation>{square} 未被证明能赢。请再试一次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven tie.</source>
        <translation>{square} 保住了已证明的平局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven win.</source>
        <translation>{square} 保住了已证明的胜局。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but a win is proven at {better}.</source>
        <translation type="vanished">电脑认为 {square} 最佳，但已证明能赢：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but it is proven to lose; a tie is proven at {better}.</source>
        <translation type="vanished">电脑认为 {square} 最佳，但它已证明会输；已证明可平：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} loses. Try again.</source>
        <translation>{square} 会输。请再试一次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} makes two threats, {first} and {second}, and {other} can block only one.</source>
        <translation>{square} 造成 {first} 和 {second} 两处威胁，而 {other} 只能挡住一处。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} only ties. Try again.</source>
        <translation>{square} 只能平局。请再试一次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a tie into a loss. Better: {better}.</source>
        <translation>{square} 把平局变成了输局。更好的是：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a loss. Better: {better}.</source>
        <translation>{square} 把胜局变成了输局。更好的是：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a tie. Better: {better}.</source>
        <translation>{square} 把胜局变成了平局。更好的是：{better}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} was the only legal move.</source>
        <translation>{square} 是唯一合规的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} (new)</source>
        <translation>{square} {bound}（新）</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} ({rate} earned + {bonus} for exploration)</source>
        <translation>{square} {bound}（已得 {rate} + 探索 {bonus}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: 0, because it is empty.</source>
        <translation>{square}：0，因为它是空的。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and lost.</source>
        <translation>{square}：{points}，因为 {mark} 占有它并且输了。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and won.</source>
        <translation>{square}：{points}，因为 {mark} 占有它并且赢了。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} By estimate, the game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary}据估计，转折点在第 {number} 步：{side} {square}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} Points given away by estimate: {moves}.</source>
        <translation>{summary}估计损失的分数：{moves}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary}转折点在第 {number} 步：{side} {square}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>{system} has no sandbox for students' files: they can do anything you can on this computer</source>
        <translation>{system} 没有用于学生文件的沙盒：它们在这台电脑上可以做您能做的任何事</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation>{table} 没有条目 {entry}：请试试 {names}，或查看 tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} must be a table</source>
        <translation>{table} 必须是表</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{text!r} is not a player: write {meant}, in small letters</source>
        <translation>{text!r} 不是棋手：请用小写写成 {meant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, a row and column such as 1,1, or a number from 0 to 8</source>
        <translation>{text!r} 不是格子：请输入 b2 这样的名称、1,1 这样的行和列，或 0 到 8 的数</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, or a row and column such as 1,1</source>
        <translation>{text!r} 不是格子：请输入 b2 这样的名称，或 1,1 这样的行和列</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s</source>
        <translation>{text!r} 不是 1us 到 60s 的每步用时，例如 500us、1ms 或 0.5s</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{text!r} is not two Elo differences, such as 0,10</source>
        <translation>{text!r} 不是两个 Elo 差值，例如 0,10</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is off the board, which goes from a1 to {last}</source>
        <translation>{text!r} 在棋盘之外，棋盘从 a1 到 {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>{text} may be one value or two: separate values by semicolons</source>
        <translation>{text} 可能是一个值，也可能是两个值：请用分号分隔各个值</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} ms</source>
        <translation>{time} 毫秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} s</source>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} µs</source>
        <translation>{time} 微秒</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{trials} trials per move</source>
        <translation>每步 {trials} 次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{trials}, the number of trials in the tally</source>
        <translation>统计中的试验次数 {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{trials}: {chance} % ({low}–{high})</source>
        <translation>{trials}：{chance}% ({low}–{high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{value} best</source>
        <translation type="vanished">{value} 最佳</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{value} scores best: {score}</source>
        <extracomment>"value" is that of a parameter, such as the number of trials.</extracomment>
        <translation>{value} 得分最高：{score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>{variable}={name} does not run on this processor: choose from {names}{reason}</source>
        <translation>{variable}={name} 无法在此处理器上运行：请从 {names} 中选择{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player} against {opponent}, {rules}</source>
        <translation>{player}的{varied}，对手为{opponent}，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player}, {rules}</source>
        <translation>{player}的{varied}，{rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}, {what}: {time}</source>
        <translation>{varied} {value}，{what}：{time}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
X wins {x_wins}
ties {ties}
O wins {o_wins}</source>
        <translation>
            <numerusform>{varied} {value}：%n 局
X 赢 {x_wins}
平局 {ties}
O 赢 {o_wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
wins {wins}
ties {ties}
losses {losses}</source>
        <translation>
            <numerusform>{varied} {value}：%n 局
赢 {wins}
平局 {ties}
输 {losses}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: {name}</source>
        <translation type="vanished">{varied} {value}：{name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins</source>
        <translation>{winner} 获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} forfeits ({reason})</source>
        <translation>{winner} 获胜：{loser} 判负（{reason}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} resigned</source>
        <translation>{winner} 获胜：{loser} 认输</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{wins} won, {ties} tied and {losses} lost of {games}</source>
        <translation>{games} 局中赢 {wins}，平 {ties}，输 {losses}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{words} ({kind})</source>
        <translation>{words}（{kind}）</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{words}.</source>
        <translation>{words}。</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} ties</source>
        <translation>{wrong}（从 {count} 个中随机选 1 个），会输；{right} 可平</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} wins</source>
        <translation>{wrong}（从 {count} 个中随机选 1 个），会输；{right} 能赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which ties; {right} wins</source>
        <translation>{wrong}（从 {count} 个中随机选 1 个），平局；{right} 能赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} ties</source>
        <translation>{wrong}，会输；{right} 可平</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} wins</source>
        <translation>{wrong}，会输；{right} 能赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which ties; {right} wins</source>
        <translation>{wrong}，平局；{right} 能赢</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>{x} against {o} can't be played: {reason}</source>
        <translation>{x} 对 {o} 无法进行：{reason}</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>“Learn by mistake” begins with an empty textbook and plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation>“从失误中学习”从空的教科书开始，执 X 与随机走法下 1,000 局。与前 200 局相比，它在最后 200 局中输多少局？</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>“{check}” fails</source>
        <translation>“{check}”未通过</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✓ reaches the pass mark of {mark}</source>
        <translation>✓ 达到及格线 {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ below the pass mark of {mark}</source>
        <translation>✗ 低于及格线 {mark}</translation>
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
            <numerusform>%n 个尚未尝试</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= points</source>
        <translation>= 分数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= {number}</source>
        <translation>= {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>A larger number of trials includes all the trials of a smaller one. Click a square to see where its number comes from.</source>
        <translation>次数较多的试验包含次数较少的所有试验。点击格子可查看其数字的来源。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>After {square}</source>
        <translation>在 {square} 之后</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Chance of best score</source>
        <translation>最高分概率</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Each move: its share of the points for the side that plays it, and its visits. The bar is its share of the visits. Strong lines: the moves that both sides would choose.</source>
        <translation>每个着法：走棋一方所得分数的占比，以及它的访问次数。条形表示访问占比。粗线：双方会选择的着法。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expected: {moves}</source>
        <translation>预期：{moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Finish this simulation</source>
        <translation>完成此模拟</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Finish this trial</source>
        <translation>完成此试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Grow</source>
        <translation>生长</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} loses, its squares lose {own} and the other side's gain {other}.</source>
        <translation>如果 {side} 赢，它的格子加 {own} 分，对方的格子减 {other} 分。如果 {side} 输，它的格子减 {own} 分，对方的格子加 {other} 分。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Look inside</source>
        <translation>查看内部</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>Many trials</source>
        <translation>多次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>On the way: {moves}</source>
        <translation>沿途：{moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>One trial</source>
        <translation>一次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>One trial, slowly</source>
        <translation type="vanished">慢放一次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/sum_table.py"/>
        <source>Outcome</source>
        <translation type="vanished">结局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Per trial, as on the board</source>
        <translation>每次试验，即棋盘上的数字</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play 10 trials</source>
        <translation>进行 10 次试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Play more trials</source>
        <translation>进行更多试验</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Playing: {done} trials so far.</source>
        <translation>正在进行：目前 {done} 次试验。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Press Step to follow a simulation, or Grow to run many.</source>
        <translation>按“单步”跟随一次模拟，或按“生长”进行许多次。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Press Step to play the first move of a trial.</source>
        <translation>按“单步”走试验的第一步。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Score: the sum</source>
        <translation>得分：总和</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Scores: the running total</source>
        <translation>得分：累计总和</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Show how likely each square is to have the best score</source>
        <translation>显示每个格子得分最高的可能性</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The result is proven: no more simulations are needed.</source>
        <translation>结果已证明：不再需要模拟。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>The score of {square}</source>
        <translation>{square} 的得分</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The tree has grown to its limit.</source>
        <translation>搜索树已长到上限。</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>The trial's board</source>
        <translation>试验的棋盘</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>Trials and search tree</source>
        <translation type="vanished">试验与搜索树</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">这里有两个格子很接近：在棋盘上显示哪个可能领先</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Where the number on {square} comes from</source>
        <translation type="vanished">{square} 上的数字从何而来</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and {tried} more, {untried} not tried yet</source>
        <translation>另有 {tried} 个，{untried} 个尚未尝试</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{move}, expected</source>
        <translation>{move}，预期</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{position}: {visits} visits</source>
        <translation>{position}：{visits} 次访问</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} to move</source>
        <translation>轮到 {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} {square}: {value}, {visits} visits, {share} of its position's</source>
        <translation>{side} {square}：{value}，{visits} 次访问，占其局面的 {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>{simulations}; most visited: {square}, {rate} of the points</source>
        <translation>{simulations}；访问最多：{square}，得分率 {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× weight</source>
        <translation>× 权重</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>÷ {number}</source>
        <translation>÷ {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ ties</source>
        <translation>✓ 平局</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ wins</source>
        <translation>✓ 获胜</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✗ loses</source>
        <translation>✗ 输棋</translation>
    </message>
</context>
</TS>

; The installer for Windows, for Inno Setup 6:
;   iscc /DVersion=0.1.0 packaging\windows\tttmc.iss
; It packs the folder dist\tttmc that freeze makes. With /DSigned and a sign tool named "tttmc"
; (iscc /Stttmc=...) it signs the installer and the uninstaller.
#ifndef Version
  #error Version must be given, as in /DVersion=0.1.0
#endif

[Setup]
AppId={{6C1E7C52-5C5D-4B0B-9C59-0C54A9D3B6E4}
AppName=tttmc
AppVersion={#Version}
AppPublisher=The tttmc authors
DefaultDirName={autopf}\tttmc
DefaultGroupName=tttmc
DisableProgramGroupPage=yes
; For the current user without administrator rights, or for all users.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesEnvironment=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=tttmc-{#Version}-windows-x64
SetupIconFile=..\..\build\freeze-files\tttmc.ico
UninstallDisplayIcon={app}\tttmc-window.exe
#ifdef Signed
SignTool=tttmc
SignedUninstaller=yes
#endif

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: path; Description: "Add the tttmc command to the PATH"; Flags: unchecked

[InstallDelete]
; Files of older versions must not be loaded.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\tttmc\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\tttmc"; Filename: "{app}\tttmc-window.exe"
Name: "{autodesktop}\tttmc"; Filename: "{app}\tttmc-window.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "{code:EnvironmentKey}"; ValueType: expandsz; ValueName: "Path"; \
  ValueData: "{olddata};{app}"; Tasks: path; Check: IsMissingInPath
; "Open with" offers tttmc for saved games; other programs' JSON files keep their own.
Root: HKA; Subkey: "Software\Classes\Applications\tttmc-window.exe\SupportedTypes"; \
  ValueType: string; ValueName: ".json"; ValueData: ""; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\tttmc-window.exe\shell\open\command"; \
  ValueType: string; ValueData: """{app}\tttmc-window.exe"" ""%1"""; Flags: uninsdeletekey

[Run]
Filename: "{app}\tttmc-window.exe"; Description: "{cm:LaunchProgram,tttmc}"; \
  Flags: nowait postinstall skipifsilent

[Code]
function EnvironmentKey(Param: string): string;
begin
  if IsAdminInstallMode then
    Result := 'SYSTEM\CurrentControlSet\Control\Session Manager\Environment'
  else
    Result := 'Environment';
end;

function CurrentPath: string;
begin
  if not RegQueryStringValue(HKA, EnvironmentKey(''), 'Path', Result) then
    Result := '';
end;

function IsMissingInPath: Boolean;
begin
  Result := Pos(';' + Lowercase(ExpandConstant('{app}')) + ';', ';' + Lowercase(CurrentPath) + ';') = 0;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Path, Part: string;
  Place: Integer;
begin
  if Step <> usPostUninstall then
    exit;
  Path := ';' + CurrentPath + ';';
  Part := ';' + ExpandConstant('{app}') + ';';
  Place := Pos(Lowercase(Part), Lowercase(Path));
  if Place > 0 then begin
    Delete(Path, Place, Length(Part) - 1);
    Path := Copy(Path, 2, Length(Path) - 2);
    RegWriteExpandStringValue(HKA, EnvironmentKey(''), 'Path', Path);
  end;
end;

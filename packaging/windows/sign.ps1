# Sign the given files with the certificate in WINDOWS_CERTIFICATE, a .pfx in base64, and its
# WINDOWS_CERTIFICATE_PASSWORD.
$ErrorActionPreference = "Stop"
$key = New-TemporaryFile
try {
    [IO.File]::WriteAllBytes($key, [Convert]::FromBase64String($env:WINDOWS_CERTIFICATE))
    $kits = "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe"
    $tool = Get-Item $kits | Sort-Object FullName | Select-Object -Last 1
    & $tool sign /fd SHA256 /td SHA256 /tr http://timestamp.digicert.com `
        /f $key /p $env:WINDOWS_CERTIFICATE_PASSWORD $args
    if ($LASTEXITCODE) { exit $LASTEXITCODE }
} finally {
    Remove-Item $key
}

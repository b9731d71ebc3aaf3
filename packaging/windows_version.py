"""The details that Windows shows in a program's properties."""

from __future__ import annotations

from pathlib import Path

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'The tttmc authors'),
      StringStruct('FileDescription', 'Tic-tac-toe against machines that show their thinking'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'tttmc'),
      StringStruct('LegalCopyright', 'The tttmc authors, MIT licence'),
      StringStruct('OriginalFilename', 'tttmc.exe'),
      StringStruct('ProductName', 'tttmc'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])])
  ]
)
"""


def write(path: Path, version: str) -> None:
    """Write the version resource for PyInstaller, for a version such as 0.1.0."""
    numbers = [int(part) for part in version.split(".")[:4] if part.isdigit()]
    padded = tuple([*numbers, 0, 0, 0, 0][:4])
    path.write_text(TEMPLATE.format(numbers=padded, version=version), encoding="utf-8")

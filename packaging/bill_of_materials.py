"""The frozen program's bill of materials as CycloneDX JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from notices import Component


def write(components: Iterable[Component], folder: Path, path: Path) -> None:
    """Write the components with the checksums of their files in the frozen folder."""
    parts = {component.name: part_of(component, folder) for component in components}
    program = parts.pop("tttmc")
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program},
        "components": list(parts.values()),
        "dependencies": [
            {"ref": program["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts.values()]}
        ],
    }
    path.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def part_of(component: Component, folder: Path) -> dict[str, object]:
    """Return a component as CycloneDX describes it."""
    name = f"pkg:{component.kind}/{quote(component.name.lower())}"
    purl = f"{name}@{quote(component.version)}" if component.version else name
    part: dict[str, object] = {
        "type": "application" if component.name == "tttmc" else "library",
        "bom-ref": purl,
        "name": component.name,
        "version": component.version,
        "purl": purl,
        # By name, because not every licence is a valid SPDX expression.
        "licenses": [{"license": {"name": component.licence}}],
    }
    files = [file_part(purl, name, folder) for name in component.files]
    return part | {"components": files} if files else part


def file_part(owner: str, name: str, folder: Path) -> dict[str, object]:
    """Return one of a component's files with its checksum."""
    digest = sha256((folder / "_internal" / name).read_bytes()).hexdigest()
    hashes = [{"alg": "SHA-256", "content": digest}]
    return {"type": "file", "bom-ref": f"{owner}#{quote(name)}", "name": name, "hashes": hashes}

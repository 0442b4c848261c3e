"""Pages of labelled nodes, as propose.ts stores them."""
import gzip
import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np

CROP = 32 * 32
INSIDE = 3 * 16 * 16


@dataclass
class Page:
    id: str
    family: str
    has_tree: bool
    facts: np.ndarray
    boxes: np.ndarray
    targets: np.ndarray
    words: np.ndarray
    crops: np.ndarray
    insides: np.ndarray
    type: np.ndarray
    best: np.ndarray
    parent: np.ndarray
    set: np.ndarray


def load_page(path: Path) -> Page:
    head, _, rest = gzip.open(path).read().partition(b"\n")
    meta = json.loads(head)
    count, width = meta["count"], meta["facts"]
    at = 0

    def take(dtype, columns):
        nonlocal at
        size = count * columns * np.dtype(dtype).itemsize
        array = np.frombuffer(rest[at : at + size], dtype).reshape(count, columns)
        at += size
        return array

    facts, boxes, targets = take("<f4", width), take("<f4", 4), take("<f4", 4)
    words, labels, crops, insides = take("<i4", 2), take("<i4", 4), take("u1", CROP), take("u1", INSIDE)
    return Page(meta["id"], meta["family"], meta["hasTree"], np.nan_to_num(facts), boxes, targets, words, crops, insides,
                labels[:, 0], labels[:, 1], labels[:, 2], labels[:, 3])


def load_pages(folder: str, max_nodes: int) -> list[Page]:
    pages = [load_page(path) for path in sorted(Path(folder).glob("*.bin.gz"))]
    return [page for page in pages if len(page.facts) <= max_nodes and (page.type > 0).any()]


def family_of(page: Page) -> str:
    """Versions and screens of one design are one family."""
    return re.sub(r"_[\d-].*$", "", page.family)

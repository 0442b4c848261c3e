"""Rendered pages as tensors that live on the GPU: pictures, and truth maps of one bit a channel and cell."""
import glob
import json
import os
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from PIL import Image

from classes import CHANNELS, PART_CHANNELS, STRIDE

# How much of a line's height its core keeps, and how far from its ends the core stops, in line heights.
CORE_HEIGHT = 0.5
CORE_INSET = 0.2


def cells(box, width, height):
    x0, y0 = max(0.0, box[0]), max(0.0, box[1])
    x1, y1 = min(width, box[0] + box[2]), min(height, box[1] + box[3])
    left, top = int(round(x0 / STRIDE)), int(round(y0 / STRIDE))
    return left, top, max(left + 1, int(round(x1 / STRIDE))), max(top + 1, int(round(y1 / STRIDE)))


def load(stem):
    """Reads a page at one pixel a CSS pixel, cut to whole multiples of 32, with its truth."""
    labels = json.load(open(stem + ".json"))
    picture = Image.open(stem + (".webp" if os.path.exists(stem + ".webp") else ".png")).convert("RGB")
    if labels["scale"] == 2:
        picture = picture.resize((picture.width // 2, picture.height // 2), Image.BOX)
    width, height = picture.width // 32 * 32, picture.height // 32 * 32
    pixels = np.asarray(picture)[:height, :width].transpose(2, 0, 1).copy()
    truth = np.zeros((len(CHANNELS), height // STRIDE, width // STRIDE), np.uint8)
    for x, y, w, h in labels["lines"]:
        # The box of a font is taller than its letters: the core sits in the middle half.
        inset = min(CORE_INSET * h, w * 0.25)
        core = (x + inset, y + h * (1 - CORE_HEIGHT) / 2, w - 2 * inset, h * CORE_HEIGHT)
        for channel, box in ((0, core), (1, (x, y + h * 0.1, w, h * 0.8))):
            left, top, right, bottom = cells(box, width, height)
            truth[channel, top:bottom, left:right] = 1
    for part in labels["parts"]:
        if part["type"] not in PART_CHANNELS:
            continue
        left, top, right, bottom = cells(part["box"], width, height)
        truth[CHANNELS.index(part["type"]), top:bottom, left:right] = 1
    return os.path.basename(stem), pixels, np.packbits(truth, axis=0)


def load_folders(folders, workers):
    stems = sorted(file[:-5] for folder in folders for file in glob.glob(folder + "/*.json"))
    with ProcessPoolExecutor(workers) as pool:
        return [page for page in pool.map(load, stems, chunksize=8) if min(page[1].shape[1:]) >= 384]

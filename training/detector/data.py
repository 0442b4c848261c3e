"""Rendered pages on the GPU: pictures, and for each pixel whether it is the core of a line, not, surely not, or unknown."""
import glob
import json
import os
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

OTHER, CORE, UNKNOWN, PICTURE = range(4)
# The letters' middle within the box of a line, in box heights: from below the ascenders to above the baseline.
CORE_FROM, CORE_TO = 0.32, 0.78
# On pages that others wrote these may hold text that the page's truth does not know.
MAY_HOLD_TEXT = ("image", "chart", "avatar", "host", "logo")


def load(stem):
    labels = json.load(open(stem + ".json"))
    pixels = np.asarray(Image.open(stem + ".webp").convert("RGB"))
    height, width, _ = pixels.shape
    truth = np.full((height, width), OTHER, np.uint8)
    scale = labels["scale"]

    def fill(x, y, w, h, value):
        truth[max(0, round(y * scale)):max(0, round((y + h) * scale)), max(0, round(x * scale)):max(0, round((x + w) * scale))] = value

    foreign = os.path.basename(stem).startswith("npm-")
    for part in labels["parts"]:
        if part["type"] in MAY_HOLD_TEXT:
            fill(*part["box"], UNKNOWN if foreign else PICTURE)
        elif part["type"] == "icon":
            fill(*part["box"], PICTURE)
    for x, y, w, h in labels["lines"]:
        fill(x, y, w, h, OTHER)
    for x, y, w, h in labels["lines"]:
        fill(x, y + CORE_FROM * h, w, (CORE_TO - CORE_FROM) * h, CORE)
    return os.path.basename(stem), np.concatenate([pixels.transpose(2, 0, 1), truth[None]])


class Pages:
    """All pages in GPU memory; a crop of any scale is a slice and a resize."""

    def __init__(self, folders, held, device, workers):
        stems = sorted(file[:-5] for folder in folders for file in glob.glob(folder + "/*.webp"))
        self.train, self.held = [], []
        with ProcessPoolExecutor(workers) as pool:
            for name, page in pool.map(load, stems, chunksize=4):
                kept = self.held if any(name.startswith(prefix) for prefix in held) else self.train
                kept.append(torch.from_numpy(page).to(device))
        self.device = device

    def crop(self, random, side, pages):
        """A window of `side` pixels at a random scale; at the page's edges the last row and column repeat, as in the engine."""
        page = random.choice(pages)
        scale = 1.0 if random.random() < 0.6 else 2 ** random.uniform(-0.7, 0.9)
        wide = round(side / scale)
        _, height, width = page.shape
        over = round(32 / scale)
        top = random.randint(0, max(0, height + over - wide))
        left = random.randint(0, max(0, width + over - wide))
        part = page[:, top:top + wide, left:left + wide]
        down, right = wide - part.shape[1], wide - part.shape[2]
        picture = F.pad(part[None, :3].float(), (0, right, 0, down), mode="replicate") if down or right else part[None, :3].float()
        truth = F.pad(part[None, 3:].float(), (0, right, 0, down), value=OTHER)
        if scale != 1.0:
            picture = F.interpolate(picture, (side, side), mode="bilinear", antialias=True, align_corners=False)
        # Cells of two pixels: the truth of a cell is that of its upper left pixel.
        truth = F.interpolate(truth, (side // 2, side // 2), mode="nearest")
        return picture[0] / 255, truth[0, 0]

    def batch(self, random, count, side, pages=None):
        crops = [self.crop(random, side, pages or self.train) for _ in range(count)]
        return torch.stack([picture for picture, _ in crops]), torch.stack([truth for _, truth in crops])


def vary(x):
    """Other colours of the same page: inverted, channels swapped, paler or stronger."""
    n = len(x)
    def chance(share):
        return torch.rand(n, 1, 1, 1, device=x.device) < share
    def between(low, high):
        return low + (high - low) * torch.rand(n, 1, 1, 1, device=x.device)
    x = torch.where(chance(0.3), 1 - x, x)
    x = torch.where(chance(0.3), x[:, torch.randperm(3, device=x.device)], x)
    x = torch.where(chance(0.3), (x - 0.5) * between(0.5, 1.1) + between(0.35, 0.65), x)
    return (x + torch.randn_like(x) * torch.where(chance(0.1), between(0, 0.02), torch.zeros_like(x[:, :1, :1, :1]))).clamp(0, 1)

"""Crops of lines on the GPU, by width, with what they say and how they are set."""
import glob
import json
from collections import Counter, defaultdict

import numpy as np
import torch
from torch.nn import functional as F

WIDTHS = [32, 64, 96, 128, 192, 256, 320, 416, 512, 640, 768, 960, 1280]
MAX_CHARS = 160
# Share of crops that hold no text: enough to learn silence, too few to forget faint letters.
SILENT_SHARE = 0.12


def read(folder, held):
    """Rows of every shard, and whether each belongs to the pages that are held back."""
    rows = []
    for file in sorted(glob.glob(folder + "/lines-*.jsonl")):
        pixels = np.memmap(file[:-5] + "u8", np.uint8, "r") if open(file).readline() else None
        at = 0
        for line in open(file):
            row = json.loads(line)
            row["pixels"] = (pixels, at)
            at += 32 * row["width"]
            row["held"] = any(row["page"] == name or row["page"].startswith(name) for name in held)
            rows.append(row)
    return rows


class Lines:
    def __init__(self, rows, chars, device):
        index = {char: number + 1 for number, char in enumerate(chars)}
        often = Counter((row["page"].rsplit("-", 1)[0], row["text"]) for row in rows)
        groups = defaultdict(list)
        for row in rows:
            groups[next(width for width in WIDTHS if width >= row["width"])].append(row)
        self.groups = {}
        for width, members in groups.items():
            pictures = np.zeros((len(members), 32, width), np.uint8)
            texts = np.zeros((len(members), MAX_CHARS), np.uint8)
            for number, row in enumerate(members):
                source, at = row["pixels"]
                picture = np.asarray(source[at:at + 32 * row["width"]]).reshape(32, row["width"])
                pictures[number, :, :row["width"]] = picture
                pictures[number, :, row["width"]:] = picture[:, -1:]
                texts[number, :len(row["text"])] = [index[char] for char in row["text"]]
            # The same menu on every page of a family is one sight, not a hundred.
            weight = np.array([often[row["page"].rsplit("-", 1)[0], row["text"]] ** -0.5 for row in members])
            silent = np.array([row["text"] == "" for row in members])
            if silent.any() and not silent.all():
                weight[silent] *= min(1.0, SILENT_SHARE / (1 - SILENT_SHARE) * weight[~silent].sum() / weight[silent].sum())
            to = lambda values, kind: torch.tensor(values, dtype=kind, device=device)
            self.groups[width] = dict(
                pictures=torch.from_numpy(pictures).to(device), widths=to([row["width"] for row in members], torch.float32),
                texts=torch.from_numpy(texts).to(device), lengths=to([len(row["text"]) for row in members], torch.long),
                bold=to([-1.0 if row["bold"] is None else float(row["bold"]) for row in members], torch.float32),
                ratio=to([0.0 if row["ratio"] is None else row["ratio"] for row in members], torch.float32),
                reach=to(np.cumsum(weight), torch.float64), kinds=[row["page"].split("-")[0] + (" none" if row["text"] == "" else "") for row in members],
            )
        self.device = device

    def mass(self, width):
        return float(self.groups[width]["reach"][-1])

    def take(self, width, count):
        group = self.groups[width]
        at = torch.searchsorted(group["reach"], torch.rand(count, dtype=torch.float64, device=self.device) * group["reach"][-1]).clamp(max=len(group["lengths"]) - 1)
        return {key: group[key][at] for key in ("pictures", "widths", "texts", "lengths", "bold", "ratio")}


def standardise(x, widths):
    """As the engine does: by the mean and deviation of the crop itself, without what fills it up."""
    mask = (torch.arange(x.shape[3], device=x.device)[None] < widths[:, None])[:, None, None].float()
    count = mask.sum((1, 2, 3), keepdim=True) * x.shape[2]
    mean = (x * mask).sum((1, 2, 3), keepdim=True) / count
    deviation = (((x - mean) ** 2 * mask).sum((1, 2, 3), keepdim=True) / count).sqrt()
    return (x - mean) / (deviation + 0.02)


def vary(pictures, widths):
    """Other looks of the same line: inverted, wider or narrower, softer or sharper, smeared as on LCD screens, paler, noisier."""
    x = pictures.float()[:, None] / 255
    n, _, _, width = x.shape
    def chance(share):
        return torch.rand(n, 1, 1, 1, device=x.device) < share
    def between(low, high):
        return low + (high - low) * torch.rand(n, 1, 1, 1, device=x.device)
    x = torch.where(chance(0.5), 1 - x, x)
    grid = torch.zeros(n, 2, 3, device=x.device)
    # Stretching must not push the end of the line out of the picture.
    stretch = torch.maximum(torch.where(chance(0.3), between(0.92, 1.1), torch.ones_like(between(0, 1))).flatten(), widths / width)
    grid[:, 0, 0] = stretch
    grid[:, 0, 2] = stretch - 1
    grid[:, 1, 1] = 1
    x = F.grid_sample(x, F.affine_grid(grid, x.shape, align_corners=False), mode="bilinear", padding_mode="border", align_corners=False)
    soft = F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode="replicate"), 3, 1)
    blend = torch.where(chance(0.12), between(0, 0.8), torch.where(chance(0.1), between(-0.5, 0), torch.zeros_like(soft[:, :, :1, :1])))
    x = (x * (1 - blend) + soft * blend).clamp(0, 1)
    smeared = F.avg_pool2d(F.pad(x, (1, 1, 0, 0), mode="replicate"), (1, 3), 1)
    x = torch.where(chance(0.08), smeared, x)
    x = torch.where(chance(0.3), x ** between(0.6, 1.6), x)
    x = x + torch.randn_like(x) * torch.where(chance(0.2), between(0, 0.05), torch.zeros_like(x[:, :, :1, :1])) * 2 * x.flatten(1).std(1)[:, None, None, None]
    return standardise(x, (widths / stretch).clamp(max=width))

"""Trains the text detector on rendered pages."""
import argparse
import copy
import math
import os
import random
import time

import torch
from torch.nn import functional as F

from data import CORE, PICTURE, UNKNOWN, Pages, vary
from model import Detector, export

options = argparse.ArgumentParser()
options.add_argument("--pages", nargs="+", required=True)
options.add_argument("--out", required=True)
options.add_argument("--held", nargs="*", default=[])
options.add_argument("--seconds", type=float, default=400)
options.add_argument("--rate", type=float, default=4e-3)
options.add_argument("--batch", type=int, default=32)
options.add_argument("--side", type=int, default=512)
options.add_argument("--workers", type=int, default=12)
options = options.parse_args()

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
# Taking an icon or a photo for text costs more than missing the rim of a letter.
PICTURE_WEIGHT, CORE_WEIGHT = 3.0, 2.0
start = time.time()
say = lambda *words: print(f"[{time.time() - start:6.1f}]", *words, flush=True)
os.makedirs(options.out, exist_ok=True)

pages = Pages(options.pages, options.held, DEVICE, options.workers)
say(len(pages.train), "pages", len(pages.held), "held back")
model = Detector().to(DEVICE).to(memory_format=torch.channels_last)
smooth = copy.deepcopy(model).eval()
say(sum(p.numel() for p in model.parameters()), "parameters")
optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=0.02, betas=(0.9, 0.98))


def autocast():
    return torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda")


def loss_of(logits, truth):
    core = (truth == CORE).float()
    weight = (truth != UNKNOWN).float() * (1 + (CORE_WEIGHT - 1) * core + (PICTURE_WEIGHT - 1) * (truth == PICTURE).float())
    cross = (F.binary_cross_entropy_with_logits(logits, core, reduction="none") * weight).sum() / weight.sum().clamp(min=1)
    chance = torch.sigmoid(logits) * (truth != UNKNOWN)
    overlap = 1 - (2 * (chance * core).sum((1, 2)) + 1) / ((chance ** 2).sum((1, 2)) + core.sum((1, 2)) + 1)
    return 4 * cross + 0.5 * overlap.mean()


@torch.no_grad()
def evaluate(count=40):
    """Cores seen, cells called core that are one, and cells of pictures called core, all at a likelihood of 0.3."""
    draw = random.Random(5)
    found = right = called = wrong = cores = pictures = 0
    for _ in range(count):
        x, truth = pages.batch(draw, 8, options.side, pages.held or pages.train)
        with autocast():
            chance = torch.sigmoid(smooth(x).float())[:, 0]
        hit = (chance > 0.3) & (truth != UNKNOWN)
        found += (hit & (truth == CORE)).sum().item()
        cores += (truth == CORE).sum().item()
        called += hit.sum().item()
        wrong += (hit & (truth == PICTURE)).sum().item()
        pictures += (truth == PICTURE).sum().item()
    return f"recall {found / max(1, cores):.4f} precision {found / max(1, called):.4f} pictures {wrong / max(1, pictures):.4f}"


def store():
    torch.save(smooth.state_dict(), f"{options.out}/detector.pt")
    export(smooth, f"{options.out}/detector.onnx")


draw = random.Random(1)
begin, step, stored = time.time(), 0, 0
while (past := (time.time() - begin) / options.seconds) < 1:
    for group in optimiser.param_groups:
        group["lr"] = options.rate * min(1, past / 0.03 + 0.02) * (0.5 * (1 + math.cos(math.pi * past)) * 0.99 + 0.01)
    x, truth = pages.batch(draw, options.batch, options.side)
    model.train()
    with autocast():
        logits = model(vary(x).contiguous(memory_format=torch.channels_last))
    loss = loss_of(logits.float()[:, 0], truth)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
    optimiser.step()
    keep = min(0.998, (1 + step) / (20 + step))
    with torch.no_grad():
        for slow, fast in zip(smooth.state_dict().values(), model.state_dict().values()):
            slow.lerp_(fast, 1 - keep) if slow.dtype.is_floating_point else slow.copy_(fast)
    if step % 200 == 0:
        say("step", step, f"loss {loss.item():.4f}")
    step += 1
    if past > (stored + 1) / 4:
        stored += 1
        store()
        say("after", step, evaluate())
store()
say("end", step, evaluate())

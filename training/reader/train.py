"""Trains both readers on the engine's own crops, from nothing or further; the small one also learns from the large one's answers."""
import argparse
import copy
import json
import math
import os
import random
import time

import torch
from torch.nn import functional as F

from data import Lines, read, standardise, vary
from model import SIZES, export, fresh, load

options = argparse.ArgumentParser()
options.add_argument("--lines", nargs="+", required=True)
options.add_argument("--checkpoints", default="../checkpoints", help="trained files to train further")
options.add_argument("--fresh", action="store_true", help="from random weights instead")
options.add_argument("--resume", help="folder of a fresh training to go on with")
options.add_argument("--out", required=True)
options.add_argument("--held", nargs="*", default=[])
options.add_argument("--seconds", type=float, default=600)
options.add_argument("--rate", type=float, default=5e-4)
options.add_argument("--batch", type=int, default=768)
options = options.parse_args()

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
BOLD_SHARE, SIZE_SHARE, TEACHER_SHARE = 0.3, 1.0, 0.3
start = time.time()
say = lambda *words: print(f"[{time.time() - start:6.1f}]", *words, flush=True)
os.makedirs(options.out, exist_ok=True)
torch.backends.cudnn.benchmark = False
# The work is on the GPU: more threads here only spin, and starve the one that feeds it.
torch.set_num_threads(2)

chars = json.load(open("../../packages/vision/models/reader-chars.json"))
rows = [row for folder in options.lines for row in read(folder, options.held)]
say(len(rows), "crops", sum(row["held"] for row in rows), "held back")
lines = Lines([row for row in rows if not row["held"]], chars, DEVICE)
held = Lines([row for row in rows if row["held"]][::3], chars, DEVICE) if options.held else None
say("on the device:", {width: len(group["lengths"]) for width, group in lines.groups.items()})


def start_of(name):
    if not options.fresh and not options.resume:
        return load(f"{options.checkpoints}/{name}.onnx", len(chars) + 1, name)
    model = fresh(len(chars) + 1, name)
    if options.resume:
        model.load_state_dict(torch.load(f"{options.resume}/{name}.pt", map_location="cpu"))
    return model


models = {name: start_of(name).to(DEVICE).to(memory_format=torch.channels_last) for name in SIZES}
say({name: f"{sum(p.numel() for p in model.parameters()) / 1e6:.2f} M parameters" for name, model in models.items()})
smooth = {name: copy.deepcopy(model).eval() for name, model in models.items()}
optimisers = {
    name: torch.optim.AdamW(
        [dict(params=[p for p in model.parameters() if p.ndim > 1], weight_decay=0.02), dict(params=[p for p in model.parameters() if p.ndim == 1], weight_decay=0.0)],
        lr=options.rate, betas=(0.9, 0.98))
    for name, model in models.items()
}


def autocast():
    return torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda")


def pooled(style, widths, width):
    """Mean over the steps that stand on the line; the rest is filling."""
    mask = (torch.arange(style.shape[1], device=style.device)[None] * (width / style.shape[1]) < widths[:, None]).float()[..., None]
    return (style * mask).sum(1) / mask.sum(1).clamp(min=1)


def losses(y, batch, width):
    logits, style = y[..., :-2].float(), pooled(y[..., -2:].float(), batch["widths"], width)
    log = F.log_softmax(logits, -1)
    steps = torch.full((len(logits),), logits.shape[1], dtype=torch.long, device=DEVICE)
    most = max(1, int(batch["lengths"].max()))
    read = F.ctc_loss(log.transpose(0, 1), batch["texts"][:, :most].long(), steps, batch["lengths"], reduction="none", zero_infinity=True)
    total = (read / (batch["lengths"] + 2)).mean()
    bold, sized = batch["bold"] >= 0, batch["ratio"] > 0
    if bold.any():
        total = total + BOLD_SHARE * F.binary_cross_entropy_with_logits(style[bold, 0], batch["bold"][bold])
    if sized.any():
        total = total + SIZE_SHARE * (style[sized, 1] - batch["ratio"][sized].log()).abs().mean()
    return total, log


@torch.no_grad()
def evaluate(model):
    """Exact lines, lines whose weight is right, and lines whose size is within 5 %, by kind of page."""
    tally = {}
    for width, group in held.groups.items():
        for at in range(0, len(group["lengths"]), 256):
            part = slice(at, at + 256)
            widths = group["widths"][part]
            with autocast():
                y = model(standardise(group["pictures"][part].float()[:, None] / 255, widths))
            style = pooled(y[..., -2:].float(), widths, width).cpu()
            bold, ratio = group["bold"][part].cpu(), group["ratio"][part].cpu()
            best = y[..., :-2].argmax(-1).cpu()
            truth, lengths = group["texts"][part].cpu(), group["lengths"][part].cpu()
            for k, row in enumerate(best):
                row = torch.unique_consecutive(row)
                right = row[row > 0].tolist() == truth[k, :lengths[k]].tolist()
                kind = tally.setdefault(group["kinds"][at + k], [0, 0, 0, 0, 0, 0])
                kind[0] += right
                kind[1] += 1
                if bold[k] >= 0:
                    kind[2] += int((style[k, 0] > 0) == (bold[k] > 0.5))
                    kind[3] += 1
                if ratio[k] > 0:
                    kind[4] += int((style[k, 1] - ratio[k].log()).abs() < 0.05)
                    kind[5] += 1
    return {kind: [f"{100 * a / max(1, b):.1f}%" for a, b in ((r, n), (s, m), (t, o))] + [n] for kind, (r, n, s, m, t, o) in tally.items()}


def store(name):
    torch.save(smooth[name].state_dict(), f"{options.out}/{name}.pt")
    export(smooth[name], f"{options.out}/{name}.onnx")


if held:
    for name in models:
        say("before", name, evaluate(smooth[name]))
widths = list(lines.groups)
def rows_of(width):
    return max(16, min(2048, int(options.batch * 256 / width)))
shares = [lines.mass(width) / rows_of(width) for width in widths]
step = seen = 0
told, stored = time.time(), 0
begin = time.time()
while (past := (time.time() - begin) / options.seconds) < 1:
    rate = options.rate * min(1, past / 0.03 + 0.02) * (0.5 * (1 + math.cos(math.pi * past)) * 0.99 + 0.01)
    width = random.choices(widths, shares)[0]
    batch = lines.take(width, rows_of(width))
    x = vary(batch["pictures"], batch["widths"])
    teacher = None
    for name, model in models.items():
        model.train()
        for group in optimisers[name].param_groups:
            group["lr"] = rate
        with autocast():
            y = model(x)
        loss, log = losses(y, batch, width)
        if teacher is None:
            teacher = log.detach()
        else:
            loss = loss + TEACHER_SHARE * F.kl_div(log, teacher, log_target=True, reduction="none").sum(-1).mean()
        if not torch.isfinite(loss):
            say("skipped a batch of", name)
            continue
        optimisers[name].zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimisers[name].step()
        keep = min(0.999, (1 + step) / (20 + step))
        with torch.no_grad():
            for slow, fast in zip(smooth[name].state_dict().values(), model.state_dict().values()):
                slow.lerp_(fast, 1 - keep) if slow.dtype.is_floating_point else slow.copy_(fast)
        if step % 100 == 0:
            say("step", step, "seen", seen, name, f"loss {loss.item():.4f} rate {rate:.2e}")
    step += 1
    seen += len(x)
    if past > (stored + 1) / 4:
        stored += 1
        for name in models:
            store(name)
            if held:
                say("after", seen, name, evaluate(smooth[name]))
for name in models:
    store(name)
    if held:
        say("end", seen, name, evaluate(smooth[name]))

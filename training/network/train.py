"""Trains the page network for a given number of seconds and writes checkpoint and ONNX; see ../README.md."""
import argparse
import time

import numpy as np
import torch
import torch.nn.functional as F

from classes import CHANNELS, STRIDE
from export import export
from model import PageNetwork
from pages import load_folders

options = argparse.ArgumentParser()
options.add_argument("--pages", nargs="+", required=True)
options.add_argument("--held", nargs="*", default=[], help="page name prefixes that are only looked at, never learnt")
options.add_argument("--seconds", type=float, default=480)
options.add_argument("--batch", type=int, default=48)
options.add_argument("--crop", type=int, default=640)
options.add_argument("--rate", type=float, default=2e-3)
options.add_argument("--resume", default="")
options.add_argument("--out", required=True)
options.add_argument("--workers", type=int, default=16)
args = options.parse_args()

started = time.time()
device = "cuda"
torch.manual_seed(1)
torch.backends.cudnn.benchmark = True


def say(*words):
    print(f"[{time.time() - started:6.1f}]", *words, flush=True)


loaded = load_folders(args.pages, args.workers)
held = [page for page in loaded if any(page[0].startswith(prefix) for prefix in args.held)]
learnt = [page for page in loaded if not any(page[0].startswith(prefix) for prefix in args.held)]
say(len(learnt), "pages to learn from,", len(held), "held out")


def on_gpu(pages):
    return [(torch.from_numpy(pixels).to(device), torch.from_numpy(bits).to(device)) for _, pixels, bits in pages]


learnt, held = on_gpu(learnt), on_gpu(held)
# A page is drawn as often as it is large, but a phone page is not drowned by desktop pages.
weights = np.array([pixels.shape[1] * pixels.shape[2] for pixels, _ in learnt], np.float64) ** 0.5
weights /= weights.sum()
shifts = torch.arange(7, -1, -1, device=device, dtype=torch.uint8)


def unpack(bits):
    return ((bits.unsqueeze(1) >> shifts[None, :, None, None]) & 1).flatten(0, 1)[: len(CHANNELS)]


def crop(pixels, bits, size):
    height, width = pixels.shape[1:]
    y = STRIDE * np.random.randint(0, max(1, (height - size) // STRIDE + 1))
    x = STRIDE * np.random.randint(0, max(1, (width - size) // STRIDE + 1))
    picture = pixels[:, y : y + size, x : x + size]
    truth = unpack(bits[:, y // STRIDE : (y + size) // STRIDE, x // STRIDE : (x + size) // STRIDE])
    down, right = size - picture.shape[1], size - picture.shape[2]
    if down or right:
        picture = F.pad(picture.float()[None], (0, right, 0, down), mode="replicate")[0].to(torch.uint8)
        truth = F.pad(truth, (0, right // STRIDE, 0, down // STRIDE))
    return picture, truth


def vary(x):
    """Other colours, the same page: channels swapped, light and dark exchanged, contrast and noise changed."""
    count = x.shape[0]
    swap = torch.stack([torch.randperm(3, device=device) for _ in range(count)])
    x = torch.gather(x, 1, swap[:, :, None, None].expand_as(x))
    flip = (torch.rand(count, 1, 1, 1, device=device) < 0.25).float()
    x = x * (1 - flip) + (1 - x) * flip
    x = x.clamp(0, 1) ** torch.exp(torch.randn(count, 1, 1, 1, device=device) * 0.25)
    noisy = (torch.rand(count, 1, 1, 1, device=device) < 0.2).float()
    return x + torch.randn_like(x) * 0.02 * noisy


def batch():
    pairs = [crop(*learnt[i], args.crop) for i in np.random.choice(len(learnt), args.batch, p=weights)]
    return vary(torch.stack([p for p, _ in pairs]).float() / 255), torch.stack([t for _, t in pairs]).float()


def loss_of(logits, truth):
    # Focal-like weight on what is wrong, and overlap per channel so that rare parts count as much as common ones.
    cross = F.binary_cross_entropy_with_logits(logits, truth, reduction="none")
    chance = torch.sigmoid(logits)
    wrong = (chance - truth).abs()
    focal = (cross * wrong.detach() ** 1.5).mean((0, 2, 3))
    both = (chance * truth).sum((0, 2, 3))
    overlap = 1 - (2 * both + 50) / (chance.sum((0, 2, 3)) + truth.sum((0, 2, 3)) + 50)
    scale = torch.ones(len(CHANNELS), device=device)
    scale[:2] = 4
    return ((focal * 40 + overlap) * scale).sum() / scale.sum()


network = PageNetwork().to(device, memory_format=torch.channels_last)
average = PageNetwork().to(device)
if args.resume:
    network.load_state_dict(torch.load(args.resume, map_location=device))
average.load_state_dict(network.state_dict())
average.eval()
optimizer = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=0.01, fused=True)
say(sum(p.numel() for p in network.parameters()), "parameters")


@torch.no_grad()
def judge():
    """F1 a channel over the cells of the held-out pages."""
    hits, said, true = (torch.zeros(len(CHANNELS), device=device) for _ in range(3))
    for pixels, bits in held:
        with torch.autocast("cuda", torch.bfloat16):
            logits = average(pixels[None].float() / 255)
        guess, truth = logits[0].float() > 0, unpack(bits).bool()
        hits += (guess & truth).sum((1, 2))
        said += guess.sum((1, 2))
        true += truth.sum((1, 2))
    f1 = 2 * hits / (said + true).clamp(min=1)
    say("held out:", " ".join(f"{name} {value:.2f}" for name, value in zip(CHANNELS, f1.tolist())))


begin, step, last = time.time(), 0, time.time()
while True:
    done = (time.time() - begin) / args.seconds
    if done >= 1:
        break
    for group in optimizer.param_groups:
        group["lr"] = args.rate * min(1, step / 200) * (0.5 + 0.5 * np.cos(np.pi * done))
    pictures, truth = batch()
    with torch.autocast("cuda", torch.bfloat16):
        logits = network(pictures.to(memory_format=torch.channels_last))
    loss = loss_of(logits.float(), truth)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimizer.step()
    step += 1
    with torch.no_grad():
        keep = min(0.999, step / (step + 50))
        for mean, now in zip(average.state_dict().values(), network.state_dict().values()):
            if mean.dtype.is_floating_point:
                mean.lerp_(now, 1 - keep)
            else:
                mean.copy_(now)
    if time.time() - last > 60:
        say("step", step, f"loss {loss.item():.4f}")
        judge()
        last = time.time()
judge()
say("steps", step)
torch.save(average.state_dict(), args.out + "/page-network.pt")
export(average.cpu().float(), args.out + "/page-network.onnx")

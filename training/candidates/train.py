"""Trains the judge on candidates that propose.ts wrote; judges it on families that it has not seen."""

import argparse, os, time
import numpy as np
import torch
import torch.nn.functional as F
from data import family, load
from model import CANVAS, CLASSES, CROP, SIDE, Judge

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--held", nargs="*", default=[], help="beginnings of the names of pages that are only judged")
parser.add_argument("--seconds", type=int, default=150)
parser.add_argument("--batch", type=int, default=1024)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--made", type=float, default=0.5, help="weight of generated pages beside the real ones")
parser.add_argument("--drop", type=float, default=0.03, help="share of facts that are left out of an example")
parser.add_argument("--decay", type=float, default=0.02)
parser.add_argument("--balance", type=float, default=0.3, help="how much rare classes are favoured, 0 to 1")
parser.add_argument("--agree", type=float, default=1.0, help="how much the overlap of canvases counts beside their sides")
parser.add_argument("--no-rules", action="store_true", help="without the verdict of the rules among the facts")
parser.add_argument("--out", required=True)
args = parser.parse_args()
torch.manual_seed(args.seed)
np.random.seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"


facts, crops, labels, pages = load(args.data)
families = np.array([family(page) for page in pages])
held = np.array([any(page.startswith(name) for name in args.held) for page in pages])
print(len(facts), "candidates of", len(set(pages)), "pages,", held.sum(), "held out;", facts.shape[1], "facts", flush=True)
for name, count in zip(*np.unique(labels[:, 0].astype(int), return_counts=True)):
    print(f"{CLASSES[name]} {count}", end=" ")
print(flush=True)

# A family counts by the root of its size, and what we generated ourselves as much as a third of the real pages.
names, index, counts = np.unique(families, return_inverse=True, return_counts=True)
share = np.sqrt(counts)
share[names == "made"] = share[names != "made"].sum() * args.made
chance = (share / counts)[index] * (labels[:, 1] > 0) * ~held
# Shapes that are nothing are many, and some classes are rare: the common ones are drawn less often.
often = np.bincount(labels[:, 0].astype(int), minlength=len(CLASSES)) + 500.0
chance *= (often[labels[:, 0].astype(int)] / often[1]) ** -args.balance

known = ~held
mean, deviation = facts[known].mean(0), facts[known].std(0) + 1e-3
if args.no_rules:
    deviation[84:102] = 1e6
network = Judge(facts.shape[1])
network.mean.copy_(torch.from_numpy(mean))
network.scale.copy_(torch.from_numpy(1 / deviation))
network = network.to(device)
average = Judge(facts.shape[1]).to(device)
average.load_state_dict(network.state_dict())
average.eval()
print(sum(p.numel() for p in network.parameters()), "parameters", flush=True)

facts_gpu, crops_gpu, labels_gpu = (torch.from_numpy(x).to(device) for x in (facts, crops, labels))
chance_gpu = torch.from_numpy(chance / chance.sum()).to(device)
cumulated = torch.cumsum(chance_gpu, 0)
optimizer = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=args.decay)


def draw():
    chosen = torch.searchsorted(cumulated, torch.rand(args.batch, device=device, dtype=torch.float64)).clamp(max=len(facts) - 1)
    crop = crops_gpu[chosen].reshape(-1, 2, 3, SIDE * SIDE).float()
    # Other colours, the same thing; and now and then only one of the two kinds of evidence.
    order = torch.stack([torch.randperm(3, device=device) for _ in range(8)])[torch.randint(8, (args.batch,), device=device)]
    crop = torch.gather(crop, 2, order[:, None, :, None].expand_as(crop))
    flip = (torch.rand(args.batch, 1, 1, 1, device=device) < 0.2).float()
    crop = crop * (1 - flip) + (255 - crop) * flip
    crop = (crop - 128) * torch.exp(torch.randn(args.batch, 1, 1, 1, device=device) * 0.15) + 128 + torch.randn(args.batch, 1, 1, 1, device=device) * 8
    crop = crop * (torch.rand(args.batch, 1, 1, 1, device=device) > 0.05) + 0
    values = facts_gpu[chosen]
    values = values + torch.randn_like(values) * 0.02
    drop = torch.rand_like(values) < args.drop
    values = torch.where(drop, network.mean.expand_as(values), values)
    return torch.cat([values, crop.reshape(args.batch, -1)], 1), labels_gpu[chosen], facts_gpu[chosen]


@torch.no_grad()
def answer(rows_of):
    answers = []
    for at in range(0, len(rows_of), 8192):
        part = rows_of[at : at + 8192]
        answers.append(average(torch.cat([facts_gpu[part], crops_gpu[part].float()], 1)).float())
    return torch.cat(answers).cpu().numpy()


def judge():
    if not held.any():
        return
    rows = torch.from_numpy(np.flatnonzero(held)).to(device)
    answers = answer(rows)
    truth, weight = labels[held, 0].astype(int), labels[held, 1]
    said = answers[:, : len(CLASSES)].argmax(1)
    for kind in ("made", "theme", "npm"):
        of = np.array([page.startswith(kind) for page in pages[held]]) & (weight > 0.5)
        if not of.any():
            continue
        line = []
        for c, name in enumerate(CLASSES):
            hit = ((said == c) & (truth == c) & of).sum()
            total = ((said == c) & of).sum() + ((truth == c) & of).sum()
            if total:
                line.append(f"{name} {2 * hit / total:.3f} ({((truth == c) & of).sum()})")
        icons = np.flatnonzero(of & (truth == 1))
        if len(icons):
            near = agreement(facts_gpu[rows[icons]].cpu(), torch.from_numpy(answers[icons][:, len(CLASSES) :]), torch.from_numpy(labels[held][icons][:, 2:]))
            print(f"held {kind}: canvas agrees {(near >= 0.5).float().mean():.3f}", flush=True)
        print(f"held {kind}: right {(said == truth)[of].mean():.4f};", "; ".join(line), flush=True)


def agreement(facts_of, out, target):
    """Overlap of the canvas that was said with the true one, in sides of the ink; never smaller than the ink (see judge.ts)."""
    ink = torch.exp2(facts_of[:, 3:5]) - 1
    ink = ink / ink.amax(1, keepdim=True).clamp(min=1e-3)
    size = torch.maximum(torch.exp2(out[:, 2:].clamp(-3, 3)), ink)
    true = torch.exp2(target[:, 2:].clamp(-3, 3))
    low = torch.maximum(out[:, :2] - size / 2, target[:, :2] - true / 2)
    high = torch.minimum(out[:, :2] + size / 2, target[:, :2] + true / 2)
    shared = (high - low).clamp(min=0).prod(1)
    return shared / (size.prod(1) + true.prod(1) - shared)


begin, step, last = time.time(), 0, time.time()
network.train()
while True:
    done = (time.time() - begin) / args.seconds
    if done >= 1:
        break
    for group in optimizer.param_groups:
        group["lr"] = args.rate * min(1, step / 200) * (0.5 + 0.5 * np.cos(np.pi * done))
    rows, target, known_facts = draw()
    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
        out = network(rows)
    out = out.float()
    weight = target[:, 1].clamp(min=0.1)
    kind = target[:, 0].long()
    cross = F.cross_entropy(out[:, : len(CLASSES)], kind, reduction="none", label_smoothing=0.02)
    icon = (kind == 1).float()
    canvas = F.smooth_l1_loss(out[:, len(CLASSES) :], target[:, 2:].clamp(-2, 2), reduction="none", beta=0.1).sum(1)
    # What counts is that the canvas agrees by half with the true one, whichever of several it may be.
    miss = torch.sigmoid((0.56 - agreement(known_facts, out[:, len(CLASSES) :], target[:, 2:])) / 0.06)
    sure = icon * (target[:, 1] > 0.5)
    loss = (cross * weight).mean() + ((0.3 * canvas + args.agree * miss) * sure).mean()
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
    optimizer.step()
    step += 1
    with torch.no_grad():
        keep = min(0.999, step / (step + 50))
        for mean_of, now in zip(average.state_dict().values(), network.state_dict().values()):
            if mean_of.dtype.is_floating_point:
                mean_of.lerp_(now, 1 - keep)
            else:
                mean_of.copy_(now)
    if time.time() - last > 30:
        print("step", step, f"loss {loss.item():.4f}", flush=True)
        judge()
        last = time.time()
judge()
print("steps", step, flush=True)
os.makedirs(args.out, exist_ok=True)
torch.save(average.state_dict(), args.out + "/judge.pt")
average.cpu()
torch.onnx.export(average, torch.zeros(2, facts.shape[1] + CROP), args.out + "/judge.onnx", input_names=["rows"], output_names=["answers"], dynamic_axes={"rows": {0: "n"}, "answers": {0: "n"}}, opset_version=17, dynamo=False)

"""Trains the decider: pages of labelled nodes in, decider.onnx out."""
import argparse
import hashlib
import json
import time
from collections import Counter, defaultdict
from pathlib import Path
from queue import Queue
from threading import Thread

import numpy as np
import torch
from torch.nn import functional as F

from data import family_of, load_pages
from model import TYPES, Decider

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True, nargs="+")
parser.add_argument("--out", required=True)
parser.add_argument("--seconds", type=float, default=300)
parser.add_argument("--held", type=int, default=0, help="one of so many parts of the open families is only judged")
parser.add_argument("--width", type=int, default=128)
parser.add_argument("--layers", type=int, default=4)
parser.add_argument("--drop", type=float, default=0.15)
parser.add_argument("--decay", type=float, default=0.1)
parser.add_argument("--rate", type=float, default=1.4e-3)
parser.add_argument("--nodes", type=int, default=12000, help="nodes a batch")
parser.add_argument("--mix", type=float, default=0.3, help="share of pages that are seen with parts of another one below them")
parser.add_argument("--mirror", type=float, default=0.15, help="share of pages that are seen mirrored")
parser.add_argument("--lose", type=float, default=0.1, help="at most this share of the things of a page is left out")
parser.add_argument("--balance", type=float, default=0.2, help="how much more a rare type counts: 0 not at all, 1 as much as all others")
parser.add_argument("--resume", help="goes on from this checkpoint")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()
torch.manual_seed(args.seed)
random = np.random.default_rng(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"

pages = [page for folder in args.data for page in load_pages(folder, 900)]


def is_held(page):
    if args.held == 0 or not page.family.startswith("open-"):
        return False
    return int(hashlib.sha256(page.family.encode()).hexdigest(), 16) % args.held == 0


held = [page for page in pages if is_held(page)]
learnt = [page for page in pages if not is_held(page)]
print(len(learnt), "pages learnt,", len(held), "held;", sum(len(page.facts) for page in learnt), "nodes", flush=True)

# A family counts by the root of its pages, pages that we made by a third.
sizes = Counter(family_of(page) for page in learnt)
weights = np.array([sizes[family_of(page)] ** -0.5 * (0.3 if page.id.startswith(("theme-", "made-")) else 1) for page in learnt])
weights /= weights.sum()

counts = np.zeros(TYPES)
for page, weight in zip(learnt, weights):
    counts += weight * np.bincount(page.type[page.type >= 0], minlength=TYPES)
# What text is, and what only groups, is told less surely by pages and matters less.
minor = np.ones(TYPES)
minor[[4, 12, 17, 33, 34]] = 0.7
balance = torch.tensor(minor * np.clip((counts.sum() / TYPES / np.maximum(counts, 1e-4)) ** args.balance, 0.5, 4), dtype=torch.float32, device=device)

# Where describe-nodes.ts puts colours, and how bright and how different a node is from what is behind it.
COLORS = [30, 33, 36, 73]
CONTRAST = 39
DIFFERENCE = 40
# Logarithms of lengths.
LENGTHS = [0, 1, 7, 8, 11, 12, 13, 14, 15, 16, 49, 53, 70, 71, 80]


class Store:
    """All nodes of all pages where the network runs, and one row of padding after them."""

    def __init__(self, pages):
        def whole(name, fill, kind):
            rows = np.concatenate([getattr(page, name) for page in pages])
            return torch.from_numpy(np.concatenate([rows, np.full_like(rows[:1], fill)])).to(device, kind)

        self.facts, self.boxes, self.targets = (whole(name, 0, torch.float32) for name in ("facts", "boxes", "targets"))
        self.words, self.crops, self.insides = whole("words", 0, torch.int64), whole("crops", 0, torch.uint8), whole("insides", 0, torch.uint8)
        self.type, self.best, self.set = whole("type", -1, torch.int64), whole("best", 0, torch.float32), whole("set", -2, torch.int64)
        sizes = [len(page.facts) for page in pages]
        self.starts = np.cumsum([0, *sizes])


def keep_of(page):
    """The nodes of another look of a page: some are left out, things less often than others, or all outside a window."""
    chance = np.where(page.type <= 0, random.uniform(0, 0.2), random.uniform(0, args.lose))
    keep = np.flatnonzero(random.random(len(page.facts)) >= chance)
    if random.random() < 0.4:
        keep = window_of(page, keep)
    return keep if len(keep) > 10 else np.arange(len(page.facts))


def window_of(page, keep):
    """What lies in one stretch of a page."""
    middle = page.boxes[:, 1] + page.boxes[:, 3] / 2
    start, end = np.sort(random.uniform(0, middle.max() + 1, 2))
    part = keep[(middle[keep] >= start) & (middle[keep] <= end)]
    return part if end - start > 250 and len(part) > 10 else keep


# A page that others are put below: the network must not know a page by heart to know what a thing on it is.
MIXED_GAP = 40


def look_of(pages, index):
    """Which nodes of which pages are seen together, and how far down each lies."""
    parts = [(index, keep_of(pages[index]), 0.0)]
    if random.random() < args.mix:
        other = int(random.choice(len(pages), p=weights))
        keep = window_of(pages[other], keep_of(pages[other]))
        if len(parts[0][1]) + len(keep) <= 900:
            boxes = pages[index].boxes[parts[0][1]]
            top = pages[other].boxes[keep, 1].min()
            parts.append((other, keep, float((boxes[:, 1] + boxes[:, 3]).max() - top + MIXED_GAP)))
    return parts


def length_of_look(parts):
    return sum(len(keep) for _, keep, _ in parts)


def batch_of(store, pages, looks, grows):
    longest = max(length_of_look(parts) for parts in looks)
    rows = np.full((len(looks), longest), store.starts[-1])
    parents = np.full((len(looks), longest), -2)
    lower = np.zeros((len(looks), longest), np.float32)
    apart = np.zeros((len(looks), longest), np.int64)
    for at, parts in enumerate(looks):
        begin = 0
        for number, (index, keep, down) in enumerate(parts):
            here = slice(begin, begin + len(keep))
            rows[at, here] = store.starts[index] + keep
            place = np.full(len(pages[index].facts), -2)
            place[keep] = np.arange(begin, begin + len(keep))
            parent = pages[index].parent[keep]
            parents[at, here] = np.where(parent >= 0, place[np.maximum(parent, 0)], parent)
            lower[at, here], apart[at, here] = down, number * 10000
            begin += len(keep)
    rows = torch.from_numpy(rows).to(device)
    mask = (rows < store.starts[-1]).float()
    facts, boxes, targets, words = store.facts[rows], store.boxes[rows], store.targets[rows], store.words[rows]
    crops, insides = store.crops[rows].float(), store.insides[rows].float()
    down = torch.from_numpy(lower).to(device)
    boxes[..., 1] += down
    targets[..., 1] += down
    sets = store.set[rows]
    sets = torch.where(sets >= 0, sets + torch.from_numpy(apart).to(device), sets)
    if grows:
        facts, boxes, targets, crops, insides = mirror(facts, boxes, targets, crops, insides)
        facts, boxes, targets, words, crops, insides = vary(facts, boxes, targets, words, crops, insides)
    return [facts, boxes, targets, words, crops, insides, store.type[rows], store.best[rows], torch.from_numpy(parents).to(device), sets, mask]


def length_of(logarithm):
    return torch.exp2(10 * logarithm) - 1


def mirror(facts, boxes, targets, crops, insides):
    """Some pages from right to left; where describe-nodes.ts tells of left and right."""
    flips = torch.rand(len(facts), device=device) < args.mirror
    if not flips.any():
        return facts, boxes, targets, crops, insides
    one = facts[flips]
    facts, boxes, targets, crops, insides = facts.clone(), boxes.clone(), targets.clone(), crops.clone(), insides.clone()
    turned = one.clone()
    turned[..., 3], turned[..., 4] = 1 - one[..., 4], 1 - one[..., 3]
    turned[..., 13], turned[..., 15] = one[..., 15], one[..., 13]
    has_text = one[..., 59] > 0
    turned[..., 76] = torch.where(has_text, 1 - one[..., 76], one[..., 76])
    width = length_of(one[..., 0])
    right = (width * (1 - one[..., 78]) - length_of(one[..., 80])).clamp(min=0)
    turned[..., 80] = torch.where(has_text, torch.log2(1 + right) / 10, one[..., 80])
    facts[flips] = turned
    page = length_of(one[..., 11]).amax(1, keepdim=True)
    for places in (boxes, targets):
        place = places[flips]
        place[..., 0] = page - place[..., 0] - place[..., 2]
        places[flips] = place
    crops[flips] = crops[flips].reshape(*one.shape[:2], 32, 32).flip(-1).reshape(*one.shape[:2], -1)
    insides[flips] = insides[flips].reshape(*one.shape[:2], 3, 16, 16).flip(-1).reshape(*one.shape[:2], -1)
    return facts, boxes, targets, crops, insides


def vary(facts, boxes, targets, words, crops, insides):
    """Other looks of the same pages: dark or light, other colours, densities and words, facts that fail."""
    count = len(facts)

    def draw(low, high):
        return torch.rand(count, 1, 1, device=device) * (high - low) + low

    dark = torch.where(draw(0, 1) < 0.3, -1.0, 1.0)
    order = torch.stack([torch.randperm(3, device=device) for _ in range(count)])
    mix, base = draw(0.7, 1), torch.rand(count, 1, 3, device=device)

    def reorder(colors):
        return colors.gather(2, order[:, None, :].expand_as(colors))

    for at in COLORS:
        colors = facts[..., at : at + 3]
        facts[..., at : at + 3] = reorder(torch.where(dark < 0, 1 - colors, colors)) * mix + base * (1 - mix)
    facts[..., CONTRAST : CONTRAST + 1] *= dark * mix
    facts[..., DIFFERENCE : DIFFERENCE + 3] = reorder(facts[..., DIFFERENCE : DIFFERENCE + 3]) * mix
    size = torch.exp2(draw(-0.4, 0.4))
    lengths = facts[..., LENGTHS]
    facts[..., LENGTHS] = lengths + torch.log2(size) / 10 * (lengths > 0.1)
    facts = torch.where(torch.rand_like(facts) < 0.03, 0.0, facts)
    facts = facts + torch.randn_like(facts) * 0.01 * (facts != 0)
    silent = (torch.rand(words.shape[:2], device=device) < 0.3)[..., None] | (draw(0, 1) < 0.2)
    words = torch.where(silent, 0, words)
    crops = ((crops - 128) * dark * draw(0.6, 1.2) + 128 + draw(-25, 25)).clamp(0, 255)
    blind = (torch.rand(words.shape[:2], device=device) < 0.1)[..., None]
    planes = insides.reshape(*insides.shape[:2], 3, -1) / 255
    planes = torch.where(dark[..., None] < 0, 1 - planes, planes).gather(2, order[:, None, :, None].expand_as(planes))
    insides = 255 * (planes * mix[..., None] + base[..., None] * (1 - mix[..., None])).reshape(insides.shape)
    blind_inside = (torch.rand(words.shape[:2], device=device) < 0.1)[..., None]
    crops, insides = torch.where(blind, 128.0, crops), torch.where(blind_inside, 128.0, insides)
    return facts, boxes * size, targets * size, words, crops, insides


def edges(boxes, targets):
    """How far each side has to move, in the longer side of the box."""
    side = torch.maximum(boxes[..., 2], boxes[..., 3]).clamp(min=1)[..., None]
    found = torch.cat([boxes[..., :2], boxes[..., :2] + boxes[..., 2:]], -1)
    wanted = torch.cat([targets[..., :2], targets[..., :2] + targets[..., 2:]], -1)
    return ((wanted - found) / side).clamp(-1, 1)


def losses(model, batch):
    facts, boxes, targets, words, crops, insides, type_, best, parent, set_, mask = batch
    types, rest, holders, alike = model(facts, boxes, words, crops, insides, mask)
    known = type_ >= 0
    named = type_ > 0
    loss = F.cross_entropy(types[known], type_[known], weight=balance, label_smoothing=0.03)
    loss = loss + 0.7 * F.binary_cross_entropy_with_logits(rest[..., 0][named], best[named])
    moved = named & (best > 0)
    loss = loss + 4 * F.smooth_l1_loss(rest[..., 1:][moved], edges(boxes, targets)[moved], beta=0.05)
    held_by = named & (parent >= -1)
    if held_by.any():
        loss = loss + 0.3 * F.cross_entropy(holders[held_by], parent[held_by] + 1)
    pair = (held_by & (best > 0)).float()
    pair = pair[:, :, None] * pair[:, None, :] * (1 - torch.eye(pair.shape[1], device=device))
    if pair.any():
        same = ((set_[:, :, None] == set_[:, None, :]) & (set_[:, :, None] >= 0)).float()
        each = F.binary_cross_entropy_with_logits(alike, same, reduction="none", pos_weight=torch.tensor(4.0, device=device))
        loss = loss + 0.5 * (each * pair).sum() / pair.sum()
    return loss


POOL = 400


def drawn_batches():
    """Looks that are about as long are seen together, so that little of a batch only fills it up."""
    while True:
        looks = sorted((look_of(learnt, index) for index in random.choice(len(learnt), POOL, p=weights)), key=length_of_look)
        batches, batch = [], []
        for look in looks:
            if batch and length_of_look(look) * (len(batch) + 1) > args.nodes:
                batches.append(batch)
                batch = []
            batch.append(look)
        batches.append(batch)
        for index in random.permutation(len(batches)):
            yield batches[index]


def drawn_ahead(source, count=8):
    """The same, made by a thread of its own while the network learns."""
    queue = Queue(count)

    def fill():
        try:
            for one in source:
                queue.put(one)
        except Exception as error:
            queue.put(error)

    Thread(target=fill, daemon=True).start()
    while True:
        one = queue.get()
        if isinstance(one, Exception):
            raise one
        yield one


LOOSE = [0, 4, 7, 12, 17, 33, 34]


def score(batch, types, best):
    """The elements that choose-nodes.ts would take, about, and how many of them are there."""
    kinds, truth, boxes, targets = batch[6][0].cpu().numpy(), batch[7][0].cpu().numpy(), batch[1][0].cpu().numpy(), batch[2][0].cpu().numpy()
    chances = types.float().softmax(-1).cpu().numpy()
    seen = np.delete(chances, LOOSE, 1).sum(1) * torch.sigmoid(best.float()).cpu().numpy()
    chances[:, LOOSE] = 0
    said = chances.argmax(1)
    is_real = ~np.isin(kinds, LOOSE) & (kinds > 0)
    wanted = {tuple(targets[i].round()) + (kinds[i],) for i in np.flatnonzero(is_real & (truth > 0))}
    taken, hits, named, chosen = [], set(), 0, 0
    for i in np.argsort(-seen):
        if seen[i] < 0.5:
            break
        x, y, w, h = boxes[i]
        if any(overlap((x, y, w, h), other) > (0.5 if kind == said[i] else 0.8) for other, kind in taken):
            continue
        taken.append(((x, y, w, h), said[i]))
        if kinds[i] < 0 or (kinds[i] > 0 and not is_real[i]):
            continue
        key = tuple(targets[i].round()) + (kinds[i],)
        chosen += 1
        if is_real[i] and key in wanted and key not in hits:
            hits.add(key)
            named += said[i] == kinds[i]
    return {"chosen": chosen, "wanted": len(wanted), "hits": len(hits), "hits named": int(named)}


def overlap(one, other):
    w = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    h = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return 0 if w <= 0 or h <= 0 else w * h / (one[2] * one[3] + other[2] * other[3] - w * h)


def judge(model, judged, judged_store):
    """Types right where there is a thing, things found and invented, holders right."""
    model.eval()
    right = Counter()
    by_type = defaultdict(Counter)
    with torch.no_grad():
        for index in range(len(judged)):
            batch = batch_of(judged_store, judged, [[(index, np.arange(len(judged[index].facts)), 0.0)]], False)
            types, rest, holders, _ = model(*[batch[i] for i in (0, 1, 3, 4, 5, 10)])
            type_, best, parent = batch[6][0], batch[7][0], batch[8][0]
            said = types[0].argmax(-1)
            known = type_ >= 0
            thing = (type_ > 0) & (best > 0)
            right["things"] += int(thing.sum())
            right["found"] += int((thing & (said > 0)).sum())
            right["named"] += int((thing & (said == type_)).sum())
            right["said"] += int((known & (said > 0)).sum())
            right["said right"] += int((known & (said > 0) & (type_ > 0)).sum())
            sure = rest[0, :, 0] > 0
            right["best right"] += int((((type_ > 0) & (sure == (best > 0)))).sum())
            right["best all"] += int((type_ > 0).sum())
            right.update(score(batch, types[0], rest[0, :, 0]))
            tree = thing & (parent >= -1)
            right["tree"] += int(tree.sum())
            right["parent"] += int((tree & (holders[0].argmax(-1) - 1 == parent)).sum())
            for wanted, got in zip(type_[thing].tolist(), said[thing].tolist()):
                by_type[wanted]["all"] += 1
                by_type[wanted]["right"] += wanted == got
    model.train()
    share = lambda a, b: round(right[a] / max(1, right[b]), 3)
    right["both"], right["twice"] = right["chosen"] + right["wanted"], 2 * right["hits"]
    right["twice named"] = 2 * right["hits named"]
    return dict(f1=share("twice", "both"), f1_named=share("twice named", "both"), found=share("found", "things"), named=share("named", "things"), true=share("said right", "said"), best=share("best right", "best all"), parent=share("parent", "tree")), by_type


store, held_store = Store(learnt), Store(held) if held else None
model = Decider(learnt[0].facts.shape[1], args.width, args.layers, drop=args.drop).to(device)
if args.resume:
    model.load_state_dict(torch.load(args.resume, map_location=device)["state"], strict=False)
print(sum(p.numel() for p in model.parameters()), "weights on", device, flush=True)
optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay, fused=device == "cuda")
mean = {name: value.detach().clone().float() for name, value in model.state_dict().items()}
started, step, told, drawn = time.time(), 0, 0.0, drawn_ahead(drawn_batches())
while True:
    share = (time.time() - started) / args.seconds
    if share >= 1:
        break
    warm = min(1, (step + 1) / 500)
    for group in optimizer.param_groups:
        group["lr"] = args.rate * warm * (0.5 + 0.5 * np.cos(np.pi * share))
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        loss = losses(model, batch_of(store, learnt, next(drawn), True))
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1)
    optimizer.step()
    step += 1
    if step % 5 == 0:
        for name, value in model.state_dict().items():
            mean[name].lerp_(value.float(), 1 - min(0.996, step / (step + 50)))
    if time.time() - told > args.seconds / 8:
        told = time.time()
        figures = judge(model, held, held_store)[0] if held else {}
        print(step, round(float(loss.detach()), 3), figures, flush=True)

model.load_state_dict({name: value.to(model.state_dict()[name].dtype) for name, value in mean.items()})
print("at the end, step", step)
print("of pages that it learnt:", judge(model, learnt[:: max(1, len(learnt) // 60)], Store(learnt[:: max(1, len(learnt) // 60)]))[0])
if held:
    figures, by_type = judge(model, held, held_store)
    print(figures)
    print({name: (counter["all"], round(counter["right"] / counter["all"], 2)) for name, counter in sorted(by_type.items())})
out = Path(args.out)
out.mkdir(parents=True, exist_ok=True)
model = model.cpu().eval()
torch.save({"state": model.state_dict(), "args": vars(args)}, out / "decider.pt")
n = 7
sample = (torch.rand(1, n, learnt[0].facts.shape[1]), torch.rand(1, n, 4) * 100, torch.zeros(1, n, 2, dtype=torch.int64), torch.rand(1, n, 1024), torch.rand(1, n, 768))


class Shipped(torch.nn.Module):
    """What the engine asks for: who holds whom and who is alike only help to learn."""

    def __init__(self, whole):
        super().__init__()
        self.whole = whole

    def forward(self, *inputs):
        return self.whole(*inputs)[:2]


inputs = ["facts", "boxes", "words", "crops", "insides"]
outputs = ["types", "rest"]
kwargs = {"dynamo": False} if "dynamo" in torch.onnx.export.__code__.co_varnames else {}
torch.onnx.export(
    Shipped(model).eval(),
    sample,
    str(out / "decider.onnx"),
    input_names=inputs,
    output_names=outputs,
    dynamic_axes={name: {1: "nodes"} for name in inputs + outputs},
    opset_version=17 if kwargs else 14,
    **kwargs,
)
(out / "held.json").write_text(json.dumps([page.id for page in held]))

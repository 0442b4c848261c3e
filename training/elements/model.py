"""One network over all nodes of a page: what each is, what holds it, and which are alike."""
import torch
from torch import nn

KINDS = slice(21, 30)
OWN_COLOR = slice(30, 33)
WORD_NUMBERS = 1024
TYPES = 35
PAIR_FACTS = 26
PAIR_WIDTH = 24


def soft(value, reach=60):
    """Exact where things are near, the same for all that is far."""
    return value / (value.abs() + reach)


def pair_facts(boxes, facts):
    """How each node lies to each other one: batch, facts, node, other."""
    x, y, w, h = boxes.unbind(-1)
    w, h = w.clamp(min=1), h.clamp(min=1)
    right, bottom = x + w, y + h

    def away(value):
        return value[:, None, :] - value[:, :, None]

    left, top, end, low = away(x), away(y), away(right), away(bottom)
    across, down = away(x + w / 2), away(y + h / 2)
    shared_w = torch.minimum(right[:, None], right[:, :, None]) - torch.maximum(x[:, None], x[:, :, None])
    shared_h = torch.minimum(bottom[:, None], bottom[:, :, None]) - torch.maximum(y[:, None], y[:, :, None])
    shared = shared_w.clamp(min=0) * shared_h.clamp(min=0)
    size = w * h
    mine = shared / size[:, :, None]
    other = shared / size[:, None, :]
    union = shared / (size[:, :, None] + size[:, None, :] - shared)
    kinds = facts[..., KINDS]
    red, green, blue = facts[..., OWN_COLOR].unbind(-1)
    same_kind = kinds @ kinds.transpose(1, 2)
    paint = away(red).abs() + away(green).abs() + away(blue).abs()

    def near(value, limit=2):
        return (value.abs() <= limit).float()

    return torch.stack([
        soft(left), soft(top), soft(end), soft(low), soft(across), soft(down), soft(across, 400), soft(down, 400),
        away(torch.log2(w)) / 5, away(torch.log2(h)) / 5,
        mine, other, union, (mine > 0.97).float(), (other > 0.97).float(),
        near(left), near(end), near(top), near(low), near(across), near(down),
        near(away(w)), near(away(h)), same_kind, paint.clamp(max=1), (paint < 0.02).float(),
    ], 1)


class PairBias(nn.Module):
    """A small network over the facts of each pair; channels first, so that nothing has to be copied."""

    def __init__(self, outputs):
        super().__init__()
        self.first = nn.Linear(PAIR_FACTS, PAIR_WIDTH)
        self.second = nn.Linear(PAIR_WIDTH, outputs)

    def forward(self, pairs):
        batch, facts, count, _ = pairs.shape
        hidden = torch.relu(self.first.weight @ pairs.reshape(batch, facts, count * count) + self.first.bias[:, None])
        return (self.second.weight @ hidden + self.second.bias[:, None]).reshape(batch, -1, count, count)


class Layer(nn.Module):
    def __init__(self, width, heads, drop):
        super().__init__()
        self.heads = heads
        self.before = nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 3 * width), nn.GELU(), nn.Dropout(drop), nn.Linear(3 * width, width))
        self.drop = nn.Dropout(drop)

    def forward(self, nodes, bias):
        batch, count, width = nodes.shape
        q, k, v = self.qkv(self.before(nodes)).reshape(batch, count, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        weights = ((q * (width // self.heads) ** -0.5) @ k.transpose(-1, -2) + bias).softmax(-1)
        seen = (self.drop(weights) @ v).transpose(1, 2).reshape(batch, count, width)
        nodes = nodes + self.drop(self.out(seen))
        return nodes + self.drop(self.mlp(nodes))


class Decider(nn.Module):
    def __init__(self, facts, width=128, layers=4, heads=8, drop=0.1):
        super().__init__()
        self.heads, self.layers = heads, layers
        self.facts = nn.Sequential(nn.Linear(facts, 192), nn.GELU(), nn.Dropout(drop), nn.Linear(192, width))
        self.view = nn.Sequential(
            nn.Conv2d(1, 16, 3, 2, 1), nn.ReLU(), nn.Conv2d(16, 32, 3, 2, 1), nn.ReLU(), nn.Conv2d(32, 48, 3, 2, 1), nn.ReLU(),
            nn.Flatten(), nn.Dropout(drop), nn.Linear(48 * 16, 64), nn.GELU(), nn.Linear(64, width))
        self.inside = nn.Sequential(
            nn.Conv2d(3, 16, 3, 2, 1), nn.ReLU(), nn.Conv2d(16, 32, 3, 2, 1), nn.ReLU(),
            nn.Flatten(), nn.Dropout(drop), nn.Linear(32 * 16, 64), nn.GELU(), nn.Linear(64, width))
        # It begins without a say, so that a network that never saw this view can go on learning.
        nn.init.zeros_(self.inside[-1].weight)
        nn.init.zeros_(self.inside[-1].bias)
        self.words = nn.Embedding(WORD_NUMBERS, 24)
        self.said = nn.Linear(48, width)
        self.pairs = PairBias(heads * layers + 2)
        self.stack = nn.ModuleList(Layer(width, heads, drop) for _ in range(layers))
        self.last = nn.LayerNorm(width)
        self.types = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.Dropout(drop), nn.Linear(width, TYPES))
        self.rest = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.Linear(width, 6))
        self.child, self.holder, self.alike = (nn.Linear(width, 48) for _ in range(3))

    def forward(self, facts, boxes, words, crops, insides, mask=None):
        """Mask is 0 for nodes that only fill up a batch. Gives types, then best, box and the page as holder, holders, and alike pairs."""
        batch, count, _ = facts.shape
        views = self.view(crops.reshape(batch * count, 1, 32, 32) / 255 - 0.5).reshape(batch, count, -1)
        said = self.said(self.words(words).reshape(batch, count, 48))
        insides = self.inside(insides.reshape(batch * count, 3, 16, 16) / 255 - 0.5).reshape(batch, count, -1)
        nodes = self.facts(facts) + views + insides + said
        bias = self.pairs(pair_facts(boxes, facts))
        if mask is not None:
            bias = bias + (mask[:, None, None, :] - 1) * 1e4
        *biases, holds, same_set = bias.split([self.heads] * self.layers + [1, 1], 1)
        for layer, own in zip(self.stack, biases):
            nodes = layer(nodes, own)
        nodes = self.last(nodes)
        rest = self.rest(nodes)
        holders = self.child(nodes) @ self.holder(nodes).transpose(1, 2) / 48**0.5 + holds[:, 0]
        holders = torch.cat([rest[..., 5:6], holders], -1)
        same = self.alike(nodes)
        alike = same @ same.transpose(1, 2) / 48**0.5 + (same_set + same_set.transpose(2, 3))[:, 0] / 2
        return self.types(nodes), rest[..., :5], holders, alike

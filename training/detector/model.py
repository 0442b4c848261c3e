"""The text detector: how likely each cell of 2 by 2 pixels is the core of a line of text."""
import copy

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

CELL = 2


class Step(nn.Sequential):
    """A convolution with its normalisation, which the export folds away."""

    def __init__(self, i, o, kernel=3, stride=1, groups=1, active=True, padding=None):
        padding = (kernel - 1) // 2 if padding is None else padding
        layers = [nn.Conv2d(i, o, kernel, stride, padding, groups=groups, bias=False), nn.BatchNorm2d(o)]
        super().__init__(*(layers + [nn.ReLU()] if active else layers))


class Block(nn.Module):
    """Looks two cells around in each channel, then mixes the channels."""

    def __init__(self, c):
        super().__init__()
        self.look = Step(c, c, 5, groups=c, active=False)
        self.grow = Step(c, 2 * c, 1)
        self.mix = Step(2 * c, c, 1, active=False)

    def forward(self, x):
        return x + self.mix(self.grow(self.look(x)))


class Detector(nn.Module):
    """A small U: pixels in, cells of 4, 8, 16 and 32 pixels inside, and out of each cell of 4 pixels four of 2."""

    def __init__(self, widths=(16, 32, 64, 96), depths=(1, 2, 2)):
        super().__init__()
        self.stem = Step(3, widths[0], 6, 4, padding=1)
        self.down = nn.ModuleList(nn.Sequential(Step(i, o, stride=2), *[Block(o) for _ in range(depth)]) for i, o, depth in zip(widths, widths[1:], depths))
        self.side = nn.ModuleList(Step(i, widths[0], 1, active=False) for i in widths[::-1])
        self.join = nn.ModuleList(Step(widths[0], widths[0]) for _ in depths)
        self.head = nn.Conv2d(widths[0], 4, 1)

    def forward(self, x):
        """`x` is red, green and blue from 0 to 1, sides a multiple of 32; out come logits."""
        levels = [self.stem(4 * x - 2)]
        for down in self.down:
            levels.append(down(levels[-1]))
        y = self.side[0](levels[-1])
        for side, join, level in zip(self.side[1:], self.join, levels[-2::-1]):
            y = join(F.relu(F.interpolate(y, scale_factor=2.0, mode="nearest") + side(level)))
        return F.pixel_shuffle(self.head(y), 2)


class Likelihood(nn.Module):
    def __init__(self, detector):
        super().__init__()
        self.detector = detector

    def forward(self, x):
        return torch.sigmoid(self.detector(x))


def export(detector, path):
    detector = copy.deepcopy(detector).eval().float().cpu()
    for module in detector.modules():
        if isinstance(module, Step):
            module[0], module[1] = fuse_conv_bn_eval(module[0], module[1]), nn.Identity()
    torch.onnx.export(Likelihood(detector), (torch.zeros(1, 3, 128, 160),), path, input_names=["x"], output_names=["y"],
                      dynamic_axes={"x": {2: "h", 3: "w"}, "y": {2: "h2", 3: "w2"}}, opset_version=17, dynamo=False)

"""The line reader: a convolutional network over a crop of 32 rows, two steps for every four columns."""
import copy

import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.fusion import fuse_conv_bn_eval

ROWS = 32
# Beside the characters each step says how bold the line is, and the logarithm of font size over crop height.
STYLE = 2
SIZES = {
    "reader": dict(a=32, b=32, c=64, d=128, e=320, rests=2, wides=3, longs=5),
    "reader-small": dict(a=16, b=24, c=48, d=96, e=192, rests=1, wides=2, longs=3),
}


class Step(nn.Sequential):
    """A convolution with room for a normalisation, which a network needs to learn from nothing."""

    def __init__(self, i, o, kernel=(3, 3), stride=1, groups=1, active=True, padding=None):
        padding = padding or (kernel[0] // 2, kernel[1] // 2)
        super().__init__(nn.Conv2d(i, o, kernel, stride, padding, groups=groups), nn.Identity(), nn.ReLU() if active else nn.Identity())


class Rest(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.a = Step(c, c)
        self.b = Step(c, c, active=False)

    def forward(self, x):
        return F.relu(x + self.b(self.a(x)))


class Wide(nn.Module):
    def __init__(self, c, kernel):
        super().__init__()
        self.d = Step(c, c, kernel, groups=c, active=False)
        self.u = Step(c, 2 * c, (1, 1))
        self.p = Step(2 * c, c, (1, 1), active=False)

    def forward(self, x):
        return x + self.p(self.u(self.d(x)))


class Reader(nn.Module):
    """Names of the layers are those inside the ONNX file, so that a shipped file can be trained further."""

    def __init__(self, classes, a, b, c, d, e, rests, wides, longs):
        super().__init__()
        self.t = nn.Sequential(
            Step(1, a, stride=2), Step(a, b), Step(b, c, stride=2), *[Rest(c) for _ in range(rests)],
            Step(c, d, stride=(2, 1)), *[Wide(d, (3, 5)) for _ in range(wides)],
            Step(d, e, (4, 1), padding=(0, 0)), *[Wide(e, (1, 11)) for _ in range(longs)],
        )
        self.drop = nn.Dropout(0.05)
        self.h = nn.Conv2d(e, 2 * classes, 1)
        self.s = nn.Conv2d(e, 2 * STYLE, 1)
        self.classes = classes

    def forward(self, x):
        x = self.drop(self.t(x))
        def by_step(y, size):
            return y.reshape(y.shape[0], 2, size, -1).permute(0, 3, 1, 2).reshape(y.shape[0], -1, size)
        return torch.cat([by_step(self.h(x), self.classes), by_step(self.s(x), STYLE)], 2)


def load(path, classes, name):
    """The network with the weights of a shipped file; what that file lacks starts from nothing."""
    model = Reader(classes, **SIZES[name])
    weights = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()) for tensor in onnx.load(path).graph.initializer}
    known = model.state_dict()
    model.load_state_dict({key: weights.get(key, value) for key, value in known.items()})
    missing = [key for key in known if key not in weights]
    print(f"{name}: weights of {path}, new: {missing}", flush=True)
    nn.init.zeros_(model.s.weight) if "s.weight" in missing else None
    return model


def fresh(classes, name):
    """The network with random weights and a normalisation after every convolution; `export` folds them away."""
    model = Reader(classes, **SIZES[name])
    for module in model.modules():
        if isinstance(module, Step):
            module[0].bias, module[1] = None, nn.BatchNorm2d(module[0].out_channels)
    return model


def export(model, path):
    model = copy.deepcopy(model).eval().float().cpu().to(memory_format=torch.contiguous_format)
    for module in model.modules():
        if isinstance(module, Step) and isinstance(module[1], nn.BatchNorm2d):
            module[0], module[1] = fuse_conv_bn_eval(module[0], module[1]), nn.Identity()
    torch.onnx.export(model, (torch.zeros(1, 1, ROWS, 320),), path, input_names=["x"], output_names=["y"],
                      dynamic_axes={"x": {0: "n", 3: "w"}, "y": {0: "n", 1: "t"}}, opset_version=17, dynamo=False)

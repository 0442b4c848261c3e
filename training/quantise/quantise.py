"""Makes the shipped file of the detector or a reader from the trained one: eight bits instead of thirty-two."""
import argparse
import glob
import os
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from PIL import Image

from graph import arrays, values_of
from ranges import best_range, sample
from write import bytes_in, in_whole_numbers, tensors

sys.path.append("../reader")
from data import read, standardise

options = argparse.ArgumentParser()
options.add_argument("--network", required=True, help="the trained file")
options.add_argument("--lines", nargs="*", default=[], help="crops that a reader looks at")
options.add_argument("--pages", nargs="*", default=[], help="pages that the detector looks at")
options.add_argument("--samples", type=int, default=300)
options.add_argument("--out", required=True)
options = options.parse_args()

# Characters and looks are told apart by small differences: these last layers, and a reader's first, stay as they are.
KEPT = ("h.", "s.", "t.0.0.", "detector.head.")
# A pixel's colour from 0 to 255 is for the detector a number from -2 to 2.
COLOR_SCALE, COLOR_ZERO = 4 / 255, 128
WINDOW = 640
random = np.random.default_rng(1)


def crops():
    rows = [row for folder in options.lines for row in read(folder, [])]
    for at in random.permutation(len(rows))[:options.samples]:
        width = rows[at]["width"] // 8 * 8
        source, start = rows[at]["pixels"]
        picture = np.array(source[start:start + 32 * rows[at]["width"]]).reshape(1, 1, 32, -1)[..., :width]
        if width:
            yield standardise(torch.from_numpy(picture).float() / 255, torch.tensor([float(width)]))


def windows():
    files = sorted(file for folder in options.pages for file in glob.glob(folder + "/*.webp"))
    for at in random.permutation(len(files))[:options.samples]:
        picture = np.asarray(Image.open(files[at]).convert("RGB"))[:WINDOW, :WINDOW]
        height, width = (side // 32 * 32 for side in picture.shape[:2])
        colors = torch.from_numpy(picture[:height, :width].transpose(2, 0, 1)[None].astype(np.float32))
        yield (colors - COLOR_ZERO) * COLOR_SCALE


def take_colors(model):
    """The detector without its first two steps, which make numbers from -2 to 2: its input is told to be that."""
    nodes, weights = model.graph.node, arrays(model)
    stem = next(node for node in nodes if node.op_type == "Conv")
    first = [node for node in nodes if node.op_type in ("Mul", "Sub")]
    unused = {name for node in first for name in node.input}
    for node in [node for node in nodes if node in first or node.output[0] in unused]:
        nodes.remove(node)
    stem.input[0] = model.graph.input[0].name
    # Zero stands for 127.5, not 128: half a step of every pixel is added to the sum.
    bias = next(tensor for tensor in model.graph.initializer if tensor.name == stem.input[2])
    mended = weights[stem.input[2]] + COLOR_SCALE / 2 * weights[stem.input[1]].sum((1, 2, 3))
    bias.CopyFrom(numpy_helper.from_array(mended.astype(np.float32), bias.name))


model = onnx.load(options.network)
source = model.graph.input[0].name
if options.pages:
    take_colors(model)
names = [name for name in tensors(model, KEPT) if name != source]
seen = {name: [] for name in names}
for x in windows() if options.pages else crops():
    for name, values in values_of(model, x, names).items():
        seen[name].append(sample(values, random))
steps = {name: best_range(np.concatenate(values)) for name, values in seen.items()}
for node in model.graph.node:
    # Enlarging repeats values: it needs no steps of its own.
    if node.op_type == "Resize" and node.output[0] in steps:
        steps[node.output[0]] = steps[node.input[0]]
in_whole_numbers(model, KEPT, {**steps, **({source: (COLOR_SCALE, COLOR_ZERO)} if options.pages else {})})
if options.pages:
    bytes_in(model, COLOR_SCALE, COLOR_ZERO)
onnx.checker.check_model(model)
os.makedirs(os.path.dirname(options.out) or ".", exist_ok=True)
onnx.save(model, options.out)
print(f"{options.out}: {len(model.SerializeToString()):,} bytes, {len(steps)} tensors in whole numbers")

"""Runs an exported network of convolutions in PyTorch, to see the values between its layers."""
import torch
from onnx import helper, numpy_helper
from torch.nn import functional as F


def arrays(model):
    """Weights and constants by name."""
    stored = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    constants = {node.output[0]: numpy_helper.to_array(node.attribute[0].t) for node in model.graph.node if node.op_type == "Constant"}
    return {**stored, **constants}


def attributes(node):
    return {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}


def conv(node, x, weight, bias):
    told = attributes(node)
    top, left, bottom, right = told["pads"]
    return F.conv2d(F.pad(x, (left, right, top, bottom)), weight, bias, told["strides"], groups=told["group"])


STEPS = {
    "Conv": conv,
    "Relu": lambda node, x: F.relu(x),
    "Add": lambda node, a, b: a + b,
    "Resize": lambda node, x, *_: F.interpolate(x, scale_factor=2, mode="nearest"),
}


@torch.no_grad()
def values_of(model, x, names):
    """What the tensors of these names hold for one input; layers behind the last of them are not run."""
    known = {name: torch.from_numpy(array.copy()) for name, array in arrays(model).items() if array.dtype == "float32"}
    known[model.graph.input[0].name] = x
    missing = set(names) - known.keys()
    for node in model.graph.node:
        if not missing:
            break
        step = STEPS.get(node.op_type)
        if step and node.input[0] in known:
            known[node.output[0]] = step(node, *[known[name] for name in node.input if name in known])
            missing.discard(node.output[0])
    return {name: known[name] for name in names}

"""Writes a network whose convolutions count in whole numbers of eight bits: weights by channel, values by tensor."""
import numpy as np
import onnx
from onnx import helper, numpy_helper

from graph import arrays

# Weights reach as far to either side, which the fastest kernels ask for.
MOST = 127


def convolutions(model, kept):
    """Those that shall count in whole numbers; `kept` are beginnings of names of weights that stay as they are."""
    return [node for node in model.graph.node if node.op_type == "Conv" and not node.input[1].startswith(tuple(kept))]


def tensors(model, kept):
    """The tensors in whole numbers: what goes into these convolutions and comes out of them, of their sums and enlargements."""
    users = {}
    for node in model.graph.node:
        for name in node.input:
            users.setdefault(name, []).append(node)

    def after_relu(name):
        using = users.get(name, [])
        return using[0].output[0] if len(using) == 1 and using[0].op_type == "Relu" else name

    chosen = dict.fromkeys(name for node in convolutions(model, kept) for name in (node.input[0], after_relu(node.output[0])))
    for node in model.graph.node:
        if node.op_type in ("Add", "Resize") and any(name in chosen for name in node.input):
            chosen[after_relu(node.output[0])] = None
    return list(chosen)


def in_whole_numbers(model, kept, steps):
    """`steps` holds the scale and the zero point of each tensor."""
    weights, graph, nodes, stored = arrays(model), model.graph, [], []
    replaced = set()

    def store(name, array):
        stored.append(numpy_helper.from_array(np.array(array), name))

    def through_bytes(name):
        scale, zero = steps[name]
        store(name + ".scale", np.float32(scale))
        store(name + ".zero", np.uint8(zero))
        nodes.append(helper.make_node("QuantizeLinear", [name, name + ".scale", name + ".zero"], [name + ".bytes"]))
        nodes.append(helper.make_node("DequantizeLinear", [name + ".bytes", name + ".scale", name + ".zero"], [name + ".back"]))

    def stored_as(name, whole, scale):
        store(name + ".whole", whole)
        store(name + ".scale", scale)
        store(name + ".zero", np.zeros(len(scale), whole.dtype))
        nodes.append(helper.make_node("DequantizeLinear", [name + ".whole", name + ".scale", name + ".zero"], [name + ".back"], axis=0))
        replaced.add(name)

    chosen = {node.output[0] for node in convolutions(model, kept)}
    for node in list(graph.node):
        copied = onnx.NodeProto()
        copied.CopyFrom(node)
        if node.output[0] in chosen:
            source, weight, bias = node.input
            scale = (np.abs(weights[weight]).max((1, 2, 3)) / MOST).clip(1e-8).astype(np.float32)
            stored_as(weight, np.round(weights[weight] / scale[:, None, None, None]).astype(np.int8), scale)
            stored_as(bias, np.round(weights[bias] / (scale * steps[source][0])).astype(np.int32), scale * steps[source][0])
        copied.input[:] = [name + ".back" if name in replaced or name in steps else name for name in node.input]
        nodes.append(copied)
        if node.output[0] in steps:
            through_bytes(node.output[0])
    kept_weights = [tensor for tensor in graph.initializer if tensor.name not in replaced]
    for field, content in ((graph.node, nodes), (graph.initializer, kept_weights + stored)):
        del field[:]
        field.extend(content)
    del graph.value_info[:]


def bytes_in(model, scale, zero):
    """The input as bytes: the convolution behind it takes colours as they are, so no picture of floats has to be made."""
    graph, name = model.graph, model.graph.input[0].name
    graph.input[0].type.tensor_type.elem_type = onnx.TensorProto.UINT8
    graph.initializer.extend([numpy_helper.from_array(np.float32(scale), name + ".scale"), numpy_helper.from_array(np.uint8(zero), name + ".zero")])
    graph.node.insert(0, helper.make_node("DequantizeLinear", [name, name + ".scale", name + ".zero"], [name + ".back"]))

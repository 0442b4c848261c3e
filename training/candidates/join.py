"""Joins the trees that blend.py fitted with several networks: half of the mean is the trees', half the networks'."""

import argparse
import numpy as np
import onnx
from onnx import TensorProto, compose, helper, numpy_helper
from model import CANVAS, CLASSES, CROP

parser = argparse.ArgumentParser()
parser.add_argument("--trees", required=True, help="what blend.py wrote: only its trees are taken")
parser.add_argument("--networks", nargs="+", required=True, help="what train.py wrote")
parser.add_argument("--out", required=True)
args = parser.parse_args()

blended = compose.add_prefix(onnx.load(args.trees), "t_")
forest = next(node for node in blended.graph.node if node.op_type == "TreeEnsembleRegressor")
width = next(int(numpy_helper.to_array(value)[0]) for value in blended.graph.initializer if value.name == "t_width")
forest.input[0] = "facts"

integers = {"zero": [0], "axis": [1], "width": [width], "classes": [len(CLASSES)], "all": [len(CLASSES) + CANVAS]}
values = [numpy_helper.from_array(np.array(value, np.int64), name) for name, value in integers.items()]
values += [numpy_helper.from_array(np.array(value, np.float32), name) for name, value in {"half": 0.5, "share": 1 / len(args.networks), "least": 1e-6}.items()]
nodes = [helper.make_node("Slice", ["rows", "zero", "width", "axis"], ["facts"]), forest, helper.make_node("Softmax", [forest.output[0]], ["tree_chances"], axis=1)]
for i, path in enumerate(args.networks):
    graph = compose.add_prefix(onnx.load(path), f"n{i}_").graph
    values += graph.initializer
    nodes += [
        helper.make_node("Identity", ["rows"], [graph.input[0].name]),
        *graph.node,
        helper.make_node("Slice", [graph.output[0].name, "zero", "classes", "axis"], [f"logits_{i}"]),
        helper.make_node("Softmax", [f"logits_{i}"], [f"chances_{i}"], axis=1),
        helper.make_node("Slice", [graph.output[0].name, "classes", "all", "axis"], [f"canvas_{i}"]),
    ]
names = range(len(args.networks))
nodes += [
    helper.make_node("Sum", [f"chances_{i}" for i in names], ["network_sum"]),
    helper.make_node("Mul", ["network_sum", "share"], ["network_chances"]),
    helper.make_node("Sum", ["tree_chances", "network_chances"], ["both"]),
    helper.make_node("Mul", ["both", "half"], ["mean"]),
    helper.make_node("Max", ["mean", "least"], ["chances"]),
    helper.make_node("Log", ["chances"], ["logits"]),
    helper.make_node("Sum", [f"canvas_{i}" for i in names], ["canvas_sum"]),
    helper.make_node("Mul", ["canvas_sum", "share"], ["canvas"]),
    helper.make_node("Concat", ["logits", "canvas"], ["answers"], axis=1),
]
shape = lambda name, length: helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", length])
graph = helper.make_graph(nodes, "judge", [shape("rows", width + CROP)], [shape("answers", len(CLASSES) + CANVAS)], values)
joined = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17), helper.make_opsetid("ai.onnx.ml", 3)], ir_version=8)
onnx.checker.check_model(joined)
onnx.save(joined, args.out)

"""Joins an earlier judge with trees that were fitted later, on more pages and more facts: the mean of network, earlier and later trees.

The facts of the earlier judge are the first of a row, and its crop is the end of it.
"""

import argparse
import numpy as np
import onnx
from onnx import TensorProto, compose, helper, numpy_helper
from model import CANVAS, CLASSES, CROP

parser = argparse.ArgumentParser()
parser.add_argument("--earlier", required=True, help="what blend.py wrote then")
parser.add_argument("--later", required=True, help="what blend.py wrote now: only its trees are taken")
parser.add_argument("--out", required=True)
args = parser.parse_args()

earlier, later = (compose.add_prefix(onnx.load(path), prefix) for path, prefix in ((args.earlier, "a_"), (args.later, "b_")))
forests = [next(node for node in judge.graph.node if node.op_type == "TreeEnsembleRegressor") for judge in (earlier, later)]
width = lambda judge: next(int(numpy_helper.to_array(value)[0]) for value in judge.graph.initializer if value.name.endswith("_width"))
few, many = width(earlier), width(later)

# Of the earlier judge everything that its network needs.
makers = {name: node for node in earlier.graph.node for name in node.output}
wanted, open_names = [], ["a_raw"]
while open_names:
    node = makers.get(open_names.pop())
    if node is not None and node not in wanted:
        wanted.append(node)
        open_names += node.input
network = [node for node in earlier.graph.node if node in wanted]
known = {name for node in network for name in node.input}

integers = {"zero": [0], "axis": [1], "few": [few], "many": [many], "end": [many + CROP], "classes": [len(CLASSES)], "all": [len(CLASSES) + CANVAS]}
values = [numpy_helper.from_array(np.array(value, np.int64), name) for name, value in integers.items()]
values += [numpy_helper.from_array(np.array(value, np.float32), name) for name, value in {"third": 1 / 3, "least": 1e-6}.items()]
values += [value for value in earlier.graph.initializer if value.name in known]
for forest, name in zip(forests, ("facts_few", "facts_many")):
    forest.input[0] = name
nodes = [
    helper.make_node("Slice", ["rows", "zero", "few", "axis"], ["facts_few"]),
    helper.make_node("Slice", ["rows", "zero", "many", "axis"], ["facts_many"]),
    helper.make_node("Slice", ["rows", "many", "end", "axis"], ["crop"]),
    helper.make_node("Concat", ["facts_few", "crop"], [earlier.graph.input[0].name], axis=1),
    *network,
    *forests,
    helper.make_node("Slice", ["a_raw", "zero", "classes", "axis"], ["logits_0"]),
    helper.make_node("Slice", ["a_raw", "classes", "all", "axis"], ["canvas"]),
    *(helper.make_node("Softmax", [name], [f"chances_{i}"], axis=1) for i, name in enumerate(["logits_0", *(forest.output[0] for forest in forests)])),
    helper.make_node("Sum", ["chances_0", "chances_1", "chances_2"], ["sum"]),
    helper.make_node("Mul", ["sum", "third"], ["mean"]),
    helper.make_node("Max", ["mean", "least"], ["chances"]),
    helper.make_node("Log", ["chances"], ["logits"]),
    helper.make_node("Concat", ["logits", "canvas"], ["answers"], axis=1),
]
shape = lambda name, length: helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", length])
graph = helper.make_graph(nodes, "judge", [shape("rows", many + CROP)], [shape("answers", len(CLASSES) + CANVAS)], values)
joined = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17), helper.make_opsetid("ai.onnx.ml", 3)], ir_version=8)
onnx.checker.check_model(joined)
onnx.save(joined, args.out)

"""Fits boosted trees on the facts alone and joins them with the network into one ONNX file: each is better at other classes."""

import argparse
import numpy as np
import onnx
from onnx import TensorProto, compose, helper, numpy_helper
from sklearn.ensemble import HistGradientBoostingClassifier
from data import load
from model import CANVAS, CLASSES

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--network", required=True)
parser.add_argument("--held", nargs="*", default=[])
parser.add_argument("--share", type=float, default=0.5, help="weight of the network's chances beside the trees'")
parser.add_argument("--made", type=float, default=0.35, help="weight of a candidate of a generated page")
parser.add_argument("--themed", type=float, default=0.6, help="weight of a candidate of a themed page")
parser.add_argument("--leaves", type=int, default=16)
parser.add_argument("--rate", type=float, default=0.12)
parser.add_argument("--rounds", type=int, default=80)
parser.add_argument("--out", required=True)
args = parser.parse_args()

facts, _, labels, pages = load(args.data, with_crops=False)
held = np.array([any(page.startswith(name) for name in args.held) for page in pages])
made = np.array([page.startswith("made-") for page in pages])
themed = np.array([page.startswith("theme-") for page in pages])
kind, weight = labels[:, 0].astype(int), labels[:, 1]
learnt = np.flatnonzero(~held & (weight > 0.2))
trees = HistGradientBoostingClassifier(max_iter=args.rounds, max_leaf_nodes=args.leaves, learning_rate=args.rate, l2_regularization=2, max_features=0.5, min_samples_leaf=30, early_stopping=False, random_state=1)
trees.fit(facts[learnt], kind[learnt], sample_weight=np.where(made, args.made, np.where(themed, args.themed, 1.0))[learnt] * weight[learnt])
if held.any():
    said, of = trees.classes_[trees.predict_proba(facts[held]).argmax(1)], (weight[held] > 0.5) & ~made[held]
    f1 = lambda c: 2 * ((said == c) & (kind[held] == c) & of).sum() / max(1, ((said == c) & of).sum() + ((kind[held] == c) & of).sum())
    print("trees on held npm:", "; ".join(f"{name} {f1(c):.3f}" for c, name in enumerate(CLASSES)), flush=True)


def tree_node():
    """All trees as one operator: a node a split or leaf, numbered within its tree."""
    columns = {name: [] for name in "treeids nodeids featureids values modes truenodeids falsenodeids".split()}
    target = {name: [] for name in "treeids nodeids ids weights".split()}
    number = 0
    for round_of in trees._predictors:
        for at, tree in enumerate(round_of):
            for place, node in enumerate(tree.nodes):
                leaf = bool(node["is_leaf"])
                row = (number, place, 0 if leaf else int(node["feature_idx"]), 0.0 if leaf else float(node["num_threshold"]), "LEAF" if leaf else "BRANCH_LEQ", 0 if leaf else int(node["left"]), 0 if leaf else int(node["right"]))
                for name, value in zip(columns, row):
                    columns[name].append(value)
                if leaf:
                    for name, value in zip(target, (number, place, int(trees.classes_[at]), float(node["value"]))):
                        target[name].append(value)
            number += 1
    base = np.full(len(CLASSES), -12.0)
    base[trees.classes_] = trees._baseline_prediction.ravel()
    print(number, "trees,", len(columns["modes"]), "nodes", flush=True)
    return helper.make_node("TreeEnsembleRegressor", ["facts"], ["tree_logits"], domain="ai.onnx.ml", n_targets=len(CLASSES), base_values=[float(v) for v in base], post_transform="NONE", aggregate_function="SUM", **{f"nodes_{k}": v for k, v in columns.items()}, **{f"target_{k}": v for k, v in target.items()})


network = onnx.load(args.network)
network = compose.add_prefix(network, "n_", rename_inputs=False, rename_outputs=False)
graph = network.graph
graph.output[0].name = "answers"
for node in graph.node:
    node.output[:] = ["raw" if name == "answers" else name for name in node.output]
constants = {"zero": [0], "width": [facts.shape[1]], "classes": [len(CLASSES)], "all": [len(CLASSES) + CANVAS], "axis": [1]}
graph.initializer.extend(numpy_helper.from_array(np.array(value, np.int64), name) for name, value in constants.items())
graph.initializer.extend(numpy_helper.from_array(np.array(value, np.float32), name) for name, value in {"share": args.share, "rest": 1 - args.share, "least": 1e-6}.items())
graph.node.extend([
    helper.make_node("Slice", ["rows", "zero", "width", "axis"], ["facts"]),
    tree_node(),
    helper.make_node("Softmax", ["tree_logits"], ["tree_chances"], axis=1),
    helper.make_node("Slice", ["raw", "zero", "classes", "axis"], ["net_logits"]),
    helper.make_node("Slice", ["raw", "classes", "all", "axis"], ["canvas"]),
    helper.make_node("Softmax", ["net_logits"], ["net_chances"], axis=1),
    helper.make_node("Mul", ["net_chances", "share"], ["net_part"]),
    helper.make_node("Mul", ["tree_chances", "rest"], ["tree_part"]),
    helper.make_node("Add", ["net_part", "tree_part"], ["sum"]),
    helper.make_node("Max", ["sum", "least"], ["chances"]),
    helper.make_node("Log", ["chances"], ["logits"]),
    helper.make_node("Concat", ["logits", "canvas"], ["answers"], axis=1),
])
network.opset_import.append(helper.make_opsetid("ai.onnx.ml", 3))
onnx.checker.check_model(network)
onnx.save(network, args.out)

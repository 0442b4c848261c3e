"""Reads what propose.ts wrote: facts, crops, labels (class, weight, canvas) and the page of every candidate."""

import json, os
import numpy as np
from model import CANVAS, CROP


def load(folder, with_crops=True):
    facts, crops, labels, pages = [], [], [], []
    for name in sorted(os.listdir(folder)):
        if not name.startswith("pages-"):
            continue
        shard = name[6:-5]
        listed = json.load(open(f"{folder}/{name}"))
        if not listed:
            continue
        width = listed[0]["features"]
        facts.append(np.fromfile(f"{folder}/features-{shard}.f32", np.float32).reshape(-1, width))
        labels.append(np.fromfile(f"{folder}/labels-{shard}.f32", np.float32).reshape(-1, 2 + CANVAS))
        if with_crops:
            crops.append(np.fromfile(f"{folder}/crops-{shard}.u8", np.uint8).reshape(-1, CROP))
        for page in listed:
            pages += [page["page"]] * page["candidates"]
    return np.concatenate(facts), np.concatenate(crops) if with_crops else None, np.concatenate(labels), np.array(pages)


def family(page):
    return "made" if page.startswith("made-") else page.rsplit("-", 1)[0]

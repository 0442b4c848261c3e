"""Writes the network as ONNX: input `page` 1x3xHxW in 0..1, H and W multiples of 32; output `cells` 1xCxH/4xW/4 of chances."""
import torch
from torch import nn


class WithChances(nn.Module):
    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, page):
        return torch.sigmoid(self.network(page))


def export(network, file):
    network.eval()
    torch.onnx.export(
        WithChances(network), (torch.zeros(1, 3, 64, 96),), file, input_names=["page"], output_names=["cells"],
        dynamic_axes={"page": {2: "height", 3: "width"}, "cells": {2: "rows", 3: "columns"}}, opset_version=17, dynamo=False,
    )

"""A small U-shaped convolutional network over the page at full resolution; one logit a channel and 4x4 cell."""
import torch
from torch import nn

from classes import CHANNELS


def conv(inside, outside, stride=1, dilation=1, kernel=3):
    return nn.Sequential(
        nn.Conv2d(inside, outside, kernel, stride, dilation * (kernel // 2), dilation, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    def __init__(self, width, dilation=1):
        super().__init__()
        self.body = nn.Sequential(
            conv(width, width, dilation=dilation),
            nn.Conv2d(width, width, 3, 1, dilation, dilation, bias=False),
            nn.BatchNorm2d(width),
        )
        self.relu = nn.ReLU(inplace=True)

    def forward(self, x):
        return self.relu(x + self.body(x))


class PageNetwork(nn.Module):
    """Widths and depths are chosen for CPU: about 5 billion multiplications on a page of 1440x900."""

    def __init__(self, widths=(16, 24, 40, 72, 112), joined=32):
        super().__init__()
        w2, w4, w8, w16, w32 = widths
        self.to2 = conv(3, w2, 2)
        self.to4 = nn.Sequential(conv(w2, w4, 2), Residual(w4))
        self.to8 = nn.Sequential(conv(w4, w8, 2), Residual(w8), Residual(w8))
        self.to16 = nn.Sequential(conv(w8, w16, 2), Residual(w16), Residual(w16), Residual(w16, 2))
        self.to32 = nn.Sequential(conv(w16, w32, 2), Residual(w32), Residual(w32, 2), Residual(w32, 4), Residual(w32, 8))
        self.side32 = conv(w32, w16, kernel=1)
        self.side16 = conv(w16, w8, kernel=1)
        self.join16 = Residual(w16)
        self.join8 = Residual(w8)
        self.side8 = conv(w8, joined, kernel=1)
        self.side4 = conv(w4, joined, kernel=1)
        self.join4 = Residual(joined)
        self.head = nn.Conv2d(joined, len(CHANNELS), 1)
        self.up = nn.Upsample(scale_factor=2, mode="nearest")
        # Text and icons are rare among the cells: start from that belief instead of from one half.
        nn.init.constant_(self.head.bias, -3.0)

    def forward(self, x):
        x4 = self.to4(self.to2(x))
        x8 = self.to8(x4)
        x16 = self.to16(x8)
        x32 = self.to32(x16)
        y16 = self.join16(x16 + self.up(self.side32(x32)))
        y8 = self.join8(x8 + self.up(self.side16(y16)))
        y4 = self.join4(self.side4(x4) + self.up(self.side8(y8)))
        return self.head(y4)

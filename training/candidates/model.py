"""The network that says what a candidate is: exact facts and two small views of it together."""

import torch
from torch import nn

CLASSES = "none icon image avatar chart button input select textarea checkbox radio switch badge card progress divider table".split()
SIDE, CHANNELS = 32, 6
CROP = CHANNELS * SIDE * SIDE
CANVAS = 4


def block(into, out, stride):
    return nn.Sequential(nn.Conv2d(into, out, 3, stride, 1, bias=False), nn.BatchNorm2d(out), nn.ReLU())


class Judge(nn.Module):
    """One row a candidate: its facts, then its crop (0 to 255). Answers with a logit a class and the canvas of an icon."""

    def __init__(self, facts):
        super().__init__()
        self.facts = facts
        self.register_buffer("mean", torch.zeros(facts))
        self.register_buffer("scale", torch.ones(facts))
        self.look = nn.Sequential(block(3, 20, 2), block(20, 40, 2), block(40, 64, 2), block(64, 80, 1))
        self.know = nn.Sequential(nn.Linear(facts, 256), nn.ReLU(), nn.Dropout(0.15), nn.Linear(256, 128), nn.ReLU())
        self.judge = nn.Sequential(nn.Linear(4 * 80 + 128, 192), nn.ReLU(), nn.Dropout(0.25), nn.Linear(192, len(CLASSES) + CANVAS))

    def view(self, picture):
        seen = self.look(picture)
        return torch.cat([seen.mean((2, 3)), seen.amax((2, 3))], 1)

    def forward(self, rows):
        facts = ((rows[:, : self.facts] - self.mean) * self.scale).clamp(-6, 6)
        crop = rows[:, self.facts :].reshape(-1, CHANNELS, SIDE, SIDE) / 128 - 1
        seen = torch.cat([self.view(crop[:, :3]), self.view(crop[:, 3:])], 1)
        return self.judge(torch.cat([seen, self.know(facts)], 1))

"""What the network says about each 4x4 cell of a page, in channel order."""

STRIDE = 4
# The first two channels are text: the core of a line (lines never touch there) and its whole box.
TEXT_CHANNELS = ["text-core", "text-box"]
PART_CHANNELS = [
    "icon", "image", "avatar", "logo", "chart", "button", "input", "select", "textarea", "checkbox", "radio", "switch",
    "badge", "card", "table", "tabs", "breadcrumb", "pagination", "progress", "nav", "header", "sidebar", "footer", "main",
]
CHANNELS = TEXT_CHANNELS + PART_CHANNELS

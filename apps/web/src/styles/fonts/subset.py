"""Writes the small fonts beside this file from those of the font packages: what the app's own words are set in.

Letters of English and the signs that the app uses, weights from regular up, no ligatures of code: two fifths of the size.
Whatever else a name or a prompt holds is set in the packages' own files, which the browser fetches only then (fonts.css).

    pip install fonttools==4.66.1 brotli==1.2.0 && python3 apps/web/src/styles/fonts/subset.py
"""

import io
import pathlib

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = pathlib.Path(__file__).parent
PACKAGES = HERE.parents[4] / "node_modules" / "@fontsource-variable"
# The same as `unicode-range` in fonts.css.
SIGNS = "\u00a0©«°²·»×‐–—‘’“”•…−"
LETTERS = [*range(0x20, 0x7F), *map(ord, SIGNS)]
# file in its package, heaviest weight, features: Inter's pairs and contexts; code has neither (base.css).
FONTS = {
    "inter-first.woff2": ("inter/files/inter-latin-opsz-normal.woff2", 900, ["kern", "calt", "ccmp"]),
    "jetbrains-mono-first.woff2": ("jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2", 800, ["ccmp"]),
}

for name, (source, heaviest, features) in FONTS.items():
    font = TTFont(PACKAGES / source, recalcTimestamp=False)
    # 0 to 6 name the font, 13 and 14 its licence, 25 its instances.
    subsetter = Subsetter(Options(layout_features=features, hinting=False, name_IDs=[*range(7), 13, 14, 25]))
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    plain.seek(0)
    font = instantiateVariableFont(TTFont(plain, recalcTimestamp=False), {"wght": (400, heaviest)})
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)

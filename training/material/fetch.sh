#!/usr/bin/env bash
# Fetches what the data makers draw with into the folder given: assets/, fonts/, packages/ and words.txt.
set -euo pipefail
lists=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
names() { grep -v '^#' "$lists/$1.txt" | cut -d' ' -f1; }

# Needed last, looked for first: a missing list should be told before the wait, not after it.
dict=${DICT:-/usr/share/dict}
for language in american-english french ngerman spanish portuguese; do
  [ -f "$dict/$language" ] || { echo "No list of words at $dict/$language: see \"What you need\" in training/README.md." >&2; exit 1; }
done

# What the engine is judged by must not be learnt from.
node "$lists/check-lists.ts" "$lists/assets.txt" "$lists/packages.txt"

for kind in assets fonts; do
  mkdir -p $kind
  names $kind | (cd $kind && { [ -f package.json ] || npm init -y >/dev/null; } && xargs npm install --ignore-scripts --no-audit --no-fund --loglevel=error)
done

# Names of folders become names of pages: admin-lte@3.2.0 gives npm-admin-lte_3-2-0-….
names packages | while read -r name; do
  folder=packages/$(sed 's#^@#_#; s#[/@]#_#g' <<<"$name")
  [ -d "$folder" ] && continue
  tarball=$(npm pack --loglevel=error "$name" </dev/null)
  # Under its name only when it is whole: a run that was cut short fetches it again.
  rm -rf "$folder.part"
  mkdir -p "$folder.part"
  tar xzf "$tarball" -C "$folder.part" --strip-components 1 2>/dev/null
  mv "$folder.part" "$folder"
  rm "$tarball"
done

# Photos: what these packages show as such. Sorted by a sum of their bytes, so that families mix.
mkdir -p assets/photos
find packages -name '*.jpg' -size +20k -size -300k -exec cksum {} + | sort -un -k1,1 | sed -n 1,130p | while read -r sum _ file; do
  cp "$file" "assets/photos/$sum.jpg"
done

# Words of five languages (Debian's wamerican, wfrench, wngerman, wspanish, wportuguese: public domain and GPL lists, only read).
{
  grep -v "'" $dict/american-english
  for language in french ngerman spanish portuguese; do shuf -n 12000 --random-source=$dict/american-english $dict/$language; done
} > words.txt
wc -l words.txt

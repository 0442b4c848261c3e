import { centreX, right } from '../../geometry.ts';
import { createRangeLookup } from '../../lookup/range-lookup.ts';
import { lineCentre } from '../../text/line-centre.ts';
import type { TextBlock } from '../../text/text-block.ts';
import type { TextStyle } from './outline-node.ts';
import { styleKey } from './text-styles.ts';

/** A text this short shows its size, weight and class badly; a longer one is trusted alone. */
const SHORT_CHARS = 24;
/** Sizes further apart than this share are two sizes, however short the text. */
const PEER_SIZE = 0.22;
const SAME_PLACE_PX = 3;
/** Items of one list are not further apart than this many font sizes. */
const LIST_STEP_EM = 4.5;

type Styled = { block: TextBlock; style: TextStyle };
type Placed = Styled & { row: number; key: string };

/** Only items of one holder in one colour can be peers. */
const groupOf = ({ block, style }: Styled): string => `${style.color} ${block.elementId ?? ''}`;

/** In one group, beside each other on one line, or under each other on one edge: items of one menu, list or column. */
const arePeers = (a: Placed, b: Placed): boolean => {
  const dy = Math.abs(a.row - b.row);
  if (dy > LIST_STEP_EM * b.style.fontSize) return false;
  if (Math.abs(a.style.fontSize - b.style.fontSize) > PEER_SIZE * b.style.fontSize) return false;
  if (dy <= SAME_PLACE_PX) return true;
  const [one, other] = [a.block.box, b.block.box];
  return (
    Math.abs(one.x - other.x) <= SAME_PLACE_PX ||
    Math.abs(right(one) - right(other)) <= SAME_PLACE_PX ||
    Math.abs(centreX(one) - centreX(other)) <= SAME_PLACE_PX
  );
};

/** Lets a short text take the style of the items around it when most of them agree on one. */
export const agreeWithPeers = (styled: readonly Styled[]): TextStyle[] => {
  const all = styled.map((item) => ({ ...item, row: lineCentre(item.block.lines[0]!), key: styleKey(item.style) }));
  const byRow = new Map(
    [...Map.groupBy(all, groupOf)].map(([group, items]) => [group, createRangeLookup(items, ({ row }) => row)]),
  );
  return all.map((item) => {
    if (item.block.text.length > SHORT_CHARS || item.block.lines.length > 1) return item.style;
    const votes = new Map<string, { style: TextStyle; count: number }>();
    // A peer's own size says how far it reaches, and it is at most so much larger.
    const reach = (LIST_STEP_EM * item.style.fontSize) / (1 - PEER_SIZE);
    for (const peer of byRow.get(groupOf(item))!(item.row - reach, item.row + reach)) {
      if (!arePeers(item, peer)) continue;
      const known = votes.get(peer.key) ?? { style: peer.style, count: 0 };
      votes.set(peer.key, { ...known, count: known.count + 1 });
    }
    const own = votes.get(item.key)?.count ?? 0;
    const best = [...votes.values()].sort((a, b) => b.count - a.count)[0];
    return best && best.count >= 2 && best.count > own ? best.style : item.style;
  });
};

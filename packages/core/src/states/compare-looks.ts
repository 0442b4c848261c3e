import { colorDistance } from '../color/color-distance.ts';
import { TOLERANCE } from '../compare/tolerance.ts';
import type { Border, Hex, PaletteColor } from '../measurement.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';
import type { PageIndex, Paint } from './index-page.ts';
import type { LookChange, LookProperty } from './state-changes.ts';

/** What is painted otherwise in another state, of all that both have. */
export function compareLooks(base: PageIndex, state: PageIndex, pairs: LeafPairs): LookChange[] {
  const paints = new Map(state.boxes.map(({ node, paint }) => [node.id, { node, paint }]));
  const { palette } = state.measurement;
  const boxes = base.boxes.flatMap(({ node, paint }) => {
    const other = paints.get(pairs.get(node.id) ?? '');
    if (!other) return [];
    const change = (property: LookProperty, from: string, to: string): LookChange => ({
      id: node.id,
      stateId: other.node.id,
      property,
      from,
      to,
    });
    return [
      ...comparePaints(paint, other.paint, palette).map(([property, from, to]) => change(property, from, to)),
      ...(Math.abs(node.box.height - other.node.box.height) > TOLERANCE.sizePx
        ? [change('height', String(node.box.height), String(other.node.box.height))]
        : []),
    ];
  });
  const texts = [...pairs].flatMap(([id, stateId]): LookChange[] => {
    const [from, to] = [base.lineOf(id)?.color, state.lineOf(stateId)?.color];
    if (!from || !to || colorDistance(from, to) <= TOLERANCE.textColor) return [];
    return [{ id, stateId, property: 'text colour', from, to: snap(to, palette) }];
  });
  return [...boxes, ...texts];
}

const comparePaints = (
  from: Paint,
  to: Paint,
  palette: readonly PaletteColor[],
): [property: LookProperty, from: string, to: string][] => {
  const changes: [LookProperty, string, string][] = [];
  const isOther = (a: Hex | undefined, b: Hex | undefined): boolean =>
    a === undefined || b === undefined ? a !== b : colorDistance(a, b) > TOLERANCE.color;
  if (isOther(from.fill, to.fill))
    changes.push(['fill', from.fill ?? 'none', to.fill ? snap(to.fill, palette) : 'none']);
  const [line, other] = [from.border, to.border];
  if (isOther(line?.color, other?.color) || Math.abs((line?.width ?? 0) - (other?.width ?? 0)) > TOLERANCE.borderPx)
    changes.push(['border', borderWords(line), borderWords(other && { ...other, color: snap(other.color, palette) })]);
  if (Boolean(from.shadow) !== Boolean(to.shadow))
    changes.push(['shadow', from.shadow ? 'shadow' : 'none', to.shadow ? 'shadow' : 'none']);
  return changes;
};

const borderWords = (border: Border | undefined): string =>
  border ? `${Math.round(border.width * 10) / 10} px ${border.color}` : 'none';

/** The colour of the palette that a reading means, where there is one. */
const snap = (hex: Hex, palette: readonly PaletteColor[]): Hex => {
  const apart = (color: PaletteColor): number => colorDistance(color.hex, hex);
  const [nearest] = palette.toSorted((a, b) => apart(a) - apart(b));
  return nearest && apart(nearest) <= TOLERANCE.color ? nearest.hex : hex;
};

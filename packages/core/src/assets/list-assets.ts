import type { Box } from '../geometry.ts';
import type { Element, Measurement, Region } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import { createNamer } from '../text/token-name.ts';
import { isSameBox } from '../tree/is-same-box.ts';
import { treeOf } from '../tree/tree-of.ts';
import { createGlyphIndex } from './glyph-index.ts';
import { isPicture, nameIcon, namePicture } from './name-asset.ts';
import { renderIcon } from './render-icon.ts';

/** A file that is cut or traced from a screenshot. */
export interface Asset {
  /** Its name without a folder, in kebab-case: `user.svg`, `avatar-anna-smith.png`. */
  readonly file: string;
  readonly kind: 'picture' | 'icon';
  /** Where it is shown first, in pixels of the page. */
  readonly box: Box;
  /** The colour that it lies on, as #rrggbb. */
  readonly ground?: string | undefined;
  /** Everything that shows it, by its id in the page tree and in reading order; a photo behind a part of the page is that of its landmark. */
  readonly elementIds: readonly string[];
  /** Of icons: the file's content. Pictures are cut from the screenshot. */
  readonly svg?: string;
}

/** Their marks are drawn by the control. */
const CONTROLS = typesWith('tick');

const listed = new WeakMap<Measurement, readonly Asset[]>();

/** The files of a page in reading order: equal icons and equal pictures are one, and every name is used once. */
export function listAssets(measurement: Measurement): readonly Asset[] {
  const known = listed.get(measurement);
  if (known) return known;
  const assets = buildAssets(measurement);
  listed.set(measurement, assets);
  return assets;
}

/** The elements of a page that may show assets, by their ids. */
export const shownById = ({ elements, paints = [] }: Measurement): ReadonlyMap<string, Element> =>
  new Map([...elements, ...paints].map((one) => [one.id, one]));

/** Assets by the id of each element that shows them. */
export const assetsById = (measurement: Measurement): ReadonlyMap<string, Asset> =>
  new Map(listAssets(measurement).flatMap((asset) => asset.elementIds.map((id) => [id, asset])));

const buildAssets = (measurement: Measurement): Asset[] => {
  const { regions, image } = measurement;
  const shown = shownById(measurement);
  const grounds = groundsOf(measurement, shown);
  const assets: (Asset & { elementIds: string[] })[] = [];
  const icons = createGlyphIndex<Asset & { elementIds: string[] }>();
  const prints = new Map<string, string[]>();
  const distinct = createNamer();
  const addIcon = (node: TreeNode, { name, glyph, box }: Element, around: TreeNode[]): void => {
    const same = glyph && icons.find(name, glyph);
    if (same) return void same.elementIds.push(node.id);
    const stem = distinct(nameIcon(node, name, around));
    const asset = { box, ground: grounds(around), elementIds: [node.id] };
    // What has no traced shape is cut out like a picture.
    if (!glyph) return void assets.push({ ...asset, file: `${stem}.png`, kind: 'picture' });
    const icon = {
      ...asset,
      file: `${stem}.svg`,
      kind: 'icon' as const,
      svg: renderIcon(glyph, box, node.box, image.scale),
    };
    assets.push(icon);
    icons.add(name, glyph, icon);
  };
  const addPicture = (
    node: TreeNode,
    { box, text, print }: { box: Box; text?: string | undefined; print?: string | undefined },
    around: TreeNode[],
    kind: 'picture' | 'behind',
  ): void => {
    const same = prints.get(print ?? '');
    if (same) return void same.push(node.id);
    const file = `${distinct(namePicture(node, box, text, around, image, kind))}.png`;
    const elementIds = [node.id];
    if (print !== undefined) prints.set(print, elementIds);
    assets.push({ file, kind: 'picture', box, ground: grounds(around), elementIds });
  };
  const visit = (node: TreeNode, around: TreeNode[]): void => {
    const element = shown.get(node.id);
    const behind = regions.findIndex((region, at) => region.tones && isRegion(node, element, region, at));
    if (behind >= 0) addPicture(node, { box: regions[behind]!.box, print: `region-${behind}` }, around, 'behind');
    else if (element && isAsset(node, element, around.at(-1))) {
      if (node.type === 'icon') addIcon(node, element, around);
      else addPicture(node, element, around, 'picture');
    }
    // What is in a picture of an interface is in its file.
    if (element?.shows) return;
    for (const child of node.children) visit(child, [...around, node]);
  };
  visit(treeOf(measurement).root, []);
  return assets;
};

/** Tells what colour the innermost box that has one is filled with, else the page. */
const groundsOf =
  ({ regions, palette }: Measurement, shown: ReadonlyMap<string, Element>) =>
  (around: readonly TreeNode[]): string | undefined => {
    const fills = new Map(regions.map(({ fill }, at) => [`region-${at + 1}`, fill]));
    const fillOf = ({ id }: TreeNode): string | undefined => shown.get(id)?.fill ?? fills.get(id);
    const holder = around.findLast((node) => fillOf(node) !== undefined);
    return holder ? fillOf(holder) : palette.find(({ role }) => role === 'background')?.hex;
  };

/** A node is a landmark by its id, or it is an element that stands for one. */
const isRegion = (node: TreeNode, element: Element | undefined, region: Region, at: number): boolean =>
  node.id === `region-${at + 1}` ||
  (element !== undefined && !isPicture(element) && node.type !== 'chart' && isSameBox(element.box, region.box));

const isAsset = (node: TreeNode, element: Element, holder: TreeNode | undefined): boolean => {
  const { text, box } = element;
  if (!isPicture(element) || CONTROLS.has(holder?.type ?? '') || box.width < 1 || box.height < 1) return false;
  // Initials and icons on a plain disc are drawn as what they are.
  return node.type !== 'avatar' || (text === undefined && node.children.length === 0);
};

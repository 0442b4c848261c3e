import { chroma, luma } from '../../colour/rgb.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';
import {
  BUTTON_HEIGHT,
  BUTTON_WIDTH,
  CARD_SIZE,
  isCentred,
  isRound,
  isSquare,
  isStrip,
  isStrongFill,
  TEXTAREA_HEIGHT,
  textRows,
  type Verdict,
} from './box-facts.ts';
import { classifyEmptyBox } from './classify-empty-box.ts';
import { fieldVerdict, isFieldLike, isSelect, isTextarea } from './classify-field.ts';
import { isPicture, pictureVerdict } from './classify-picture.ts';

/** Tallest badge in CSS pixels. */
const BADGE_HEIGHT = 27;

/** What a rectangular shape is, from its size, paint, texts and what lies in it; undefined when it is nothing to report. */
export const classifyBox = (node: Node, page: PageFacts): Verdict | undefined => {
  const { shape } = node;
  const width = shape.box.width / page.scale;
  const height = shape.box.height / page.scale;
  const lines = node.allTexts;
  if (shape.isPicture) return { type: isRound(node, width, height) ? 'avatar' : 'image', confidence: 0.8 };
  // A bar may tell how far it is; one with words is a button in two shades.
  if (shape.bars && lines.every((line) => /\d/.test(line.text))) return { type: 'progress', confidence: 0.8 };
  if (isPicture(node, width, height)) return pictureVerdict(node, width, height);
  if (lines.length === 0) return classifyEmptyBox(node, page, width, height);
  const rows = textRows(lines);
  const label = lines.map((line) => line.text).join(' ');
  if (isRound(node, width, height) && width >= 40 && /^\d+ ?%$/.test(label)) return { type: 'chart', confidence: 0.6 };
  if (isRound(node, width, height) && width <= 96 && label.length <= 3)
    // Figures in a disc are a count, a step or a marked day; nobody's name begins with them.
    return label.length <= 2 && width >= 20 && !/^\d+$/.test(label)
      ? { type: 'avatar', confidence: 0.7 }
      : { type: 'badge', confidence: 0.7 };
  // Letters in a frame on the ground of the page are a choice; a face has a ground of its own.
  const isFrame = shape.border !== undefined && !isStrongFill(node, page);
  if (!isFrame && isSquare(width, height) && width >= 20 && width <= 64 && /^\p{L}[\p{L}\d]?$/u.test(label))
    return { type: 'avatar', confidence: 0.6 };
  if (label.split(' ').length >= 5 && isAlert(node, page, width, height)) return { type: 'alert', confidence: 0.7 };
  if (isSelect(node, page, width, height)) return { type: 'select', confidence: 0.6 };
  if (rows === 1 && width >= 100 && isFieldLike(node, page, width, height)) return fieldVerdict(node, height);
  if (rows === 1 && height <= BADGE_HEIGHT && width <= 260 && label.length <= 30)
    return looksLikeButton(node, page) && height >= BUTTON_HEIGHT[0]
      ? { type: 'button', confidence: 0.5 }
      : { type: 'badge', confidence: 0.7 };
  if (rows === 1 && isFieldLike(node, page, width, height)) return fieldVerdict(node, height);
  if (isGroup(node)) return undefined;
  if (isStrip(node))
    return width >= CARD_SIZE[0] && height >= CARD_SIZE[1] ? { type: 'card', confidence: 0.5 } : undefined;
  if (rows <= 2 && height >= BUTTON_HEIGHT[0] && height <= BUTTON_HEIGHT[1] && isButtonLike(node, page, width, label))
    return { type: 'button', confidence: 0.8 };
  if (
    rows === 1 &&
    height >= 28 &&
    height <= 64 &&
    width <= BUTTON_WIDTH &&
    label.length <= 24 &&
    shape.radius > 0 &&
    isStrongFill(node, page)
  )
    return { type: 'button', confidence: 0.6 };
  if (rows <= 2 && height >= TEXTAREA_HEIGHT && isTextarea(node, page, width))
    return { type: 'textarea', confidence: 0.6 };
  if (isAlert(node, page, width, height)) return { type: 'alert', confidence: 0.6 };
  if (width >= CARD_SIZE[0] && height >= CARD_SIZE[1]) return { type: 'card', confidence: 0.7 };
  return undefined;
};

const looksLikeButton = (node: Node, page: PageFacts): boolean =>
  node.shape.border !== undefined &&
  !isStrongFill(node, page) &&
  isCentred(node, page) &&
  node.shape.radius <= 6 &&
  node.shape.box.width / page.scale >= 48;

/** A frame that its parts side by side fill completely: a button group, a pagination, a field with its button. */
const isGroup = ({ shape, children }: Node): boolean => {
  const parts = children.filter(
    (child) => child.shape.kind === 'box' && child.shape.box.height >= shape.box.height * 0.8,
  );
  const covered = parts.reduce((sum, part) => sum + part.shape.box.width, 0);
  return parts.length >= 2 && covered >= shape.box.width * 0.85;
};

const isButtonLike = (node: Node, page: PageFacts, width: number, label: string): boolean =>
  label.length <= 40 && width >= 24 && isCentred(node, page) && (width <= BUTTON_WIDTH || label.length <= 24);

/** A tinted or framed strip that holds nothing but a sentence or two. */
const isAlert = (node: Node, page: PageFacts, width: number, height: number): boolean =>
  width >= 280 &&
  height <= 100 &&
  width / height > 5 &&
  node.children.length <= 2 &&
  node.shape.fill !== undefined &&
  chroma(node.shape.fill) > 12 &&
  luma(node.shape.fill) > 190 &&
  node.allTexts.length <= 4 &&
  node.shape.box.width < page.width * 0.98;

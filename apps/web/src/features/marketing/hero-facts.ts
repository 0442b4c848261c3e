import type { Box } from '@blueprompt/core/geometry';
import type { ElementType } from '@blueprompt/core/measurement';
import facts from './hero-facts.json';

/** What `scripts/pictures/make-hero.ts` keeps of the measurement of our own example page. */
export type HeroFacts = {
  image: { width: number; height: number };
  /** The part of the screenshot that a phone shows: one card with the room around it. */
  closeUp: Box;
  texts: { text: string; box: Box; baseline: number; fontSize: number; fontWeight: number }[];
  elements: {
    id: string;
    type: ElementType;
    box: Box;
    radius?: number | undefined;
    fill?: string | undefined;
    text?: string | undefined;
    /** How its box is drawn: decided where this is written, as the table of types is too large for this page's script. */
    isCrossed?: boolean | undefined;
    isFaint?: boolean | undefined;
  }[];
  palette: { hex: string; role: string }[];
  prompt: { full: string; concise: string };
  files: { name: string; text: string }[];
  chat: { question: string; answer: string }[];
};

export const HERO_FACTS: HeroFacts = facts as HeroFacts;

type HeroElement = HeroFacts['elements'][number];

/** Elements of one kind, from left to right. */
export const ofType = (type: ElementType): HeroElement[] =>
  HERO_FACTS.elements.filter((element) => element.type === type).sort((a, b) => a.box.x - b.box.x);

/** The right and the middle of a box. Core has both, but beside its schemas, which would be a sixth of this page's script. */
export const rightOf = ({ x, width }: Box): number => x + width;
export const middleOf = ({ y, height }: Box): number => y + height / 2;

/** Whether any of a box lies in the view. */
export const isPartIn = (view: Box, box: Box): boolean =>
  box.x < rightOf(view) && rightOf(box) > view.x && box.y < view.y + view.height && box.y + box.height > view.y;

import { answer } from '@blueprompt/core/chat/answer';
import { parseChatContext, writeChatContext } from '@blueprompt/core/chat/chat-context';
import { findBaseline } from '@blueprompt/core/code/fonts/find-baseline';
import { renderDesignMd } from '@blueprompt/core/exports/render-design-md';
import { renderTailwindTheme } from '@blueprompt/core/exports/render-tailwind-theme';
import { renderTokens } from '@blueprompt/core/exports/render-tokens';
import type { Box } from '@blueprompt/core/geometry';
import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import type { Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Project } from '@blueprompt/core/project';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';

const NAME = 'Pricing page';

const CROSSED = typesWith('graphic');
/** What is text already says itself; its box only whispers. */
const FAINT = typesWith('graphic', 'textual', 'nav', 'list');

/** Only the beginning of each file is shown. */
const FILE_LINES = 24;

/** What a phone shows: the middle card fills the view, so that its texts stay readable. */
const findCloseUp = ({ image, elements }: Measurement): Box => {
  const cards = elements.filter(({ type }) => type === 'card').sort((a, b) => a.box.x - b.box.x);
  const card = cards[Math.floor(cards.length / 2)]?.box;
  if (!card) return { x: 0, y: 0, width: image.width, height: image.height };
  const side = Math.round(card.width * 0.3);
  const top = Math.max(0, card.y - 190);
  return { x: card.x - side, y: top, width: card.width + 2 * side, height: card.y + card.height + 60 - top };
};

/** Asked of the product as its users would; the answers are its own. */
const QUESTIONS = ['What radius do the cards have?', 'How far apart are the cards?', 'Is the contrast high enough?'];

/** What the home page shows of the example page: its texts are the product's own, written anew from what was measured. */
export const writeHeroFacts = (measurement: Measurement) => {
  const analysis = writeAnalysis(measurement, { uiType: 'webapp', pageName: NAME, isFullPage: true });
  const project: Project = {
    name: NAME,
    uiType: 'webapp',
    outcomes: [{ name: NAME, analysis, imageIndex: 0, success: true }],
    homePage: 0,
  };
  const talk = parseChatContext(writeChatContext(joinOutcomes(project)));
  return {
    image: { width: measurement.image.width, height: measurement.image.height },
    closeUp: findCloseUp(measurement),
    texts: measurement.texts.map((line) => ({
      text: line.text,
      box: line.box,
      baseline: Math.round(findBaseline(line)),
      fontSize: line.fontSize,
      fontWeight: line.fontWeight,
    })),
    elements: measurement.elements.map(({ id, type, box, radius, fill, text }) => ({
      id,
      type,
      box,
      radius,
      fill,
      text,
      isCrossed: CROSSED.has(type) || undefined,
      isFaint: FAINT.has(type) || undefined,
    })),
    palette: measurement.palette.map(({ hex, role }) => ({ hex, role })),
    prompt: { full: analysis.prompt, concise: analysis.concisePrompt ?? '' },
    files: [
      { name: 'guide.md', text: writeGuide(project, { detail: 'full' }) },
      { name: 'DESIGN.md', text: renderDesignMd(project) },
      { name: 'tokens.json', text: renderTokens(project) },
      { name: 'theme.css', text: renderTailwindTheme(project) },
    ].map(({ name, text }) => ({ name, text: text.split('\n').slice(0, FILE_LINES).join('\n') })),
    chat: QUESTIONS.map((question) => ({ question, answer: answer(question, talk).message })),
  };
};

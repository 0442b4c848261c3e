import { area } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';

export type Verdict = { isValid: boolean; message: string };

/** An interface is flat: a photo or noise has hardly two pixels of one exact colour. */
const MIN_FLAT_SHARE = 0.2;
/** A page may be half photos; a picture that is nearly nothing else is a photo, perhaps with a caption on it. */
const MAX_PHOTO_SHARE = 0.9;
const MIN_TEXTS = 1;
const MIN_PARTS = 3;
/** Below this the reader guessed letters into a texture. */
const MIN_TEXT_CONFIDENCE = 0.6;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Judges from the facts whether the picture shows a user interface, and says what speaks for or against it. */
export const judgeUi = (measurement: Measurement): Verdict => {
  const { image, elements, palette } = measurement;
  const pixels = image.width * image.height;
  const texts = measurement.texts.filter(
    (line) => line.confidence >= MIN_TEXT_CONFIDENCE && line.text.length > 1,
  ).length;
  const boxes = elements.filter((element) => element.type !== 'image').length;
  const flat = Math.min(
    1,
    palette.reduce((sum, color) => sum + color.share, 0),
  );
  const photo = Math.min(
    1,
    elements.filter((element) => element.type === 'image').reduce((sum, element) => sum + area(element.box), 0) /
      pixels,
  );
  const refuse = (message: string): Verdict => ({ isValid: false, message });
  if (flat < MIN_FLAT_SHARE)
    return refuse(`This looks like a photo, not a user interface: only ${percent(flat)} of it is flat colour.`);
  if (photo > MAX_PHOTO_SHARE && texts < MIN_PARTS)
    return refuse(`This looks like a photo, not a user interface: ${percent(photo)} of it is one picture.`);
  if (texts + boxes === 0) return refuse('This picture is empty: it has no text and no boxes.');
  if (texts < MIN_TEXTS && boxes < MIN_PARTS)
    return refuse(`This does not look like a user interface: no readable text and only ${count(boxes, 'shape')}.`);
  return {
    isValid: true,
    message: `This looks like a user interface: ${count(texts, 'text')}, ${count(boxes, 'element')}, ${percent(flat)} flat colour.`,
  };
};

import { area } from '../geometry.ts';
import type { Measurement, TextLine } from '../measurement.ts';

type Verdict = { isValid: boolean; message: string };

/** An interface is flat: a photo or noise has hardly two pixels of one exact colour. */
const MIN_FLAT_SHARE = 0.2;
/** Enough to be a page even where JPEG has smeared its flat colours; signs and labels in a photo are fewer. */
const MANY_TEXTS = 8;
/** A page may be half photos; a picture that is nearly nothing else is a photo, perhaps with a caption on it. */
const MAX_PHOTO_SHARE = 0.9;
/** Fewer shapes than this and no words are a drawing or an icon. */
const MIN_SHAPES = 3;
/** Below this the reader guessed letters into a texture. */
const MIN_TEXT_CONFIDENCE = 0.6;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** A share that rounds to nothing is said in words: "only 0 %" reads like a fault. */
const onlySo = (share: number): string => (Math.round(share * 100) < 1 ? 'almost none' : `only ${percent(share)}`);
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

const isReadable = (line: TextLine): boolean => line.confidence >= MIN_TEXT_CONFIDENCE && line.text.length > 1;

const photoShareOf = ({ image, elements }: Measurement): number => {
  const photos = elements.filter((element) => element.type === 'image');
  return Math.min(1, photos.reduce((sum, photo) => sum + area(photo.box), 0) / (image.width * image.height));
};

/** Judges from the facts whether the picture shows a user interface, and says what speaks for or against it. */
export const judgeUi = (measurement: Measurement): Verdict => {
  const texts = measurement.texts.filter(isReadable).length;
  const shapes = measurement.elements.length;
  const flat = Math.min(
    1,
    measurement.palette.reduce((sum, color) => sum + color.share, 0),
  );
  const photo = photoShareOf(measurement);
  const refuse = (message: string): Verdict => ({ isValid: false, message });
  if (flat < MIN_FLAT_SHARE && texts < MANY_TEXTS)
    return refuse(`This looks like a photo, not a user interface: ${onlySo(flat)} of it is flat colour.`);
  if (photo > MAX_PHOTO_SHARE && texts < MANY_TEXTS)
    return refuse(`This looks like a photo, not a user interface: pictures cover ${percent(photo)} of it.`);
  if (texts + shapes === 0) return refuse('This screenshot is empty: it has no text and no boxes.');
  if (texts === 0 && shapes < MIN_SHAPES)
    return refuse(`This does not look like a user interface: no readable text and only ${count(shapes, 'shape')}.`);
  return {
    isValid: true,
    message: `This looks like a user interface: ${count(texts, 'line')} of text, ${count(shapes, 'element')}, ${percent(flat)} flat colour.`,
  };
};

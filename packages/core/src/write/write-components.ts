import type { Measurement } from '../measurement.ts';
import type { Voice } from './tree/voice.ts';

/** Of a bar in one colour only that and its whole extent are known: neither its track nor where the filled part ends. */
const writeBars = ({ palette, elements }: Measurement): string | undefined => {
  if (elements.every(({ type, filled }) => type !== 'progress' || filled)) return undefined;
  const track = palette.find(({ role }) => role === 'border') ?? palette.find(({ role }) => role === 'surface');
  const rest = track ? `, the track ${track.hex}` : '';
  return `- progress without "filled": its share was not read; its colour is the filled part's${rest}`;
};

/** Of a switch its track is measured. */
const writeSwitches = ({ elements }: Measurement): string | false =>
  elements.some(({ type }) => type === 'switch') &&
  '- switch: a round knob, as tall as the inside of the track, on the left when off and on the right when on';

/** The usual look of each kind of component; the structure names only what differs. */
export const writeLooks = (measurement: Measurement, voice: Voice): string => {
  const known = [
    ...[...(voice.surfaces ?? [])].map(([look, name]) => `- ${name}: ${look}`),
    writeBars(measurement),
    writeSwitches(measurement),
  ];
  const usual = [...voice.usual].map(([type, look]) => `- ${type}: ${look}`);
  // Without a line between them the head of the second list would be a part of the first.
  return [
    known.filter(Boolean).join('\n'),
    usual.length > 0 && ['Unless a look is given (then it is complete):', ...usual].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
};

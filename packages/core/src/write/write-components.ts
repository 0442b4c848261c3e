import type { Measurement } from '../measurement.ts';
import type { Voice } from './tree/voice.ts';

/** Of a bar in one colour only that and its whole extent are known: neither its track nor where the filled part ends. */
const writeBars = ({ palette, elements }: Measurement): string | undefined => {
  if (elements.every(({ type, filled }) => type !== 'progress' || filled)) return undefined;
  const track = palette.find(({ role }) => role === 'border') ?? palette.find(({ role }) => role === 'surface');
  const rest = track ? `, the track ${track.hex}` : '';
  return `- progress without "filled": its share was not read; the colour is that of the filled part${rest}`;
};

/** The usual look of each kind of component; the structure names only what differs. */
export const writeLooks = (measurement: Measurement, voice: Voice): string =>
  [
    ...[...voice.usual].map(([type, look]) => `- ${type}, unless said: ${look}`),
    ...[...(voice.surfaces ?? [])].map(([look, name]) => `- ${name}: ${look}`),
    writeBars(measurement),
  ]
    .filter((line) => line !== undefined)
    .join('\n');

import type { Frame, FrameKind } from '../measurement.ts';

/** What a person would call it. */
export const FRAME_NAMES: Record<FrameKind, string> = {
  browser: 'browser window',
  window: 'window frame',
  phone: 'phone’s own bars',
};

/** Says that a part of the picture is not the page: who also has the picture would build it. */
export const frameWords = ({ kind }: Pick<Frame, 'kind'>): string =>
  kind === 'phone'
    ? 'The screenshot also shows the phone’s own bars (status, address, navigation): they are not part of the page and not to be built.'
    : `The screenshot shows the page in a ${FRAME_NAMES[kind]}: it is not part of the page and not to be built.`;

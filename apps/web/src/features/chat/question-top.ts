import { CHAT_BOX_PX } from '@blueprompt/core/spec/limits';

export const BOX_PADDING_PX = 20;
/** More of a long question would leave no room for the beginning of its answer. */
const MOST_QUESTION_PX = CHAT_BOX_PX / 3;

/** Where the box is scrolled to: the last question is at its top, of a long one only the end. */
export const questionTop = ({ offsetTop, offsetHeight }: Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>): number =>
  offsetTop - BOX_PADDING_PX + Math.max(0, offsetHeight - MOST_QUESTION_PX);

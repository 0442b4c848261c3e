import { MAX_IMAGE_BYTES, MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { PRO_PLAN } from '@blueprompt/core/spec/product';
import { MAX_TRY_MEGAPIXELS, TRIES_PER_DAY } from '@blueprompt/core/spec/try-limits';

/** Words of the part of the home page where a visitor has one screenshot measured. */
export const tryOut = {
  title: 'Try it on your own screenshot.',
  text: 'No account needed. Measured in your browser if possible, otherwise on our server. Never stored.',
  drop: 'Drop a screenshot here',
  choose: 'Choose a screenshot',
  limits: `Up to ${MAX_IMAGE_BYTES / 1_048_576} MB. If our server measures it: up to ${MAX_TRY_MEGAPIXELS} megapixels, ${TRIES_PER_DAY} screenshots a day.`,
  loading: 'Loading...',
};

export const tryResult = {
  measuring: 'Measuring your screenshot...',
  startingNote: 'Checking whether your browser can measure it.',
  measuringNote: 'Measuring on our server. Tall pages take longer.',
  loadingLabel: 'Loading the engine',
  loadingNote: 'This happens once: your browser keeps the engine for your next screenshots.',
  hereNote: 'Measuring on your device. Tall pages and slow devices take longer.',
  fallbackNote: "Your browser couldn't measure it. Measuring on our server instead; it isn't stored.",
  cancel: 'Cancel',
  original: 'Your screenshot',
  another: 'Try another screenshot',
  retry: 'Try again',
  signUp: 'Get the full guide',
  signUpNote: `When you sign up or sign in, we add this screenshot to your draft, which holds up to ${MAX_IMAGES_PER_PROJECT}.`,
  needsPro: `The full guide is part of Pro, $${PRO_PLAN.priceUsd}/${PRO_PLAN.period}.`,
  notKept: (name: string) => `${name} couldn't be saved in this browser. Upload it again after you sign in.`,
  guide: 'Build guide',
  guideLines: 'First lines of the build guide',
  more: (lines: number) => `${lines} more lines in the full guide`,
  failed: "Your screenshot couldn't be measured. Check your connection and try again.",
  page: 'Your page',
};

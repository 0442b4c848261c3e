import type { UiType } from '@blueprompt/core/analysis';
import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import { PRO_PLAN } from '@blueprompt/core/spec/product';

/** Shown in this order, one every two seconds, stopping on the last (GE3, GE4). */
export const LOADING_MESSAGES = [
  'Analyzing image...',
  'Scanning UI elements...',
  'Identifying patterns...',
  'Building detailed prompt...',
  'Almost there...',
] as const;

/** What a run counts: where a page has other widths or states, its screenshots. */
export type Unit = 'page' | 'section' | 'screenshot';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const loading = {
  wait: 'This may take a moment',
  cancel: 'Cancel',
  cancelled: 'Generation cancelled. Your draft is still here.',
  place: (unit: Unit, n: number, count: number) => `${unit} ${n} of ${count}`,
  placeBare: (n: number, count: number) => `${n} of ${count}`,
  /** Where the page has no name but its number, that is said once. */
  placeOnly: (unit: Unit, n: number, count: number) => `${capital(unit)} ${n} of ${count}`,
  nth: (unit: Unit, n: number) => `${capital(unit)} ${n}`,
  width: (page: string) => `Another width of ${page}`,
  state: (state: string, page: string) => `${state}, a state of ${page}`,
  done: (unit: Unit, done: number, count: number) => `${done} of ${count} ${unit}s done`,
  left: (seconds: number) => (seconds < 60 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`),
  measured: 'Measured',
  onDevice: 'On this device',
  elapsed: (seconds: number) =>
    seconds < 60 ? `${seconds} s elapsed` : `${Math.floor(seconds / 60)} min ${seconds % 60} s elapsed`,
  y: (y: number) => `y ${y}`,
  drawing: (name: string) => `${name}, drawn from what was measured`,
  picture: (name: string) => `${name}, being measured`,
};

export const needsPro = {
  text: `You need Pro to generate, $${PRO_PLAN.priceUsd}/${PRO_PLAN.period}. You can upload and arrange your screenshots first.`,
  used: "You've used this month's free images. Pro has no monthly limit.",
};

export const interrupted = {
  title: {
    reloaded: 'The page was reloaded before the analysis finished.',
    'signed-out': 'You were signed out before the analysis finished.',
  },
  text: "Your draft is still here. Screenshots that were already measured won't be measured again.",
  resume: 'Continue the analysis',
};

type NamedActivity = AnalyzeStage | 'checking' | 'busy';

/** What is done to a page; while the engine loads, how much of it is there. */
export type Activity = NamedActivity | { loadedBytes: number; totalBytes: number };

const ACTIVITY: Record<NamedActivity, string> = {
  checking: 'Checking the image',
  busy: 'The server is busy. Waiting in the queue',
  queued: 'Waiting in the queue',
  decoding: 'Decoding pixels',
  text: 'Reading text',
  colours: 'Measuring colours',
  boxes: 'Finding boxes',
  layout: 'Working out the layout',
  writing: 'Writing the prompt',
  model: 'Asking the model',
};

/** Said while the engine loads in the browser. */
export const loadingEngine = (loadedBytes: number, totalBytes: number): string =>
  `Loading the engine, ${Math.floor(loadedBytes / 1e6)} of ${Math.round(totalBytes / 1e6)} MB`;

/** What is really going on, said beneath the specified messages. */
export const activityText = (activity: Activity): string =>
  typeof activity === 'string' ? ACTIVITY[activity] : loadingEngine(activity.loadedBytes, activity.totalBytes);

export const failures = {
  notAuthenticated: 'User not authenticated',
  noData: 'No analysis data returned from the server',
  image: (message: string) => `Failed to analyze image: ${message}`,
  unknown: 'Failed to analyze image',
  missingImage: 'The screenshot is missing',
  unreadable: 'This screenshot can no longer be read. Upload it again.',
  none: {
    landing: 'Failed to analyze any sections.',
    webapp: 'Failed to analyze any pages.',
  } satisfies Record<UiType, string>,
  every: {
    landing: 'Failed to analyze any sections. Please try uploading different images or try again in a few moments.',
    webapp:
      'Failed to analyze any pages. The AI service might be temporarily overloaded. Please try again in a few moments.',
  } satisfies Record<UiType, string>,
  title: 'Error:',
  hint: 'Try uploading a different UI screenshot or refresh and try again.',
  unreachedHint: "We couldn't reach the server. Your draft is kept: check your connection and try again.",
  device: "Your screenshots couldn't be measured on this device.",
  tooLargeHere: 'A screenshot is too large to be measured on this device.',
  deviceHint: 'Measure them on our server instead, or reload the page and try again.',
  onServer: 'Measure on our server',
  seePro: 'See what Pro offers',
  reason: (names: readonly string[], message: string) => `${names.join(', ')}: ${message}`,
  offline: 'The server could not be reached. Try again.',
  cutOff: 'The connection to the server was lost. Try again.',
  status: 'The server could not analyse this screenshot. Try again in a moment.',
};

/** Words of the demo dialog. */
export const DEMO_STRINGS = {
  button: 'Demo',
  title: 'Demo Video',
  description: 'From two screenshots to a measured build guide.',
  player: 'Demo video player',
} as const;

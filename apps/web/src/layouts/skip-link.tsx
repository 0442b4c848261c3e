import { UI_STRINGS } from '@/strings/ui.ts';

/** The id of the main part of every page. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: over all navigation to the content. */
export const SkipLink = () => (
  <a
    href={`#${MAIN_ID}`}
    className="sr-only rounded-control bg-primary px-4 py-2 text-small font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    {UI_STRINGS.skipToContent}
  </a>
);

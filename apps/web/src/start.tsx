import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadConfig } from '@/client/config.ts';
import { StartFailure } from '@/layouts/start-failure.tsx';
import { createApp } from './app.tsx';
import { preloadPage } from './app-routes.tsx';
import { toRestoredPath } from './restore-path.ts';
import { confineKeyPress } from './shortcuts/confine-key-press.ts';

/** Shows the app at the address of the window; a prerendered page is taken over as it stands. */
export const start = async (): Promise<void> => {
  const restored = toRestoredPath(window.location.search);
  if (restored !== undefined) window.history.replaceState(null, '', restored);
  confineKeyPress(window);
  // The page travels together with the configuration instead of after it.
  preloadPage(window.location);
  const container = document.getElementById('root')!;
  const page = document.documentElement.dataset;
  // `before-paint.js` has hidden a home page that is not for whoever is looking.
  if (page['prerendered'] === 'hidden') container.replaceChildren();
  delete page['prerendered'];
  try {
    const app = createApp(await loadConfig(), (routes) => <BrowserRouter>{routes}</BrowserRouter>);
    if (!container.hasChildNodes()) createRoot(container).render(app);
    // As a transition it is done in slices, between which the page answers.
    else startTransition(() => void hydrateRoot(container, app));
  } catch (error) {
    console.error('The app could not start.', error);
    createRoot(container).render(<StartFailure />);
  }
};

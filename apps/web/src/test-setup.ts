import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { takeToasts } from '@/components/ui/toast.tsx';

// What is fetched on first use takes its time on a busy machine, and no test is about time.
configure({ asyncUtilTimeout: 20_000 });

// Test files may share one window: each test leaves it as it found it.
afterEach(async () => {
  vi.useRealTimers();
  // The toast library remembers what it showed, beyond the outlet that showed it.
  if (document.querySelector('[data-sonner-toast]')) (await import('sonner')).toast.dismiss();
  cleanup();
  // Those that no outlet took would wait for the next test.
  takeToasts(() => {})();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});

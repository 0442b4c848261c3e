import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PromptPanel } from './prompt-panel.tsx';

afterEach(() => vi.restoreAllMocks());

const GUIDE = '# Shop: build guide\n## Page 1: Home\nA page.\n## Page 2: Cart\nA cart.';

test('another page, and the prompt of one page, are shown from where they begin', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent?.startsWith('## Page 2') ? 60 : 0;
  });
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  const panel = (pageIndex: number, scope: 'all' | 'page') => (
    <PromptPanel
      prompt={scope === 'all' ? GUIDE : '# Cart'}
      uiType="webapp"
      pages={2}
      screenshots={2}
      pageIndex={pageIndex}
      detail="full"
      scope={scope}
      onDetail={() => undefined}
      onScope={() => undefined}
    />
  );
  const { rerender } = render(panel(0, 'all'));
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(panel(1, 'all'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 60 });
  rerender(panel(1, 'page'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  rerender(panel(1, 'all'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 60 });
});

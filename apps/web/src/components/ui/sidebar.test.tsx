import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sidebar } from './sidebar.tsx';

const renderSidebar = (sheetOpen: boolean) =>
  render(
    <Sidebar label="Menu" collapsed={false} sheetOpen={sheetOpen} onSheetOpenChange={() => {}}>
      {() => <p>entries</p>}
    </Sidebar>,
  );

test("[LA21] the sidebar widget's own widths are 15rem and, on mobile, 18rem", async () => {
  renderSidebar(false);
  expect(screen.getByRole('complementary', { name: 'Menu' }).style.width).toBe('15rem');
  renderSidebar(true);
  expect((await screen.findByRole('dialog', { name: 'Menu' })).style.width).toBe('18rem');
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';

const open = (by: (button: HTMLElement) => void) => {
  render(
    <main>
      <DropdownMenu trigger={<button type="button">More</button>}>
        <DropdownItem disabled>Not now</DropdownItem>
        <DropdownItem>Rename</DropdownItem>
      </DropdownMenu>
    </main>,
  );
  by(screen.getByRole('button', { name: 'More' }));
};

test.each([
  ['Enter or Space', (button: HTMLElement) => fireEvent.click(button, { detail: 0 })],
  ['an arrow key', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'ArrowDown' })],
])('a menu that %s opens for the first time has its first item focused', async (_, by) => {
  open(by);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
});

test('a menu that a pointer opens has the focus itself: nothing looks chosen', async () => {
  open((button) => fireEvent.click(button, { detail: 1 }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
});

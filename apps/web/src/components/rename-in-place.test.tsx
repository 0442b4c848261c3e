import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UI_STRINGS } from '@/strings/ui.ts';
import { RenameInPlace } from './rename-in-place.tsx';

const open = (suggestions?: string[]) => {
  render(
    <RenameInPlace
      name="Shop"
      label="Name"
      maxLength={40}
      {...(suggestions && { suggestions })}
      className=""
      onRename={() => true}
      onEditing={() => {}}
    >
      {(opener) => (
        <button type="button" {...opener}>
          Rename
        </button>
      )}
    </RenameInPlace>,
  );
  fireEvent.click(screen.getByText('Rename'));
};

test.each([[undefined], [[]]])('without names to offer (%j) the field is a plain one', (suggestions) => {
  open(suggestions);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Shop');
});

test('with names to offer the field is one to choose from', () => {
  open(['Acme']);
  expect(screen.getByRole('combobox', { name: 'Name' })).toHaveValue('Shop');
});

test('a name as long as the field takes says that the rest was cut', () => {
  open();
  expect(screen.queryByText(UI_STRINGS.full(40))).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(40) } });
  expect(screen.getByText(UI_STRINGS.full(40))).toBeVisible();
});

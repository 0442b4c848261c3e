import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

const field = (error?: string) => (
  <Field label="Password" hint="8 or more characters." error={error}>
    {(control) => <input {...control} />}
  </Field>
);

test('an error takes the place of the hint, so that one thing is not said twice', () => {
  const { rerender } = render(field());
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAccessibleDescription('8 or more characters.');
  expect(input).not.toHaveAttribute('aria-invalid');
  rerender(field('Too short.'));
  expect(input).toHaveAccessibleDescription('Too short.');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText('8 or more characters.')).not.toBeInTheDocument();
});

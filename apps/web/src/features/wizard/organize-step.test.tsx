import { fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { createNetwork } from '@/testing/stand-in-network.ts';
import { wizardReducer } from './draft/wizard-reducer.ts';
import { emptyWizard, type WizardState } from './draft/wizard-state.ts';
import { OrganizeStep } from './organize-step.tsx';

const image = (name: string) => ({ id: name, name: `${name}.png`, blob: new Blob([name]), width: 1440, height: 900 });
const withImages = (...names: string[]): WizardState =>
  wizardReducer(emptyWizard, { type: 'images-added', images: names.map(image) });

const ignore = () => {};
const Organize = ({ from }: { from: WizardState }) => {
  const [wizard, dispatch] = useReducer(wizardReducer, from);
  return (
    <OrganizeStep wizard={wizard} urls={new Map()} reading={0} refusals={[]} onFiles={ignore} dispatch={dispatch} />
  );
};
const open = (from: WizardState) =>
  renderApp(createNetwork({}), [{ path: '/', element: <Organize from={from} /> }], '/');
const button = (name: string) => screen.getByRole('button', { name });

test('what is done for all pages keeps its place while pages move, so that the list below stays under the pointer', async () => {
  open(withImages('a', 'b'));
  expect(await screen.findByRole('button', { name: 'Sort by file name' })).toBeDisabled();
  fireEvent.click(button('Move Page 1 down'));
  expect(button('Sort by file name')).toBeEnabled();
  fireEvent.click(button('Sort by file name'));
  expect(button('Sort by file name')).toBeDisabled();
});

test('[WZ16] the field for a new name says whose name it is', async () => {
  open(withImages('a'));
  fireEvent.click(await screen.findByRole('button', { name: 'Rename Page 1' }));
  expect(screen.getByRole('textbox', { name: 'New name for Page 1' })).toBeVisible();
});

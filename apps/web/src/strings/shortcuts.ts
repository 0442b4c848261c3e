export type Shortcut = { keys: string[]; does: string };

const EVERYWHERE: Shortcut[] = [
  { keys: ['Mod', 'B'], does: 'Show or hide the sidebar' },
  { keys: ['Mod', '/'], does: 'Show or hide this list' },
];

export const shortcuts = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  control: 'Ctrl',
  command: '⌘',
  wizard: [
    { keys: ['Mod', 'Enter'], does: 'Continue, or generate on the last step' },
    { keys: ['Mod', 'V'], does: 'Add screenshots from the clipboard' },
    { keys: ['Esc'], does: 'Cancel a rename or a generation' },
    ...EVERYWHERE,
  ] satisfies Shortcut[],
  results: [
    { keys: ['Mod', 'Enter'], does: 'Copy the prompt' },
    { keys: ['Mod', 'S'], does: 'Save to history' },
    { keys: ['←', '→'], does: 'Go through tabs or elements, or move the divider' },
    { keys: ['Enter'], does: 'Copy the facts of the focused element' },
    { keys: ['Esc'], does: 'Deselect the element' },
    ...EVERYWHERE,
  ] satisfies Shortcut[],
};

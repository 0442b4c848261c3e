import { MAX_CHAT_MESSAGE_CHARS } from '@blueprompt/core/spec/limits';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatForm } from './chat-form.tsx';
import { type ChatState, emptyChat } from './chat-state.ts';

const ignore = () => {};

test.each([
  ['nothing to say', {}, ''],
  ['an answer on its way and nothing typed', { loading: true }, ''],
  [
    'a question typed meanwhile',
    { loading: true, text: 'And the gap?' },
    'Send it when this answer is complete, or stop the answer.',
  ],
  ['room left', { text: 'a'.repeat(3_599) }, ''],
  ['little room left', { text: 'a'.repeat(3_600) }, '3,600 of 4,000 characters'],
  ['no room left', { text: 'a'.repeat(MAX_CHAT_MESSAGE_CHARS) }, '4,000 of 4,000 characters'],
  [
    'a letter more than announced',
    { text: 'a'.repeat(3_601) },
    '3,600 of 4,000 characters',
    '3,601 of 4,000 characters',
  ],
  ['hardly any room left', { text: 'a'.repeat(3_999) }, '3,900 of 4,000 characters', '3,999 of 4,000 characters'],
] satisfies [string, Partial<ChatState>, string, string?][])('below the field: %s', (_, change, note, shown = note) => {
  render(<ChatForm chat={{ ...emptyChat, ...change }} dispatch={ignore} onSend={ignore} onAttach={ignore} />);
  const status = screen.getByRole('status');
  if (note === '') expect(status).toBeEmptyDOMElement();
  else {
    expect(status).toHaveTextContent(note);
    expect(screen.getAllByText(shown)[0]).not.toBe(status);
  }
});

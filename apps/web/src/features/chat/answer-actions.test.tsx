import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { AnswerActions } from './answer-actions.tsx';

test('the questions that an answer offers stay below it, also once another was asked', () => {
  const onAsk = vi.fn();
  const message: ChatMessage = {
    id: '1',
    content: 'I can answer these:',
    sender: 'assistant',
    timestamp: 0,
    copied: false,
    questions: ['Which colours are used?'],
  };
  render(<AnswerActions message={message} isCurrent={false} isBusy={false} onShow={() => undefined} onAsk={onAsk} />);
  fireEvent.click(screen.getByRole('button', { name: 'Which colours are used?' }));
  expect(onAsk).toHaveBeenCalledWith('Which colours are used?');
});

test('places that have the same label are numbered, so that each button says where it leads', () => {
  const place = { page: 0, box: { x: 0, y: 0, width: 20, height: 20 }, label: 'icon' };
  const message: ChatMessage = {
    id: '1',
    content: 'There are 2 icons.',
    sender: 'assistant',
    timestamp: 0,
    copied: false,
    places: [
      { ...place, id: 'n1' },
      { ...place, id: 'n2' },
    ],
  };
  const onShow = vi.fn();
  render(<AnswerActions message={message} isCurrent isBusy={false} onShow={onShow} onAsk={() => undefined} />);
  fireEvent.click(screen.getByText('icon 2'));
  expect(onShow).toHaveBeenCalledWith({ ...place, id: 'n2', label: 'icon 2' });
});

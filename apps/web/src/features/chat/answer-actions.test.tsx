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

import { Check, Copy, Paperclip } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { chat } from '@/strings/chat.ts';
import { Markdown } from './markdown.tsx';

/** Questions on the right, answers on the left beside an ink line, each with its own copy button. */
export const MessageRow = memo(
  ({
    message,
    onCopy,
    children,
  }: {
    message: ChatMessage;
    onCopy: (message: ChatMessage) => void;
    /** What can be done with an answer, or with a question that got none. */
    children?: ReactNode;
  }) => {
    const copyButton = (
      <Button
        variant="ghost"
        size="icon-small"
        aria-label={message.copied ? chat.copied : chat.copyMessage}
        className="shrink-0 text-text-3 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
        onClick={() => onCopy(message)}
      >
        {message.copied ? <Check aria-hidden strokeWidth={1.5} /> : <Copy aria-hidden strokeWidth={1.5} />}
      </Button>
    );
    return message.sender === 'user' ? (
      <div data-question className="flex max-w-[92%] flex-col items-end gap-1 self-end">
        <div className="group flex max-w-full items-center justify-end gap-1">
          {copyButton}
          <div className="min-w-0 rounded-panel bg-surface-3 px-3.5 py-2.5 text-small">
            <span className="sr-only">{`${chat.you}: `}</span>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message.content}</p>
            {message.attachment ? (
              <p className="mt-1.5 flex items-center gap-1.5 text-tiny text-text-2">
                <Paperclip aria-hidden strokeWidth={1.5} className="size-3.5 shrink-0" />
                <span className="[overflow-wrap:anywhere]">{message.attachment}</span>
              </p>
            ) : null}
          </div>
        </div>
        {children}
      </div>
    ) : (
      <div className="group flex items-start gap-1 max-md:flex-col">
        <div className="max-w-full min-w-0 border-l md:max-w-[92%] border-ink pl-3.5 text-small text-text-2 [overflow-wrap:anywhere]">
          <span className="sr-only">{`${chat.assistant}: `}</span>
          <Markdown text={message.content} />
          {children}
        </div>
        {copyButton}
      </div>
    );
  },
);

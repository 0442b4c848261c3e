import { MAX_CHAT_MESSAGE_CHARS } from '@blueprompt/core/spec/limits';
import { ArrowUp, Paperclip, X } from 'lucide-react';
import { type Dispatch, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { chat as words } from '@/strings/chat.ts';
import { type ChatAction, type ChatState, canSend } from './chat-state.ts';

/** From here on the length is shown: the field takes no more than the limit. */
const NEARLY_FULL_CHARS = 0.9 * MAX_CHAT_MESSAGE_CHARS;

/** Where a screen reader hears the length: at every letter nobody could type. */
const ANNOUNCED_CHARS = [MAX_CHAT_MESSAGE_CHARS, 0.975 * MAX_CHAT_MESSAGE_CHARS, NEARLY_FULL_CHARS];

/** What keeps a message from being sent, or from growing, shown and announced before somebody wonders. */
const noteOn = ({ loading, text }: ChatState): { shown?: string; announced?: string } => {
  if (loading) return text.trim() === '' ? {} : { shown: words.wait, announced: words.wait };
  const announced = ANNOUNCED_CHARS.find((chars) => text.length >= chars);
  if (announced === undefined) return {};
  const toWords = (chars: number) => words.length(chars, MAX_CHAT_MESSAGE_CHARS);
  return { shown: toWords(text.length), announced: toWords(announced) };
};

/** The question that is being written, and the picture that goes with it (CH3, CH4, CH7). */
export const ChatForm = ({
  chat,
  dispatch,
  onSend,
  onAttach,
}: {
  chat: ChatState;
  dispatch: Dispatch<ChatAction>;
  onSend: () => void;
  onAttach: (file: File) => void;
}) => {
  const file = useRef<HTMLInputElement>(null);
  const note = noteOn(chat);
  return (
    <>
      {chat.attachment ? (
        <p className="flex items-center justify-between gap-3 border-t border-line px-4 py-1.5 text-tiny text-text-2">
          <span className="truncate">{words.attached(chat.attachment.name)}</span>
          <Button
            variant="ghost"
            size="icon-small"
            aria-label={words.removeAttachment(chat.attachment.name)}
            onClick={() => dispatch({ type: 'attachment-removed' })}
          >
            <X aria-hidden strokeWidth={1.5} />
          </Button>
        </p>
      ) : null}
      <form
        className="flex items-end gap-1 border-t border-line py-1.5 pr-1.5 pl-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <textarea
          rows={1}
          value={chat.text}
          maxLength={MAX_CHAT_MESSAGE_CHARS}
          aria-label={words.input}
          placeholder={words.placeholder}
          className="field-sizing-content max-h-28 min-h-11 flex-1 resize-none bg-transparent py-2.5 text-body outline-none placeholder:text-text-3"
          onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
          onKeyDown={(event) => {
            // Enter sends (CH4); with shift it is a new line, and while an input method composes it is not ours.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSend();
          }}
        />
        <input
          ref={file}
          type="file"
          accept="image/*"
          aria-label={words.attach}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (chosen) onAttach(chosen);
          }}
        />
        <Button variant="ghost" size="icon" aria-label={words.attach} onClick={() => file.current?.click()}>
          <Paperclip aria-hidden strokeWidth={1.5} />
        </Button>
        <Button variant="primary" size="icon" type="submit" aria-label={words.send} disabled={!canSend(chat)}>
          <ArrowUp aria-hidden strokeWidth={1.75} />
        </Button>
      </form>
      {note.shown === undefined ? null : (
        <p aria-hidden className="px-4 pb-2 text-tiny text-text-3">
          {note.shown}
        </p>
      )}
      <p role="status" className="sr-only">
        {note.announced}
      </p>
    </>
  );
};

import type { AnswerPlace } from '@blueprompt/core/chat/chat-answer';
import type { GuideEdit } from '@blueprompt/core/chat/guide-edit';
import type { Project } from '@blueprompt/core/project';
import { CHAT_BOX_PX } from '@blueprompt/core/spec/limits';
import { RotateCw, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { chat as words } from '@/strings/chat.ts';
import { AnswerActions } from './answer-actions.tsx';
import { editStateOf, isCurrent, isLastEdit, withEdit, withoutEdit } from './applied-edits.ts';
import { ChatForm } from './chat-form.tsx';
import { failedQuestion } from './chat-state.ts';
import { EditCard } from './edit-card.tsx';
import { Markdown } from './markdown.tsx';
import { MessageRow } from './message-row.tsx';
import { BOX_PADDING_PX, questionTop } from './question-top.ts';
import { type ChatSubject, useChat } from './use-chat.ts';

/** Below a question that got no answer. */
const FailedNote = ({ onRetry }: { onRetry: () => void }) => (
  <p className="flex items-center justify-end gap-1 text-tiny text-text-2">
    {words.unanswered}
    <Button size="small" variant="ghost" className="-mr-3" onClick={onRetry}>
      <RotateCw aria-hidden strokeWidth={1.5} />
      {words.retry}
    </Button>
  </p>
);

/** What has come of an answer so far, and the way to stop it. */
const Answering = ({ words: said, onStop }: { words: string; onStop: () => void }) => (
  <>
    {said === '' ? null : (
      // Read out once, when the answer is whole.
      <div aria-live="off" className="border-l border-ink pl-3.5 text-small text-text-2 [overflow-wrap:anywhere]">
        <span className="sr-only">{`${words.assistant}: `}</span>
        <Markdown text={said} />
      </div>
    )}
    <p className="flex items-center gap-3 text-small text-text-3">
      <span className="animate-breathe">{words.generating}</span>
      <Button size="small" variant="ghost" onClick={onStop}>
        <Square aria-hidden strokeWidth={1.5} />
        {words.stop}
      </Button>
    </p>
  </>
);

/** Questions about the analysis, answered from its facts; a picture can be attached (CH1–CH6). */
export const ChatAssistant = ({
  project,
  onShow,
  onEdit,
  ...subject
}: ChatSubject & {
  project: Project;
  /** Points at a place on the screenshot. */
  onShow: (place: AnswerPlace) => void;
  /** Takes a changed project over, in its short form where that was the wish. */
  onEdit: (next: Project, detail: 'concise' | 'full') => void;
}) => {
  const { result } = subject;
  const { chat, dispatch, send, retry, stop, clear, attach, copy } = useChat(subject);
  const failed = failedQuestion(chat);
  // Known until the page is left.
  const before = useRef(new Map<string, Project>());
  const log = useRef<HTMLDivElement>(null);
  const several = (result.pages ?? result.sections ?? []).length > 1;
  const suggestions = several ? [...words.suggestions.slice(0, 2), words.severalPages] : words.suggestions;
  // An answer is read from its beginning, so its question stands at the top of the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for new messages.
  useEffect(() => {
    const question = [...(log.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
    if (question) log.current?.scrollTo({ top: questionTop(question) });
  }, [chat.messages.length, chat.loading]);
  const apply = (id: string, edit: GuideEdit) => {
    before.current.set(id, project);
    onEdit(withEdit(project, edit, id), edit.kind === 'shorter' ? 'concise' : 'full');
  };
  const undoOf = (message: ChatMessage) => {
    const earlier = isLastEdit(message, project) ? before.current.get(message.id) : undefined;
    return earlier && (() => onEdit(withoutEdit(project, earlier), 'full'));
  };
  const answerParts = (message: ChatMessage) => (
    <>
      <AnswerActions
        message={message}
        isCurrent={isCurrent(message, project)}
        isBusy={chat.loading}
        onShow={onShow}
        onAsk={(question) => void send(question)}
      />
      {message.edit ? (
        <EditCard
          edit={message.edit}
          state={editStateOf(message, project)}
          project={project}
          onApply={(edit) => apply(message.id, edit)}
          onUndo={undoOf(message)}
        />
      ) : null}
    </>
  );
  return (
    <section aria-labelledby="chat" className="min-w-0">
      <h2 id="chat" className="flex h-8 items-center gap-2.5 text-card">
        {words.title}
        <Badge>{words.beta}</Badge>
        {chat.messages.length > 0 ? (
          <Button size="small" variant="ghost" className="-mr-3 ml-auto" onClick={clear}>
            {words.clear}
          </Button>
        ) : null}
      </h2>
      <div className="mt-4 overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-150 ease-out has-[textarea:focus-visible]:border-ink has-[textarea:focus-visible]:ring-3 has-[textarea:focus-visible]:ring-ink/20">
        <div
          ref={log}
          role="log"
          aria-label={words.log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
          tabIndex={0}
          // Positioned, so that what is only read out scrolls with it instead of making the page longer.
          className="relative flex flex-col gap-4 overflow-y-auto focus-visible:-outline-offset-2"
          style={{ height: CHAT_BOX_PX, padding: BOX_PADDING_PX }}
        >
          {chat.messages.length === 0 ? <p className="text-small text-text-3">{words.empty}</p> : null}
          {chat.messages.map((message) => (
            <MessageRow key={message.id} message={message} onCopy={copy}>
              {message.sender === 'assistant' ? answerParts(message) : null}
              {message === failed ? <FailedNote onRetry={() => void retry()} /> : null}
            </MessageRow>
          ))}
          {chat.loading ? <Answering words={chat.words} onStop={stop} /> : null}
        </div>
        <ChatForm chat={chat} dispatch={dispatch} onSend={() => void send()} onAttach={attach} />
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <Button key={suggestion} size="small" disabled={chat.loading} onClick={() => send(suggestion)}>
            {suggestion}
          </Button>
        ))}
      </div>
    </section>
  );
};

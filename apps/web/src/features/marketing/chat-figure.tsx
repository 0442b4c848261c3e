import { PromptLine } from '@/components/prompt-line.tsx';
import { HERO_FACTS } from './hero-facts.ts';

/** Questions about the page above with the answers that the product gave. */
export const ChatFigure = () => (
  <div className="flex w-full flex-col gap-3.5">
    {HERO_FACTS.chat.map(({ question, answer }) => (
      <div key={question} className="flex flex-col gap-3.5">
        <p className="max-w-[90%] self-end rounded-panel bg-surface-3 px-3.5 py-2 text-[13px]/5">{question}</p>
        <p className="border-l-[1.5px] border-ink pl-3.5 text-[13px]/5 whitespace-pre-line text-text-2">
          <PromptLine line={answer} />
        </p>
      </div>
    ))}
  </div>
);

import type { AnswerPlace } from '@blueprompt/core/chat/chat-answer';
import { Crosshair } from 'lucide-react';
import { numberAlike } from '@/components/number-alike.ts';
import { Button } from '@/components/ui/button.tsx';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { chat } from '@/strings/chat.ts';

/** So many places are worth a button each; the first of a longer list shows where to look. */
const MAX_SHOWN = 4;

/** Several parts without words of their own have the same label, that of their kind. */
const numbered = (places: readonly AnswerPlace[]): AnswerPlace[] => {
  const labels = numberAlike(places.map(({ label }) => label));
  return places.map((place, at) => ({ ...place, label: labels[at]! }));
};

/** Where an answer can be seen on the screenshot, and what can be asked next. */
export const AnswerActions = ({
  message: { places = [], questions = [] },
  isCurrent,
  isBusy,
  onShow,
  onAsk,
}: {
  message: ChatMessage;
  /** The project is still the one that the answer is about. */
  isCurrent: boolean;
  isBusy: boolean;
  onShow: (place: AnswerPlace) => void;
  onAsk: (question: string) => void;
}) => (
  <>
    {/* An answer that asks back lists its values, and its buttons are the questions. */}
    {isCurrent && places.length > 0 && questions.length === 0 ? (
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        {numbered(places.slice(0, MAX_SHOWN)).map((place) => (
          <Button
            key={`${place.page} ${place.id}`}
            size="small"
            className="max-w-full"
            aria-label={chat.showPlace(place.label)}
            onClick={() => onShow(place)}
          >
            <Crosshair aria-hidden strokeWidth={1.5} />
            <span className="truncate">{places.length === 1 ? chat.show : place.label}</span>
          </Button>
        ))}
      </div>
    ) : null}
    {/* Kept on earlier answers too: an answer that names what can be asked would end in nothing. */}
    {questions.length > 0 ? (
      <div className="mt-2.5 flex flex-col items-start gap-1.5">
        {questions.map((question) => (
          <Button
            key={question}
            size="small"
            disabled={isBusy}
            className="h-auto min-h-8 max-w-full py-1.5 text-left whitespace-normal"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        ))}
      </div>
    ) : null}
  </>
);

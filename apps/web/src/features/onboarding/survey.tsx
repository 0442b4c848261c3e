import { ONBOARDING_SLIDE_MS, ONBOARDING_STEPS } from '@blueprompt/core/spec/limits';
import { ONBOARDING_QUESTIONS } from '@blueprompt/core/spec/onboarding';
import { type CSSProperties, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { ChoiceList } from '@/components/ui/menu/choice-list.tsx';
import { ONBOARDING_STRINGS } from '@/strings/account/onboarding.ts';
import { isAnswered, LAST_STEP, type SurveyAction, toNextSurvey } from './survey-reducer.ts';
import { keepSurvey, loadSurvey } from './survey-store.ts';

/** How long a picked answer is seen before the next question comes. */
const SEEN_MS = 300;

/** Enter on a link or button does what that is for; on an answer it does nothing of its own. */
const pressesItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button:not([role="radio"])') !== null;

const onwardLabel = (isLast: boolean, saving: boolean): string => {
  if (saving) return ONBOARDING_STRINGS.finishing;
  return isLast ? ONBOARDING_STRINGS.complete : ONBOARDING_STRINGS.next;
};

/** Five questions, one at a time; `onComplete` saves and says whether the survey may close (ON1–ON5). */
export const Survey = ({ userId, onComplete }: { userId: string; onComplete: (answers: unknown) => Promise<void> }) => {
  const [survey, dispatch] = useReducer(toNextSurvey, userId, (id) => loadSurvey(sessionStorage, id));
  useEffect(() => keepSurvey(sessionStorage, userId, survey), [userId, survey]);
  const [saving, setSaving] = useState(false);
  const { step, answers, direction } = survey;
  const question = ONBOARDING_QUESTIONS[step] ?? ONBOARDING_QUESTIONS[0];
  const isLast = step === LAST_STEP;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const act = (action: SurveyAction) => {
    clearTimeout(timer.current);
    dispatch(action);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const pick = (value: string) => {
    act({ type: 'answer', value });
    if (!isLast) timer.current = setTimeout(() => dispatch({ type: 'next' }), SEEN_MS);
  };
  const goOn = async () => {
    if (!isAnswered(survey) || saving) return;
    if (!isLast) return act({ type: 'next' });
    setSaving(true);
    await onComplete(answers);
    setSaving(false);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const option = question.options[Number(event.key) - 1];
    if (option) pick(option.value);
    if (event.key === 'Enter' && !pressesItself(event.target)) void goOn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <section className="flex w-full max-w-[600px] flex-col max-sm:mb-auto">
      <div className="flex items-center justify-between">
        <p className="text-small text-text-2" aria-live="polite">
          {ONBOARDING_STRINGS.step(step + 1, ONBOARDING_STEPS)}
        </p>
        <span aria-hidden data-testid="progress-dots" className="flex gap-2">
          {ONBOARDING_QUESTIONS.map(({ field }, index) => (
            <span
              key={field}
              className={classNames(
                'size-2 rounded-full border transition-colors duration-150',
                index <= step ? 'border-ink bg-ink' : 'border-line-3',
              )}
            />
          ))}
        </span>
      </div>
      <div className="-mx-1 min-h-[470px] overflow-hidden p-1 sm:min-h-[400px]">
        <div
          key={step}
          data-testid="survey-slide"
          className={direction === 'forward' ? 'slides-in-from-right' : 'slides-in-from-left'}
          style={{ '--slide-ms': `${ONBOARDING_SLIDE_MS}ms` } as CSSProperties}
        >
          <h1 className="mt-6 text-display">{question.question}</h1>
          {step === 0 ? <p className="mt-2 text-body text-text-2">{ONBOARDING_STRINGS.why}</p> : null}
          <div className="mt-7">
            <ChoiceList
              label={question.question}
              options={question.options}
              value={answers[question.field] ?? ''}
              onChange={(value) => dispatch({ type: 'answer', value })}
              onPick={pick}
            />
          </div>
        </div>
      </div>
      <div className="mt-4 flex justify-between gap-4">
        <Button disabled={step === 0 || saving} onClick={() => act({ type: 'back' })}>
          {ONBOARDING_STRINGS.back}
        </Button>
        <Button variant="primary" disabled={!isAnswered(survey) || saving} onClick={() => void goOn()}>
          {onwardLabel(isLast, saving)}
        </Button>
      </div>
    </section>
  );
};

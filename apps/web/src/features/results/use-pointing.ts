import type { Element } from '@blueprompt/core/measurement';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { copyText } from '@/components/ui/copy-text.ts';
import { overlay } from '@/strings/results.ts';
import { usePicked } from './inspector/use-picked.ts';
import { factsText } from './overlay/element-facts.ts';
import { typeLabelOne } from './overlay/element-types.ts';
import { type FactsPlace, placeFacts } from './overlay/place-facts.ts';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What is pointed at and what is picked, by mouse, finger and keys; `frame` is what the card of facts is placed in. */
export const usePointing = (
  elements: readonly Element[],
  shown: readonly Element[],
  frame: RefObject<HTMLDivElement | null>,
) => {
  // A correction changes elements, and may delete them.
  const asNow = (element: Element | undefined) => element && elements.find(({ id }) => id === element.id);
  const [pointed, setActive] = useState<Element>();
  const active = asNow(pointed);
  const { measuring, pick, measureNext, leave, ...chosen } = usePicked();
  const [picked, second] = [asNow(chosen.picked), asNow(chosen.second)];
  const [touched, setTouched] = useState(false);
  const [place, setPlace] = useState<FactsPlace>({ left: 0, top: 0 });
  const point = (element: Element) => {
    const mark = document.getElementById(`element-${element.id}`)?.getBoundingClientRect();
    const around = frame.current?.getBoundingClientRect();
    if (mark && around) setPlace(placeFacts(mark, around));
    setActive(element);
  };
  const copyFacts = (element: Element) => {
    pick(element);
    return copyText(factsText(element), overlay.factsCopied(typeLabelOne(element.type)));
  };
  // A finger cannot hover: its first tap points, the second copies.
  const click = (element: Element, { pointerType, shiftKey }: PointerEvent) => {
    setTouched(pointerType === 'touch');
    if (picked && (shiftKey || measuring)) return pick(element, 'second');
    if (pointerType === 'touch' && active?.id !== element.id) point(element);
    else void copyFacts(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active && picked && (event.shiftKey || measuring)) return pick(active, 'second');
    if (event.key === 'Enter' && active) return void copyFacts(active);
    if (event.key === 'Escape') {
      leave();
      return setActive(undefined);
    }
    const step = STEP[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    const next = shown[(shown.findIndex(({ id }) => id === active?.id) + step + shown.length) % shown.length]!;
    document.getElementById(`element-${next.id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    point(next);
  };
  return {
    active,
    setActive,
    point,
    place,
    touched,
    picked,
    second,
    measuring,
    measureNext,
    leave,
    copyFacts,
    click,
    onKeyDown,
  };
};

import { type RefObject, useEffect, useState } from 'react';

type Size = { width: number; height: number };
type Span = { top: number; height: number };

const round = Math.round;

/** Live width and height of a form, and place and height of its focused text field. */
export const useMeasuredForm = (
  form: RefObject<HTMLElement | null>,
): { size: Size | undefined; focused: Span | undefined } => {
  const [size, setSize] = useState<Size>();
  const [focused, setFocused] = useState<Span>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const measure = () => {
      const outer = element.getBoundingClientRect();
      setSize({ width: round(outer.width), height: round(outer.height) });
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || !element.contains(field)) return setFocused(undefined);
      const inner = field.getBoundingClientRect();
      setFocused({ top: round(inner.top - outer.top), height: round(inner.height) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('focusin', measure);
    element.addEventListener('focusout', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', measure);
      element.removeEventListener('focusout', measure);
    };
  }, [form]);
  return { size, focused };
};

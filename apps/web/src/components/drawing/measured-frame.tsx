import { type ReactNode, useRef } from 'react';
import { CornerTicks } from './corner-ticks.tsx';
import { DimensionLine } from './dimension-line.tsx';
import { useMeasuredForm } from './use-measured-form.ts';

/** Space between the form and its frame; the dashed construction lines run along the form's own edges. */
const PADDING_PX = 40;

/** The form, measured: its width, its height and the focused field, all from live layout. Below 768 px only the form. */
export const MeasuredFrame = ({ children }: { children: ReactNode }) => {
  const form = useRef<HTMLDivElement>(null);
  const { size, focused } = useMeasuredForm(form);
  const dashed = 'absolute border-ink-text/25 border-dashed';
  return (
    <div className="relative w-full max-w-[400px] md:w-[480px] md:max-w-none md:bg-page md:p-10">
      <span aria-hidden className="drafting-table pointer-events-none fixed inset-0 -z-20 max-md:hidden" />
      {size ? (
        <div aria-hidden className="pointer-events-none max-md:hidden">
          <span className={`${dashed} -top-[100vh] -bottom-[100vh] left-10 -z-10 border-l`} />
          <span className={`${dashed} -top-[100vh] right-10 -bottom-[100vh] -z-10 border-l`} />
          <span className={`${dashed} top-10 right-[-100vw] left-[-100vw] -z-10 border-t`} />
          <span className={`${dashed} right-[-100vw] bottom-10 left-[-100vw] -z-10 border-t`} />
          <span className="absolute -top-9.5 right-10 left-10">
            <DimensionLine label={size.width} />
          </span>
          <span className="absolute top-10 bottom-10 -left-9.5 flex">
            <DimensionLine direction="vertical" label={size.height} />
          </span>
          {focused ? (
            <span className="absolute left-full flex" style={{ top: PADDING_PX + focused.top, height: focused.height }}>
              <span className="absolute top-0 -left-8 w-14 border-t border-ink-line" />
              <span className="absolute bottom-0 -left-8 w-14 border-b border-ink-line" />
              <span className="ml-6 flex">
                <DimensionLine direction="vertical" label={focused.height} upright />
              </span>
            </span>
          ) : null}
        </div>
      ) : null}
      <CornerTicks className="max-md:hidden" />
      <div ref={form}>{children}</div>
    </div>
  );
};

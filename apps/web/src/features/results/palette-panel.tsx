import type { CSSProperties } from 'react';
import { copyText } from '@/components/ui/copy-text.ts';
import { copy, overlay, palette as words } from '@/strings/results.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** A role such as 'Background' fits its column; more than a row holds are shared out evenly. */
const LEAST_PX = 112;
const MOST_IN_ROW = { tablet: 6, desktop: 8 };

const leastWidth = (count: number, mostInRow: number): string => {
  const rows = Math.max(1, Math.ceil(count / mostInRow));
  const inRow = Math.max(1, Math.ceil(count / rows));
  return `max(${LEAST_PX}px, 100% / ${inRow} - 1px)`;
};

/** Swatches that copy their value when clicked; a row of columns, on small screens a list (RE13). */
export const PalettePanel = ({
  entries,
  isPlaceholder = false,
}: {
  entries: readonly PaletteEntry[];
  /** The colours stand in for a page that was not measured (GE12). */
  isPlaceholder?: boolean;
}) => (
  <section aria-labelledby="color-palette">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="color-palette" className="text-card">
        {words.title}
      </h2>
      {entries.some((entry) => entry.contrast) ? (
        <p className="text-small text-text-3 max-md:hidden">{words.note}</p>
      ) : null}
      {isPlaceholder ? <p className="text-small text-text-2">{words.placeholder}</p> : null}
    </div>
    <ul
      style={
        {
          '--least-tablet': leastWidth(entries.length, MOST_IN_ROW.tablet),
          '--least': leastWidth(entries.length, MOST_IN_ROW.desktop),
        } as CSSProperties
      }
      className="mt-4 grid gap-px overflow-hidden rounded-panel border border-line bg-surface max-md:grid-cols-1 md:grid-cols-[repeat(auto-fit,minmax(var(--least-tablet),1fr))] lg:grid-cols-[repeat(auto-fit,minmax(var(--least),1fr))]"
    >
      {entries.map(({ name, hex, role, share, contrast }) => (
        <li key={`${name} ${hex}`} className="min-w-0 shadow-[0_0_0_1px_var(--color-line)]">
          <button
            type="button"
            onClick={() => copyText(hex, overlay.copied(hex))}
            className="group flex w-full items-center text-left transition-colors duration-150 hover:bg-surface-2 focus-visible:-outline-offset-2 md:block"
          >
            <span className="sr-only">{copy.value(hex)}</span>
            <span className="block h-11 w-13 shrink-0 md:h-18 md:w-full" style={{ background: hex }} />
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_56px_44px_72px] max-[389px]:grid-cols-[minmax(0,1fr)_56px_72px] items-center gap-x-2 px-3 max-md:[&_.font-mono]:text-[11px] md:block md:px-3.5 md:pt-3 md:pb-4">
              <span className="line-clamp-2 text-tiny font-[550] text-text [overflow-wrap:anywhere] md:text-small">
                {role ?? name}
              </span>
              <span className="block font-mono text-mono text-ink-text">{hex}</span>
              {role ? <span className="hidden text-tiny text-text-3 md:block">{name}</span> : null}
              <span className="block font-mono text-mono text-text-3 max-md:text-right max-[389px]:hidden md:mt-2">
                {share}
              </span>
              <span className="block font-mono text-mono text-text-3 max-md:text-right">{contrast}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

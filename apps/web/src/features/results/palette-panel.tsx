import { copy, overlay, palette as words } from '@/strings/results.ts';
import { copyText } from './copy-text.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Swatches that copy their value when clicked; a row of columns, on small screens a list (RE13). */
export const PalettePanel = ({ entries }: { entries: readonly PaletteEntry[] }) => (
  <section aria-labelledby="color-palette">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="color-palette" className="text-card">
        {words.title}
      </h2>
      {entries.some((entry) => entry.contrast) ? (
        <p className="text-small text-text-3 max-md:hidden">{words.note}</p>
      ) : null}
    </div>
    <ul className="mt-4 grid overflow-hidden rounded-panel border border-line bg-line max-md:gap-px md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-x-px">
      {entries.map(({ name, hex, share, contrast }) => (
        <li key={`${name} ${hex}`} className="min-w-0 bg-surface">
          <button
            type="button"
            aria-label={`${name} ${hex}, ${copy.value(hex)}`}
            onClick={() => copyText(hex, overlay.copied(hex))}
            className="group flex w-full items-center text-left transition-colors duration-150 hover:bg-surface-2 focus-visible:-outline-offset-2 md:block"
          >
            <span className="block h-11 w-13 shrink-0 md:h-18 md:w-full" style={{ background: hex }} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 px-3.5 py-2 md:block md:pt-3 md:pb-4">
              <span className="block min-w-24 truncate text-tiny font-[550] text-text md:text-small">{name}</span>
              <span className="block font-mono text-mono text-ink-text">{hex}</span>
              <span className="ml-auto block font-mono text-mono text-text-3 md:mt-2 md:ml-0">{share}</span>
              <span className="block min-w-17 font-mono text-mono text-text-3 max-md:text-right">{contrast}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

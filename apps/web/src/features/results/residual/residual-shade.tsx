import type { Measurement } from '@blueprompt/core/measurement';
import type { Residual } from '@blueprompt/core/residual';
import { classNames } from '@/components/ui/class-names.ts';
import { KINDS, KindPattern } from './kind-pattern.tsx';

const MASK_ID = 'not-understood';
/** Strokes that cross a page as it is mostly shown: 6 px apart. */
const STROKES_ACROSS = 120;

/** What was not understood, drawn over the screenshot, whose other parts are darkened. */
export const ResidualShade = ({
  image,
  residual,
  onDark,
}: {
  image: Measurement['image'];
  residual: readonly Residual[];
  onDark: boolean;
}) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${image.width} ${image.height}`}
    className={classNames(
      'pointer-events-none absolute inset-0 size-full animate-appear',
      onDark ? 'text-ink' : 'text-ink-on-light',
    )}
  >
    {KINDS.map((kind) => (
      <KindPattern key={kind} id={`shade-${kind}`} kind={kind} period={Math.max(6, image.width / STROKES_ACROSS)} />
    ))}
    <mask id={MASK_ID}>
      <rect width={image.width} height={image.height} fill="white" />
      {residual.map(({ box }) => (
        <rect key={`${box.x} ${box.y} ${box.width} ${box.height}`} {...box} fill="black" />
      ))}
    </mask>
    <rect width={image.width} height={image.height} mask={`url(#${MASK_ID})`} className="fill-page opacity-60" />
    {residual.map(({ box, kind }) => (
      <rect key={`${box.x} ${box.y} ${box.width} ${box.height}`} {...box} fill={`url(#shade-${kind})`} />
    ))}
  </svg>
);

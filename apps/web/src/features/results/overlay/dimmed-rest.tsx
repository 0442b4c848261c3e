import type { Element, Measurement } from '@blueprompt/core/measurement';

const MASK_ID = 'shown-elements';

/** Darkens what is not shown: a blue line around a blue button would say nothing by itself. */
export const DimmedRest = ({ image, shown }: { image: Measurement['image']; shown: readonly Element[] }) => (
  <g stroke="none" pointerEvents="none">
    <mask id={MASK_ID}>
      <rect width={image.width} height={image.height} fill="white" />
      {shown.map(({ id, box, radius }) => (
        <rect key={id} {...box} rx={Math.min(radius ?? 0, box.height / 2)} fill="black" />
      ))}
    </mask>
    <rect width={image.width} height={image.height} mask={`url(#${MASK_ID})`} className="fill-page opacity-60" />
  </g>
);

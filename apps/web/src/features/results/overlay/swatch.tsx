/** A small square of a colour, before its value. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden
    className="mr-1.5 inline-block size-2.5 rounded-[2px] border border-white/25 align-[-1px]"
    style={{ background: hex }}
  />
);

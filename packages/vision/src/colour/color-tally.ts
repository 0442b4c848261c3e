/** Odd and far from any pattern in colours, so that the upper bits of a product are spread evenly. */
const SPREAD = 0x9e3779b1;

/**
 * Counts colours. Whole pictures are counted, with thousands of colours each: a table of numbers takes a fraction of the time
 * that a map takes. Colours keep the order in which they were first seen.
 */
export class ColorTally {
  size = 0;
  colors = new Uint32Array(16);
  counts = new Int32Array(16);
  /** One more than the place of a colour in the list, 0 where free; at most half full. */
  private slots = new Int32Array(32);
  private shift = 27;

  add(color: number, times = 1): void {
    const slot = this.slotOf(color);
    const known = this.slots[slot]!;
    if (known > 0) {
      this.counts[known - 1]! += times;
      return;
    }
    this.colors[this.size] = color;
    this.counts[this.size] = times;
    this.slots[slot] = ++this.size;
    if (this.size === this.colors.length) this.grow();
  }

  count(color: number): number {
    const known = this.slots[this.slotOf(color)]!;
    return known > 0 ? this.counts[known - 1]! : 0;
  }

  /** The colour that was seen most, the first of equals, with how often; undefined where there was none at all. */
  most(): { color: number; count: number } | undefined {
    let best = -1;
    for (let at = 0; at < this.size; at++) if (best < 0 || this.counts[at]! > this.counts[best]!) best = at;
    return best < 0 ? undefined : { color: this.colors[best]!, count: this.counts[best]! };
  }

  private slotOf(color: number): number {
    const { slots, colors } = this;
    const mask = slots.length - 1;
    let slot = Math.imul(color, SPREAD) >>> this.shift;
    for (let known = slots[slot]!; known > 0 && colors[known - 1] !== color; known = slots[slot]!)
      slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const [colors, counts] = [new Uint32Array(2 * this.size), new Int32Array(2 * this.size)];
    colors.set(this.colors);
    counts.set(this.counts);
    this.colors = colors;
    this.counts = counts;
    this.slots = new Int32Array(4 * this.size);
    this.shift -= 1;
    for (let at = 0; at < this.size; at++) this.slots[this.slotOf(colors[at]!)] = at + 1;
  }
}

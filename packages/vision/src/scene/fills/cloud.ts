import { blue, green, red } from '../../colour/rgb.ts';

export type Sample = { x: number; y: number; color: number };

/** Samples in columns: they are gone through some hundred times. */
export type Cloud = Record<'x' | 'y' | 'r' | 'g' | 'b', Float64Array>;

export const toCloud = (samples: readonly Sample[]): Cloud => {
  const column = (): Float64Array => new Float64Array(samples.length);
  const cloud: Cloud = { x: column(), y: column(), r: column(), g: column(), b: column() };
  for (const [i, { x, y, color }] of samples.entries()) {
    cloud.x[i] = x;
    cloud.y[i] = y;
    cloud.r[i] = red(color);
    cloud.g[i] = green(color);
    cloud.b[i] = blue(color);
  }
  return cloud;
};

/** About so many of the samples, evenly. */
export const thin = (cloud: Cloud, count: number): Cloud => {
  const step = Math.ceil(cloud.x.length / count);
  return keepOf(cloud, (sample) => sample % step === 0);
};

/** The samples that are asked for, by their place in the cloud. */
export const keepOf = ({ x, y, r, g, b }: Cloud, isKept: (sample: number) => boolean): Cloud => {
  const kept = (column: Float64Array): Float64Array => column.filter((_, sample) => isKept(sample));
  return { x: kept(x), y: kept(y), r: kept(r), g: kept(g), b: kept(b) };
};

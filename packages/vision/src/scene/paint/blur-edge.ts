/**
 * A sharp edge after a blur: `shares[k]` is how much of a pixel is covered when the edge lies `k - reach` pixels behind the pixel's
 * start. Nothing beyond `reach` pixels before it, all of it beyond `reach + 1` behind.
 */
export type BlurredEdge = { reach: number; shares: Float64Array };

/** The browser's rasteriser limits a blur to this; it bounds the work here too. */
const MAX_SIGMA_PX = 128;
/** Below, the rasteriser weighs pixels one by one; from here on it averages boxes three times. */
const MIN_BOX_SIGMA_PX = 2;
/** The rasteriser leaves out pixels that weigh less. */
const MIN_WEIGHT = 0.01;
const MAX_BESSEL_TERMS = 40;

/** Few blurs are in use on a page, and tried again and again where one is fitted. */
const MAX_KNOWN_EDGES = 256;
const knownEdges = new Map<number, BlurredEdge>();

/**
 * How an edge looks after a gaussian blur, as the browser's rasteriser approximates it: it blurs the mask of a round shape, and uses
 * a formula for rectangles.
 */
export function blurEdge(sigma: number, isFromMask: boolean): BlurredEdge {
  const limited = Math.min(MAX_SIGMA_PX, sigma);
  const key = isFromMask ? limited : -limited;
  const kept = knownEdges.get(key);
  if (kept !== undefined) return kept;
  if (knownEdges.size >= MAX_KNOWN_EDGES) knownEdges.clear();
  const edge = isFromMask ? fromWeights(weigh(limited)) : fromSpline(limited);
  knownEdges.set(key, edge);
  return edge;
}

/** How many pixels beyond an edge its blur can be seen, when all of it has this opacity of 0 to 255. */
export function seenBeyondEdge({ reach, shares }: BlurredEdge, alpha: number): number {
  let hidden = 0;
  while (hidden < reach && shares[hidden + 1]! * alpha < 0.5) hidden++;
  return reach - hidden;
}

const fromSpline = (sigma: number): BlurredEdge => {
  const reach = Math.ceil(3 * sigma);
  const shares = new Float64Array(2 * reach + 2);
  // A pixel is covered as much as its centre is.
  for (let k = 0; k < shares.length; k++) shares[k] = splineIntegral((k - reach - 0.5) / (2 * sigma));
  shares[0] = 0;
  shares[shares.length - 1] = 1;
  return { reach, shares };
};

const weigh = (sigma: number): Float64Array =>
  sigma < MIN_BOX_SIGMA_PX ? weighDiscreteGauss(sigma) : weighThreeBoxes(sigma);

/** How much of a pixel is covered when the edge lies `distance` behind its start. */
export function shareBehindEdge({ reach, shares }: BlurredEdge, distance: number): number {
  const place = distance + reach;
  if (place <= 0) return 0;
  const k = Math.floor(place);
  if (k >= shares.length - 1) return 1;
  const before = shares[k]!;
  return before + (shares[k + 1]! - before) * (place - k);
}

const fromWeights = (weights: Float64Array): BlurredEdge => {
  const shares = new Float64Array(weights.length + 1);
  for (let k = 0; k < weights.length; k++) shares[k + 1] = shares[k]! + weights[k]!;
  shares[weights.length] = 1;
  return { reach: (weights.length - 1) / 2, shares };
};

/** Lindeberg's gaussian for whole pixels: modified Bessel functions of the variance. */
const weighDiscreteGauss = (sigma: number): Float64Array => {
  const variance = sigma * sigma;
  const half: number[] = [];
  for (let order = 0; order === 0 || half[order - 1]! > MIN_WEIGHT; order++) half.push(besselOver(variance, order));
  if (half.length > 1) half.pop();
  const sum = half.reduce((total, weight, order) => total + (order === 0 ? weight : 2 * weight), 0);
  return Float64Array.from({ length: 2 * half.length - 1 }, (_, at) => half[Math.abs(at - half.length + 1)]! / sum);
};

/** The modified Bessel function of the first kind, times e to the minus `t`. */
const besselOver = (t: number, order: number): number => {
  let term = Math.exp(-t);
  for (let k = 1; k <= order; k++) term *= t / 2 / k;
  let sum = term;
  for (let k = 1; k < MAX_BESSEL_TERMS; k++) {
    term *= (t * t) / 4 / (k * (k + order));
    sum += term;
  }
  return sum;
};

/** Three box averages whose width the filter effects specification gives; of an even width, one is a pixel wider to stay centred. */
const weighThreeBoxes = (sigma: number): Float64Array => {
  const width = Math.floor((sigma * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5);
  return averageOver(averageOver(averageOver(Float64Array.of(1), width), width), width % 2 === 1 ? width : width + 1);
};

const averageOver = (weights: Float64Array, width: number): Float64Array => {
  const result = new Float64Array(weights.length + width - 1);
  for (let at = 0; at < weights.length; at++) {
    const share = weights[at]! / width;
    for (let k = 0; k < width; k++) result[at + k]! += share;
  }
  return result;
};

/** From 0 at -1.5 to 1 at 1.5. */
const splineIntegral = (x: number): number => {
  if (x <= -1.5) return 0;
  if (x >= 1.5) return 1;
  if (x < -0.5) return (x + 1.5) ** 3 / 6;
  if (x > 0.5) return 1 - (1.5 - x) ** 3 / 6;
  return 0.5 + 0.75 * x - x ** 3 / 3;
};

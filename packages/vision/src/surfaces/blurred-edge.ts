/** Abramowitz and Stegun 7.1.26: the error function to seven digits, far below one level of colour. */
const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
};

/** How much of a blurred edge is left at this distance outside it: 1 deep inside, half at the edge, 0 far out. */
export const blurredEdge = (outside: number, sigma: number): number =>
  sigma <= 0 ? Number(outside <= 0) : (1 - erf(outside / (sigma * Math.SQRT2))) / 2;

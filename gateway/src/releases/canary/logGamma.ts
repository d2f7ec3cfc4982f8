/**
 * The logarithm of the gamma function, of a number above 0, to 11 digits: Stirling's series from 8 on (Abramowitz and Stegun
 * 6.1.41), below it by the recurrence Γ(x + 1) = xΓ(x).
 */
export function logGamma(x: number): number {
  let product = 1;
  let z = x;
  while (z < 8) product *= z++;
  const inverse = 1 / z;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}

/** The logarithm of the beta function. */
export const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

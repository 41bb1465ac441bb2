/** Bits after the point of the exponent: 2^-20 is far below what a table of 16-bit values shows. */
const fractionBits = 20;

/**
 * A number from 0 on to a power of 0 to 16, the same bits on every machine: whole powers are products, halves square roots, so only
 * multiplication and square root are used (the engine's own power function may differ in the last bit).
 */
export function exactPower(base: number, exponent: number): number {
  const whole = Math.floor(exponent);
  let result = 1;
  for (let i = 0; i < whole; i++) result *= base;
  let rest = exponent - whole;
  let root = base;
  for (let bit = 0; bit < fractionBits && rest > 0; bit++) {
    root = Math.sqrt(root);
    rest *= 2;
    if (rest >= 1) {
      result *= root;
      rest -= 1;
    }
  }
  return result;
}

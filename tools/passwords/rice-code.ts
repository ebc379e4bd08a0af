/**
 * Sorted whole numbers below `count * 2^bits` as a Golomb-Rice code of their differences: about `bits + 1.5` bits each.
 * `worker/secrets/common-passwords.ts` reads it.
 */
export function encodeRice(sorted: readonly number[], bits: number): Uint8Array {
  const code: number[] = []
  let previous = 0
  for (const value of sorted) {
    const difference = value - previous
    previous = value
    for (let quotient = difference >> bits; quotient > 0; quotient--) code.push(1)
    code.push(0)
    for (let bit = bits - 1; bit >= 0; bit--) code.push((difference >> bit) & 1)
  }
  const bytes = new Uint8Array(Math.ceil(code.length / 8))
  for (const [index, bit] of code.entries()) {
    const at = index >> 3
    bytes[at] = (bytes[at] ?? 0) | (bit << (7 - (index & 7)))
  }
  return bytes
}

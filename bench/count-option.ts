/** A whole number from 1 to `largest`, as the command line has it. Throws a sentence that names the option. */
export function toCount(name: string, text: string | undefined, largest: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value <= largest) return value
  throw new Error(`--${name} must be a whole number from 1 to ${largest}.`)
}

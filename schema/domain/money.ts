/** Money is whole kobo, everywhere, always. ₦1 is 100 kobo. */
export type Kobo = number & { readonly unit: 'kobo' }

export const isKobo = (value: unknown): value is Kobo =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** From a constant in code, in naira. Never for input: see koboFromText. */
export const naira = (amount: number): Kobo => Math.round(amount * 100) as Kobo

/** What goes on the wire: a JSON number with at most two decimals. */
export const nairaOf = (kobo: Kobo): number => kobo / 100

const NAIRA = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** Reads what a person typed ("₦1,000", "19.99") as kobo; null when it is not an amount (F17). */
export function koboFromText(text: string): Kobo | null {
  const found = NAIRA.exec(text.replace(/[₦,\s]/g, ''))
  if (!found) return null
  return (Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))) as Kobo
}

/**
 * "₦20,000" for whole naira, "₦19.99" otherwise; balances are always shown with two decimals (SPEC 9). As en-NG writes
 * it, but not by Intl, whose first number format costs a cheap phone a twentieth of a second before it shows anything.
 */
export function formatNaira(amount: Kobo, decimals: 'auto' | 'two' = 'auto'): string {
  const size = Math.abs(amount)
  const kobo = size % 100
  const whole = String((size - kobo) / 100).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = decimals === 'two' || kobo !== 0 ? `.${String(kobo).padStart(2, '0')}` : ''
  return `${amount < 0 ? '-' : ''}₦${whole}${rest}`
}

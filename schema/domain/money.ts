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

const whole = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
})

/** "₦20,000" for whole naira, "₦19.99" otherwise; balances are always shown with two decimals (SPEC 9). */
export const formatNaira = (amount: Kobo, decimals: 'auto' | 'two' = 'auto'): string =>
  (decimals === 'two' || amount % 100 !== 0 ? exact : whole).format(amount / 100)

/** Money is always a whole number of kobo. ₦1 is 100 kobo. */
export type Kobo = number & { readonly unit: 'kobo' }

export const isKobo = (value: unknown): value is Kobo =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** Kobo of a constant in code, or of an amount from a response; never of kobo. Typed text is read by amount-text.ts. */
/*#__NO_SIDE_EFFECTS__*/
export const naira = <A extends number>(amount: A extends Kobo ? never : A): Kobo =>
  Math.round(amount * 100) as Kobo

/** An amount as the API sends it: a JSON number with at most two decimals. Only shown and compared, never calculated with. */
export type Naira = number & { readonly unit: 'naira' }
export const nairaOf = (kobo: Kobo): Naira => (kobo / 100) as Naira

/**
 * "₦20,000" for whole naira, "₦19.99" otherwise; `two` always shows two decimals. Equal to Intl's en-NG format, but
 * without it, because the first `Intl.NumberFormat` costs a cheap phone 50 ms.
 */
export function formatNaira(amount: Kobo, decimals: 'auto' | 'two' = 'auto'): string {
  const size = Math.abs(amount)
  const kobo = size % 100
  const whole = String((size - kobo) / 100).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = decimals === 'two' || kobo !== 0 ? `.${String(kobo).padStart(2, '0')}` : ''
  return `${amount < 0 ? '-' : ''}₦${whole}${rest}`
}

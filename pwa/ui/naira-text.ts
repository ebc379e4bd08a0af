const WHOLE_DIGITS = 9

/** What was typed, as a plain amount ("1,500.5" → "1500.5"); nothing when it is not a number (SPEC 5, F17). */
export function plainAmount(typed: string, wholeOnly = false): string {
  const found = /^(\d*)(\.\d*)?$/.exec(typed.replace(/[₦,\s]/g, ''))
  if (!found || !found[0]) return ''
  const digits = (found[1] ?? '').replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS) || '0'
  return wholeOnly ? digits : digits + (found[2] ?? '').slice(0, 3)
}

/** As en-NG writes it: "1500.5" → "1,500.5". By text, since a number would lose what is still being typed. */
export function groupedAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** Where the caret goes so that it stays behind the same digit after regrouping. */
export function caretAfter(shown: string, significant: number): number {
  let seen = 0
  for (let at = 0; at < shown.length; at++) {
    if (seen === significant) return at
    if (shown[at] !== ',') seen++
  }
  return shown.length
}

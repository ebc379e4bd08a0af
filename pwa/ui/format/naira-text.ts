const WHOLE_DIGITS_MAX = 9

/** The typed text as a plain amount ("1,500.5" → "1500.5"); empty when it is not a number. */
export function plainAmount(typed: string, wholeOnly = false): string {
  const match = /^(\d*)(\.\d*)?$/.exec(typed.replace(/[₦,\s]/g, ''))
  if (!match || !match[0]) return ''
  const digits = (match[1] ?? '').replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS_MAX) || '0'
  return wholeOnly ? digits : digits + (match[2] ?? '').slice(0, 3)
}

/** "1500.5" → "1,500.5". Works on text, because a number would lose a dot that is still being typed. */
export function groupedAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** The caret position behind the given number of digits in the grouped text. */
export function caretAfter(shown: string, digits: number): number {
  let count = 0
  for (let index = 0; index < shown.length; index++) {
    if (count === digits) return index
    if (shown[index] !== ',') count++
  }
  return shown.length
}

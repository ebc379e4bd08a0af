import { readAmount, textFromKobo } from '#schema/domain/amount-text.ts'

/** Digits and decimals only, which are grouped while they are typed. */
const PLAIN = /^\d+(?:\.\d{0,2})?$/

/** The amount as it is sent and stored ("1,500.50" → "1500.5"); a text that is no amount stays as it was typed. */
export function exactAmount(text: string): string {
  const { kobo } = readAmount(text)
  return kobo === null ? text.trim() : textFromKobo(kobo)
}

/** "1500.5" → "1500.50", once it is not being typed. */
export const withBothDecimals = (exact: string): string =>
  /^\d+\.\d$/.test(exact) ? `${exact}0` : exact

/** "1500.5" → "1,500.5". Works on text, because a number would lose a dot that is still being typed. */
export function groupedAmount(text: string): string {
  if (!PLAIN.test(text)) return text
  const [whole = '', ...decimals] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** The part of `after` that is not in `before`, as the places where it begins and ends in `after`. */
function changedPart(before: string, after: string): [start: number, end: number] {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  const most = Math.min(before.length, after.length) - start
  let same = 0
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++
  return [start, after.length - same]
}

const withoutCommas = (text: string) => text.replaceAll(',', '')
const withoutZeros = (text: string) => (PLAIN.test(text) ? text.replace(/^0+(?=\d)/, '') : text)

/**
 * The user's own text after a change of the field, without the commas that grouping put there. So "5000,50" is the same
 * typed and pasted, although the field showed "5,000" before the comma.
 */
export function typedText(before: string, field: string): string {
  const shown = groupedAmount(before)
  if (shown === before) return withoutZeros(field)
  const [start, end] = changedPart(shown, field)
  const inserted = field.slice(start, end)
  if (inserted.length > 1 && readAmount(field).kobo !== null) return withoutZeros(field)
  return withoutZeros(
    withoutCommas(field.slice(0, start)) + inserted + withoutCommas(field.slice(end)),
  )
}

/** How many characters of the user's own text are behind the caret of a field that showed `before` grouped. */
export function restAfterCaret(before: string, field: string, caret: number): number {
  const rest = field.slice(caret)
  return (groupedAmount(before) === before ? rest : withoutCommas(rest)).length
}

/** The caret position in front of the last `rest` characters of `text`, as it is shown. */
export function caretBefore(text: string, rest: number): number {
  const shown = groupedAmount(text)
  let index = shown.length
  for (let count = 0; count < rest && index > 0; index--)
    if (shown === text || shown[index - 1] !== ',') count++
  return index
}

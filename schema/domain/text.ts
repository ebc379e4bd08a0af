/** Overrides, embeddings and isolates: they show a text in another order than the one in which it is stored. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
/** Letters and digits that are written from right to left: Hebrew, Arabic and its relatives, N’Ko, Adlam. */
const RIGHT_TO_LEFT =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const ANY_CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/
/** Control characters and lone surrogates: SQLite does not return them unchanged. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u
/** Blank Braille and the null note head are symbols without ink. */
const VISIBLE = /(?![\p{DI}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

export const isUnstorable = (text: string): boolean => UNSTORABLE.test(text)

/** Whether a reader sees anything of it: what "required" means of a text. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text)

/** Without what turns it around. Marks of direction stay in a text that has letters from right to left. */
export function withoutDirectionControls(text: string): string {
  if (!ANY_CONTROL.test(text)) return text
  const plain = text.replace(DIRECTION_CONTROLS, '')
  return RIGHT_TO_LEFT.test(plain) ? plain : plain.replace(DIRECTION_MARKS, '')
}

/** For names and titles, which have one line: each break, with the spaces around it, becomes a space. */
export const oneLine = (text: string): string =>
  withoutDirectionControls(text)
    .replace(/[\s\u0085]+/g, (space) => (LINE_BREAK.test(space) ? ' ' : space))
    .trim()

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** What is not within an isolate; null when one does not end, or something else changes the order. */
function outsideIsolates(text: string): string | null {
  let depth = 0
  let outside = ''
  for (const char of text) {
    if (char === POP_ISOLATE && --depth < 0) return null
    if (depth === 0 && char !== POP_ISOLATE && char !== FIRST_STRONG_ISOLATE) outside += char
    if (char === FIRST_STRONG_ISOLATE) depth++
  }
  return depth === 0 ? outside : null
}

const isOrdered = (text: string): boolean => !RIGHT_TO_LEFT.test(text) && !ANY_CONTROL.test(text)

function isolateLine(line: string): string {
  const outside = outsideIsolates(line)
  // A sentence that was composed with `isolate`.
  if (outside !== null && isOrdered(outside)) return line
  const text = withoutDirectionControls(line)
  return isOrdered(text) ? text : FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}

/** What a user wrote, as a part of a sentence whose other words stay in their order. Most texts stay as they are. */
export const isolate = (text: string): string =>
  isOrdered(text) ? text : text.split('\n').map(isolateLine).join('\n')

/** A value of a sentence, isolated: a text, a list of texts, or the texts of an object of facts. */
export function isolateValue(value: unknown): unknown {
  if (typeof value === 'string') return isolate(value)
  if (Array.isArray(value)) return value.map((each: unknown) => isolateValue(each))
  if (value === null || typeof value !== 'object') return value
  const texts = Object.entries(value).filter(
    ([, each]) => typeof each === 'string' && !isOrdered(each),
  )
  if (texts.length === 0) return value
  return Object.assign(
    {},
    value,
    Object.fromEntries(texts.map(([name, each]) => [name, isolateValue(each)])),
  )
}

/** A text by its name and the values in it, as it is sent and stored: `["pins.locked", 1767225600000]`. */
export type Said = readonly [name: string, ...values: unknown[]]

/** What users cannot write, because no text may have it. */
const MARK = '\u0001'
const TOGETHER = '+'

/** A text as a fact. It stands wherever a sentence can, and has words when it leaves the server (`sayIn`). */
const encode = (said: Said): string => MARK + JSON.stringify(said)

/** Null for a sentence that is in words already. */
export function factOf(text: string): Said | null {
  return text.startsWith(MARK) ? (JSON.parse(text.slice(1)) as Said) : null
}

/** Several sentences as one. */
export const together = (...texts: readonly string[]): string =>
  texts.length === 1 ? String(texts[0]) : encode([TOGETHER, ...texts])

/** The same keys and parameters, with a fact in place of each sentence. `name` is that of the file. */
/*#__NO_SIDE_EFFECTS__*/
export function factsOf<const T extends object>(name: string, texts: T): T {
  const facts = Object.entries(texts as Record<string, unknown>).map(([key, text]) => {
    const own = `${name}.${key}`
    if (typeof text === 'function') return [key, (...values: unknown[]) => encode([own, ...values])]
    return [key, typeof text === 'string' ? encode([own]) : factsOf(own, text as object)]
  })
  return Object.fromEntries(facts) as T
}

/** The text of a name in one language: a sentence, or a function of its values. */
export type FindText = (name: string) => unknown

class Unknown extends Error {}

function wordsOf(value: unknown, find: FindText): unknown {
  if (typeof value === 'string') {
    const said = factOf(value)
    return said ? sentenceOf(said, find) : value
  }
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, find))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, wordsOf(each, find)] as const),
  )
}

function sentenceOf([name, ...values]: Said, find: FindText): string {
  const words = values.map((value) => wordsOf(value, find))
  if (name === TOGETHER) return words.join(' ')
  const text = find(name)
  if (typeof text === 'string') return text
  if (typeof text !== 'function') throw new Unknown(name)
  return String((text as (...values: unknown[]) => unknown)(...words))
}

/** Null when the text or one within it has no words: a newer build has said it. */
export function say(said: Said, find: FindText): string | null {
  try {
    return sentenceOf(said, find)
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

/** Finds `reports.outcome.upheld` in texts by file. */
export const findIn =
  (texts: object): FindText =>
  (name) =>
    name
      .split('.')
      .reduce<unknown>(
        (part, key) =>
          typeof part === 'object' && part !== null && Object.hasOwn(part, key)
            ? Reflect.get(part, key)
            : undefined,
        texts,
      )

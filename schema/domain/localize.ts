import { factOf, findIn, say } from './facts.ts'
import { isolateValue } from './text.ts'

/** What a translation of `T` must have: the same keys and parameters, with other words. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Words<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Words<T[Key]> }
      : T

export type Sentence = (...values: never[]) => unknown

// Without the mark below, with which a bundler leaves out a call whose result is not used.
function isolateIn(texts: object): void {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'function') Reflect.set(texts, key, withIsolatedValues(text as Sentence))
    else if (typeof text === 'object' && text !== null) isolateIn(text)
  }
}

/** The sentences of these texts isolate their values, which may be names and titles that users chose. */
/*#__NO_SIDE_EFFECTS__*/
export function isolateValues<T extends object>(texts: T): T {
  isolateIn(texts)
  return texts
}

export function withIsolatedValues(sentence: Sentence): Sentence {
  return (...values) => sentence(...(values.map((value) => isolateValue(value)) as never[]))
}

type Translate = (id: string, english: object) => void

/** English objects that are loaded, by id. */
const registered = new Map<string, object>()
let translate: Translate | undefined

/**
 * Texts that are translated in place once a language other than English is loaded (docs/languages.md). Without one,
 * nothing happens.
 */
/*#__NO_SIDE_EFFECTS__*/
export function localize<const T extends object>(id: string, english: T): T {
  isolateIn(english)
  registered.set(id, english)
  translate?.(id, english)
  return english
}

/** Translates what is registered now, and everything that is loaded later. */
export function translateWith(use: Translate): void {
  translate = use
  for (const [id, english] of registered) use(id, english)
}

/** A text of a loaded object: "domain/disputes.DISPUTE_REFUSALS" holds "disputes.DISPUTE_REFUSALS.late". */
function findRegistered(name: string): unknown {
  const own = `domain/${name}`
  for (let end = own.length; end > 0; end = own.lastIndexOf('.', end - 1)) {
    const texts = registered.get(own.slice(0, end))
    if (texts) return findIn(texts)(own.slice(end + 1))
  }
  return undefined
}

/** A fact in words: on the server English, in the app its language. A sentence stays as it is. */
export function inWords(text: string): string {
  const said = factOf(text)
  return said ? (say(said, findRegistered) ?? '') : text
}

import { translateWith, withIsolatedValues, type Sentence } from '#schema/domain/localize.ts'
import type { WordsById } from './collect-words.ts'

type Replacements = Map<string, readonly [english: unknown, word: unknown]>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSentence = (value: unknown): value is Sentence => typeof value === 'function'

/** Writes the words into the English object: modules have kept references to its parts. */
function replace(id: string, english: object, words: object, replaced: Replacements): void {
  for (const [key, word] of Object.entries(words)) {
    const own: unknown = Reflect.get(english, key)
    if (isObject(own) && isObject(word)) replace(`${id}.${key}`, own, word, replaced)
    else if (own !== undefined) {
      const shown = isSentence(word) ? withIsolatedValues(word) : word
      replaced.set(`${id}.${key}`, [own, shown])
      Reflect.set(english, key, shown)
    }
  }
}

/** `domain/disputes.DISPUTE_REFUSALS` is a part of the words of `domain/disputes`. */
function wordsOf(id: string, bundle: WordsById): unknown {
  const whole = bundle.get(id)
  if (whole) return whole
  const dot = id.lastIndexOf('.')
  return Reflect.get(bundle.get(id.slice(0, dot)) ?? {}, id.slice(dot + 1))
}

/** Texts that the bundle does not have stay English. Returns what it replaced, also later. */
export function translateTexts(bundle: WordsById): Replacements {
  const replaced: Replacements = new Map()
  translateWith((id, english) => {
    const words = wordsOf(id, bundle)
    if (isObject(words)) replace(id, english, words, replaced)
  })
  return replaced
}

import { translateWith, withIsolatedValues, type Sentence } from '#schema/domain/localize.ts'
import type { WordsById } from './collect-words.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSentence = (value: unknown): value is Sentence => typeof value === 'function'

/** Writes the words into the English object: modules have kept references to its parts. */
function replace(english: object, words: object): void {
  for (const [key, word] of Object.entries(words)) {
    const own: unknown = Reflect.get(english, key)
    if (isObject(own) && isObject(word)) replace(own, word)
    else if (own !== undefined)
      Reflect.set(english, key, isSentence(word) ? withIsolatedValues(word) : word)
  }
}

/** `domain/disputes.DISPUTE_REFUSALS` is a part of the words of `domain/disputes`. */
function wordsOf(id: string, bundle: WordsById): unknown {
  const whole = bundle.get(id)
  if (whole) return whole
  const dot = id.lastIndexOf('.')
  return Reflect.get(bundle.get(id.slice(0, dot)) ?? {}, id.slice(dot + 1))
}

/** Texts that the bundle does not have stay English. */
export function translateTexts(bundle: WordsById): void {
  translateWith((id, english) => {
    const words = wordsOf(id, bundle)
    if (isObject(words)) replace(english, words)
  })
}

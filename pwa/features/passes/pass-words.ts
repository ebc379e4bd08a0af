import { hashOfPass, passCodeOf, wordNumbersOf } from '#schema/domain/pass.ts'
import { WORD_LIST } from './word-list.ts'

/** The six words of a signed pass, and its code by which the server finds it. */
export async function wordsOfPass(token: string): Promise<{ words: string[]; code: string }> {
  const numbers = wordNumbersOf(await hashOfPass(token))
  return { words: numbers.map((number) => WORD_LIST[number] ?? ''), code: passCodeOf(numbers) }
}

const WORDS = 6
/** No two words of the list begin with the same four letters. */
const LETTERS = 4
const placeOf = (word: string) =>
  WORD_LIST.findIndex(
    (each) => each === word || (word.length >= LETTERS && each.startsWith(word.slice(0, LETTERS))),
  )

/** The code of six words as somebody has typed them, and of a word that is in no list; null for another number of words. */
export function codeOfWords(text: string): { code: string } | { unknown: string } | null {
  const typed = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (typed.length !== WORDS) return null
  const numbers = typed.map(placeOf)
  const unknown = typed[numbers.indexOf(-1)]
  return unknown === undefined ? { code: passCodeOf(numbers) } : { unknown }
}

import type { Translation } from './languages.ts'

/** A sentence of the server: a regular expression of the English one, and its translation with the groups as `$1`. */
export type SentenceForm = readonly [english: string, translated: string]

/** Of one language; made at build from the words of schema/domain/messages (tools/build/word-files.ts). */
export type SentenceForms = {
  /** Titles of notices, of which most is a name that a user chose: they are no sentences of a text. */
  titles: readonly SentenceForm[]
  sentences: readonly SentenceForm[]
}

/** What is translated: emails and pushes, the pages that are shared, or the page that turns emails off. */
export type WordsUse = 'mail' | 'share' | 'choice'

/** Of the built files. */
export const wordsFile = (language: Translation, use: WordsUse): string =>
  `words/${use}.${language}.json`

import type { WordsById } from '../collect-words.ts'
import { translateServer } from '../server-words.ts'
import { translateTexts } from '../translate.ts'

/** Shows the app, and what the server says, in the words of a language. */
export function show(words: WordsById): void {
  translateTexts(words)
  translateServer(words)
}

/** Stored beside the words: both are needed without a network. */
export const { url } = import.meta

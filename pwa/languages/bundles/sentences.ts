import type { WordsById } from '../collect-words.ts'
import { translateServer } from '../server-words.ts'
import { translateTexts } from '../translate.ts'

/** The server's English sentences, which register themselves: a phone that knows them can replace them. */
const english: Record<string, object> = import.meta.glob(
  [
    '../../../schema/domain/messages/*.ts',
    '!../../../schema/domain/messages/*.test.ts',
    '!../../../schema/domain/messages/{about,admin,adjustments,approvals,discrepancies,email-choice,emails,reconciliation,removal,requests,review-removal,share,statements,updates}.ts',
  ],
  { eager: true },
)

/** Shows the app, and what the server writes, in the words of a language. */
export function translate(words: WordsById): void {
  // The bundler drops a file that nothing reads.
  for (const file of Object.values(english)) Object.values(file)
  translateServer(translateTexts(words))
}

export const { url } = import.meta

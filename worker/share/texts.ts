import type { Language } from '#schema/domain/languages.ts'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import type { Deps } from '#worker/context.ts'
import { readWords, translateTexts } from '#worker/words/words.ts'

export type ShareTexts = Awaited<ReturnType<typeof readTexts>>

/** What a page shows beside the words of users. */
export async function readTexts(deps: Deps, language: Language) {
  const words = await readWords(deps, language, 'share')
  return { ...translateTexts(words, SHARE_MESSAGES), lang: words.lang }
}

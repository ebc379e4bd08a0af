import { factOf, findIn, say, type Said } from '#schema/domain/facts.ts'
import type { Language, Translation } from '#schema/domain/languages.ts'
import { inWords, isolateValues } from '#schema/domain/localize.ts'
import { EMAIL_CHOICE_MESSAGES } from '#schema/domain/messages/email-choice.ts'
import { EMAIL_MESSAGES } from '#schema/domain/messages/emails.ts'
import { NOTICE_CATEGORY_NAMES } from '#schema/domain/messages/notice-settings.ts'
import { NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { PHONE_MESSAGES } from '#schema/domain/messages/phone-messages.ts'
import { PUSH_MESSAGES } from '#schema/domain/messages/push.ts'
import { REVIEW_REMOVAL_MESSAGES } from '#schema/domain/messages/review-removal.ts'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import { TIME_WORDS } from '#schema/domain/messages/times.ts'
import { TRADE_TEXTS } from '#schema/domain/messages/trades.ts'
import type { DomainWords, ServerWords } from '#schema/domain/texts.ts'
import { words as haServer } from '#schema/domain/words/ha.server.ts'
import { words as ha } from '#schema/domain/words/ha.ts'
import { words as igServer } from '#schema/domain/words/ig.server.ts'
import { words as ig } from '#schema/domain/words/ig.ts'
import { words as pcmServer } from '#schema/domain/words/pcm.server.ts'
import { words as pcm } from '#schema/domain/words/pcm.ts'
import { words as yoServer } from '#schema/domain/words/yo.server.ts'
import { words as yo } from '#schema/domain/words/yo.ts'

/** What the worker puts together itself. Other texts reach it as facts. */
export type Texts = ServerWords & {
  'notice-settings': Pick<DomainWords['notice-settings'], 'NOTICE_CATEGORY_NAMES'>
  notices: Pick<DomainWords['notices'], 'NOTICE_TEXTS'>
  push: DomainWords['push']
  'review-removal': DomainWords['review-removal']
  times: DomainWords['times']
  trades: DomainWords['trades']
}

const ENGLISH: Texts = {
  'email-choice': EMAIL_CHOICE_MESSAGES,
  emails: EMAIL_MESSAGES,
  'phone-messages': PHONE_MESSAGES,
  share: SHARE_MESSAGES,
  'notice-settings': { NOTICE_CATEGORY_NAMES },
  notices: { NOTICE_TEXTS },
  push: PUSH_MESSAGES,
  'review-removal': REVIEW_REMOVAL_MESSAGES,
  times: TIME_WORDS,
  trades: TRADE_TEXTS,
}

const TRANSLATIONS: Record<Translation, DomainWords & ServerWords> = {
  pcm: isolateValues({ ...pcm, ...pcmServer }),
  ha: isolateValues({ ...ha, ...haServer }),
  yo: isolateValues({ ...yo, ...yoServer }),
  ig: isolateValues({ ...ig, ...igServer }),
}

/** The texts of each language. Names and titles in them are isolated. */
export const TEXTS: Record<Language, Texts> = { en: ENGLISH, ...TRANSLATIONS }

/** The attribute of a document. */
export const langOf = (language: Language): string => (language === 'en' ? 'en-NG' : language)

/** Null where this language has no words for it, as for what only administrators read. */
export const saidIn = (language: Language, said: Said): string | null =>
  language === 'en' ? null : say(said, findIn(TRANSLATIONS[language]))

/** A fact in the words of a language, else in English; empty when only a newer build has words. A sentence stays. */
export const sayIn =
  (language: Language) =>
  (text: string): string => {
    const said = factOf(text)
    return (said && saidIn(language, said)) ?? inWords(text)
  }

/** What a notice is put together from. */
export const noticeWords = (language: Language) => {
  const { notices, times } = TEXTS[language]
  return { texts: notices.NOTICE_TEXTS, say: sayIn(language), months: times.months }
}

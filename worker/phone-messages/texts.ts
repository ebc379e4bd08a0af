import { requestedLanguage, type Language } from '#schema/domain/languages.ts'
import { CODE_LIFETIME_MS } from '#schema/domain/limits.ts'
import { noticeText } from '#schema/domain/notice-text.ts'
import {
  categoryOf,
  isNoticeKind,
  type NoticeData,
  type NoticeKind,
} from '#schema/domain/notice.ts'
import { smsText } from '#schema/domain/sms.ts'
import { oneLine } from '#schema/domain/text.ts'
import type { Settings } from '#worker/env.ts'
import { noticeWords, TEXTS } from '#worker/words/texts.ts'

type PhoneCodePurpose = 'register' | 'password' | 'phone' | 'pin'

/** What each message is about. */
export type PhoneParams = {
  code: { code: string; purpose: PhoneCodePurpose }
  /** To a number with an account, when somebody wants to register with it. */
  hasAccount: Record<never, never>
  /** `link` is short, and opens the page where its reader can act. */
  notice: { kind: NoticeKind; data: NoticeData; link: string }
}
export type PhoneTemplate = keyof PhoneParams

/** `code` and `parts` fill a template of WhatsApp; `sms` is the whole text. */
export type PhoneText = { sms: string; code?: string; parts: readonly string[] }
type Compose<T extends PhoneTemplate> = (
  params: PhoneParams[T],
  language: Language,
  settings: Pick<Settings, 'ONISE_URL'>,
) => PhoneText

/**
 * Browsers offer the code to the page of this host only (https://wicg.github.io/sms-one-time-codes/, read 2026-11-28):
 * the last line, without scheme and port.
 */
const boundLine = (url: string, code: string): string[] =>
  url === '' ? [] : ['', `@${new URL(url).hostname} #${code}`]

/** Of a heading; a longer one would take another SMS. */
const TITLE_MAX = 110
const shortened = (text: string) => {
  const letters = [...text]
  return letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX - 3).join('')}...` : text
}

const MESSAGES: { [T in PhoneTemplate]: Compose<T> } = {
  code: ({ code, purpose }, language, { ONISE_URL }) => {
    const { code: sentences, neverShare } = TEXTS[language]['phone-messages']
    const sentence = sentences[purpose](code, CODE_LIFETIME_MS / 60_000)
    const text = smsText(`${sentence} ${neverShare}`)
    return { sms: [text, ...boundLine(ONISE_URL, code)].join('\n'), code, parts: [] }
  },

  hasAccount: (_, language, { ONISE_URL }) => {
    const { hasAccount } = TEXTS[language]['phone-messages']
    return { sms: smsText(hasAccount), parts: [hasAccount, ONISE_URL] }
  },

  notice: ({ kind, data, link }, language) => {
    const { title } = noticeText(kind, data, noticeWords(language))
    const heading = shortened(oneLine(title))
    return { sms: `Onise: ${smsText(heading)} ${link}`, parts: [heading, link] }
  },
}

type StoredParams = { kind?: string }
const isKnown = (template: string, { kind }: StoredParams): template is PhoneTemplate =>
  Object.hasOwn(MESSAGES, template) && (template !== 'notice' || isNoticeKind(kind ?? ''))

/** Null when only a newer build has words for it. */
export function composePhoneMessage(
  template: string,
  params: object,
  language: string,
  settings: Pick<Settings, 'ONISE_URL'>,
): PhoneText | null {
  if (!isKnown(template, params)) return null
  const compose: (...args: Parameters<Compose<never>>) => PhoneText = MESSAGES[template]
  return compose(params as never, requestedLanguage(language), settings)
}

/** A code, and what tells the owner that another person may be at the account. */
export const isUrgent = (template: PhoneTemplate, params: object): boolean => {
  const { kind = '' }: StoredParams = params
  return template !== 'notice' || (isNoticeKind(kind) && categoryOf(kind) === 'security')
}

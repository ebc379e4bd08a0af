import type { Language } from '#schema/domain/languages.ts'
import { categoryNames } from '#schema/domain/messages/notice-settings.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import { addressText, type SupportAddress } from '#schema/domain/support.ts'
import { TEST_MARKET } from '#schema/domain/test-market.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { langOf, TEXTS } from '#worker/words/texts.ts'
import { escapeHtml, htmlOf } from './html.ts'

const SEND_TIMEOUT_MS = 8_000
const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000
/** The email itself is wrong. All other failures, a wrong key of ours included, may be over at the next attempt. */
const REFUSALS = [400, 413, 422]

/** Turns the emails of these categories off. */
export type StopLink = { url: string; categories: readonly NoticeCategory[] }
type OutgoingEmail = {
  id: string
  to: string
  subject: string
  text: string
  stopLink: StopLink | null
  /** Below the text: how people of Onise are reached. */
  support: { words: string; addresses: readonly SupportAddress[] } | null
  language: Language
}

/** `reason` never has the content. */
export type EmailResult =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMs: number }

function resultOf({ status, ok, headers }: Response): EmailResult {
  if (ok) return { kind: 'sent' }
  const reason = `HTTP ${status}`
  if (REFUSALS.includes(status)) return { kind: 'refused', reason }
  const seconds = Number(headers.get('retry-after'))
  const afterMs = seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER_MS) : 0
  return { kind: 'later', reason, afterMs }
}

type Content = Omit<OutgoingEmail, 'id' | 'to'>

const linkHtml = ({ text, href }: SupportAddress) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

/** With the headers of RFC 8058 the reader's mail program has a button of its own. The provider signs them (DKIM). */
function contentOf({ support, ...email }: Content, origin: string) {
  const { subject, stopLink, language } = email
  const lang = langOf(language)
  const text = support
    ? `${email.text}\n\n${support.words}\n${addressText(support.addresses)}`
    : email.text
  const reach = support
    ? `<p>${escapeHtml(support.words)}<br>${support.addresses.map(linkHtml).join(' · ')}</p>`
    : ''
  if (!stopLink)
    return { subject, text, html: htmlOf(subject, email.text, { lang, origin, footer: reach }) }
  const { url, categories } = stopLink
  const { 'email-choice': messages, 'notice-settings': names } = TEXTS[language]
  const about = messages.about(categoryNames(names.NOTICE_CATEGORY_NAMES, categories))
  const { always, stop, stopHere } = messages
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(stop)}</a>`
  return {
    subject,
    text: [text, `${about} ${stopHere}\n${url}\n${always}`].join('\n\n'),
    html: htmlOf(subject, email.text, {
      lang,
      footer: `${reach}<p>${escapeHtml(about)} ${link}<br>${escapeHtml(always)}</p>`,
    }),
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const withTestNote = (content: Content): Content => ({
  ...content,
  text: `${TEST_MARKET[content.language]}\n\n${content.text}`,
})

/**
 * One email in the shape of Resend (https://resend.com/docs/api-reference/emails/send-email, read 2026-11-22): `from`, `to`,
 * `subject`, `text`, `html`, `headers` (an object); a bearer key; an Idempotency-Key of up to 256 characters that is
 * stored for 24 hours.
 */
export async function postEmail(
  { deps, externalFetch }: BackgroundContext,
  { id, to, ...content }: OutgoingEmail,
): Promise<EmailResult> {
  const { ENVIRONMENT, MAIL_URL, MAIL_KEY, MAIL_FROM, ONISE_URL, SUPPORT_EMAIL } = deps.settings
  const isTest = ENVIRONMENT === 'staging'
  try {
    const response = await externalFetch(MAIL_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // An email is sent again when its acknowledgement was lost; the provider recognises it.
        'idempotency-key': id,
        ...(MAIL_KEY && { authorization: `Bearer ${MAIL_KEY}` }),
      },
      body: JSON.stringify({
        from: MAIL_FROM,
        to: [to],
        // "Write to support" is answering.
        ...(SUPPORT_EMAIL && { reply_to: SUPPORT_EMAIL }),
        ...contentOf(isTest ? withTestNote(content) : content, ONISE_URL),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return resultOf(response)
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown error'
    return { kind: 'later', reason, afterMs: 0 }
  }
}

import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Language } from '#schema/domain/languages.ts'
import { CODE_LIFETIME_MS, RESET_LINK_MS } from '#schema/domain/limits.ts'
import { STAFF_EMAIL_MESSAGES } from '#schema/domain/messages/emails.ts'
import { titleFact } from '#schema/domain/messages/removal.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { namesSupport } from '#schema/domain/notice-support.ts'
import { noticeText } from '#schema/domain/notice-text.ts'
import { isNoticeKind, type NoticeData, type NoticeKind } from '#schema/domain/notice.ts'
import { oneLine } from '#schema/domain/text.ts'
import { noticeWords, sayIn, TEXTS, type Texts } from '#worker/words/texts.ts'

/** What each email is about. Times are ms and amounts kobo, because their form belongs to the words. */
export type EmailParams = {
  pinCode: { code: string }
  emailCode: { code: string }
  resetLink: { link: string }
  password: { at: number }
  pin: { event: 'created' | 'updated' | 'reset'; at: number }
  closed: { at: number }
  failedLogins: { at: number; attempts: number }
  withdrawal: {
    at: number
    amount: Kobo
    charge: Kobo
    bankName: string
    accountLast4: string
    accountName: string
  }
  notices: { notices: readonly { kind: NoticeKind; data: NoticeData }[] }
  /** `lines` are those of the notice. */
  reviewRemoved: { title: string; lines: readonly string[] }
  /** To the people of Onise, in English. */
  help: {
    text: string
    sender: { username: string; email: string; page: string }
    task: { title: string; page: string } | null
    payment: string | null
  }
  checksum: {
    day: string
    lastEntryId: number
    hash: string
    prevSha256: string
    auditHead: { seq: number; sha256: string }
  }
}
export type Template = keyof EmailParams

/** `isAnswered`: it says to write to support, which answering it does. */
type Letter = { subject: string; paragraphs: readonly string[]; isAnswered?: boolean }
type Reader = { language: Language; time: (at: number) => string }
type Compose<T extends Template> = (texts: Texts, params: EmailParams[T], reader: Reader) => Letter

const MINUTE_MS = 60_000
const { help, checksum } = STAFF_EMAIL_MESSAGES

/** Every email that is sent. */
const EMAILS: { [T in Template]: Compose<T> } = {
  pinCode: ({ emails: { pinCode, notYou } }, { code }) => ({
    subject: pinCode.subject,
    paragraphs: [pinCode.code(code, CODE_LIFETIME_MS / MINUTE_MS), pinCode.neverShare, notYou],
    isAnswered: true,
  }),

  /** Its reader may be a stranger whose address was mistyped. */
  emailCode: ({ emails: { emailCode, pinCode } }, { code }) => ({
    subject: emailCode.subject,
    paragraphs: [
      emailCode.code(code, CODE_LIFETIME_MS / MINUTE_MS),
      pinCode.neverShare,
      emailCode.notYou,
    ],
  }),

  /** The link is a paragraph of its own. */
  resetLink: ({ emails: { resetLink } }, { link }) => ({
    subject: resetLink.subject,
    paragraphs: [
      resetLink.text(RESET_LINK_MS / MINUTE_MS),
      link,
      resetLink.neverShare,
      resetLink.notYou,
    ],
  }),

  password: ({ emails: { password, passwordNotYou } }, { at }, { time }) => ({
    subject: password.subject,
    paragraphs: [password.text(time(at)), passwordNotYou],
    isAnswered: true,
  }),

  pin: ({ emails: { pin, notYou } }, { event, at }, { time }) => ({
    subject: pin[event].subject,
    paragraphs: [pin[event].text(time(at)), notYou],
    isAnswered: true,
  }),

  closed: ({ emails: { closed } }, { at }, { time }) => ({
    subject: closed.subject,
    paragraphs: [closed.text(time(at)), closed.notYou],
    isAnswered: true,
  }),

  failedLogins: ({ emails: { failedLogins } }, { at, attempts }, { time }) => ({
    subject: failedLogins.subject,
    paragraphs: [failedLogins.text(time(at), attempts), failedLogins.nextStep],
  }),

  /** Warns the owner of the account about a withdrawal made with a stolen phone. */
  withdrawal: ({ emails: { withdrawal, notYou } }, params, { time }) => {
    const amount = formatNaira(params.amount)
    const text = withdrawal.text({
      at: time(params.at),
      amount,
      charge: formatNaira(params.charge),
      name: params.accountName,
      bank: params.bankName,
      last4: params.accountLast4,
    })
    return { subject: withdrawal.subject(amount), paragraphs: [text, notYou], isAnswered: true }
  },

  /** One, or a digest of several. */
  notices: ({ emails }, { notices }, { language }) => {
    const words = noticeWords(language)
    const parts = notices.map(({ kind, data }) => noticeText(kind, data, words))
    const [only, ...more] = parts
    const isAlone = only !== undefined && more.length === 0
    const paragraphs = isAlone
      ? only.lines
      : parts.map(({ title, lines }) => [title, ...lines].join('\n'))
    return {
      subject: isAlone ? only.title : emails.digest(parts.length),
      paragraphs: [...paragraphs, emails.seeInApp],
      isAnswered: notices.some(({ kind }) => namesSupport(kind)),
    }
  },

  reviewRemoved: ({ 'review-removal': { email } }, { title, lines }, { language }) => ({
    subject: email.subject(sayIn(language)(titleFact(oneLine(title)))),
    paragraphs: lines.map(sayIn(language)),
  }),

  help: (_, { text, sender, task, payment }) => ({
    subject: task ? help.subject(task.title) : help.subjectFrom(sender.username),
    paragraphs: [
      text,
      help.from(sender.username, sender.email),
      sender.page,
      ...(task ? [help.task(task.title), task.page] : []),
      // The search of administrators finds it by this.
      ...(payment === null ? [] : [help.payment(payment)]),
    ],
  }),

  /** To an address outside, where it cannot be changed together with the database. */
  checksum: (_, { day, lastEntryId, hash, prevSha256, auditHead }) => ({
    subject: checksum.subject(day),
    paragraphs: [
      checksum.text(day, lastEntryId, hash, prevSha256),
      checksum.auditLog(auditHead.seq, auditHead.sha256),
      checksum.keep,
    ],
  }),
}

/** As it is stored: `username` is that of its reader, whom a text to an outside address does not greet. */
type StoredParams = { username?: string; notices?: readonly { kind: string }[] }

const isKnown = (template: string, { notices = [] }: StoredParams): template is Template =>
  Object.hasOwn(EMAILS, template) && notices.every(({ kind }) => isNoticeKind(kind))

/** Null when only a newer build has words for it. */
export function composeEmail(
  template: string,
  params: StoredParams,
  language: Language,
): (Letter & { text: string }) | null {
  if (!isKnown(template, params)) return null
  const texts = TEXTS[language]
  const compose: (...args: Parameters<Compose<never>>) => Letter = EMAILS[template]
  const time = (at: number) => formatLagosDateTime(at, texts.times.months)
  const letter = compose(texts, params as never, { language, time })
  const { greeting, signature } = texts.emails
  const paragraphs =
    params.username === undefined
      ? letter.paragraphs
      : [greeting(params.username), ...letter.paragraphs, signature]
  return { ...letter, text: paragraphs.join('\n\n') }
}

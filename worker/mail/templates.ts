import type { UserId } from '#schema/domain/ids.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { CODE_LIFETIME_MS, RESET_LINK_MS } from '#schema/domain/limits.ts'
import { EMAIL_MESSAGES as messages } from '#schema/domain/messages/emails.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import type { AuditHead } from '#worker/db/audit-log.ts'
import { insertEmail } from './outbound-email.ts'

export type Recipient = { id: UserId; email: string; username: string }

const bodyOf = ({ username }: Recipient, paragraphs: readonly string[]) =>
  [messages.greeting(username), ...paragraphs, messages.signature].join('\n\n')

export const composeEmail = (
  to: Recipient,
  now: number,
  subject: string,
  ...paragraphs: string[]
) =>
  insertEmail({
    to: to.email,
    user: to.id,
    subject,
    text: bodyOf(to, paragraphs),
    now,
  })

type NoticeEmail = {
  to: Recipient
  subject: string
  paragraphs: readonly string[]
  categories: readonly NoticeCategory[]
  now: number
}

/** With a link that turns the emails of these categories off. */
export const composeNoticeEmail = ({ to, subject, paragraphs, categories, now }: NoticeEmail) =>
  insertEmail({
    to: to.email,
    user: to.id,
    subject,
    text: bodyOf(to, paragraphs),
    categories,
    now,
  })

/** Its reader may be a stranger whose address was mistyped. */
export const emailCodeEmail = (to: Recipient, code: string, now: number) => {
  const { subject, code: text, notYou } = messages.emailCode
  const { neverShare } = messages.pinCode
  return composeEmail(to, now, subject, text(code, CODE_LIFETIME_MS / 60_000), neverShare, notYou)
}

export const codeEmail = (to: Recipient, code: string, now: number) => {
  const { pinCode, notYou } = messages
  const text = pinCode.code(code, CODE_LIFETIME_MS / 60_000)
  return composeEmail(to, now, pinCode.subject, text, pinCode.neverShare, notYou)
}

/** The link is a paragraph of its own. */
export const resetLinkEmail = (to: Recipient, link: string, now: number) => {
  const { subject, text, neverShare, notYou } = messages.resetLink
  return composeEmail(to, now, subject, text(RESET_LINK_MS / 60_000), link, neverShare, notYou)
}

export const passwordEmail = (to: Recipient, now: number) => {
  const { subject, text } = messages.password
  return composeEmail(to, now, subject, text(formatLagosDateTime(now)), messages.passwordNotYou)
}

export const pinEmail = (to: Recipient, event: keyof typeof messages.pin, now: number) => {
  const { subject, text } = messages.pin[event]
  return composeEmail(to, now, subject, text(formatLagosDateTime(now)), messages.notYou)
}

export const closedEmail = (to: Recipient, now: number) => {
  const { subject, text, notYou } = messages.closed
  return composeEmail(to, now, subject, text(formatLagosDateTime(now)), notYou)
}

export const failedLoginsEmail = (to: Recipient, attempts: number, now: number) => {
  const { subject, text, nextStep } = messages.failedLogins
  return composeEmail(to, now, subject, text(formatLagosDateTime(now), attempts), nextStep)
}

type BankTransfer = {
  amount: Kobo
  charge: Kobo
  bankName: string
  accountLast4: string
  accountName: string
}

/** Warns the owner of the account about a withdrawal made with a stolen phone. */
export const withdrawalEmail = (to: Recipient, transfer: BankTransfer, now: number) => {
  const { subject, text } = messages.withdrawal
  const amount = formatNaira(transfer.amount)
  const sentence = text({
    at: formatLagosDateTime(now),
    amount,
    charge: formatNaira(transfer.charge),
    name: transfer.accountName,
    bank: transfer.bankName,
    last4: transfer.accountLast4,
  })
  return composeEmail(to, now, subject(amount), sentence, messages.notYou)
}

type Checksum = { day: string; lastEntryId: number; hash: string; prevSha256: string }

/** To an address outside, where it cannot be changed together with the database. */
export const checksumEmail = (
  to: string,
  checksum: Checksum,
  auditHead: AuditHead,
  now: number,
) => {
  const { subject, text, auditLog, keep } = messages.checksum
  const { day, lastEntryId, hash, prevSha256 } = checksum
  return insertEmail({
    to,
    user: null,
    subject: subject(day),
    text: [
      text(day, lastEntryId, hash, prevSha256),
      auditLog(auditHead.seq, auditHead.sha256),
      keep,
    ].join('\n\n'),
    now,
  })
}

import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { CHANGE_REQUESTS_MAX, CLEARING_MS } from '#schema/domain/limits.ts'
import { EMAIL_MESSAGES as messages } from '#schema/domain/messages/emails.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { composeEmail, type Recipient } from './templates.ts'

type Submitted = { title: string; by: string; autoApproveAt: number }

export const decisionReminderEmail = (
  to: Recipient,
  { title, by, autoApproveAt }: Submitted,
  now: number,
) => {
  const { subject, text } = messages.decisionReminder
  return composeEmail(to, now, subject(title), text(title, by, formatLagosDateTime(autoApproveAt)))
}

export const autoApprovedEmail = (
  client: Recipient,
  { title, to }: { title: string; to: string },
  now: number,
) => {
  const { subject, text } = messages.autoApproved
  return composeEmail(client, now, subject(title), text(title, to))
}

export const paidAutomaticallyEmail = (
  to: Recipient,
  paid: { title: string; amount: Kobo },
  now: number,
) => {
  const { subject, text } = messages.paidAutomatically
  const amount = formatNaira(paid.amount)
  const at = formatLagosDateTime(now + CLEARING_MS)
  return composeEmail(to, now, subject(amount), text(paid.title, amount, at))
}

type Request = { title: string; client: string; note: string; count: number }

export const changesRequestedEmail = (to: Recipient, request: Request, now: number) => {
  const { subject, text, nextStep } = messages.changesRequested
  const { title, client, note, count } = request
  return composeEmail(
    to,
    now,
    subject(title),
    text(client, title, count, CHANGE_REQUESTS_MAX),
    note,
    nextStep,
  )
}

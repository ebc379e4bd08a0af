import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { TASK_EMAIL_MESSAGES as messages } from '#schema/domain/messages/task-emails.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { composeEmail, type Recipient } from './templates.ts'

type About = { title: string; note?: string | null; now: number }

const compose = (to: Recipient, { note, now }: About, subject: string, ...lines: string[]) =>
  composeEmail(
    to,
    now,
    subject,
    ...lines,
    ...(note ? [messages.reason(note)] : []),
    messages.seeTodo,
  )

/** To the client, when the tasker ended the work. */
export const taskerLeftEmail = (to: Recipient, about: About, isFree: boolean, amount: Kobo) => {
  const { subject, text } = isFree ? messages.declined : messages.taskerCancelled
  return compose(to, about, subject(about.title), text(formatNaira(amount)))
}

export const clientCancelledEmail = (to: Recipient, about: About) =>
  compose(to, about, messages.clientCancelled.subject(about.title), messages.clientCancelled.text)

type OfferedParts = { amount: Kobo; rest: Kobo; answerBy: number }
export const cancelOfferEmail = (to: Recipient, about: About, offered: OfferedParts) => {
  const { subject, text, answer } = messages.offer
  const [amount, rest] = [formatNaira(offered.amount), formatNaira(offered.rest)]
  const byWhen = answer(formatLagosDateTime(offered.answerBy))
  return compose(to, about, subject(about.title, amount), text(amount, rest), byWhen)
}

export const cancelOfferWithdrawnEmail = (to: Recipient, about: About) =>
  compose(to, about, messages.offerWithdrawn.subject(about.title), messages.offerWithdrawn.text)

type AgreedParts = { paid: Kobo; refunded: Kobo; isSilent: boolean }
export const cancelAgreedEmail = (to: Recipient, about: About, agreed: AgreedParts) => {
  const { subject, accepted, silent, money } = messages.agreed
  const parts = money(formatNaira(agreed.paid), formatNaira(agreed.refunded))
  return compose(to, about, subject(about.title), agreed.isSilent ? silent : accepted, parts)
}

export const abandonedEmail = (to: Recipient, about: About, refunded: Kobo) =>
  compose(
    to,
    about,
    messages.abandoned.subject(about.title),
    messages.abandoned.text(formatNaira(refunded)),
  )

export const proposalsReopenedEmail = (to: Recipient, title: string, now: number) =>
  compose(to, { title, now }, messages.reopened.subject(title), messages.reopened.text)

export const expiryWarningEmail = (to: Recipient, about: About, expiresAt: number) =>
  compose(
    to,
    about,
    messages.expiryWarning.subject(about.title),
    messages.expiryWarning.text(formatLagosDateTime(expiresAt)),
  )

export const removedByAdminEmail = (to: Recipient, about: About, lines: readonly string[]) =>
  compose(to, about, REMOVAL_MESSAGES.email.subject(about.title), ...lines)

export const expiredEmail = (to: Recipient, about: About) =>
  compose(to, about, messages.expired.subject(about.title), messages.expired.text)

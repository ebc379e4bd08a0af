import type { UserId } from '#schema/domain/ids.ts'
import { CODE_LIFE_MS } from '#schema/domain/limits.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { letterOf } from '../mail/letters.ts'
import { clockWords } from './pin-tries.ts'

export type To = { id: UserId; email: string; username: string }

const NOT_YOU =
  'If this was not you, change your password now and write to support: whoever did it knows how to log in as you.'

const letter = (to: To, now: number, subject: string, ...lines: string[]) =>
  letterOf({
    ...{ to: to.email, user: to.id, subject, now },
    text: [`Hello ${to.username},`, ...lines, 'Onise'].join('\n\n'),
  })

const MINUTES = CODE_LIFE_MS / 60_000
export const codeLetter = (to: To, code: string, now: number) =>
  letter(
    to,
    now,
    'Your code for a new PIN',
    `Your code is ${code}. It is good for ${MINUTES} minutes and for one new PIN.`,
    'Nobody at Onise will ever ask you for it.',
    NOT_YOU,
  )

const PIN_NEWS = {
  created: ['Your wallet has a PIN now', 'A PIN was created for your wallet'],
  updated: ['Your PIN was changed', "Your wallet's PIN was changed"],
  reset: ['Your PIN was set anew', "Your wallet's PIN was set anew with a code from this mailbox"],
} as const
/** What happened to somebody's PIN is told where only they read. */
export const pinLetter = (to: To, what: keyof typeof PIN_NEWS, now: number) => {
  const [subject, words] = PIN_NEWS[what]
  const rest = what === 'reset' ? ' Withdrawals rest for 24 hours from then.' : ''
  return letter(to, now, subject, `${words} on ${clockWords(now)}.${rest}`, NOT_YOU)
}

type Going = {
  amount: Kobo
  charge: Kobo
  bankName: string
  accountLast4: string
  accountName: string
}
const where = ({ accountName, bankName, accountLast4 }: Going) =>
  `${accountName}, ${bankName}, account ending in ${accountLast4}`

/** Whoever has somebody's PIN and phone cannot have their mailbox too, one hopes. */
export const withdrawalLetter = (to: To, going: Going, now: number) =>
  letter(
    to,
    now,
    `${formatNaira(going.amount)} is on its way from your wallet`,
    `On ${clockWords(now)} you asked us to send ${formatNaira(going.amount)} to ${where(going)}. The bank takes ${formatNaira(going.charge)} of it.`,
    NOT_YOU,
  )

/** R43: a withdrawal that did not go through is told. */
export const returnedLetter = (to: To, going: Going, back: Kobo, now: number) =>
  letter(
    to,
    now,
    `Your withdrawal did not go through`,
    `What you sent to ${where(going)} did not get there. ${formatNaira(back)} is back in your wallet.`,
    'Check the account number and try again, or try another bank.',
  )

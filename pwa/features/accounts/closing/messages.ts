import type { ClosingBlocker } from '#schema/domain/close-account.ts'
import { localize } from '#schema/domain/localize.ts'

type BlockerWords = { title: (count: number) => string; text: string; link: string }

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : `${count} ${many}`

export const messages = localize('features/accounts/closing.messages', {
  title: 'Close my account',
  note: 'This cannot be undone.',
  blocked: 'Before you can close your account',
  blockedNote: 'End these first. Nothing is lost: your account stays as it is.',
  refresh: 'Check again',
  erasedTitle: 'What we erase',
  erased: [
    'Your name, email, password, PIN, picture, profile and skills',
    'Addresses of your todos, and todos that were never assigned',
    'Your notices, and all devices where you are logged in',
  ],
  keptTitle: 'What stays, under “Former user”',
  kept: [
    'Records of money, with the bank account that it went to: the law requires it',
    'Work that was done, its messages, files and reviews, for the other side',
  ],
  export: 'Take a copy of your data first',
  password: 'Password',
  passwordRequired: 'Password is required',
  unsent: (count: number) =>
    count === 1
      ? '1 thing is not sent yet. It is deleted with the account.'
      : `${count} things are not sent yet. They are deleted with the account.`,
  seeUnsent: 'See what is not sent',
  close: 'Close my account',
  closing: 'Closing',
  needsNetwork: 'This needs a network.',
  leftover: 'This phone could not delete everything. Clear the data of this site in your browser.',
  tooSmall: 'The smallest withdrawal is ₦1,000. Add money until you can withdraw all of it.',
})

export const blockerWords: Record<
  Exclude<ClosingBlocker, 'balance' | 'debt'>,
  BlockerWords
> = localize('features/accounts/closing.blockerWords', {
  disputes: {
    title: counted('1 open dispute', 'open disputes'),
    text: 'Money is held until it ends.',
    link: 'Go to your todos',
  },
  clientWork: {
    title: counted('1 todo in work', 'todos in work'),
    text: 'Approve the work, or end it with the professional.',
    link: 'Go to On-Going',
  },
  taskerWork: {
    title: counted('1 todo assigned to you', 'todos assigned to you'),
    text: 'Finish it, or cancel it.',
    link: 'Go to Assigned',
  },
  openTasks: {
    title: counted('1 open todo', 'open todos'),
    text: 'Delete it, so that no professional waits for you.',
    link: 'Go to My Todo',
  },
  proposals: {
    title: counted('1 proposal waits for an answer', 'proposals wait for an answer'),
    text: 'Withdraw it, so that no client chooses you.',
    link: 'Go to your proposals',
  },
  payments: {
    title: counted('1 payment is not finished', 'payments are not finished'),
    text: 'Wait until it has arrived or ended, at most a day.',
    link: 'Go to your wallet',
  },
  paymentDisputes: {
    title: counted('1 payment is disputed at the bank', 'payments are disputed at the bank'),
    text: 'Wait until the bank has decided.',
    link: 'Go to your wallet',
  },
  refunds: {
    title: counted('1 refund is on its way', 'refunds are on their way'),
    text: 'Wait until your bank has it. If the bank refuses it, the money comes back to your wallet.',
    link: 'Go to your wallet',
  },
  withdrawals: {
    title: counted('1 withdrawal is on its way', 'withdrawals are on their way'),
    text: 'Wait until the money has arrived at your bank.',
    link: 'Go to your wallet',
  },
})

export const moneyWords = localize('features/accounts/closing.moneyWords', {
  balance: { title: 'in your wallet', text: 'Withdraw it to your bank.', link: 'Withdraw' },
  debt: {
    title: 'owed to Onise',
    text: 'Add money to your wallet to pay it back.',
    link: 'Add money',
  },
})

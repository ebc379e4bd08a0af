import type { SharingKind } from '#schema/domain/fraud.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { VerificationState } from '#schema/domain/verification.ts'

const KINDS: Record<SharingKind, string> = {
  document: 'Document',
  bankAccount: 'Bank account',
  device: 'Browser',
  phone: 'Phone number',
  address: 'Address',
}
/** In the picture, which has room for two. */
const SHORT_MAX = 2
const kinds = (by: readonly SharingKind[]) =>
  by.map((kind, index) => (index === 0 ? KINDS[kind] : KINDS[kind].toLowerCase())).join(', ')
const todos = (count: number) => `${count} ${count === 1 ? 'todo' : 'todos'}`

export const messages = {
  title: 'Shared accounts',
  note: 'Accounts that share a document, bank account, browser, phone number or address. Families and shops do that too: look at the money before you decide.',
  empty: 'No group waits for a look',
  columns: {
    accounts: 'Accounts',
    by: 'They share',
    paid: 'Paid between them',
    since: 'Newest',
  },
  /** The first two names, and how many more. */
  names: (names: readonly string[], all: number) =>
    all > 2 ? `${names.slice(0, 2).join(', ')} and ${all - 2} more` : names.join(', '),
  kinds,
  shortKinds: (by: readonly SharingKind[]) =>
    by.length > SHORT_MAX
      ? `${kinds(by.slice(0, SHORT_MAX))} +${by.length - SHORT_MAX}`
      : kinds(by),
  /** At a line of the picture: its number in the list, and the money. */
  edge: (number: number, amounts: readonly Kobo[]) =>
    [String(number), ...amounts.map((amount) => formatNaira(amount))].join(' · '),
  todos,
  nothingShared: 'Nothing directly',
  group: (count: number) => `${count} accounts that share something`,
  gone: 'These accounts share nothing any more.',
  graph: 'Graph',
  graphNote:
    'Dashed: they share something. Solid with an arrow: money for todos, to the professional. Circles open the account.',
  graphNumbers: 'Numbers are those of the list below.',
  graphLimited: 'A dashed circle is limited or suspended.',
  more: 'More accounts share this. Those without a decision are shown first; the next ones appear once you have decided about these.',
  accounts: 'Accounts',
  pairs: 'What connects them',
  pair: (number: number, one: string, other: string) => `${number}. ${one} and ${other}`,
  money: 'Money for todos',
  paid: (from: string, to: string) => `${from} to ${to}`,
  noMoney: 'No todo between them',
  verified: 'Verified',
  notVerified: 'Not verified',
  verifications: {
    sent: 'proof of identity waits',
    reviewing: 'proof of identity waits',
    verified: 'proof of identity accepted',
    needs_again: 'proof of identity needed again',
    refused: 'proof of identity refused',
    ended: 'proof of identity taken back',
  } satisfies Record<VerificationState, string>,
  decided: 'Looked at',
  decide: 'Decide',
  decideNote:
    'The group then leaves the list until another account joins or something new is shared.',
  limit: 'Limit accounts',
  limitTitle: 'Limit these accounts?',
  limitNote:
    'They finish current work only, and their open todos leave the lists. Each user gets a notice. On the page of the user you end it again.',
  limitHint: 'It is stored in the audit log of each account.',
  chosen: 'Accounts',
  allLimited: 'All accounts that you can limit are limited or suspended already.',
  fine: 'Looked at, fine',
  fineTitle: 'Is this group fine?',
  fineNote: 'Nothing changes for the accounts.',
} as const

/** What is wrong with a payment (`flag` of payments). */
const FLAGS: Readonly<Record<string, string>> = {
  mode: 'it was paid in the other mode, test or live',
  currency: 'another currency than naira',
  owner: 'another account paid it',
  closed: 'the account is closed',
  amount: 'another amount than was asked for',
  zero: 'nothing was paid',
  excess: 'far more than was asked for',
  over_limit: 'more than an unverified wallet may hold',
  refunded: 'it went back to the payer',
}

/** Statuses of payments, withdrawals and refunds, here and at the provider. */
const STATUSES: Readonly<Record<string, string>> = {
  initialized: 'not finished',
  abandoned: 'given up by the payer',
  mismatch: 'not credited',
  requested: 'not sent yet',
  sending: 'being sent',
  sent: 'sent, without an end',
  needs_review: 'waiting for an administrator',
  success: 'successful',
  'needs-attention': 'stopped and needs attention',
  otp: 'waiting for a one-time code',
}

/** A code that is not known yet is shown with spaces. */
const wordsOf = (words: Readonly<Record<string, string>>, code: string) =>
  (Object.hasOwn(words, code) && words[code]) || code.replaceAll(/[_-]/g, ' ')
const status = (code: string) => wordsOf(STATUSES, code)
const flags = (codes: string) =>
  codes
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => wordsOf(FLAGS, code))
    .join('; ')

const CODE = '([a-z]+(?:[_-][a-z]+)*)'
type Form = readonly [form: RegExp, words: (...parts: string[]) => string]
/** The places of DISCREPANCY_MESSAGES that have codes. */
const FORMS: readonly Form[] = [
  [/ \(([a-z]+): ([a-z_ ]*)\)$/, (of, codes) => ` (${[status(of), flags(codes)].join(': ')})`],
  [/ to be looked at \(([a-z_ ]*)\):/, (codes) => ` to be looked at (${flags(codes)}):`],
  [
    new RegExp(`^${CODE} there, ${CODE} here$`),
    (there, here) => `At the provider it is ${status(there)}, here ${status(here)}.`,
  ],
  [new RegExp(` was sent \\(${CODE}\\) without`), (of) => ` was sent (${status(of)}) without`],
  [new RegExp(` \\(${CODE}\\)\\.$`), (of) => ` (${status(of)}).`],
  [new RegExp(` is ${CODE}: the customer`), (of) => ` is ${status(of)}: the customer`],
  [new RegExp(` has no end: ${CODE}([.,])`), (of, end) => ` has no end: ${status(of)}${end}`],
  [new RegExp(`, ${CODE} at the provider\\.$`), (of) => `, ${status(of)} at the provider.`],
  [
    new RegExp(`^The provider reports ${CODE}( of |;)`),
    (of, end) => `The provider reports it as ${status(of)}${end}`,
  ],
  [new RegExp(`; the ledger has ${CODE} of `), (of) => `; the ledger has it as ${status(of)} of `],
]

/** A stored sentence about a difference with words for its codes, also one that an older build stored. */
export const discrepancyWords = (message: string): string =>
  FORMS.reduce(
    (text, [form, words]) =>
      text.replace(form, (_, ...found: string[]) => words(...found.slice(0, words.length))),
    message,
  )

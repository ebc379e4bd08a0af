const KEY_ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
]
const reverse = (text: string) => [...text].toReversed().join('')
const isKeyRow = (text: string) =>
  KEY_ROWS.some((row) => row.includes(text) || reverse(row).includes(text))
const REPEATED = /^(.{1,8})\1+.{0,3}$/su
const DATE = /^(?:\d{2}[-./]?\d{2}[-./]?(?:19|20)\d\d|(?:19|20)\d\d[-./]?\d{2}[-./]?\d{2})$/

/** Repeated parts, keys beside one another and dates, in lower case: a quarter of the common passwords. */
export const hasPattern = (password: string): boolean =>
  REPEATED.test(password) || isKeyRow(password) || DATE.test(password)

/** Shorter parts of an address or name occur in good passwords by chance. */
const CONTEXT_MIN = 4
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

export type PasswordOwner = { email: string | null; username: string }

/** Whether little is left of the password without the owner's address, the owner's name and ours. */
export function isFromContext(password: string, { email, username }: PasswordOwner): boolean {
  const address = email?.toLowerCase() ?? ''
  const [mailbox = '', domain = ''] = address.split('@')
  const words = [
    address,
    mailbox,
    domain.split('.')[0] ?? '',
    username,
    'onise',
    'paystack',
    'password',
  ]
    .map(lettersOf)
    .filter((word) => word.length >= CONTEXT_MIN)
    .toSorted((a, b) => b.length - a.length)
  const letters = lettersOf(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), letters)
  return rest !== letters && rest.length < CONTEXT_MIN
}

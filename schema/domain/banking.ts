import { plainDigits } from './digits.ts'
import { withoutInvisible } from './invisible.ts'

/** Ten digits, also in groups, with words before or behind them. */
const COPIED_NUMBER = /^\D*?(\d(?:[\s.\-‐-―_/]*\d){9})\D*$/

/** The account number of a typed or copied text ("Acct: 0123-456-789"); another text without its spaces, to be refused. */
export function accountNumberIn(text: string): string {
  const shown = plainDigits(withoutInvisible(text))
  const number = COPIED_NUMBER.exec(shown)?.[1]
  return number === undefined ? shown.replace(/\s/g, '') : number.replace(/\D/g, '')
}

export const isAccountNumber = (text: string): boolean => /^\d{10}$/.test(text)

/**
 * The NUBAN check digit: weights 3, 7, 3 over the bank code and the serial number. A mismatch is only a warning, because
 * wallets such as OPay do not follow it; bank codes that are not three digits cannot be checked.
 */
export function looksLikeNuban(bankCode: string, accountNumber: string): boolean {
  if (!/^\d{3}$/.test(bankCode) || !isAccountNumber(accountNumber)) return true
  const digits = [...`${bankCode}${accountNumber.slice(0, 9)}`].map(Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 3 === 1 ? 7 : 3), 0)
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9])
}

const nameParts = (name: string): string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)

/** Whether the bank's name for an account shares a word with the user's name; case and accents are ignored. */
export const namesShareWord = (bankName: string, userName: string): boolean => {
  const userParts = new Set(nameParts(userName))
  return nameParts(bankName).some((part) => userParts.has(part))
}

/** `reviewed`: an administrator looks at it first, because only a verified user has a name that was checked. */
export type AccountHolder = 'own' | 'other' | 'reviewed'

/** Whose bank account it is, by the bank's name for it. */
export function accountHolderOf(
  bankName: string,
  user: { username: string; isVerified: boolean },
): AccountHolder {
  if (namesShareWord(bankName, user.username)) return 'own'
  return user.isVerified ? 'reviewed' : 'other'
}

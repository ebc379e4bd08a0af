export type Card = {
  number: string
  cvv: string
  brand: 'visa' | 'verve'
  title: string
  /** The card needs this PIN. */
  pin?: string
  /** After the PIN it needs this code. */
  otp?: string
  isDeclined?: true
}

export const CARD_BANK = 'TEST BANK'

/** Paystack's public test cards. */
export const CARDS: readonly Card[] = [
  { number: '4084084084084081', cvv: '408', brand: 'visa', title: 'Pays at once' },
  {
    number: '507850785078507812',
    cvv: '081',
    pin: '1111',
    brand: 'verve',
    title: 'Asks for a PIN',
  },
  {
    number: '5060666666666666666',
    cvv: '123',
    pin: '1234',
    otp: '123456',
    brand: 'verve',
    title: 'Asks for a PIN and a code',
  },
  {
    number: '4084080000000409',
    cvv: '000',
    isDeclined: true,
    brand: 'visa',
    title: 'Is declined',
  },
]

export const findCard = (number: string): Card | undefined =>
  CARDS.find((card) => card.number === number)

/** Whether a card with the expiry `MM/YY` has expired at this time. A wrong format counts as expired. */
export function isExpired(expiry: string, time: number): boolean {
  const [, month, year] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return true
  return Date.UTC(2000 + Number(year), Number(month), 1) <= time
}

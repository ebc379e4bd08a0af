/** Paystack's public test cards (MONEY 3.2), and what each of them does. */
export const CARDS = [
  {
    number: '4084084084084081',
    cvv: '408',
    brand: 'visa',
    type: 'visa',
    bank: 'TEST BANK',
    title: 'Pays at once',
  },
  {
    number: '507850785078507812',
    cvv: '081',
    pin: '1111',
    brand: 'verve',
    type: 'verve',
    bank: 'TEST BANK',
    title: 'Asks for a PIN',
  },
  {
    number: '5060666666666666666',
    cvv: '123',
    pin: '1234',
    otp: '123456',
    brand: 'verve',
    type: 'verve',
    bank: 'TEST BANK',
    title: 'Asks for a PIN and a code',
  },
  {
    number: '4084080000000409',
    cvv: '000',
    isDeclined: true,
    brand: 'visa',
    type: 'visa',
    bank: 'TEST BANK',
    title: 'Is declined',
  },
]

export const cardOf = (number) => CARDS.find((card) => card.number === number)

/** Whether a card has run out by the month of `at`; expiry is `MM/YY`. */
export function isExpired(expiry, at) {
  const [, month, year] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return true
  return Date.UTC(2000 + Number(year), Number(month), 1) <= at
}

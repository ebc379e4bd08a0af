import { naira, nairaOf, type Kobo } from '#schema/domain/money.ts'

/**
 * Every field of the contract with an amount. On the wire it is in naira, on the phone in kobo: `pwa/api/call.ts` converts
 * each input and response, and `pwa/first-screen` the responses that it shows before there is a call. A test compares the
 * list with the schemas.
 */
export const MONEY_FIELDS = [
  'amount',
  'arrives',
  'balance',
  'charge',
  'closing',
  'cost',
  'debt',
  'fee',
  'givenBack',
  'held',
  'left',
  'max',
  'maxPrice',
  'min',
  'minPrice',
  'moneyIn',
  'moneyOut',
  'opening',
  'ourAmount',
  'paid',
  'paidOut',
  'price',
  'providerAmount',
  'refund',
  'refunded',
  'release',
  'released',
  'returned',
  'spent',
] as const
type MoneyField = (typeof MONEY_FIELDS)[number]
const isMoneyField = new Set<string>(MONEY_FIELDS)

/** Fields with a fact. Its values are as its text needs them: an amount is kobo on the wire too. */
export const FACT_FIELD = /^says$|Says?$/
/** So is the amount among the facts of a notice; the details of an event have no such field. */
const isFact = (name: string, holder: string) =>
  FACT_FIELD.test(name) || (holder === 'data' && name === 'amount')

type Leaf = string | number | boolean | bigint | symbol | null | undefined | Blob
/** The same with kobo in place of naira. Text stays: an amount as the user typed it. */
export type InKobo<T> = T extends Leaf
  ? T
  : T extends object
    ? { [F in keyof T]: F extends MoneyField ? AmountInKobo<T[F]> : InKobo<T[F]> }
    : T
type AmountInKobo<V> = V extends number ? Kobo : InKobo<V>

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

function convert(value: unknown, change: (amount: number) => number, holder = ''): unknown {
  if (!isPlain(value)) return value
  if (Array.isArray(value)) return value.map((each) => convert(each, change, holder))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => {
      if (isFact(name, holder)) return [name, each]
      if (typeof each === 'number') return [name, isMoneyField.has(name) ? change(each) : each]
      return [name, convert(each, change, name)]
    }),
  )
}

/** A response, or rows of an older build: kobo in place of naira. */
export const inKobo = <T>(wire: T): InKobo<T> => convert(wire, naira) as InKobo<T>

/** An input: naira in place of kobo. */
export const inNaira = (value: unknown): unknown =>
  convert(value, (amount) => nairaOf(amount as Kobo))

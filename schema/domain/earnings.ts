import { quoteFor, stampDutyOn, transferFeeOf } from './bank-charge.ts'
import { platformFeeOn } from './fees.ts'
import { UNVERIFIED_PER_DAY, WITHDRAW_MAX, WITHDRAW_MIN } from './limits.ts'
import type { Kobo } from './money.ts'

/** What a tasker really earns with a price, line by line; all amounts in kobo. */
export type Earnings = {
  price: Kobo
  platformFee: Kobo
  /** What arrives in the wallet. */
  wallet: Kobo
  transferFee: Kobo
  stampDuty: Kobo
  /** What arrives at the bank when all of it is withdrawn. */
  bank: Kobo
  /** What the bank does not take, and what is too little to withdraw. */
  rest: Kobo
  withdrawals: number
}

/** The most that one withdrawal can take; an unverified user waits a day for the next. */
const withdrawalMaxOf = (isVerified: boolean): Kobo =>
  isVerified ? WITHDRAW_MAX : UNVERIFIED_PER_DAY

type Offer = {
  price: Kobo
  /** The part of the price that is for materials, which bears no fee. */
  materials: Kobo
}

/** docs/rules.md#what-a-tasker-really-earns */
export function earningsOf(
  { price, materials }: Offer,
  feeBps: number,
  isVerified: boolean,
): Earnings {
  const platformFee = platformFeeOn((price - materials) as Kobo, feeBps)
  const wallet = (price - platformFee) as Kobo
  const earnings = { price, platformFee, wallet, transferFee: 0, stampDuty: 0, bank: 0 }
  let rest = wallet
  let withdrawals = 0
  while (rest >= WITHDRAW_MIN) {
    const { arrives, debited } = quoteFor(Math.min(rest, withdrawalMaxOf(isVerified)) as Kobo)
    earnings.transferFee += transferFeeOf(arrives)
    earnings.stampDuty += stampDutyOn(arrives)
    earnings.bank += arrives
    rest = (rest - debited) as Kobo
    withdrawals++
  }
  return { ...(earnings as Earnings), rest, withdrawals }
}

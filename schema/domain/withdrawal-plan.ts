import { withdrawableOf, type Clearing } from './clearing.ts'
import { dayAfter, dayOf, startOfDay } from './days.ts'
import { NEW_WALLET_MS, WITHDRAW_MAX, WITHDRAW_MIN } from './limits.ts'
import type { Kobo } from './money.ts'
import { withdrawalsPerDay } from './payout.ts'

/** What keeps a part of the balance in the wallet. `single`: more than one withdrawal may have. */
type WithdrawalLimit = 'paused' | 'new' | 'clearing' | 'daily' | 'single'

export type WithdrawalState = {
  available: Kobo
  clearings: readonly Clearing[]
  isVerified: boolean
  hasPin: boolean
  /** Until when account or PIN are new, as the server says. */
  newUntil: number | null
  /** After a forgotten PIN. */
  pausedUntil: number | null
  withdrawnToday: Kobo
}

export type WithdrawalPlan = {
  /** The most that one withdrawal can take now. */
  now: Kobo
  /** Why that is not everything; null when it is. */
  limitedBy: WithdrawalLimit | null
  perDay: Kobo
  /** When it becomes more, if nothing is taken before. */
  later: readonly { at: number; amount: Kobo }[]
  /** From when everything can be taken at once; null when the limits never allow that. */
  allFrom: number | null
}

/** A PIN that does not exist yet is new for a day once it is created, so at the earliest from now. */
const newUntilOf = ({ hasPin, newUntil }: WithdrawalState, now: number): number =>
  Math.max(newUntil ?? 0, hasPin ? 0 : now + NEW_WALLET_MS)

function boundsAt(state: WithdrawalState, at: number, now: number) {
  const isNew = at < newUntilOf(state, now)
  const perDay = withdrawalsPerDay({ isVerified: state.isVerified, isNew })
  const spent = dayOf(at) === dayOf(now) ? state.withdrawnToday : 0
  const bounds: [WithdrawalLimit, number][] = [
    ['paused', at < (state.pausedUntil ?? 0) ? 0 : Infinity],
    ['clearing', withdrawableOf(state.available, state.clearings, at)],
    [isNew ? 'new' : 'daily', Math.max(0, perDay - spent)],
    ['single', WITHDRAW_MAX],
  ]
  const [limit, least] = bounds.reduce((lowest, bound) => (bound[1] < lowest[1] ? bound : lowest))
  const most = Math.min(least, state.available)
  return {
    perDay,
    limitedBy: most < state.available ? limit : null,
    amount: (most < WITHDRAW_MIN ? 0 : most) as Kobo,
  }
}

/** What can be withdrawn now, and what when: the limits of the worker (docs/rules.md#a-withdrawal-is-checked-in-a-fixed-order). */
export function withdrawalPlan(state: WithdrawalState, now: number): WithdrawalPlan {
  const first = boundsAt(state, now, now)
  const moments = [
    startOfDay(dayAfter(dayOf(now))),
    newUntilOf(state, now),
    state.pausedUntil ?? 0,
    ...state.clearings.map(({ clearsAt }) => clearsAt),
  ]
  const later: { at: number; amount: Kobo }[] = []
  let most = first.amount
  for (const at of moments.filter((moment) => moment > now).toSorted((a, b) => a - b)) {
    const { amount } = boundsAt(state, at, now)
    if (amount <= most) continue
    later.push({ at, amount })
    most = amount
  }
  const isAll = most === state.available && most > 0
  return {
    now: first.amount,
    limitedBy: first.limitedBy,
    perDay: first.perDay,
    later,
    allFrom: isAll ? (later.at(-1)?.at ?? now) : null,
  }
}

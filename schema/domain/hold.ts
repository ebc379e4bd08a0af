import { platformFeeOn } from './fees.ts'
import { HOLDING_TYPES, type MovementType } from './ledger.ts'
import type { Kobo } from './money.ts'

/** One numbered change of a task's hold (docs/ledger.md#holds). */
export type Movement = {
  journal: string
  type: MovementType
  /** What entered or left the hold. */
  amount: Kobo
  /** The part of a release that is the platform's. */
  fee: Kobo
}

export type Hold = {
  /** The number of the last movement, over all awards of the task. */
  lastMovement: number
  /** What is held now. */
  held: Kobo
  /** Since the last award: what left the hold for the tasker, the platform's part of it, and the journals that held it. */
  released: Kobo
  fees: Kobo
  journals: string[]
}

const isHolding = (type: MovementType): boolean => HOLDING_TYPES.some((each) => each === type)

/** The hold after its movements, in their order. */
export function holdOf(movements: readonly Movement[]): Hold {
  const awardedAt = movements.map(({ type }) => type).lastIndexOf('award')
  const current = movements.slice(Math.max(0, awardedAt))
  const sum = (list: readonly Movement[], valueOf: (movement: Movement) => number) =>
    list.reduce((total, movement) => total + valueOf(movement), 0) as Kobo
  const releases = current.filter(({ type }) => type === 'release')
  return {
    lastMovement: movements.length,
    held: sum(movements, ({ type, amount }) => (isHolding(type) ? amount : -amount)),
    released: sum(releases, ({ amount }) => amount),
    fees: sum(releases, ({ fee }) => fee),
    journals: current.filter(({ type }) => isHolding(type)).map(({ journal }) => journal),
  }
}

/** What went back to the client since the last award. */
export const returnedOf = (movements: readonly Movement[]): Kobo =>
  movements
    .slice(Math.max(0, movements.map(({ type }) => type).lastIndexOf('award')))
    .filter(({ type }) => type === 'task_refund')
    .reduce((total, { amount }) => total + amount, 0) as Kobo

/** The fee on a further release: of all parts together it is the fee on their sum, so that rounding adds nothing. */
export const feeOnRelease = (
  { released, fees }: Pick<Hold, 'released' | 'fees'>,
  amount: Kobo,
  basisPoints: number,
): Kobo => (platformFeeOn((released + amount) as Kobo, basisPoints) - fees) as Kobo

/** The first of these tasks whose holds together reach an amount; all of them when they do not. */
export function holdsToTake<T extends { held: Kobo }>(tasks: readonly T[], amount: Kobo): T[] {
  let missing: number = amount
  return tasks.filter(({ held }) => {
    const isNeeded = missing > 0
    missing -= held
    return isNeeded
  })
}

import type { ErrorCode } from './errors.ts'
import type { Id } from './ids.ts'
import { DAY_MS } from './limits.ts'
import type { ProposalStatus, Terms } from './proposal.ts'

/** For the answer to a counter-offer, and how many there are of one proposal. */
export const COUNTER_OFFER_MS = 3 * DAY_MS
export const COUNTER_OFFERS_MAX = 3

export type CounterOfferId = Id<'counterOffer'>
export const COUNTER_SIDES = ['client', 'tasker'] as const
export type CounterSide = (typeof COUNTER_SIDES)[number]
/** `replaced`: by another one, by an edit or a withdrawal of the proposal, or by an award. */
export const COUNTER_ENDS = ['accepted', 'declined', 'replaced'] as const
export type CounterEnd = (typeof COUNTER_ENDS)[number]

/** The latest counter-offer of a proposal (docs/rules.md#counter-offers). */
export type CounterOffer = Terms & {
  id: CounterOfferId
  by: CounterSide
  note: string
  at: number
  until: number
  /** 1 for the first of a proposal. */
  round: number
  /** Null while it waits; after `until` too, because nothing happens then. */
  end: CounterEnd | null
}

type Open = Pick<CounterOffer, 'end' | 'until'>
export const isOpenCounter = <C extends Open>(counter: C | null, now: number): counter is C =>
  counter !== null && counter.end === null && now < counter.until

/** The counter-offer once something else has taken its place. */
export const replacedCounter = (counter: CounterOffer | null): CounterOffer | null =>
  counter && { ...counter, end: counter.end ?? 'replaced' }

export const counterRoundsLeft = (counter: Pick<CounterOffer, 'round'> | null): number =>
  COUNTER_OFFERS_MAX - (counter?.round ?? 0)

type Latest = Open & Pick<CounterOffer, 'by' | 'round'>
type Negotiated = { status: ProposalStatus; counter: Latest | null }

/**
 * Why this side may make no counter-offer, or null. The one who received the last answers it; while none is open the client
 * may make one, and the professional edits the proposal.
 */
export function whyNotCounter(
  { status, counter }: Negotiated,
  side: CounterSide,
  now: number,
): ErrorCode | null {
  if (status !== 'pending') return 'proposal_not_live'
  const isOpen = isOpenCounter(counter, now)
  if (!isOpen && side === 'tasker') return 'counter_gone'
  if (isOpen && counter.by === side) return 'counter_turn'
  return counterRoundsLeft(counter) > 0 ? null : 'counter_limit'
}

/** Why this side may not accept or decline the counter-offer of this id, or null. */
export function whyNotAnswerCounter(
  { status, counter }: { status: ProposalStatus; counter: (Latest & { id: string }) | null },
  side: CounterSide,
  seen: string,
  now: number,
): ErrorCode | null {
  if (status !== 'pending') return 'proposal_not_live'
  if (!isOpenCounter(counter, now)) return 'counter_gone'
  if (counter.id !== seen) return 'counter_changed'
  return counter.by === side ? 'counter_turn' : null
}

export type Side = 'client' | 'tasker'

/** What is proposed. */
export type Terms = {
  price: number
  /** A Lagos day, as its beginning; with a plan that of its first stage. */
  day: number
  /** How many stages it has; 0 is one payment at the end. */
  plan: number
  /** The first stage is for materials. */
  buys: boolean
}
export type Counter = {
  by: Side
  terms: Terms
  until: number
  round: number
  end: 'accepted' | 'declined' | 'replaced' | null
}
/** A list, and what came of it. */
export type Materials = {
  total: number
  isDeclined: boolean
  /** Null before the release. */
  released: number | null
  releasedAt: number
  /** Null before the receipts. */
  spent: number | null
  givenBack: number
  /** Both were told that there are no receipts. */
  isMissed: boolean
}
/** In kobo: what is held now, was paid (fee included) and went back. */
export type Stage = {
  n: number
  kind: 'work' | 'materials'
  materials: Materials | null
  amount: number
  held: number
  paid: number
  returned: number
  day: number
  isOver: boolean
}
export const UNPAID = { paid: 0, returned: 0, isOver: false, materials: null } as const
export type ChangeTerms = {
  kind: 'price' | 'day' | 'stage' | 'order'
  n: number
  amount: number
  day: number
  buys: boolean
  order: readonly number[]
}
export type Change = ChangeTerms & {
  by: number
  until: number
  /** What it is about, as both saw it. */
  seen: string
}
/** Days between the stages of a plan. */
export const STAGE_DAYS = 5

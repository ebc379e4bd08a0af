import type { DisputeReason } from '#schema/domain/dispute.ts'
import type { StageKind } from '#schema/domain/stages.ts'

/** A proposal on a demo task; `by` is the tasker's handle. */
export type SeedProposal = {
  by: string
  price: number
  description: string
  /** From the proposal to the proposed day. */
  days?: number
  stages?: readonly SeedStage[]
}

/** A stage of a proposal; `days` are from the proposal to its day. */
type SeedStage = { kind: StageKind; title: string; amount: number; days: number }

/** A review as its author writes it. */
type SeedReview = { rating: number; comment: string }

type SeedDispute = {
  by: 'client' | 'tasker'
  reason: DisputeReason
  statement: string
  answer: string
  /** What the opener then offers. */
  offer: { release: number; refund: number }
}

/** By the client shortly after the award, or with a part of the money that the tasker accepts. */
type SeedCancellation = { reason: string; offer?: number }

/** A task of the demo marketplace. The seed creates it through the product's own calls. */
export type SeedTask = {
  /** The handle of the client who posts it. */
  client: string
  title: string
  description: string
  price: number
  duration?: 1 | 2 | 3 | 4 | 5
  /** As soon as possible, or within this many days of posting; without it, the months count. */
  needed?: 'asap' | number
  type?: 'Onsite' | 'Remote' | 'Hybrid'
  location?: string
  address?: string
  skills: readonly string[]
  /** Posted this many hours before now; an open task without proposals expires after 30 days. */
  hoursAgo: number
  picture?: boolean
  proposals?: readonly SeedProposal[]
  /** The handle of the awarded tasker. */
  awardedTo?: string
  /** The notes of the submission. */
  submitted?: string
  /** The notes of each stage that is approved already; the client holds one stage after the other. */
  stagesDone?: readonly string[]
  /** The professional came for the first stage, and left again. */
  visited?: boolean
  /** What the professional asks to change since an hour: another price of the stage that is worked on. */
  change?: { n: number; price: number; note: string }
  approved?: boolean
  /** The client's note when requesting changes of the submitted work. */
  changesRequested?: string
  removed?: boolean
  cancelled?: SeedCancellation
  dispute?: SeedDispute
  /** By client and tasker about each other, and the tasker's reply. */
  reviews?: { client: SeedReview; tasker: SeedReview; reply?: string }
}

export const proposal = (
  by: string,
  price: number,
  description: string,
  days?: number,
): SeedProposal => ({ by, price, description, ...(days !== undefined && { days }) })

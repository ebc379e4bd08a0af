import * as v from 'valibot'
import { idOf, InstantOutput } from './values.schemas.ts'
import { ShownWorkPicture } from './work-pictures.schemas.ts'

/** The fields of a user that are shown beside a task or a proposal. */
export const UserSummary = v.object({
  _id: idOf('user'),
  username: v.string(),
  profilePicture: v.nullable(v.string()),
  isVerified: v.boolean(),
  jobTitle: v.optional(v.string()),
})
export type UserSummary = v.InferOutput<typeof UserSummary>

/** Of the public reviews about one role; `average` is null below three. */
export const Ratings = v.object({ average: v.nullable(v.number()), count: v.number() })
export type Ratings = v.InferOutput<typeof Ratings>

/** What a client is like, from three todos on; `paidRate` in percent of the awards that ended, `approvalDays` on average. */
export const ClientRecord = v.object({
  posted: v.number(),
  awarded: v.number(),
  paidRate: v.nullable(v.number()),
  approvalDays: v.nullable(v.number()),
  lostDisputes: v.number(),
  since: InstantOutput,
})
export type ClientRecord = v.InferOutput<typeof ClientRecord>

/** Of a tasker's completed and cancelled jobs: the completed ones in percent, null below five jobs. */
export const Completion = v.object({
  rate: v.nullable(v.number()),
  jobs: v.number(),
  /** Rows that a phone stored earlier lack it. */
  completed: v.optional(v.number()),
})
export type Completion = v.InferOutput<typeof Completion>

/** What the badge means: each only when it is true. */
export const Checks = v.object({
  /** When Onise saw a document of this user; null also for a badge without evidence. */
  identityAt: v.nullable(InstantOutput),
  /** A bank account of earlier withdrawals has the name of the document. */
  bank: v.boolean(),
  /** The user's phone number is proven by a code; the number is not shown. */
  phone: v.optional(v.boolean()),
})

/** A tasker beside a proposal. Phones may have a row of an older build, without ratings and jobs. */
export const ApplyingTasker = v.object({
  ...UserSummary.entries,
  ratings: v.optional(Ratings),
  completion: v.optional(Completion),
  checks: v.optional(Checks),
  /** The newest pictures of earlier work, at most three. */
  works: v.optional(v.array(ShownWorkPicture)),
})

import * as v from 'valibot'
import { ANSWER_TIMES } from '#schema/domain/directory.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { TRADE_NAMES } from '#schema/domain/trades.ts'
import { PlaceInput } from './place.schemas.ts'
import { Completion, Ratings, UserSummary } from './user-summary.schemas.ts'
import { commandResponse, NextCursor, pageInput, SkillFilter } from './values.schemas.ts'

/** A professional who is listed. */
export const Professional = v.object({
  ...UserSummary.entries,
  location: v.string(),
  field: v.picklist(TRADE_NAMES),
  ratings: Ratings,
  completion: Completion,
  /** How long an answer to a message usually takes; null after few answers. */
  answers: v.nullable(v.picklist(ANSWER_TIMES)),
  /** Takes jobs and has fewer than three going on. */
  isFree: v.boolean(),
  /** Whole kilometres from the place that is asked for to the nearest of theirs; null where none is known. */
  km: v.nullable(v.number()),
  /** The first picture of earlier work; `src` is its thumbnail where there is one. */
  work: v.nullable(v.object({ src: v.string(), caption: v.string() })),
})
export type Professional = v.InferOutput<typeof Professional>

const Yes = v.optional(v.picklist(['yes'], messages.yesOrNo))

export const listProfessionals = {
  summary:
    'Professionals of a trade who chose to be listed, in the order of today: of five in a row, one is new. With a `place`, those who go there, in each group the nearest first. A page may be shorter than `limit` and still have a next one.',
  input: v.object({
    ...pageInput,
    field: v.picklist(TRADE_NAMES, messages.unknownTrade),
    /** Any of them. */
    skills: v.optional(SkillFilter),
    place: v.optional(PlaceInput),
    /** An average of four stars or more. */
    wellRated: Yes,
    verified: Yes,
    free: Yes,
  }),
  output: v.object({ professionals: v.array(Professional), nextCursor: NextCursor }),
}

export const setListing = {
  summary: 'Chooses whether the caller is listed in the directory, and takes jobs at present.',
  input: v.object({
    isListed: v.boolean(messages.yesOrNo),
    takesJobs: v.boolean(messages.yesOrNo),
  }),
  output: commandResponse({}),
}

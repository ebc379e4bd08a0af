import * as v from 'valibot'
import { idOf } from './values.schemas.ts'

/** The fields of a user that are shown beside a task or a proposal. */
export const UserSummary = v.object({
  _id: idOf('user'),
  username: v.string(),
  profilePicture: v.nullable(v.string()),
  isVerified: v.boolean(),
  jobTitle: v.optional(v.string()),
})
export type UserSummary = v.InferOutput<typeof UserSummary>

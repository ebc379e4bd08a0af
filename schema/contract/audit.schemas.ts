import * as v from 'valibot'
import { AUDIT_REASON_MAX } from '#schema/domain/limits.ts'
import {
  DayInput,
  idOf,
  InstantOutput,
  NextCursor,
  optionalLine,
  pageInput,
} from './values.schemas.ts'

const About = v.object({ _id: v.string(), name: v.string() })

export const listAuditLog = {
  summary:
    'What administrators did and why, newest first. A search finds text in the action, the reason and the details, without regard to case. A page may be shorter than its limit, and is the last one without a cursor.',
  input: v.object({
    ...pageInput,
    q: v.optional(optionalLine('Search', AUDIT_REASON_MAX)),
    actor: v.optional(idOf('user')),
    /** The name of the call. */
    action: v.optional(optionalLine('Action', AUDIT_REASON_MAX)),
    /** Days in Lagos, both included. */
    from: v.optional(DayInput),
    to: v.optional(DayInput),
    /** Entries about this user, also those about something else of the user. */
    user: v.optional(idOf('user')),
    /** The id of what was decided about. */
    subject: v.optional(optionalLine('Subject', AUDIT_REASON_MAX)),
  }),
  output: v.object({
    entries: v.array(
      v.object({
        _id: idOf('audit'),
        /** Null for entries from before the chain. */
        seq: v.nullable(v.number()),
        actor: v.object({ _id: idOf('user'), username: v.string(), email: v.string() }),
        /** The name of the call. */
        action: v.string(),
        subject: v.string(),
        /** The user or todo that it is about, as they are called now. */
        about: v.object({ user: v.nullable(About), task: v.nullable(About) }),
        reason: v.string(),
        /** JSON: what was decided, with the state before and after. */
        details: v.string(),
        createdAt: InstantOutput,
        sha256: v.nullable(v.string()),
      }),
    ),
    nextCursor: NextCursor,
    /** The last check of the whole chain; null before the first. */
    verified: v.nullable(
      v.object({ at: InstantOutput, entries: v.number(), isIntact: v.boolean() }),
    ),
  }),
}

import * as v from 'valibot'
import { instantFromLocalTime } from '#schema/domain/days.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { UPDATE_AUDIENCES, UPDATE_CAPTION_MAX, UPDATE_FILE_MAX } from '#schema/domain/updates.ts'
import {
  AuditReason,
  commandResponse,
  described,
  fileInput,
  idOf,
  InstantOutput,
  requiredText,
} from './values.schemas.ts'

/** A date and a time in Lagos, such as 2026-03-09T14:05. */
const LocalTimeInput = v.pipe(
  v.string(UPDATE_MESSAGES.showFrom),
  v.transform((text) => instantFromLocalTime(text)),
  v.number(UPDATE_MESSAGES.showFrom),
  described({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' }),
)

const Audience = v.picklist(UPDATE_AUDIENCES, UPDATE_MESSAGES.audience)

/** A group of another company's service. */
export const Community = v.object({ name: v.string(), url: v.string() })

export const Update = v.object({
  _id: idOf('update'),
  audience: Audience,
  caption: v.string(),
  /** A link that opens for an hour and for this reader. */
  file: v.nullable(v.object({ url: v.string(), type: v.string() })),
  createdAt: InstantOutput,
  /** Later than now for an administrator only: it is scheduled. */
  showFrom: InstantOutput,
})

export const readCommunity = {
  summary: 'The external groups that Onise invites its users to.',
  input: v.object({}),
  output: v.object({ communities: v.array(Community) }),
}

export const listUpdates = {
  summary:
    'The news of the last 30 days for users of the caller’s type, newest first; for administrators also those that are scheduled.',
  input: v.object({}),
  output: v.object({ updates: v.array(Update) }),
}

export const postUpdate = {
  summary:
    'Posts news to all users or to one type of them: a caption, and optionally a picture or PDF up to 5 MB that the caption describes. With `push=1` phones show it by day, one update a day. With `showFrom`, a date and a time in Lagos, it is shown from then on.',
  input: v.object({
    caption: requiredText('Caption', UPDATE_CAPTION_MAX),
    audience: Audience,
    /** Whether phones show it, on the next day that has no other such update. */
    push: v.optional(v.literal('1', UPDATE_MESSAGES.push)),
    /** Within the next 30 days; without it, at once. */
    showFrom: v.optional(LocalTimeInput),
    file: v.optional(fileInput(UPDATE_FILE_MAX, UPDATE_MESSAGES.fileTooLarge)),
  }),
  succeeds: [201],
  output: commandResponse({ update: Update, pushDay: v.nullable(v.string()) }),
}

export const retractUpdate = {
  summary: 'Retracts an update: no user sees it any more.',
  input: v.object({ id: idOf('update'), reason: AuditReason }),
  output: commandResponse({}),
}

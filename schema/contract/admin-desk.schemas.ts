import * as v from 'valibot'
import {
  ADMIN_NOTE_MAX,
  SUPPORT_NOTICE_MAX,
  SUPPORT_NOTICE_TITLE_MAX,
} from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { TIMELINE_KINDS } from '#schema/domain/user-timeline.ts'
import { SessionRow } from './sessions.schemas.ts'
import {
  AuditReason,
  commandResponse,
  idOf,
  InstantOutput,
  NairaOutput,
  NextCursor,
  pageInput,
  requiredLine,
  requiredText,
} from './values.schemas.ts'

const ofUser = { id: idOf('user') }

export const listUserTimeline = {
  summary:
    'What happened in the account of a user, newest first: registration, todos, money, disputes, reports, and what administrators did about it.',
  input: v.object({ ...ofUser, ...pageInput }),
  output: v.object({
    events: v.array(
      v.object({
        _id: v.string(),
        kind: v.picklist(TIMELINE_KINDS),
        at: InstantOutput,
        task: v.nullable(v.object({ _id: idOf('task'), title: v.string() })),
        amount: v.nullable(NairaOutput),
        /** Of money its line in the wallet, of an act the name of the call, of a report its reason. */
        what: v.nullable(v.string()),
        /** The reason of an act. */
        reason: v.nullable(v.string()),
        /** The administrator. */
        by: v.nullable(v.string()),
      }),
    ),
    nextCursor: NextCursor,
  }),
}

const Note = v.object({
  _id: idOf('adminNote'),
  text: v.string(),
  author: v.string(),
  createdAt: InstantOutput,
})

export const listUserNotes = {
  summary: 'What administrators noted about a user, newest first.',
  input: v.object({ ...ofUser, ...pageInput }),
  output: v.object({ notes: v.array(Note), nextCursor: NextCursor }),
}

export const writeUserNote = {
  summary:
    'Stores a note about a user for all administrators. It cannot be changed, is part of the export of the user, and is deleted with the account.',
  input: v.object({ ...ofUser, text: requiredText('Note', ADMIN_NOTE_MAX) }),
  succeeds: [201],
  output: commandResponse({}),
}

export const listUserSessions = {
  summary: 'The newest 50 sessions of a user that have not ended, the latest used first.',
  input: v.object(ofUser),
  output: v.object({ sessions: v.array(SessionRow) }),
}

export const endUserSessions = {
  summary: 'Ends one session of another user, or all of them.',
  input: v.object({ ...ofUser, session: v.optional(idOf('session')), reason: AuditReason }),
  output: commandResponse({}),
}

export const sendSupportNotice = {
  summary:
    'Sends a user a notice from Onise support: in the app, by push, and by email if it is chosen and the user has not turned such emails off. At most 5 a day to one user.',
  input: v.object({
    ...ofUser,
    title: requiredLine('Title', SUPPORT_NOTICE_TITLE_MAX),
    text: requiredText('Text', SUPPORT_NOTICE_MAX),
    email: v.optional(v.boolean(messages.yesOrNo), false),
    reason: AuditReason,
  }),
  succeeds: [201],
  output: commandResponse({}),
}

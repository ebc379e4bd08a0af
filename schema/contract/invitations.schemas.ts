import * as v from 'valibot'
import {
  INVITATION_ANSWERS,
  INVITATION_OBSTACLES,
  INVITATION_REASONS,
} from '#schema/domain/invitation.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { Task } from './tasks.schemas.ts'
import { UserSummary } from './user-summary.schemas.ts'
import { commandResponse, idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

export const inviteToTask = {
  summary:
    "Invites a professional to one of the caller's open todos, who gets a notice. A repeat changes nothing.",
  input: v.object({ id: idOf('task'), taskerId: idOf('user') }),
  succeeds: [200, 201],
  output: commandResponse({}),
}

export const declineInvitation = {
  summary: "Declines an invitation to the caller; the todo's client sees the reason.",
  input: v.object({
    id: idOf('task'),
    reason: v.optional(v.picklist(INVITATION_REASONS, messages.declineReason), 'none'),
  }),
  output: commandResponse({}),
}

const Invitation = v.object({
  tasker: UserSummary,
  createdAt: InstantOutput,
  answer: v.nullable(v.picklist(INVITATION_ANSWERS)),
  /** Of a declined one. */
  reason: v.nullable(v.picklist(INVITATION_REASONS)),
})

export const listInvitations = {
  summary: "Whom the caller has invited to one of the caller's todos, and their answers.",
  input: v.object({ id: idOf('task') }),
  output: v.object({ invitations: v.array(Invitation) }),
}
export type Invitation = v.InferOutput<typeof Invitation>

const OwnInvitation = v.object({
  task: v.object({
    _id: idOf('task'),
    title: v.string(),
    price: NairaOutput,
    location: v.string(),
  }),
  client: UserSummary,
  createdAt: InstantOutput,
  /** Nobody else sees the todo. */
  isAsk: v.boolean(),
  /** When the client stops waiting for the only professional who is asked. */
  until: v.nullable(InstantOutput),
})

export const listOwnInvitations = {
  summary:
    'Invitations to the caller that wait for an answer, newest first: 20 at most, of the last 30 days.',
  input: v.object({}),
  output: v.object({ invitations: v.array(OwnInvitation) }),
}

export const listInvitableTasks = {
  summary:
    "The caller's open todos, newest first, each with the reason why this professional cannot be invited to it.",
  input: v.object({ taskerId: idOf('user') }),
  output: v.object({
    tasks: v.array(
      v.object({
        _id: idOf('task'),
        title: v.string(),
        price: NairaOutput,
        obstacle: v.nullable(v.picklist(INVITATION_OBSTACLES)),
      }),
    ),
  }),
}

export const showTask = {
  summary: 'Shows a todo that was for one person to everybody, as if it was posted now.',
  input: v.object({ id: idOf('task') }),
  output: commandResponse({ task: Task }),
}

export const waitLonger = {
  summary: 'Gives the only professional who was asked, and has not answered, 48 hours more.',
  input: v.object({ id: idOf('task') }),
  output: commandResponse({ task: Task }),
}

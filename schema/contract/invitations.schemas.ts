import * as v from 'valibot'
import {
  INVITATION_ANSWERS,
  INVITATION_OBSTACLES,
  INVITATION_REASONS,
} from '#schema/domain/invitation.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
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

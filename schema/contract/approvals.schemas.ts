import * as v from 'valibot'
import { APPROVAL_ACTS } from '#schema/domain/approval.ts'
import { APPROVAL_MESSAGES as messages } from '#schema/domain/messages/approvals.ts'
import { AuditReason, commandResponse, idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

const Named = v.object({ _id: v.string(), name: v.string() })

export const listApprovals = {
  summary: 'Acts that wait for a second administrator, oldest first, at most 100.',
  input: v.object({}),
  output: v.object({
    approvals: v.array(
      v.object({
        _id: idOf('approval'),
        /** The name of the call that one administrator has sent. */
        act: v.picklist(APPROVAL_ACTS),
        /** The id of what it is about. */
        subject: v.string(),
        user: v.nullable(v.object({ ...Named.entries, email: v.string() })),
        task: v.nullable(Named),
        amount: v.nullable(NairaOutput),
        /** What happens when it is approved. */
        summary: v.string(),
        reason: v.string(),
        requestedBy: v.nullable(Named),
        requestedAt: InstantOutput,
      }),
    ),
  }),
}

export const decideApproval = {
  summary:
    'Approves or rejects what another administrator asked for; an approval carries it out at once. The one who asked may reject it too.',
  input: v.object({
    id: idOf('approval'),
    decision: v.picklist(['approve', 'reject'], messages.decision),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}

import { useEffect } from 'react'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useSession } from '#pwa/session/session.tsx'
import { runCommand } from '#pwa/sync/use-command.ts'
import { seeApplicants, type Applicant } from '#schema/contract/proposals.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'

/** Tells the professionals that the client has their proposals on the screen; without a network at the next visit. */
export function useSeen(
  id: TaskId,
  applicants: readonly Applicant[] | undefined,
  proposal?: ProposalId,
): void {
  const session = useSession()
  const sendWithKey = useRequestKey()
  const unseen = (applicants ?? [])
    .filter(({ status, seenAt }) => status === 'pending' && seenAt === null)
    .map(({ _id }) => _id)
    .join()
  useEffect(() => {
    if (unseen === '') return
    const input = { id, ...(proposal && { proposal }) }
    sendWithKey({ ...input, unseen }, (key) =>
      runCommand(session, seeApplicants, input, key),
    ).catch(() => {})
  }, [session, sendWithKey, id, proposal, unseen])
}

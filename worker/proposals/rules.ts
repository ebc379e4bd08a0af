import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { areTermsWorse, type ProposalStatus, type Terms } from '#schema/domain/proposal.ts'
import { taskStatusAfter, type TaskStatus } from '#schema/domain/task.ts'

type Version = Terms & { version: number }

/** The client may have seen an older version, if the current terms are no worse and the plan is the same. No version means the current one. */
function whyNotTheseTerms(
  seenVersion: number | undefined,
  current: Version,
  earlierTerms: readonly Version[],
): ErrorCode | null {
  if (seenVersion === undefined || seenVersion === current.version) return null
  const seenTerms = earlierTerms.find(({ version }) => version === seenVersion)
  return !seenTerms || areTermsWorse(seenTerms, current) ? 'proposal_changed' : null
}

type Award = {
  task: { status: TaskStatus; client: UserId }
  clientId: UserId
  proposal: (Version & { status: ProposalStatus }) | null
  isTaskerActive: boolean
  seenVersion: number | undefined
  earlierTerms: readonly Version[]
}

/** Everything except the money. The caller handles a repeated award to the same tasker first. */
export function whyNotAward(award: Award): ErrorCode | null {
  const { task, clientId, proposal } = award
  if (task.client !== clientId) return 'not_found'
  if (!taskStatusAfter(task.status, 'award')) return 'task_not_open'
  if (!proposal) return 'not_found'
  if (proposal.status !== 'pending' || !award.isTaskerActive) return 'proposal_not_live'
  return whyNotTheseTerms(award.seenVersion, proposal, award.earlierTerms)
}

import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { ProposalStatusCard } from '#pwa/features/proposals/mine/proposal-status.tsx'
import { useTaskExtras } from '#pwa/features/tasks/reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'

/** The user's proposal, with where it stands as the task was last read. */
export function OwnProposal({ task, proposal }: { task: TaskId; proposal: MyProposal }) {
  const standing = useTaskExtras(task)?.standing
  return <ProposalStatusCard proposal={proposal} standing={standing} />
}

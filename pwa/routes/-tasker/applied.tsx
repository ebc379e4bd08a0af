import { useInfiniteQuery } from '@tanstack/react-query'
import { useOnline } from '#pwa/api/online.ts'
import { messages as proposalMessages } from '#pwa/features/proposals/messages.ts'
import { useProposals, type MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { ProposalList } from '#pwa/features/proposals/mine/proposal-list.tsx'
import { pullProposals, useRejectedProposals } from '#pwa/features/proposals/mine/reads.ts'
import { RejectedProposal } from '#pwa/features/proposals/mine/rejected-proposal.tsx'
import { PushOffer } from '#pwa/features/push/push-offer.tsx'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { useAssignedStatuses } from '#pwa/features/tasks/reads.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { messages } from './messages.ts'

/** What became of the todo that the tasker was chosen for; null while "Accepted" is the latest about it. */
function useAcceptedBadge() {
  const statuses = useAssignedStatuses(useSession())
  return ({ status: proposalStatus, task }: MyProposal) => {
    const status = proposalStatus === 'accepted' ? statuses?.get(task) : undefined
    if (!status || status === 'in-progress') return null
    return <TaskBadge status={status} />
  }
}

/** The tasker's proposals: the latest `max` on the dashboard, all of them with paging elsewhere. */
export function Applied({ max }: { max?: number }) {
  const session = useSession()
  const { online } = useOnline()
  const proposals = useProposals()
  const synced = useSyncedList(proposals)
  const rejected = useRejectedProposals()
  const pages = useInfiniteQuery(pullProposals(session))
  const badgeFor = useAcceptedBadge()
  const isEmpty = synced.items?.length === 0
  useLive(proposals?.some(({ status }) => status === 'pending') ? 'shared' : null)
  return (
    <>
      {rejected.map((entry) => (
        <RejectedProposal key={entry.key} entry={entry} showTitle />
      ))}
      <PushOffer isWaiting={proposals !== undefined && proposals.length > 0} />
      <ProposalList
        proposals={isEmpty && pages.isPending ? undefined : synced.items?.slice(0, max)}
        level={max === undefined ? 'h2' : 'h3'}
        badgeFor={badgeFor}
        failed={synced.failed || (pages.isError && (isEmpty || online))}
        asOf={synced.asOf}
        onRetry={() => {
          synced.onRetry()
          void pages.refetch()
        }}
        empty={
          <Empty
            title={GENERAL_MESSAGES.noTodoAvailable}
            action={
              <LinkButton to="/all-task" icon="search">
                {messages.find}
              </LinkButton>
            }
          >
            {proposalMessages.noneText}
          </Empty>
        }
      />
      {max === undefined && (
        <Pager
          hasMore={pages.hasNextPage}
          busy={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  )
}

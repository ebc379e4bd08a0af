import { useInfiniteQuery } from '@tanstack/react-query'
import { useOnline } from '#pwa/api/online.ts'
import { ProposalList } from '#pwa/features/proposals/proposal-list.tsx'
import { RefusedProposal } from '#pwa/features/proposals/proposal-standing.tsx'
import { pullProposals, useProposals, useRefusedProposals } from '#pwa/features/proposals/reads.ts'
import { words } from '#pwa/features/proposals/words.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Empty } from '#pwa/ui/empty.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Pager } from '#pwa/ui/pager.tsx'
import { words as own } from './words.ts'

/** Todos applied for: the first few on the dashboard, all of them on their own page. */
export function Applied({ most }: { most?: number }) {
  const session = useSession()
  const { online } = useOnline()
  const proposals = useProposals()
  const refused = useRefusedProposals()
  const pages = useInfiniteQuery(pullProposals(session))
  const isEmpty = proposals?.length === 0
  return (
    <>
      {refused.map((unsent) => (
        <RefusedProposal key={unsent.key} unsent={unsent} named />
      ))}
      <ProposalList
        proposals={isEmpty && pages.isPending ? undefined : proposals?.slice(0, most)}
        failed={pages.isError && (isEmpty || online)}
        onRetry={() => void pages.refetch()}
        empty={
          <Empty
            title={TEXTS.noTodoAvailable}
            action={
              <LinkButton to="/all-task" icon="search">
                {own.find}
              </LinkButton>
            }
          >
            {words.noneText}
          </Empty>
        }
      />
      {most === undefined && (
        <Pager
          more={pages.hasNextPage}
          busy={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  )
}

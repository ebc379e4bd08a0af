import { infiniteQueryOptions } from '@tanstack/react-query'
import { listOpenTasks } from '#schema/contract/tasks.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import { View } from '#pwa/replica/view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { keepOpenPage } from '#pwa/sync/open-page.ts'

/** A list asked for so recently is not asked for again by the next screen. */
export const FRESH_MS = 30_000
export const paging = {
  initialPageParam: '',
  staleTime: FRESH_MS,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

/** Open todos of every trade, page by page (R12). What it answers is a receipt: the todos are in Dexie. */
export const pullOpenTasks = (session: Session) =>
  infiniteQueryOptions({
    ...paging,
    queryKey: [session.me, listOpenTasks.name, ''],
    queryFn: async ({ pageParam, signal }) => {
      const nextCursor = await askList(
        session,
        listOpenTasks,
        pageParam ? { cursor: pageParam } : {},
        {
          signal,
          tables: ['feed', 'seen'],
          letIn: (page) =>
            keepOpenPage(session.replica, page.tasks, {
              after: pageParam || undefined,
              complete: page.nextCursor === null,
            }),
        },
      )
      return { nextCursor, others: await session.replica.seen.count() }
    },
  })

/** My trade's open todos and the newest of others', and how many of those a page of the list brought. */
export const useOpenTasks = (others: number) =>
  useReplica(
    async (phone) => ({
      tasks: await (await View.of(phone)).openTasks(others),
      others: await phone.replica.seen.count(),
    }),
    [others],
  )

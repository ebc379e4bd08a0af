import { infiniteQueryOptions } from '@tanstack/react-query'
import { PAGING_OPTIONS } from '#pwa/features/tasks/list/open-tasks.ts'
import type { Session } from '#pwa/session/session.tsx'
import { storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import {
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listPostedTasks,
} from '#schema/contract/task-reads.ts'
import type { ClientTab } from './client-tasks.ts'

const ENDPOINTS = {
  all: listPostedTasks,
  ongoing: listClientOngoing,
  submitted: listClientSubmitted,
  completed: listClientCompleted,
} as const satisfies Record<ClientTab, unknown>

/** Fetches the tab's tasks page by page, while the first pull has not brought all of them. */
export const pullClientTasks = (session: Session, tab: ClientTab) =>
  infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: [session.userId, ENDPOINTS[tab].name],
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, ENDPOINTS[tab], page, {
        signal,
        tables: ['tasks'],
        apply: (response) =>
          storeRows(session.replica, 'tasks', 'tasks' in response ? response.tasks : response.task),
      })
      return { nextCursor }
    },
  })

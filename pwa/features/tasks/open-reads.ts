import { infiniteQueryOptions } from '@tanstack/react-query'
import { listOpenTasks, type Task } from '#schema/contract/tasks.ts'
import { FEED_KEEP, PAGE_SIZE } from '#schema/domain/limits.ts'
import { reopening } from '#pwa/replica/database.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import { View, type Shown } from '#pwa/replica/view.ts'
import type { Phone } from '#pwa/replica/write.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { keepOpenPage } from '#pwa/sync/open-page.ts'
import { openVisit } from './use-kept-visit.ts'
import { useVisit } from './visit.ts'

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

export type OpenTasks = { tasks: Shown<Task>[]; others: number }

/** My trade's open todos and the newest of others', and how many of those a page of the list brought. */
async function openTasksOn(phone: Phone, most: number): Promise<OpenTasks> {
  const [view, others] = await Promise.all([View.of(phone), phone.replica.seen.count()])
  return { tasks: await view.openTasks(most), others }
}

export const useOpenTasks = (most: number, first?: OpenTasks) =>
  useReplica((phone) => openTasksOn(phone, most), [most], first)

/** How many of other trades' stand behind a first page: mine may all be mine. */
export const atFirst = (shown: number) => FEED_KEEP + shown

/** An answer that was asked for with the document is here by now, or nearly so. */
const MOMENT_MS = 300
const aMoment = () => new Promise((resolve) => setTimeout(resolve, MOMENT_MS))

/**
 * What the list shows first, read before it is drawn: one drawing instead of two, and the memory is asked while the
 * screen is still being thought about. Undefined where there is nothing yet, or it cannot be read; the list says so.
 */
export async function firstOpenTasks(
  session: Session,
  asked: Promise<unknown>,
): Promise<OpenTasks | undefined> {
  const read = () =>
    reopening(session.replica, () => openTasksOn(session, atFirst(PAGE_SIZE))).catch(
      () => undefined,
    )
  const [here] = await Promise.all([read(), openVisit(session)])
  if (here?.tasks.length === 0) await Promise.race([asked, aMoment()])
  const first = here?.tasks.length === 0 ? await read() : here
  if (!first || first.tasks.length === 0) return undefined
  useVisit.getState().settle(first.tasks, first.others > 0)
  return first
}

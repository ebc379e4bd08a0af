import { infiniteQueryOptions } from '@tanstack/react-query'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import {
  applyForTask,
  editProposal,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { sortByNewest } from './my-proposals.ts'

/** Fetches the user's proposals page by page; sync brings only the recent ones. */
export const pullProposals = (session: Session) =>
  infiniteQueryOptions({
    queryKey: [session.userId, listProposals.name],
    staleTime: 30_000,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, listProposals, page, {
        signal,
        tables: ['proposals'],
        apply: ({ tasks }) => storeRows(session.replica, 'proposals', tasks),
      })
      return { nextCursor }
    },
  })

export const useProposal = (id: ProposalId) => useView((view) => view.get('proposals', id), [id])

/** Several after a withdrawal and a new application; the newest first. */
export const useProposalsForTask = (task: TaskId) =>
  useView(async (view) => sortByNewest(await view.where('proposals', 'task', task)), [task], {
    key: `proposals ${task}`,
  })

/** The application for this task that the server has not acknowledged. */
export const usePendingProposal = (task: TaskId): EntryView | null =>
  useUnsentEntries().findLast(
    ({ command, input }) => command === applyForTask.name && input['taskId'] === task,
  ) ?? null

const CHANGE_COMMANDS: readonly string[] = [editProposal.name, withdrawProposal.name]
const COMMANDS: readonly string[] = [applyForTask.name, ...CHANGE_COMMANDS]

/** The edit or withdrawal of a proposal that the server has not acknowledged. */
export const usePendingChange = (id: string | undefined): EntryView | null =>
  useUnsentEntries().findLast(
    ({ command, ref }) => ref === id && CHANGE_COMMANDS.includes(command),
  ) ?? null

export const useRejectedProposals = (): EntryView[] =>
  useUnsentEntries().filter(
    ({ command, state }) => state === 'failed' && COMMANDS.includes(command),
  )

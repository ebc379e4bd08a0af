import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  applyForTask,
  editProposal,
  listProposals,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { useUnsent, useView } from '#pwa/replica/use-view.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { keepRows } from '#pwa/sync/settle.ts'
import { newestFirst } from './my-proposals.ts'

export { useProposals, type MyProposal } from './my-proposals.ts'

/** What I applied for. Pull brings it too; this brings what is older, and says when it cannot. */
export const pullProposals = (session: Session) =>
  infiniteQueryOptions({
    queryKey: [session.me, listProposals.name],
    staleTime: 30_000,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await askList(session, listProposals, page, {
        signal,
        tables: ['proposals'],
        letIn: ({ tasks }) => keepRows(session.replica, 'proposals', tasks),
      })
      return { nextCursor }
    },
  })

/** One of mine; null when this phone does not know it. */
export const useProposal = (id: ProposalId) => useView((view) => view.one('proposals', id), [id])

/** Mine on one todo, newest first: more than one when I withdrew and applied again (R15). */
export const useProposalsOn = (task: TaskId) =>
  useView(async (view) => newestFirst(await view.where('proposals', 'task', task)), [task])

/** The proposal for this todo that the server has not taken: waiting, on its way, or refused. */
export const useUnsentProposal = (task: TaskId): Unsent | null =>
  useUnsent().findLast(
    ({ kind, input }) => kind === applyForTask.name && input['taskId'] === task,
  ) ?? null

const KINDS: readonly string[] = [applyForTask.name, editProposal.name, withdrawProposal.name]

/** The change of a proposal, or its withdrawal, that the server has not taken. */
export const useUnsentChange = (id: string | undefined): Unsent | null =>
  useUnsent().findLast(
    ({ kind, ref }) => ref === id && kind !== applyForTask.name && KINDS.includes(kind),
  ) ?? null

/** All of mine that the server said no to. */
export const useRefusedProposals = (): Unsent[] =>
  useUnsent().filter(({ kind, state }) => state === 'refused' && KINDS.includes(kind))

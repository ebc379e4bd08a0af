import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { findProposal, listApplicants, type Applicant } from '#schema/contract/proposals.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { useView } from '#pwa/replica/use-view.ts'
import type { Shown } from '#pwa/replica/view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { keepTask } from '#pwa/sync/open-page.ts'
import { keepRows, settle } from '#pwa/sync/settle.ts'

const FRESH_MS = 30_000

export type ShownApplicant = Shown<Applicant>

/** Proposals on one todo, page by page. Pull brings them too; this says when they cannot be had. */
export const pullApplicants = (session: Session, id: TaskId) =>
  infiniteQueryOptions({
    queryKey: [session.me, listApplicants.name, id],
    staleTime: FRESH_MS,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const page = { id, ...(pageParam && { cursor: pageParam }) }
      const nextCursor = await askList(session, listApplicants, page, {
        signal,
        tables: ['applicants'],
        letIn: ({ applicants }) => keepRows(session.replica, 'applicants', applicants),
      })
      return { nextCursor }
    },
  })

/** One proposal by its link; its todo comes with it. */
export const pullApplicant = (session: Session, id: ProposalId) =>
  queryOptions({
    queryKey: [session.me, findProposal.name, id],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { replica, call } = session
      const { proposal } = await settle(
        session,
        () => call(findProposal, { id }, { signal }),
        async ({ proposal: { task, ...applicant } }) => {
          await keepTask(session, task)
          await keepRows(replica, 'applicants', [{ ...applicant, task: { _id: task._id } }])
        },
      )
      return proposal._id
    },
  })

const RANK = { accepted: 0, pending: 1, rejected: 2, withdrawn: 3 } as const

/** Whoever was chosen first, then who still can be, then the rest; newest first in each. */
export const inOrder = <A extends Applicant>(applicants: readonly A[]): A[] =>
  applicants.toSorted(
    (a, b) => RANK[a.status] - RANK[b.status] || b.createdAt.localeCompare(a.createdAt),
  )

export const useApplicants = (id: TaskId) =>
  useView(async (view) => inOrder(await view.where('applicants', 'task._id', id)), [id])

export const useApplicant = (id: ProposalId) => useView((view) => view.one('applicants', id), [id])

/** Live proposals by todo, for the cards. */
export const useApplicantCounts = () =>
  useView(async (view) => {
    const counts = new Map<TaskId, number>()
    for (const { task, status } of await view.rows('applicants'))
      if (status === 'pending') counts.set(task._id, (counts.get(task._id) ?? 0) + 1)
    return counts
  }, [])

/** Its sender gave it other terms since (R15). A flag of the todo's own changes moves its time too, and is told apart. */
export const wasChanged = ({ status, createdAt, updatedAt, changedFields }: Applicant): boolean =>
  status === 'pending' && updatedAt > createdAt && changedFields.length === 0

const TAIL = 3

/** R1: a name may be somebody else's too; where two of them meet, the end of the id tells them apart. */
export function tailOf(applicant: Applicant, all: readonly Applicant[]): string | null {
  const { _id, username } = applicant.tasker
  const isShared = all.some(({ tasker }) => tasker.username === username && tasker._id !== _id)
  return isShared ? _id.slice(-TAIL) : null
}

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { applyResponse, storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { storeTask } from '#pwa/sync/store-open-tasks.ts'
import { findProposal, listApplicants, type Applicant } from '#schema/contract/proposals.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'

const STALE_MS = 30_000

export type ShownApplicant = Shown<Applicant>

/** Fetches the proposals for a task page by page; sync brings the recent ones. */
export const pullApplicants = (session: Session, id: TaskId) =>
  infiniteQueryOptions({
    queryKey: [session.userId, listApplicants.name, id],
    staleTime: STALE_MS,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    queryFn: async ({ pageParam, signal }) => {
      const page = { id, ...(pageParam && { cursor: pageParam }) }
      const nextCursor = await fetchList(session, listApplicants, page, {
        signal,
        tables: ['applicants'],
        apply: ({ applicants }) => storeRows(session.replica, 'applicants', applicants),
      })
      return { nextCursor }
    },
  })

/** Fetches one proposal with its task. */
export const pullApplicant = (session: Session, id: ProposalId) =>
  queryOptions({
    queryKey: [session.userId, findProposal.name, id],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const { replica, call } = session
      const { proposal } = await applyResponse(
        session,
        () => call(findProposal, { id }, { signal }),
        async ({ proposal: { task, ...applicant } }) => {
          await storeTask(session, task)
          await storeRows(replica, 'applicants', [{ ...applicant, task: { _id: task._id } }])
        },
      )
      return proposal._id
    },
  })

const STATUS_RANK = { accepted: 0, pending: 1, rejected: 2, withdrawn: 3 } as const

/** The accepted proposal first, then pending ones, then the rest; the newest first in each group. */
const sortApplicants = <A extends Applicant>(applicants: readonly A[]): A[] =>
  applicants.toSorted(
    (a, b) =>
      STATUS_RANK[a.status] - STATUS_RANK[b.status] || b.createdAt.localeCompare(a.createdAt),
  )

export const useApplicants = (id: TaskId) =>
  useView(async (view) => sortApplicants(await view.where('applicants', 'task._id', id)), [id])

export const useApplicant = (id: ProposalId) => useView((view) => view.get('applicants', id), [id])

/** Number of pending proposals by task. */
export const useApplicantCounts = () =>
  useView(async (view) => {
    const counts = new Map<TaskId, number>()
    for (const { task, status } of await view.rows('applicants'))
      if (status === 'pending') counts.set(task._id, (counts.get(task._id) ?? 0) + 1)
    return counts
  }, [])

/** The tasker changed the proposal. A change of the task updates the row too, but then it lists changed fields. */
export const hasNewTerms = ({ status, createdAt, updatedAt, changedFields }: Applicant): boolean =>
  status === 'pending' && updatedAt > createdAt && changedFields.length === 0

const SUFFIX_LENGTH = 3

/** The end of the user's id, if another applicant has the same name: usernames are not unique. */
export function idSuffix(applicant: Applicant, all: readonly Applicant[]): string | null {
  const { _id, username } = applicant.tasker
  const isShared = all.some(({ tasker }) => tasker.username === username && tasker._id !== _id)
  return isShared ? _id.slice(-SUFFIX_LENGTH) : null
}

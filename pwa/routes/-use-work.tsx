import { createElement } from 'react'
import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { useSubmissions } from '#pwa/features/tasks/reads.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Rows } from '#pwa/replica/database.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'

const loadWorkReview = async () =>
  (await import('#pwa/features/tasks/work/work-review.tsx')).WorkReview
const loadVersions = async () =>
  (await import('#pwa/features/tasks/work/submission-versions.tsx')).SubmissionVersions
const loadDoneHere = async () => (await import('#pwa/features/works/done-here.tsx')).DoneHere

/**
 * Submitted work: what the client decides about, if anything, the versions that it does not show, and the pictures of
 * completed work on the professional's profile.
 */
export function useWork(task: Shown<Rows['tasks']>, side: TaskSide | null) {
  const { _id: id, status, delivery } = task
  const versions = useSubmissions(id) ?? []
  const [latest] = side === 'client' && status === 'submitted' ? versions : []
  const isDone = status === 'completed' && side !== null && versions.length > 0
  const WorkReview = useLazyModule(latest !== undefined, loadWorkReview)
  const SubmissionVersions = useLazyModule(versions.length > 0, loadVersions)
  const DoneHere = useLazyModule(isDone, loadDoneHere)
  const isReview = latest !== undefined && WorkReview !== null
  const rest = isReview ? versions.slice(1) : versions
  return {
    review: isReview ? createElement(WorkReview, { task, submission: latest }) : null,
    versions: (
      <>
        {SubmissionVersions &&
          createElement(SubmissionVersions, {
            task: id,
            stages: stagesOf(task),
            versions: rest,
            delivery,
            isRest: isReview,
          })}
        {DoneHere && isDone && createElement(DoneHere, { id, side })}
      </>
    ),
  }
}

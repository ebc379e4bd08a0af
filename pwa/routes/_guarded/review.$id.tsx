import { createFileRoute } from '@tanstack/react-router'
import { pullTask } from '#pwa/features/tasks/reads.ts'
import { ReviewScreen } from '#pwa/routes/-review/review-screen.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/review/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: Review,
})

function Review() {
  return <ReviewScreen id={Route.useParams().id as TaskId} />
}

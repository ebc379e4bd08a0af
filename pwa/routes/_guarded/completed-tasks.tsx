import { createFileRoute } from '@tanstack/react-router'
import { pullStage } from '#pwa/features/tasks/reads.ts'
import { StageScreen } from '../-tasker/stage-screen.tsx'

export const Route = createFileRoute('/_guarded/completed-tasks')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullStage(session, 'completed'))
  },
  component: () => <StageScreen stage="completed" />,
})

import { createFileRoute } from '@tanstack/react-router'
import { pullStage } from '#pwa/features/tasks/reads.ts'
import { StageScreen } from '../-tasker/stage-screen.tsx'

export const Route = createFileRoute('/_guarded/assigned-tasks')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullStage(session, 'assigned'))
  },
  component: () => <StageScreen stage="assigned" />,
})

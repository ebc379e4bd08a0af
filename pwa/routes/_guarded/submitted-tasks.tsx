import { createFileRoute } from '@tanstack/react-router'
import { pullStage } from '#pwa/features/tasks/reads.ts'
import { StageScreen } from '../-tasker/stage-screen.tsx'

export const Route = createFileRoute('/_guarded/submitted-tasks')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullStage(session, 'submitted'))
  },
  component: () => <StageScreen stage="submitted" />,
})

import { createFileRoute } from '@tanstack/react-router'
import { pullTaskerTasks } from '#pwa/features/tasks/reads.ts'
import { TaskTabScreen } from '#pwa/routes/-tasker/task-tab-screen.tsx'

export const Route = createFileRoute('/_guarded/assigned-tasks')({
  loader: ({ context: { queries, session } }) => {
    void queries.prefetchInfiniteQuery(pullTaskerTasks(session, 'assigned'))
  },
  component: () => <TaskTabScreen tab="assigned" />,
})

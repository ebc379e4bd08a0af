import { createFileRoute } from '@tanstack/react-router'
import { Tasks } from '#pwa/features/admin/tasks/tasks.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-tasks')({
  beforeLoad: requireAdmin,
  component: () => <Tasks />,
})

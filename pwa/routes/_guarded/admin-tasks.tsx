import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Tasks } from '#pwa/features/admin/tasks/tasks.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-tasks')({
  beforeLoad: requireAdmin,
  component: Screen,
})

function Screen() {
  const navigate = useNavigate()
  return (
    <Tasks onOpen={(id) => void navigate({ to: '/admin/$', params: { _splat: `tasks/${id}` } })} />
  )
}

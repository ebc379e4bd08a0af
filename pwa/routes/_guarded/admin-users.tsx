import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Users } from '#pwa/features/admin/users/users.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-users')({
  beforeLoad: requireAdmin,
  component: Screen,
})

function Screen() {
  const navigate = useNavigate()
  return (
    <Users onOpen={(id) => void navigate({ to: '/admin/$', params: { _splat: `users/${id}` } })} />
  )
}

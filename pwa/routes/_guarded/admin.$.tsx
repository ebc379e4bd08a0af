import { createFileRoute } from '@tanstack/react-router'
import { AdminSection } from '#pwa/routes/-admin/sections.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

/** Every further screen of administrators: one route, because each one costs every phone some bytes of the first script. */
export const Route = createFileRoute('/_guarded/admin/$')({
  beforeLoad: requireAdmin,
  component: Section,
})

function Section() {
  const [name = '', id = null] = (Route.useParams()._splat ?? '').split('/')
  return <AdminSection name={name} id={id} />
}

import { lazy, Suspense, type ComponentType } from 'react'
import { NotFound } from '#pwa/routes/-shell/not-found.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'

/** `id` is what follows the section's name in the address: the record that is open. */
type Section = ComponentType<{ id: string | null }>

const section = (load: () => Promise<Section>) => lazy(async () => ({ default: await load() }))

/** The screens at `/admin/{name}` and `/admin/{name}/{id}`, each fetched when it is opened. */
export const SECTIONS = {
  disputes: section(
    async () => (await import('#pwa/features/admin/disputes/disputes.tsx')).Disputes,
  ),
  reports: section(async () => (await import('#pwa/features/admin/reports/reports.tsx')).Reports),
  withdrawals: section(
    async () => (await import('#pwa/features/admin/withdrawals/withdrawals.tsx')).Withdrawals,
  ),
}

const isSection = (name: string): name is keyof typeof SECTIONS => Object.hasOwn(SECTIONS, name)

export function AdminSection({ name, id }: { name: string; id: string | null }) {
  if (!isSection(name)) return <NotFound home="/admin-dashboard" />
  const Screen = SECTIONS[name]
  return (
    <Suspense fallback={<SkeletonList look="rows" />}>
      <Screen id={id} />
    </Suspense>
  )
}

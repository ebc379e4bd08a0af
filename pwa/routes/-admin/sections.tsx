import { lazy, Suspense, type ComponentType } from 'react'
import { NotFound } from '#pwa/routes/-shell/not-found.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'

/** `id` is what follows the section's name in the address: the record that is open. */
type Section = ComponentType<{ id: string | null }>

const section = (load: () => Promise<Section>) => lazy(async () => ({ default: await load() }))

/** A section that has records only: its list is at an address of its own. */
const record = (load: () => Promise<ComponentType<{ id: string }>>) =>
  section(async () => {
    const Record = await load()
    return ({ id }) => (id === null ? <NotFound home="/admin-dashboard" /> : <Record id={id} />)
  })

/** The screens at `/admin/{name}` and `/admin/{name}/{id}`, each fetched when it is opened. */
export const SECTIONS = {
  administrators: section(
    async () =>
      (await import('#pwa/features/admin/administrators/administrators.tsx')).Administrators,
  ),
  audit: section(async () => (await import('#pwa/features/admin/audit/audit-log.tsx')).AuditLog),
  corrections: section(
    async () => (await import('#pwa/features/admin/corrections/corrections.tsx')).Corrections,
  ),
  disputes: section(
    async () => (await import('#pwa/features/admin/disputes/disputes.tsx')).Disputes,
  ),
  failures: section(
    async () => (await import('#pwa/features/admin/failures/failures.tsx')).Failures,
  ),
  figures: section(
    async () => (await import('#pwa/features/admin/figures/admin-figures.tsx')).AdminFigures,
  ),
  fraud: section(async () => (await import('#pwa/features/admin/fraud/groups.tsx')).Fraud),
  health: section(async () => (await import('#pwa/features/admin/health/health.tsx')).Health),
  'masked-contacts': section(
    async () => (await import('#pwa/features/admin/masked/masked-contacts.tsx')).MaskedContacts,
  ),
  payments: section(
    async () => (await import('#pwa/features/admin/payments/payments.tsx')).Payments,
  ),
  reconciliation: section(
    async () =>
      (await import('#pwa/features/admin/reconciliation/reconciliation-page.tsx'))
        .ReconciliationPage,
  ),
  reports: section(async () => (await import('#pwa/features/admin/reports/reports.tsx')).Reports),
  settings: section(
    async () => (await import('#pwa/features/admin/settings/settings.tsx')).Settings,
  ),
  tasks: record(async () => (await import('#pwa/features/admin/tasks/task-detail.tsx')).TaskDetail),
  users: record(async () => (await import('#pwa/features/admin/users/user-detail.tsx')).UserDetail),
  verifications: section(
    async () => (await import('#pwa/features/admin/verifications/verifications.tsx')).Verifications,
  ),
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
      <Screen key={id} id={id} />
    </Suspense>
  )
}

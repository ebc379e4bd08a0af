import { createFileRoute } from '@tanstack/react-router'
import { Transactions } from '#pwa/features/admin/transactions/transactions.tsx'
import { textSearch } from '#pwa/routes/-search.ts'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-transactions')({
  validateSearch: textSearch<'q'>,
  beforeLoad: requireAdmin,
  component: Screen,
})

function Screen() {
  const { q } = Route.useSearch()
  // Another search from the box begins anew.
  return <Transactions key={q} q={q} />
}

import { createFileRoute } from '@tanstack/react-router'
import { Transactions } from '#pwa/features/admin/transactions/transactions.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-transactions')({
  beforeLoad: requireAdmin,
  component: () => <Transactions />,
})

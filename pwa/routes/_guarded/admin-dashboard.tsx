import { createFileRoute } from '@tanstack/react-router'
import { ReconciliationPage } from '#pwa/features/admin/reconciliation/reconciliation-page.tsx'
import { comingSoonMessages } from '#pwa/routes/-shell/coming-soon-messages.ts'
import { requireAdmin } from '#pwa/session/guard.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/admin-dashboard')({
  beforeLoad: requireAdmin,
  component: () => (
    <Page title={comingSoonMessages.admin.dashboard} back="/dashboard">
      <ReconciliationPage />
      <p className="soft">{comingSoonMessages.admin.text}</p>
    </Page>
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { comingSoonMessages } from '#pwa/routes/-shell/coming-soon-messages.ts'
import { ComingSoon } from '#pwa/routes/-shell/coming-soon.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-transactions')({
  beforeLoad: requireAdmin,
  component: () => (
    <ComingSoon title={comingSoonMessages.admin.transactions}>
      {comingSoonMessages.admin.text}
    </ComingSoon>
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { AdminBooks } from '#pwa/features/admin/admin-books.tsx'
import { forAdmins } from '#pwa/session/guard.ts'
import { Page } from '#pwa/ui/page.tsx'
import { later } from '../-shell/later-words.ts'

/** F26: nothing is shown before it is known that an administrator looks. */
export const Route = createFileRoute('/_guarded/admin-dashboard')({
  beforeLoad: forAdmins,
  component: () => (
    <Page title={later.admin.dashboard} back="/dashboard">
      <AdminBooks />
      <p className="soft">{later.admin.text}</p>
    </Page>
  ),
})

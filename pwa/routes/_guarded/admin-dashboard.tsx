import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/admin/overview/messages.ts'
import { Overview } from '#pwa/features/admin/overview/overview.tsx'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { PostUpdate } from '#pwa/features/admin/updates/post-update.tsx'
import { PostedUpdates } from '#pwa/features/admin/updates/posted-updates.tsx'
import { requireAdmin } from '#pwa/session/guard.ts'

export const Route = createFileRoute('/_guarded/admin-dashboard')({
  beforeLoad: requireAdmin,
  component: () => (
    <AdminPage title={messages.title} back={null}>
      <Overview />
      <div className="admin-columns">
        <PostUpdate />
        <PostedUpdates />
      </div>
    </AdminPage>
  ),
})

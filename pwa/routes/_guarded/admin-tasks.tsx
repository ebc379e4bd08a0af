import { createFileRoute } from '@tanstack/react-router'
import { forAdmins } from '#pwa/session/guard.ts'
import { later } from '../-shell/later-words.ts'
import { Later } from '../-shell/later.tsx'

/** F26: nothing is shown before it is known that an administrator looks. */
export const Route = createFileRoute('/_guarded/admin-tasks')({
  beforeLoad: forAdmins,
  component: () => <Later title={later.admin.tasks}>{later.admin.text}</Later>,
})

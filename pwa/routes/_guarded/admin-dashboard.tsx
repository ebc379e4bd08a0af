import { createFileRoute } from '@tanstack/react-router'
import { Later } from '../-shell/later.tsx'
import { words } from '../-shell/words.ts'

export const Route = createFileRoute('/_guarded/admin-dashboard')({
  component: () => <Later title={words.dashboard}>{words.later.admin}</Later>,
})

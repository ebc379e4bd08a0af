import { createFileRoute } from '@tanstack/react-router'
import { Later } from '../-shell/later.tsx'
import { words } from '../-shell/words.ts'

export const Route = createFileRoute('/_guarded/settings')({
  component: () => <Later title={words.settings}>{words.later.settings}</Later>,
})

import { createFileRoute } from '@tanstack/react-router'
import { Later } from '../-shell/later.tsx'
import { words } from '../-shell/words.ts'

export const Route = createFileRoute('/_guarded/messages')({
  component: () => <Later title={words.messages}>{words.later.messages}</Later>,
})

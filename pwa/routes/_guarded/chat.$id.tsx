import { createFileRoute } from '@tanstack/react-router'
import { words } from '../-client/words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/chat/$id')({
  component: () => <Later title={words.later.chat}>{words.later.chatText}</Later>,
})

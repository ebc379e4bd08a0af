import { createFileRoute } from '@tanstack/react-router'
import { later } from '../-shell/later-words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/messages')({
  component: () => <Later title={later.messages.heading}>{later.messages.text}</Later>,
})

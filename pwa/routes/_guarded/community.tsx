import { createFileRoute } from '@tanstack/react-router'
import { later } from '../-shell/later-words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/community')({
  component: () => <Later title={later.community.heading}>{later.community.text}</Later>,
})

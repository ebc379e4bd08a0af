import { createFileRoute } from '@tanstack/react-router'
import { Later } from '../-shell/later.tsx'
import { words } from '../-shell/words.ts'

export const Route = createFileRoute('/_guarded/community')({
  component: () => <Later title={words.community}>{words.later.community}</Later>,
})

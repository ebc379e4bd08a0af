import { createFileRoute } from '@tanstack/react-router'
import { words } from '../-client/words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/withdraw')({
  component: () => <Later title={words.later.withdraw}>{words.later.withdrawText}</Later>,
})

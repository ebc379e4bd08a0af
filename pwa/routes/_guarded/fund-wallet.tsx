import { createFileRoute } from '@tanstack/react-router'
import { words } from '../-client/words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/fund-wallet')({
  component: () => <Later title={words.later.fund}>{words.later.fundText}</Later>,
})

import { createFileRoute } from '@tanstack/react-router'
import { Later } from '../-shell/later.tsx'
import { words } from '../-tasker/words.ts'

export const Route = createFileRoute('/_guarded/review/$id')({
  component: () => <Later title={words.review}>{words.reviewLater}</Later>,
})

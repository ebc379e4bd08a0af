import { createFileRoute } from '@tanstack/react-router'
import { words } from '../-client/words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/client-review/$id')({
  component: () => <Later title={words.later.review}>{words.later.reviewText}</Later>,
})

import { createFileRoute } from '@tanstack/react-router'
import { later } from '../-shell/later-words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/update-pin')({
  component: () => <Later title={later.updatePin.heading}>{later.updatePin.text}</Later>,
})

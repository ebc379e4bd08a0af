import { createFileRoute } from '@tanstack/react-router'
import { later } from '../-shell/later-words.ts'
import { Later } from '../-shell/later.tsx'

export const Route = createFileRoute('/_guarded/create-pin')({
  component: () => <Later title={later.createPin.heading}>{later.createPin.text}</Later>,
})

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { CreatePin } from '#pwa/features/wallet/create-pin.tsx'
import { words } from '#pwa/features/wallet/pin-words.ts'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/create-pin')({ component: CreatePinScreen })

function CreatePinScreen() {
  const router = useRouter()
  const { next } = Route.useSearch() as { next?: unknown }
  // Only ever back to where a PIN was missing.
  const to = next === 'withdraw' ? '/withdraw' : '/settings'
  return (
    <Page title={words.create.title} note={words.create.note} back={to} width="reading">
      <CreatePin onCreated={() => void router.navigate({ to, replace: true })} />
    </Page>
  )
}

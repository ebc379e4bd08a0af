import { createFileRoute, useRouter } from '@tanstack/react-router'
import { words } from '#pwa/features/wallet/pin-words.ts'
import { UpdatePin } from '#pwa/features/wallet/update-pin.tsx'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/update-pin')({ component: UpdatePinScreen })

function UpdatePinScreen() {
  const router = useRouter()
  return (
    <Page title={words.update.title} note={words.update.note} back="/settings" width="reading">
      <UpdatePin onUpdated={() => void router.navigate({ to: '/settings', replace: true })} />
    </Page>
  )
}

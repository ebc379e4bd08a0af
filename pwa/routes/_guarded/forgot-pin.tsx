import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ForgotPin } from '#pwa/features/wallet/forgot-pin.tsx'
import { words } from '#pwa/features/wallet/pin-words.ts'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/forgot-pin')({ component: ForgotPinScreen })

function ForgotPinScreen() {
  const router = useRouter()
  return (
    <Page title={words.forgot.title} back="/settings" width="reading">
      <ForgotPin onSet={() => void router.navigate({ to: '/settings', replace: true })} />
    </Page>
  )
}

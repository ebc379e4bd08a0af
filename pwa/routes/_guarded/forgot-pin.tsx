import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ForgotPin } from '#pwa/features/wallet/pins/forgot-pin.tsx'
import { messages } from '#pwa/features/wallet/pins/messages.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/forgot-pin')({ component: ForgotPinScreen })

function ForgotPinScreen() {
  const navigate = useNavigate()
  return (
    <Page title={messages.forgot.title} back="/settings" width="reading">
      <ForgotPin onReset={() => void navigate({ to: '/settings', replace: true })} />
    </Page>
  )
}

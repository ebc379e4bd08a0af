import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ForgotPin } from '#pwa/features/wallet/pins/forgot-pin.tsx'
import { messages } from '#pwa/features/wallet/pins/messages.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/forgot-pin')({ component: ForgotPinScreen })

function ForgotPinScreen() {
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/settings', replace: true }))
  return (
    <Page title={messages.forgot.title} back="/settings" width="reading">
      <ForgotPin onReset={leave} />
    </Page>
  )
}

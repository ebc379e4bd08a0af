import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { messages } from '#pwa/features/wallet/pins/messages.ts'
import { UpdatePin } from '#pwa/features/wallet/pins/update-pin.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/update-pin')({ component: UpdatePinScreen })

function UpdatePinScreen() {
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/settings', replace: true }))
  return (
    <Page
      title={messages.update.title}
      note={messages.update.note}
      back="/settings"
      width="reading"
    >
      <UpdatePin onUpdated={leave} />
    </Page>
  )
}

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { messages } from '#pwa/features/wallet/pins/messages.ts'
import { UpdatePin } from '#pwa/features/wallet/pins/update-pin.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/update-pin')({ component: UpdatePinScreen })

function UpdatePinScreen() {
  const navigate = useNavigate()
  return (
    <Page
      title={messages.update.title}
      note={messages.update.note}
      back="/settings"
      width="reading"
    >
      <UpdatePin onUpdated={() => void navigate({ to: '/settings', replace: true })} />
    </Page>
  )
}

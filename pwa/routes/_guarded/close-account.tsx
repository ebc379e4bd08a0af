import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CloseAccount } from '#pwa/features/accounts/closing/close-account.tsx'
import { messages } from '#pwa/features/accounts/closing/messages.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/close-account')({ component: CloseAccountScreen })

function CloseAccountScreen() {
  const navigate = useNavigate()
  return (
    <Page title={messages.title} note={messages.note} back="/settings" width="reading">
      <CloseAccount onClosed={() => void navigate({ to: '/', replace: true })} />
    </Page>
  )
}

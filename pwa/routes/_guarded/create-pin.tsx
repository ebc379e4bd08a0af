import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { EmailNotice } from '#pwa/features/accounts/verify-email/email-notice.tsx'
import { CreatePin } from '#pwa/features/wallet/pins/create-pin.tsx'
import { messages } from '#pwa/features/wallet/pins/messages.ts'
import { textSearch } from '#pwa/routes/-search.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/create-pin')({
  validateSearch: textSearch<'next'>,
  component: CreatePinScreen,
})

function CreatePinScreen() {
  const navigate = useNavigate()
  const { next } = Route.useSearch()
  // Never an arbitrary path from the URL.
  const to = next === 'withdraw' ? '/withdraw' : '/settings'
  const leave = useLeave(() => navigate({ to, replace: true }))
  return (
    <Page title={messages.create.title} note={messages.create.note} back={to} width="reading">
      <EmailNotice />
      <CreatePin onCreated={leave} />
    </Page>
  )
}

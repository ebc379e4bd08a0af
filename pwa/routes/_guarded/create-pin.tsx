import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EmailNotice } from '#pwa/features/accounts/verify-email/email-notice.tsx'
import { CreatePin } from '#pwa/features/wallet/pins/create-pin.tsx'
import { messages } from '#pwa/features/wallet/pins/messages.ts'
import { useWalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/create-pin')({
  validateSearch: textSearch<'next'>,
  component: CreatePinScreen,
})

function CreatePinScreen() {
  const { history } = useRouter()
  const { next } = Route.useSearch()
  const wallet = useWalletPath()
  const own = new Map<string | undefined, string>([
    ['withdraw', '/withdraw'],
    ['wallet', wallet],
  ])
  const to = own.get(next) ?? nextPath(next) ?? '/settings'
  const leave = useLeave(() => history.replace(to))
  return (
    <Page
      title={messages.create.title}
      note={messages.create.note}
      back="/settings"
      backPath={to}
      width="reading"
    >
      <EmailNotice />
      <CreatePin onCreated={leave} />
    </Page>
  )
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EmailNotice } from '#pwa/features/accounts/verify-email/email-notice.tsx'
import { Fund } from '#pwa/features/wallet/fund/fund.tsx'
import { messages } from '#pwa/features/wallet/fund/messages.ts'
import { useWalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/fund-wallet')({
  validateSearch: textSearch<'amount' | 'next'>,
  component: FundScreen,
})

function FundScreen() {
  const wallet = useWalletPath()
  const { history } = useRouter()
  const { amount, next } = Route.useSearch()
  const then = nextPath(next)
  const leave = useLeave(() => then && history.replace(then))
  return (
    <Page title={messages.title} back={wallet} backPath={then} width="reading">
      <EmailNotice />
      <Fund wallet={wallet} amount={amount} onArrived={then ? leave : undefined} />
    </Page>
  )
}

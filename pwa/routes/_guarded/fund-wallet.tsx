import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EmailNotice } from '#pwa/features/accounts/verify-email/email-notice.tsx'
import { Fund } from '#pwa/features/wallet/fund/fund.tsx'
import { messages } from '#pwa/features/wallet/fund/messages.ts'
import { useWalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { hasProvenContact } from '#schema/domain/user.ts'

export const Route = createFileRoute('/_guarded/fund-wallet')({
  validateSearch: textSearch<'amount' | 'next' | 'start'>,
  component: FundScreen,
})

function FundScreen() {
  const wallet = useWalletPath()
  const { history } = useRouter()
  const { amount, next, start } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  const isProven = user ? hasProvenContact(user) : false
  const then = nextPath(next)
  const leave = useLeave(() => then && history.replace(then))
  return (
    <Page title={messages.title} back={wallet} backPath={then}>
      <EmailNotice />
      <Fund
        wallet={wallet}
        amount={amount}
        isStarted={start === 'yes' && isProven}
        onStarted={() =>
          void navigate({ search: ({ start: _started, ...rest }) => rest, replace: true })
        }
        onArrived={then ? leave : undefined}
      />
    </Page>
  )
}

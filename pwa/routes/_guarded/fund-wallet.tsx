import { createFileRoute } from '@tanstack/react-router'
import { EmailNotice } from '#pwa/features/accounts/verify-email/email-notice.tsx'
import { Fund } from '#pwa/features/wallet/fund/fund.tsx'
import { messages } from '#pwa/features/wallet/fund/messages.ts'
import { useWalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/fund-wallet')({ component: FundScreen })

function FundScreen() {
  const wallet = useWalletPath()
  return (
    <Page title={messages.title} back={wallet} width="reading">
      <EmailNotice />
      <Fund wallet={wallet} />
    </Page>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { Fund } from '#pwa/features/wallet/fund.tsx'
import { words } from '#pwa/features/wallet/fund-words.ts'
import { walletOf } from '#pwa/features/wallet/wallet-of.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/fund-wallet')({ component: FundScreen })

function FundScreen() {
  const wallet = walletOf(useUser())
  return (
    <Page title={words.title} back={wallet} width="reading">
      <Fund wallet={wallet} />
    </Page>
  )
}

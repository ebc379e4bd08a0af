import { createFileRoute } from '@tanstack/react-router'
import { walletOf } from '#pwa/features/wallet/wallet-of.ts'
import { Withdraw } from '#pwa/features/wallet/withdraw.tsx'
import { words } from '#pwa/features/wallet/withdraw-words.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/withdraw')({ component: WithdrawScreen })

function WithdrawScreen() {
  const wallet = walletOf(useUser())
  return (
    <Page title={words.title} back={wallet} width="reading">
      <Withdraw wallet={wallet} />
    </Page>
  )
}

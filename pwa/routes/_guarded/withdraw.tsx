import { createFileRoute } from '@tanstack/react-router'
import { useWalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { messages } from '#pwa/features/wallet/withdraw/messages.ts'
import { Withdraw } from '#pwa/features/wallet/withdraw/withdraw.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/withdraw')({
  component: WithdrawScreen,
})

function WithdrawScreen() {
  const wallet = useWalletPath()
  return (
    <Page title={messages.title} back={wallet}>
      <Withdraw wallet={wallet} />
    </Page>
  )
}

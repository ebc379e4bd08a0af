import { useMe } from '#pwa/session/session.tsx'
import { Card } from '#pwa/ui/display/card.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { messages } from './messages.ts'

/** What is in the wallet, beside a form that moves money into it or out of it. */
export function WalletBalance() {
  const me = useMe()
  if (!me) return null
  return (
    <Card>
      <p className="spread">
        <span className="soft">{messages.inWallet}</span>
        <Naira amount={me.balance} decimals="two" />
      </p>
    </Card>
  )
}

import { Link } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { useFreshness } from '#pwa/sync/use-sync-state.ts'
import { BalanceCard } from '#pwa/ui/display/balance-card.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Me } from '#schema/contract/accounts.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { ClearingNote } from './clearing-note.tsx'
import { OpenPayments } from './fund/open-payments.tsx'
import { History } from './history/history.tsx'
import { messages } from './messages.ts'
import './wallet.css'

function BalanceNote({ held, heldTasks }: Pick<Me, 'held' | 'heldTasks'>) {
  const { at, isStale } = useFreshness()
  return (
    <span className="wallet-note">
      <span className="wallet-held">
        {held > 0 && <Icon name="lock" size="small" />}
        {held > 0
          ? messages.held(formatNaira(naira(held), 'two'), heldTasks)
          : messages.nothingHeld}
      </span>
      {isStale && at !== null && (
        <span>{messages.asOf(`${formatDay(at)}, ${formatTime(at)}`)}</span>
      )}
    </span>
  )
}

function Balance() {
  const me = useMe()
  const { requestSync } = useSession()
  const { online } = useOnline()
  if (!me && (online || me === undefined)) return <Skeleton shape="picture" />
  if (!me) return <ErrorNote onRetry={() => requestSync(true)} />
  return (
    <BalanceCard
      label={messages.total}
      balance={me.balance}
      note={<BalanceNote held={me.held} heldTasks={me.heldTasks} />}
      actions={
        <>
          <LinkButton to="/fund-wallet" reloadDocument>
            {messages.fund}
          </LinkButton>
          <LinkButton to="/withdraw" tone="plain">
            {messages.withdraw}
          </LinkButton>
        </>
      }
    />
  )
}

export function Wallet() {
  return (
    <Page title={messages.title}>
      <Balance />
      <ClearingNote />
      <OpenPayments>
        {() => (
          <LinkButton to="/fund-wallet" size="small" reloadDocument>
            {messages.continuePayment}
          </LinkButton>
        )}
      </OpenPayments>
      <section className="stack">
        <div className="spread">
          <h2>{messages.history}</h2>
          <Link to="/statement">{messages.statement}</Link>
        </div>
        <History />
      </section>
    </Page>
  )
}

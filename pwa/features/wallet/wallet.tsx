import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { useFreshness } from '#pwa/sync/use-sync-state.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { BalanceCard } from '#pwa/ui/display/balance-card.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Me } from '#schema/contract/accounts.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { ClearingNote } from './clearing-note.tsx'
import { withdrawableNow } from './clearing.ts'
import { OpenPayments } from './fund/open-payments.tsx'
import { History } from './history/history.tsx'
import { messages } from './messages.ts'
import './wallet.css'

function Line({ label, amount }: { label: ReactNode; amount: Kobo }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNaira(amount, 'two')}</dd>
    </div>
  )
}

/** What of the balance can be withdrawn when, and what is held beside it. */
function BalanceLines({ me }: { me: Me }) {
  const { at, isStale } = useFreshness()
  const now = useNow()
  const { held, heldTasks } = me
  const withdrawable = withdrawableNow(me, now)
  const later = (naira(me.balance) - withdrawable) as Kobo
  const heldLabel = (
    <>
      <Icon name="lock" size="small" />
      {messages.held(heldTasks)}
    </>
  )
  return (
    <div className="wallet-note">
      {(later > 0 || held > 0) && (
        <dl className="wallet-lines">
          {later > 0 && <Line label={messages.withdrawable} amount={withdrawable} />}
          {later > 0 && <Line label={messages.withdrawableLater} amount={later} />}
          {held > 0 && <Line label={heldLabel} amount={naira(held)} />}
        </dl>
      )}
      <p>{held > 0 ? messages.heldNote : messages.nothingHeld}</p>
      {isStale && at !== null && <p>{messages.asOf(`${formatDay(at)}, ${formatTime(at)}`)}</p>}
    </div>
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
      note={<BalanceLines me={me} />}
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

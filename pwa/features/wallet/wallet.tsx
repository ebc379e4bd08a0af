import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useFreshness } from '#pwa/sync/use-sync-state.ts'
import { BalanceCard } from '#pwa/ui/display/balance-card.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatComing, formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { OpenPayments } from './fund/open-payments.tsx'
import { History } from './history/history.tsx'
import { messages } from './messages.ts'
import { useWithdrawalPlan, type OwnWithdrawalPlan } from './plan/use-withdrawal-plan.ts'
import { WithdrawalNote } from './plan/withdrawal-note.tsx'
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
function BalanceLines({ me, plan, now, steps }: OwnWithdrawalPlan) {
  const { at, isStale } = useFreshness()
  const { held, heldTasks } = me
  // Before the steps nothing can be withdrawn, and when it will be depends on when they are done.
  const isLimited = steps.length === 0 && plan.limitedBy !== null
  const heldLabel = (
    <>
      <Icon name="lock" size="small" />
      {messages.held(heldTasks)}
    </>
  )
  return (
    <div className="wallet-note">
      {(isLimited || held > 0) && (
        <dl className="wallet-lines">
          {isLimited && <Line label={messages.withdrawable} amount={plan.now} />}
          {isLimited &&
            plan.later.map((step) => (
              <Line
                key={step.at}
                label={messages.withdrawableFrom(formatComing(step.at, now))}
                amount={step.amount}
              />
            ))}
          {held > 0 && <Line label={heldLabel} amount={held} />}
        </dl>
      )}
      <p>{held > 0 ? messages.heldNote : messages.nothingHeld}</p>
      {isStale && at !== null && <p>{messages.asOf(`${formatDay(at)}, ${formatTime(at)}`)}</p>}
    </div>
  )
}

function Balance({ own }: { own: OwnWithdrawalPlan | null }) {
  const me = useMe()
  const { requestSync } = useSession()
  const { online } = useOnline()
  if (!me && (online || me === undefined)) return <Skeleton shape="picture" />
  if (!me || !own) return <ErrorNote onRetry={() => requestSync(true)} />
  return (
    <BalanceCard
      label={messages.total}
      balance={me.balance}
      note={<BalanceLines {...own} />}
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
  // Who looks at it often waits for money.
  useLive('shared')
  const own = useWithdrawalPlan()
  return (
    <Page title={messages.title}>
      <Balance own={own} />
      {own && (own.me.user.userType === 'tasker' || own.plan.limitedBy !== null) && (
        <WithdrawalNote own={own} next="wallet" />
      )}
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

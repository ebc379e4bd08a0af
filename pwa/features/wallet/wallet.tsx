import { Link } from '@tanstack/react-router'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { useFreshness } from '#pwa/sync/use-sync.ts'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { Purse } from '#pwa/ui/purse.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { dayWords, timeWords } from '#pwa/ui/time-words.ts'
import { History } from './history.tsx'
import { OpenPayments } from './open-payments.tsx'
import { words } from './words.ts'
import './wallet.css'

/** R23: what is free, and beside it what is held. */
function Balance() {
  const me = useMe()
  const { kick } = useSession()
  const { online } = useOnline()
  const { at, isStale } = useFreshness()
  if (!me)
    return online || me === undefined ? (
      <Skeleton shape="picture" />
    ) : (
      <ErrorNote onRetry={() => kick(true)} />
    )

  const held = words.held(formatNaira(naira(me.held), 'two'), me.heldTasks)
  return (
    <Purse
      label={words.total}
      balance={me.balance}
      note={
        <span className="wallet-note">
          <span className="wallet-held">
            {me.held > 0 && <Icon name="lock" size="small" />}
            {me.held > 0 ? held : words.nothingHeld}
          </span>
          {isStale && at !== null && <span>{words.asOf(`${dayWords(at)}, ${timeWords(at)}`)}</span>}
        </span>
      }
      actions={
        <>
          <LinkButton to="/fund-wallet" reloadDocument>
            {words.fund}
          </LinkButton>
          <LinkButton to="/withdraw" tone="plain">
            {words.withdraw}
          </LinkButton>
        </>
      }
    />
  )
}

/** One wallet, whichever menu stands beside it (R5, SPEC 2). */
export function Wallet() {
  return (
    <Page title={words.title}>
      <Balance />
      <OpenPayments>
        {() => (
          <LinkButton to="/fund-wallet" size="small" reloadDocument>
            {words.goOn}
          </LinkButton>
        )}
      </OpenPayments>
      <section className="stack">
        <div className="spread">
          <h2>{words.history}</h2>
          <Link to="/statement">{words.statement}</Link>
        </div>
        <History />
      </section>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { wordsFor } from '#pwa/api/failures.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useMe } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { dayWords, timeWords } from '#pwa/ui/time-words.ts'
import { pullBanks, useBanks } from './bank-reads.ts'
import { PinNotices } from './pin-notices.tsx'
import { pullPin, usePinState } from './pin-reads.ts'
import type { Sent } from './use-withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { words } from './withdraw-words.ts'

type Wallet = '/wallet' | '/client-wallet'

function Done({ sent, wallet, onAgain }: { sent: Sent; wallet: Wallet; onAgain: () => void }) {
  const { transaction, arrives, holder, message } = sent
  const isHeld = message === MONEY_TEXTS.withdrawalHeld
  const { withdrawal } = transaction
  const who = withdrawal
    ? `${withdrawal.accountName}, ${withdrawal.bankName} ••${withdrawal.accountLast4}`
    : holder.is === 'known'
      ? `${holder.name} – ${holder.bank}`
      : words.bank
  return (
    <Notice
      {...(isHeld && { tone: 'wait' })}
      title={(isHeld ? words.heldTitle : words.doneTitle)(formatNaira(naira(arrives)), who)}
      action={
        <div className="row">
          <LinkButton to={wallet} search={{ receipt: transaction._id } as never} size="small">
            {words.receipt}
          </LinkButton>
          <Button size="small" tone="plain" onClick={onAgain}>
            {words.another}
          </Button>
        </div>
      }
    >
      {isHeld ? message : words.doneText}
    </Notice>
  )
}

function NoPin() {
  return (
    <Notice
      tone="news"
      icon="key"
      title={words.noPin}
      action={
        <LinkButton to="/create-pin" search={{ next: 'withdraw' } as never} size="small">
          {words.makePin}
        </LinkButton>
      }
    >
      {words.noPinText}
    </Notice>
  )
}

/** Both sides may take out what is theirs (R43, F23). */
export function Withdraw({ wallet }: { wallet: Wallet }) {
  const session = useSession()
  const me = useMe()
  const pin = usePinState()
  const known = useBanks()
  const pullingPin = useQuery(pullPin(session))
  const pullingBanks = useQuery(pullBanks(session))
  const [sent, setSent] = useState<Sent | null>(null)

  if (sent) return <Done sent={sent} wallet={wallet} onAgain={() => setSent(null)} />
  const isLoading =
    known === undefined ||
    pin === undefined ||
    (known === null && pullingBanks.isPending) ||
    (pin === null && pullingPin.isPending)
  // SPEC 2: it stands in the place of the form.
  if (isLoading)
    return (
      <p role="status" className="row">
        <Spinner /> {words.loading}
      </p>
    )
  if (!known)
    return (
      <ErrorNote onRetry={() => void pullingBanks.refetch()}>
        {words.noBanks} {pullingBanks.error && wordsFor(pullingBanks.error)}
      </ErrorNote>
    )
  return (
    <>
      {me && (
        <p className="spread">
          <span className="soft">{words.balance}</span>
          <Naira naira={me.balance} decimals="two" />
        </p>
      )}
      {pin?.hasPin === false && <NoPin />}
      {pin && <PinNotices pin={pin} />}
      {pullingBanks.isError && (
        <Notice tone="wait" icon="offline">
          {words.banksAsOf(`${dayWords(known.at)}, ${timeWords(known.at)}`)}
        </Notice>
      )}
      <WithdrawForm
        banks={known.banks}
        onSent={setSent}
        onRefused={() => void pullingPin.refetch()}
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { pullPin, usePinState } from '#pwa/features/wallet/pins/pin-reads.ts'
import {
  useWithdrawalPlan,
  type OwnWithdrawalPlan,
} from '#pwa/features/wallet/plan/use-withdrawal-plan.ts'
import { VerifyNote, WithdrawalNote } from '#pwa/features/wallet/plan/withdrawal-note.tsx'
import { WalletBalance } from '#pwa/features/wallet/wallet-balance.tsx'
import type { WalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { useSession } from '#pwa/session/session.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Spinner } from '#pwa/ui/feedback/spinner.tsx'
import { withSupportLinks } from '#pwa/ui/feedback/support-addresses.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { pullBanks, useBanks } from './banks.ts'
import { messages } from './messages.ts'
import { useBankAccounts } from './saved-accounts.ts'
import type { SentWithdrawal } from './use-withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'

function accountText({ transaction, lookup }: SentWithdrawal): string {
  const { withdrawal } = transaction
  if (withdrawal)
    return `${withdrawal.accountName}, ${withdrawal.bankName} ••${withdrawal.accountLast4}`
  return lookup.status === 'found' ? `${lookup.name} – ${lookup.bank}` : messages.bank
}

type SentProps = {
  sent: SentWithdrawal
  own: OwnWithdrawalPlan | null
  wallet: WalletPath
  onAgain: () => void
}

function SentNotice({ sent, wallet, own, onAgain }: SentProps) {
  const { transaction, message } = sent
  const isReviewed = message === MONEY_MESSAGES.withdrawalHeld
  const mayRepeat = !own || own.plan.now >= WITHDRAW_MIN
  const title = isReviewed ? messages.reviewTitle : messages.sentTitle
  return (
    <>
      <Notice
        tone={isReviewed ? 'wait' : 'good'}
        title={title(formatNaira(sent.arrives), accountText(sent))}
        action={
          <div className="row">
            <LinkButton to={wallet} search={{ receipt: transaction._id }} size="small">
              {messages.receipt}
            </LinkButton>
            {mayRepeat && (
              <Button size="small" tone="plain" onClick={onAgain}>
                {messages.another}
              </Button>
            )}
          </div>
        }
      >
        <p>{isReviewed ? message : messages.sentText}</p>
        <p>{messages.left(formatNaira(sent.balance))}</p>
        {sent.isAccountNew && <p>{messages.accountSaved}</p>}
      </Notice>
      {own && <WithdrawalNote own={own} next="withdraw" />}
    </>
  )
}

/** Beside the form on a desktop, above it on a phone. */
const Aside = ({ note }: { note: ReactNode }) => (
  <div className="stack">
    <WalletBalance />
    {note}
  </div>
)

const Loading = ({ note }: { note: ReactNode }) => (
  <>
    {note}
    <p role="status" className="row">
      <Spinner /> {messages.loading}
    </p>
  </>
)

const WithdrawalNotes = ({ own }: { own: OwnWithdrawalPlan }) => (
  <>
    <WithdrawalNote own={own} next="withdraw" />
    <VerifyNote />
  </>
)

export function Withdraw({ wallet }: { wallet: WalletPath }) {
  const session = useSession()
  const pin = usePinState()
  const bankList = useBanks()
  const pinQuery = useQuery(pullPin(session))
  const banksQuery = useQuery(pullBanks(session))
  const { accounts, refetch: refetchAccounts } = useBankAccounts()
  const own = useWithdrawalPlan()
  const [sent, setSent] = useState<SentWithdrawal | null>(null)
  const refresh = () => {
    void pinQuery.refetch()
    refetchAccounts()
  }
  const onSent = (withdrawal: SentWithdrawal) => {
    refresh()
    setSent(withdrawal)
  }

  const isLoading =
    bankList === undefined ||
    pin === undefined ||
    accounts === undefined ||
    (bankList === null && banksQuery.isPending) ||
    (pin === null && pinQuery.isPending)
  const note = own && <WithdrawalNotes own={own} />
  if (sent)
    return <SentNotice sent={sent} wallet={wallet} own={own} onAgain={() => setSent(null)} />
  if (isLoading) return <Loading note={note} />
  if (!bankList)
    return (
      <>
        {note}
        <ErrorNote onRetry={() => void banksQuery.refetch()}>
          {withSupportLinks(
            `${messages.noBanks} ${banksQuery.error ? messageFor(banksQuery.error) : ''}`,
          )}
        </ErrorNote>
      </>
    )
  return (
    <TwoColumn aside={<Aside note={note} />}>
      {banksQuery.isError && (
        <Notice tone="wait" icon="offline">
          {messages.banksAsOf(`${formatDay(bankList.at)}, ${formatTime(bankList.at)}`)}
        </Notice>
      )}
      <WithdrawForm
        banks={bankList.banks}
        accounts={accounts}
        own={own}
        onSent={onSent}
        onFailed={refresh}
        onRemoved={refetchAccounts}
      />
    </TwoColumn>
  )
}

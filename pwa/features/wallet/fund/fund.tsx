import { useLayoutEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { WalletBalance } from '#pwa/features/wallet/wallet-balance.tsx'
import type { WalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { checkoutPage, leaveCheckoutPage } from './checkout-page.ts'
import { FundForm } from './fund-form.tsx'
import { messages } from './messages.ts'
import { OpenPayments } from './open-payments.tsx'
import type { PayablePayment } from './use-checkout.ts'
import { useFunding } from './use-funding.ts'

function OfflineNotice() {
  return (
    <Notice
      tone="wait"
      icon="offline"
      title={messages.offlineTitle}
      action={
        <Button size="small" tone="plain" icon="retry" onClick={() => location.reload()}>
          {messages.tryAgain}
        </Button>
      }
    >
      {messages.offlineText}
    </Notice>
  )
}

function ArrivedNotice({ amount, wallet }: { amount: Kobo; wallet: WalletPath }) {
  return (
    <Notice
      title={messages.addedTitle(formatNaira(amount))}
      action={
        <LinkButton to={wallet} size="small">
          {messages.toWallet}
        </LinkButton>
      }
    >
      {messages.addedText}
    </Notice>
  )
}

/** A closed checkout does not say that no money comes: a transfer may be on its way. */
const CancelledNotice = () => (
  <Notice tone="news" title={MONEY_MESSAGES.paymentCancelled} status>
    {messages.cancelledText}
  </Notice>
)

const ErrorNotice = ({ error }: { error: string }) => (
  <Notice tone="bad" alert>
    {error}
  </Notice>
)

/** This screen has a document of its own, whose security policy allows the checkout. */
function useCheckoutPage() {
  const [page] = useState(checkoutPage)
  // Before the next screen is painted.
  useLayoutEffect(() => {
    if (page === 'otherDocument') location.replace(location.href)
    return leaveCheckoutPage
  }, [page])
  return page
}

type Props = {
  wallet: WalletPath
  /** What the wallet lacks, in naira. */
  amount?: string | undefined
  /** The user has pressed "Fund" with this amount on the screen before, so the checkout opens at once. */
  isStarted?: boolean
  onStarted?: () => void
  /** Continues what the money is for. */
  onArrived?: (() => void) | undefined
}

export function Fund({ wallet, amount, isStarted = false, onStarted, onArrived }: Props) {
  const { online, whyOffline } = useOnline()
  const page = useCheckoutPage()
  const { fund, pay, isAdding, arrivedAmount, isCancelled, error, fields, ...checkout } =
    useFunding(onArrived)
  const [isContinuing, setIsContinuing] = useState(false)
  const canPay = online && page === 'ready'
  const whyNotPay = canPay ? null : (whyOffline(messages.needsNetwork) ?? messages.offlineTitle)
  const continuePayment = async (payment: PayablePayment) => {
    setIsContinuing(true)
    await pay(payment)
    setIsContinuing(false)
  }
  return (
    <>
      {page === 'offline' && <OfflineNotice />}
      {arrivedAmount !== null && <ArrivedNotice amount={arrivedAmount} wallet={wallet} />}
      {isCancelled && <CancelledNotice />}
      {error && <ErrorNotice error={error} />}
      <TwoColumn
        aside={
          <div className="stack">
            <OpenPayments>
              {(payment) => (
                <Button
                  size="small"
                  busy={isContinuing}
                  disabledReason={whyNotPay}
                  onClick={() => void continuePayment(payment)}
                >
                  {messages.open.continue}
                </Button>
              )}
            </OpenPayments>
            <WalletBalance />
          </div>
        }
      >
        <FundForm
          key={amount}
          wanted={amount}
          onFund={fund}
          whyNotPay={whyNotPay}
          isAdding={isAdding}
          isStarted={isStarted && canPay}
          onStarted={onStarted}
          fields={fields}
        />
      </TwoColumn>
      <CheckoutDialog
        url={checkout.frameUrl}
        onEnd={checkout.closeFrame}
        onError={checkout.showError}
      />
    </>
  )
}

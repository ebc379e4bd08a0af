import { useEffect, useState } from 'react'
import { FUND_MAX, FUND_MIN } from '#schema/domain/limits.ts'
import { formatNaira, koboFromText, naira } from '#schema/domain/money.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useMe } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { NairaField } from '#pwa/ui/naira-field.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextField } from '#pwa/ui/text-field.tsx'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { checkoutPage, leaveCheckoutPage } from './checkout-page.ts'
import { words } from './fund-words.ts'
import { OpenPayments } from './open-payments.tsx'
import { useFunding } from './use-funding.ts'
import './fund.css'

/** F17: one parser, integer kobo, then the bounds. */
function whyNotFund(amount: string): string | null {
  const kobo = koboFromText(amount)
  if (kobo === null) return words.amountWrong
  if (kobo < FUND_MIN) return words.least
  return kobo > FUND_MAX ? words.most : null
}

/** What people most often put in, in naira. */
const QUICK = [1000, 5000, 10_000, 20_000]

const reload = () => location.reload()

/** Money in: an amount, the provider's checkout, and the truth about what came of it. */
export function Fund({ wallet }: { wallet: '/wallet' | '/client-wallet' }) {
  const me = useMe()
  const { online } = useOnline()
  const [page] = useState(checkoutPage)
  const draft = useDraft('fund', { amount: '', phone: '' })
  const [wrong, setWrong] = useState<string | null>(null)
  const [isContinuing, setIsContinuing] = useState(false)
  const { fund, pay, isAdding, arrived, trouble, fields, ...checkout } = useFunding()
  const canPay = online && page === 'ready'

  useEffect(() => {
    if (page === 'elsewhere') location.replace(location.href)
    return leaveCheckoutPage
  }, [page])

  const send = async () => {
    const { amount, phone } = draft.fields
    const why = whyNotFund(amount)
    setWrong(why)
    if (why) return
    if (await fund(amount, phone)) await draft.clear()
  }
  const goOn = async (payment: Parameters<typeof pay>[0]) => {
    setIsContinuing(true)
    await pay(payment)
    setIsContinuing(false)
  }

  return (
    <>
      {page === 'unreached' ? (
        <Notice
          tone="wait"
          icon="offline"
          title={words.offlineTitle}
          action={
            <Button size="small" tone="plain" icon="retry" onClick={reload}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.offlineText}
        </Notice>
      ) : null}
      {arrived !== null && (
        <Notice
          title={words.addedTitle(formatNaira(naira(arrived)))}
          action={
            <LinkButton to={wallet} size="small">
              {words.toWallet}
            </LinkButton>
          }
        >
          {words.addedText}
        </Notice>
      )}
      {trouble && (
        <Notice tone="bad" alert>
          {trouble}
        </Notice>
      )}
      <OpenPayments>
        {(payment) => (
          <Button
            size="small"
            busy={isContinuing}
            why={canPay ? null : words.needsSignal}
            onClick={() => void goOn(payment)}
          >
            {words.open.goOn}
          </Button>
        )}
      </OpenPayments>
      {me && (
        <p className="spread">
          <span className="soft">{words.balance}</span>
          <Naira naira={me.balance} decimals="two" />
        </p>
      )}
      <Form onSubmit={send}>
        <div className="stack stack-tight">
          <NairaField
            label={words.amount}
            name="amount"
            hint={words.amountHint}
            value={draft.fields.amount}
            onValue={(amount) => {
              draft.change({ amount })
              if (wrong) setWrong(whyNotFund(amount))
            }}
            error={wrong ?? fields['amount']}
          />
          <div role="group" aria-label={words.quick} className="fund-quicks">
            {QUICK.map((amount) => (
              <button
                key={amount}
                type="button"
                className="fund-quick"
                onClick={() => {
                  setWrong(null)
                  draft.change({ amount: String(amount) })
                }}
              >
                {formatNaira(naira(amount))}
              </button>
            ))}
          </div>
        </div>
        <TextField
          label={words.phone}
          name="phone"
          type="text"
          inputMode="numeric"
          autoComplete="tel"
          maxLength={20}
          optional
          value={draft.fields.phone}
          error={fields['phone']}
          onChange={({ target }) => draft.change({ phone: target.value })}
        />
        <SubmitButton
          busyLabel={isAdding ? words.adding : words.sending}
          why={canPay ? null : words.needsSignal}
        >
          {words.send}
        </SubmitButton>
        <p className="fund-safe">
          <Icon name="lock" size="small" />
          {words.safe}
        </p>
      </Form>
      <CheckoutDialog
        url={checkout.frame}
        onEnd={checkout.endFrame}
        onTrouble={checkout.tellTrouble}
      />
    </>
  )
}

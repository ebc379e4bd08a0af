import { Link, useLocation } from '@tanstack/react-router'
import { messages as pins } from '#pwa/features/wallet/pins/messages.ts'
import { formatUntil, ifFuture } from '#pwa/features/wallet/pins/pin-reads.ts'
import { useMe } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatComing, formatMoment } from '#pwa/ui/format/format-time.ts'
import { NEW_WALLET_PER_DAY, UNVERIFIED_PER_DAY, VERIFIED_PER_DAY } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { limitText, planSentence } from './plan-words.ts'
import { clearingsOf, type OwnWithdrawalPlan, type WithdrawalStep } from './use-withdrawal-plan.ts'

const newPerDay = () => formatNaira(NEW_WALLET_PER_DAY)

type NextScreen = 'withdraw' | 'wallet'

/** Afterwards this screen is continued. */
function StepButton({ step, next }: { step: WithdrawalStep | undefined; next: NextScreen }) {
  const here = useLocation({ select: ({ href }) => href })
  if (step === 'email')
    return (
      <LinkButton to="/verify-email" search={{ next: here }} replace size="small">
        {messages.confirmEmail}
      </LinkButton>
    )
  return (
    <LinkButton to="/create-pin" search={{ next }} size="small">
      {messages.createPin}
    </LinkButton>
  )
}

type StepsProps = {
  steps: readonly WithdrawalStep[]
  next: NextScreen
}

/** What is missing before the first withdrawal, with a button for the first of it. */
export function StepsNote({ steps, next }: StepsProps) {
  const needsPin = steps.includes('pin')
  const needsBoth = steps.length > 1
  return (
    <Notice
      tone="news"
      icon="key"
      title={messages.steps(steps.length)}
      action={<StepButton step={steps[0]} next={next} />}
    >
      {needsBoth ? messages.emailThenPin : messages[needsPin ? 'pin' : 'email']}
      {needsPin && ` ${messages.early(newPerDay())}`}
    </Notice>
  )
}

function Reason({ me, plan, now }: OwnWithdrawalPlan) {
  if (plan.limitedBy === 'new') return messages.isNew(newPerDay())
  if (plan.limitedBy === 'paused') return messages.paused
  if (plan.limitedBy !== 'clearing') return limitText(plan, me.user.isVerified)
  return clearingsOf(me, now).map(({ amount, clearsAt }) => (
    <p key={`${clearsAt} ${amount}`}>
      {messages.clearing(formatNaira(amount), formatMoment(clearsAt))}
    </p>
  ))
}

/** Of a wallet without money: what the limits of a new account or PIN will be when money comes. */
function earlySentence({ me, pin, now }: OwnWithdrawalPlan): string | null {
  const newUntil = ifFuture(pin?.limitedUntil ?? null, now)
  if (newUntil === null || me.balance > 0 || me.user.userType !== 'tasker') return null
  return messages.untilAndAll(newPerDay(), formatComing(newUntil, now))
}

/** One note: what is missing, or else what can be withdrawn now, what when, and why. */
export function WithdrawalNote({ own, next }: { own: OwnWithdrawalPlan; next: NextScreen }) {
  const { plan, pin, steps, now } = own
  const lockedUntil = ifFuture(pin?.lockedUntil ?? null, now)
  const sentence = planSentence(plan, now)
  if (steps.length > 0) return <StepsNote steps={steps} next={next} />
  if (lockedUntil)
    return (
      <Notice
        tone="wait"
        icon="lock"
        title={pins.lockedTitle(formatUntil(lockedUntil, now))}
        action={<Link to="/forgot-pin">{pins.forgot.link}</Link>}
      >
        {pins.lockedText}
      </Notice>
    )
  const early = earlySentence(own)
  if (early)
    return (
      <Notice tone="wait" title={early}>
        {messages.isNew(newPerDay())}
      </Notice>
    )
  if (!sentence) return null
  return (
    <Notice tone="wait" title={sentence}>
      <Reason {...own} />
    </Notice>
  )
}

/** What verification changes for a wallet, and the way to it; nothing for a verified user. */
export function VerifyNote() {
  const me = useMe()
  if (!me || me.user.isVerified || me.user.userType === 'admin') return null
  return (
    <p className="small soft">
      {messages.dailyUnverified(formatNaira(UNVERIFIED_PER_DAY), formatNaira(VERIFIED_PER_DAY))}{' '}
      <Link to="/verify">{messages.howVerified}</Link>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useWalletCommand } from '#pwa/features/wallet/use-wallet-command.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { updatePin } from '#schema/contract/pins.ts'
import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { PinField } from './pin-field.tsx'
import {
  pullPin,
  storePinSet,
  usePinState,
  formatUntil,
  ifFuture,
  type PinState,
} from './pin-reads.ts'

const { update: text } = messages

function NoPinNotice() {
  return (
    <Notice
      tone="news"
      icon="key"
      title={text.none}
      action={
        <LinkButton to="/create-pin" size="small">
          {messages.create.send}
        </LinkButton>
      }
    >
      {text.noneText}
    </Notice>
  )
}

/** Until when the PIN is locked, or withdrawals are paused or small. */
function PinNotices({ pin }: { pin: PinState }) {
  const now = useNow()
  const lockedUntil = ifFuture(pin.lockedUntil, now)
  const pausedUntil = ifFuture(pin.withdrawalsPausedUntil, now)
  if (lockedUntil)
    return (
      <Notice
        tone="wait"
        icon="lock"
        title={messages.lockedTitle(formatUntil(lockedUntil, now))}
        action={<Link to="/forgot-pin">{messages.forgot.link}</Link>}
      >
        {messages.lockedText}
      </Notice>
    )
  // Stored by an earlier build, the state lacks the limit.
  const limitedUntil = ifFuture(pin.limitedUntil ?? null, now)
  if (!pausedUntil && limitedUntil)
    return (
      <Notice
        tone="wait"
        icon="clock"
        title={messages.limitedTitle(
          formatNaira(NEW_WALLET_PER_DAY),
          formatUntil(limitedUntil, now),
        )}
      >
        {messages.limitedText}
      </Notice>
    )
  if (!pausedUntil) return null
  return (
    <Notice tone="wait" icon="clock" title={messages.pausedTitle(formatUntil(pausedUntil, now))}>
      {messages.pausedText}
    </Notice>
  )
}

/** Two fields: the old PIN, and the new one, whose fixed label is "Confirm Pin". */
export function UpdatePin({ onUpdated }: { onUpdated: () => void }) {
  const session = useSession()
  const { whyOffline } = useOnline()
  const pin = usePinState()
  const pull = useQuery(pullPin(session))
  const [same, setSame] = useState<string | null>(null)
  const command = useWalletCommand(updatePin, { wrong_pin: 'old_pin', pin_weak: 'new_pin' })

  const update = async (data: FormData, form: HTMLFormElement) => {
    const input = { old_pin: String(data.get('old_pin')), new_pin: String(data.get('new_pin')) }
    const isSame = input.old_pin === input.new_pin
    setSame(isSame ? text.same : null)
    if (isSame) return
    const response = await command.send(input)
    // A wrong PIN may have locked it.
    if (!response) return void pull.refetch()
    form.reset()
    await storePinSet(session, pin ?? {})
    toast(response.message)
    onUpdated()
  }

  return (
    <>
      {pin?.hasPin === false && <NoPinNotice />}
      {pin && <PinNotices pin={pin} />}
      {command.message && (
        <Notice tone="bad" alert>
          {command.message}
        </Notice>
      )}
      <Form onSubmit={update} autoComplete="off">
        <PinField label={text.old} name="old_pin" error={command.fields['old_pin']} />
        <PinField
          label={text.confirm}
          name="new_pin"
          placeholder={text.placeholder}
          hint={text.confirmHint}
          error={same ?? command.fields['new_pin']}
          isNew
        />
        <SubmitButton busyLabel={text.sending} disabledReason={whyOffline(messages.offline)}>
          {text.send}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/forgot-pin">{messages.forgot.link}</Link>
      </p>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useWalletCommand } from '#pwa/features/wallet/use-wallet-command.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { createPin } from '#schema/contract/pins.ts'
import { NEW_WALLET_MS, NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { PinField } from './pin-field.tsx'
import { pullPin, storePinSet, usePinState } from './pin-reads.ts'

const { create: text } = messages

function PinExistsNotice() {
  return (
    <Notice
      tone="news"
      icon="key"
      title={text.exists}
      action={
        <div className="row">
          <LinkButton to="/update-pin" size="small">
            {messages.update.title}
          </LinkButton>
          <LinkButton to="/forgot-pin" size="small" tone="plain">
            {messages.forgot.link}
          </LinkButton>
        </div>
      }
    >
      {text.existsText}
    </Notice>
  )
}

function useCreatePin(onCreated: () => void) {
  const session = useSession()
  const pin = usePinState()
  useQuery(pullPin(session))
  const [isCreated, setIsCreated] = useState(false)
  const [mismatch, setMismatch] = useState<string | null>(null)
  const command = useWalletCommand(createPin, { pins_differ: 'confirm_pin', pin_weak: 'pin' })
  const me = useMe()

  const create = async (data: FormData, form: HTMLFormElement) => {
    const password = data.get('password')
    const input = {
      pin: String(data.get('pin')),
      confirm_pin: String(data.get('confirm_pin')),
      ...(typeof password === 'string' && { password }),
    }
    const isEqual = input.pin === input.confirm_pin
    setMismatch(isEqual ? null : messages.mismatch)
    if (!isEqual) return toast(messages.mismatch, 'bad')
    // Before the request, so that the notice about an existing PIN does not appear for the new one.
    setIsCreated(true)
    const response = await command.send(input)
    if (!response) return setIsCreated(false)
    form.reset()
    const limitedUntil = new Date(session.now() + NEW_WALLET_MS).toISOString()
    await storePinSet(session, { limitedUntil })
    toast(response.message)
    onCreated()
  }
  return {
    create,
    hasPin: (pin?.hasPin && !isCreated) || command.code === 'pin_exists',
    message: command.message,
    pinError: command.fields['pin'],
    passwordError: command.fields['password'],
    // The balance on the phone may be older than the server's.
    needsPassword:
      (me !== null && me !== undefined && me.balance > 0) ||
      command.fields['password'] !== undefined,
    confirmError: mismatch ?? command.fields['confirm_pin'],
  }
}

export function CreatePin({ onCreated }: { onCreated: () => void }) {
  const { whyOffline } = useOnline()
  const { create, hasPin, message, pinError, ...form } = useCreatePin(onCreated)
  return (
    <>
      {hasPin && <PinExistsNotice />}
      {message && !hasPin && (
        <Notice tone="bad" alert>
          {message}
        </Notice>
      )}
      <Form ref={focusFirstEmpty} onSubmit={create} autoComplete="off">
        <PinField label={text.pin} name="pin" hint={text.pinHint} error={pinError} isNew />
        <PinField
          label={text.confirm}
          name="confirm_pin"
          hint={text.confirmHint}
          error={form.confirmError}
        />
        {form.needsPassword && (
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            hint={text.passwordHint}
            error={form.passwordError}
            data-message={text.passwordRequired}
            required
          />
        )}
        <p className="small soft">{text.newLimit(formatNaira(NEW_WALLET_PER_DAY))}</p>
        <SubmitButton busyLabel={text.sending} disabledReason={whyOffline(messages.offline)}>
          {text.send}
        </SubmitButton>
      </Form>
    </>
  )
}

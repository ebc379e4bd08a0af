import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPin } from '#schema/contract/withdrawals.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { PinField } from './pin-field.tsx'
import { knowPinSet, pullPin, usePinState } from './pin-reads.ts'
import { useAsked } from './use-asked.ts'
import { words } from './pin-words.ts'

const { create: say } = words

/** The first PIN (R42). */
export function CreatePin({ onCreated }: { onCreated: () => void }) {
  const session = useSession()
  const { online } = useOnline()
  const pin = usePinState()
  useQuery(pullPin(session))
  const [isCreated, setIsCreated] = useState(false)
  const [differ, setDiffer] = useState<string | null>(null)
  const asked = useAsked(createPin, { pins_differ: 'confirm_pin', pin_weak: 'pin' })
  const hasPin = (pin?.hasPin && !isCreated) || asked.code === 'pin_exists'

  const send = async (data: FormData, form: HTMLFormElement) => {
    const input = { pin: String(data.get('pin')), confirm_pin: String(data.get('confirm_pin')) }
    setDiffer(input.pin === input.confirm_pin ? null : words.differ)
    if (input.pin !== input.confirm_pin) return toast(words.differ, 'bad')
    // Before anything is asked, so that "You already have a PIN" is not said of the one just made.
    setIsCreated(true)
    const heard = await asked.ask(input)
    if (!heard) return setIsCreated(false)
    form.reset()
    await knowPinSet(session)
    toast(heard.message)
    onCreated()
  }

  return (
    <>
      {hasPin && (
        <Notice
          tone="news"
          icon="key"
          title={say.exists}
          action={
            <div className="row">
              <LinkButton to="/update-pin" size="small">
                {words.update.title}
              </LinkButton>
              <LinkButton to="/forgot-pin" size="small" tone="plain">
                {words.forgot.link}
              </LinkButton>
            </div>
          }
        >
          {say.existsText}
        </Notice>
      )}
      {asked.words && !hasPin && (
        <Notice tone="bad" alert>
          {asked.words}
        </Notice>
      )}
      <Form onSubmit={send} autoComplete="off">
        <PinField label={say.pin} name="pin" hint={say.pinHint} error={asked.fields['pin']} isNew />
        <PinField
          label={say.confirm}
          name="confirm_pin"
          hint={say.confirmHint}
          error={differ ?? asked.fields['confirm_pin']}
        />
        <SubmitButton busyLabel={say.sending} why={online ? null : words.needsSignal}>
          {say.send}
        </SubmitButton>
      </Form>
    </>
  )
}

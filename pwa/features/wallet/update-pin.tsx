import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { updatePin } from '#schema/contract/withdrawals.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { PinField } from './pin-field.tsx'
import { PinNotices } from './pin-notices.tsx'
import { knowPinSet, pullPin, usePinState } from './pin-reads.ts'
import { useAsked } from './use-asked.ts'
import { words } from './pin-words.ts'

const { update: say } = words

/** Another PIN for somebody who knows the one there is: two fields, the second of which holds the new one (F6). */
export function UpdatePin({ onUpdated }: { onUpdated: () => void }) {
  const session = useSession()
  const { online } = useOnline()
  const pin = usePinState()
  const pull = useQuery(pullPin(session))
  const [same, setSame] = useState<string | null>(null)
  const asked = useAsked(updatePin, { wrong_pin: 'old_pin', pin_weak: 'new_pin' })

  const send = async (data: FormData, form: HTMLFormElement) => {
    const input = { old_pin: String(data.get('old_pin')), new_pin: String(data.get('new_pin')) }
    setSame(input.old_pin === input.new_pin ? say.same : null)
    if (input.old_pin === input.new_pin) return
    const heard = await asked.ask(input)
    // F7: whether it worked is told by the answer's status, never by its words alone.
    if (!heard) return void pull.refetch()
    form.reset()
    await knowPinSet(session, pin?.restsUntil ?? null)
    toast(heard.message)
    onUpdated()
  }

  return (
    <>
      {pin?.hasPin === false && (
        <Notice
          tone="news"
          icon="key"
          title={say.none}
          action={
            <LinkButton to="/create-pin" size="small">
              {words.create.send}
            </LinkButton>
          }
        >
          {say.noneText}
        </Notice>
      )}
      {pin && <PinNotices pin={pin} />}
      {asked.words && (
        <Notice tone="bad" alert>
          {asked.words}
        </Notice>
      )}
      <Form onSubmit={send} autoComplete="off">
        <PinField label={say.old} name="old_pin" error={asked.fields['old_pin']} />
        <PinField
          label={say.confirm}
          name="new_pin"
          placeholder={say.placeholder}
          hint={say.confirmHint}
          error={same ?? asked.fields['new_pin']}
          isNew
        />
        <SubmitButton busyLabel={say.sending} why={online ? null : words.needsSignal}>
          {say.send}
        </SubmitButton>
      </Form>
      <p>
        <Link to="/forgot-pin">{words.forgot.link}</Link>
      </p>
    </>
  )
}

import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { usePlaces } from '#pwa/places/use-places.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { AlertFields } from './alert-fields.tsx'
import { messages } from './messages.ts'
import { useAlertCommands, type AlertInput } from './use-alert-commands.ts'

type Props = { title: string; initial: AlertInput; onClose: () => void }

/** What is chosen stays when it is not saved, and the sheet says why. */
export function AlertSheet({ title, initial, onClose }: Props) {
  usePlaces()
  const { whyOffline } = useOnline()
  const { save, busy } = useAlertCommands()
  const [value, setValue] = useState(initial)
  const submit = async () => {
    toast(await save(value))
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={title}>
      <Form onSubmit={submit} messageOf={(failure) => messageFor(failure)}>
        <AlertFields
          value={value}
          onChange={(change) => setValue((now) => ({ ...now, ...change }))}
        />
        <SubmitButton busy={busy} disabledReason={whyOffline(messages.needsNetwork)}>
          {messages.save}
        </SubmitButton>
      </Form>
    </Sheet>
  )
}

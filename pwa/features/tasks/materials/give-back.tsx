import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { giveBackMaterials } from '#schema/contract/materials.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { MoneySheet } from './money-sheet.tsx'

type Props = { id: TaskId; n: number; amount: Kobo; name: string }

/** The whole rest goes back to the client, once. */
export function GiveBack({ id, n, amount, name }: Props) {
  const { whyOffline } = useOnline()
  const { run, busy, failure } = useCommand(giveBackMaterials)
  const [isOpen, setIsOpen] = useState(false)
  const shown = formatNaira(amount)
  const giveBack = async () => {
    try {
      const { message } = await run({ id, n, amount })
      setIsOpen(false)
      toast(message)
    } catch (error) {
      toast(messageFor(error), 'bad')
    }
  }
  return (
    <>
      <Button
        tone="plain"
        wide
        disabledReason={whyOffline(messages.needsNetwork)}
        onClick={() => setIsOpen(true)}
      >
        {messages.giveBack(shown)}
      </Button>
      <MoneySheet
        open={isOpen}
        title={messages.giveBackTitle(shown, name)}
        steps={messages.giveBackSteps(shown, name)}
        label={messages.giveBack(shown)}
        busy={busy}
        busyLabel={messages.givingBack}
        failure={failure}
        onConfirm={() => void giveBack()}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

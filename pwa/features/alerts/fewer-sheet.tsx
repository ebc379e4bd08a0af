import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { messages as placeMessages } from '#pwa/places/messages.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { narrowerChoices, type NarrowerChoice } from '#schema/domain/alerts.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { AlertSummary } from './alert-summary.tsx'
import { messages } from './messages.ts'
import { inputOf, useAlertCommands, type AlertInput } from './use-alert-commands.ts'

function labelOf(choice: NarrowerChoice, { followsProfile }: Alert): string {
  switch (choice.kind) {
    case 'reach':
      return messages.onlyReach(placeMessages.reaches[choice.reach])
    case 'minPrice':
      return messages.onlyFrom(formatNaira(choice.minPrice))
    case 'morning':
      return messages.onlyMorning
    case 'end':
      return followsProfile ? messages.turnOff : messages.deleteThis
  }
}

function changed(input: AlertInput, choice: NarrowerChoice): AlertInput {
  if (choice.kind === 'reach') return { ...input, reach: choice.reach }
  if (choice.kind === 'minPrice') return { ...input, minPrice: choice.minPrice }
  return { ...input, delivery: choice.kind === 'morning' ? 'morning' : 'off' }
}

type Props = { alert: Alert; onClose: () => void; onDelete: () => void }

/** "Fewer like this": each choice is saved by one tap. */
export function FewerSheet({ alert, onClose, onDelete }: Props) {
  const { whyOffline } = useOnline()
  const { save, busy } = useAlertCommands()
  const reason = whyOffline(messages.needsNetwork)
  const input = inputOf(alert)
  if (!input) return null
  const choose = async (choice: NarrowerChoice) => {
    if (choice.kind === 'end' && !alert.followsProfile) return onDelete()
    try {
      toast(await save(changed(input, choice)))
      onClose()
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <Sheet open onClose={onClose} title={messages.fewer}>
      <div className="stack">
        <AlertSummary alert={alert} />
        {reason && <p className="soft">{reason}</p>}
        {narrowerChoices(alert).map((choice) => (
          <Button
            key={labelOf(choice, alert)}
            tone={choice.kind === 'end' ? 'danger-plain' : 'plain'}
            wide
            busy={busy}
            aria-disabled={reason !== null || undefined}
            onClick={() => reason === null && void choose(choice)}
          >
            {labelOf(choice, alert)}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}

import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { AlertChoices } from './alert-fields.tsx'
import { AlertSummary } from './alert-summary.tsx'
import { messages } from './messages.ts'
import { inputOf, useAlertCommands } from './use-alert-commands.ts'

type Props = { alert: Alert; onEdit: () => void; onDelete: () => void }

/** One alert; when it comes and from which amount is saved at once. */
export function AlertCard({ alert, onEdit, onDelete }: Props) {
  const { whyOffline } = useOnline()
  const { save, busy } = useAlertCommands()
  const reason = whyOffline(messages.needsNetwork)
  const input = inputOf(alert)
  if (!input) return null
  const name = tradeLabel(input.field)
  const change = async (choice: object) => {
    try {
      toast(await save({ ...input, ...choice }))
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <div className="card stack">
      <AlertSummary alert={alert} />
      <AlertChoices
        value={input}
        hint={reason ?? undefined}
        disabled={busy || reason !== null}
        onChange={(choice) => void change(choice)}
      />
      <div className="row">
        {alert.followsProfile ? (
          <LinkButton to="/update-profile" tone="plain" size="small" icon="edit">
            {messages.changeProfile}
          </LinkButton>
        ) : (
          <>
            <Button
              tone="plain"
              size="small"
              icon="edit"
              aria-label={`${messages.edit}: ${name}`}
              onClick={onEdit}
            >
              {messages.edit}
            </Button>
            <Button
              tone="danger-plain"
              size="small"
              icon="delete"
              disabled={busy || reason !== null}
              aria-label={`${messages.delete}: ${name}`}
              onClick={onDelete}
            >
              {messages.delete}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** In place of a deleted one; the button has the focus of the one that deleted it. */
export function DeletedAlert({ alert, onUndo }: { alert: Alert; onUndo: () => void }) {
  const undo = (button: HTMLButtonElement | null) => button?.focus()
  return (
    <div className="card stack">
      <AlertSummary alert={alert} />
      <p className="spread" role="status">
        {messages.deleted}
        <Button ref={undo} tone="plain" size="small" onClick={onUndo}>
          {messages.undo}
        </Button>
      </p>
    </div>
  )
}

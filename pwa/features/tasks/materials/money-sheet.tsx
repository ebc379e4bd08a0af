import { messageFor, type ApiError, type NetworkError } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { Steps } from '#pwa/features/tasks/detail/steps.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './messages.ts'

type Props = {
  open: boolean
  title: string
  steps: readonly string[]
  label: string
  busy: boolean
  busyLabel: string
  failure: ApiError | NetworkError | null
  onConfirm: () => void
  onClose: () => void
}

/** Says what happens before money moves at once. */
export function MoneySheet(props: Props) {
  const { open, title, steps, label, busy, busyLabel, failure, onConfirm, onClose } = props
  const { whyOffline } = useOnline()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            busy={busy}
            busyLabel={busyLabel}
            disabledReason={whyOffline(messages.needsNetwork)}
            onClick={onConfirm}
          >
            {label}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {messages.notYet}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Steps title={messages.money} steps={steps} />
        {failure && (
          <Notice tone="bad" alert>
            {messageFor(failure)}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

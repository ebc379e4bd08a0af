import { messageFor, type ApiError, type NetworkError } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { Steps } from '#pwa/features/tasks/detail/steps.tsx'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
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
export function MoneySheet({ steps, failure, ...sheet }: Props) {
  const { whyOffline } = useOnline()
  return (
    <CommandSheet
      {...sheet}
      tone="primary"
      cancelLabel={messages.notYet}
      disabledReason={whyOffline(messages.needsNetwork)}
      failure={failure && messageFor(failure)}
    >
      <Steps title={messages.money} steps={steps} />
    </CommandSheet>
  )
}

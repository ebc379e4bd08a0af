import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { skipReview } from '#schema/contract/reviews.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

/** Skipping is final, so it says what it does first. */
export function SkipReview({ taskId, name }: { taskId: TaskId; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { whyOffline } = useOnline()
  const { run, busy } = useCommand(skipReview)
  const skip = async () => {
    try {
      toast((await run({ id: taskId })).message)
      setIsOpen(false)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return (
    <>
      <Button
        tone="plain"
        wide
        disabledReason={whyOffline(messages.skipNeedsNetwork)}
        onClick={() => setIsOpen(true)}
      >
        {messages.skip}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.skipTitle}
        actions={
          <>
            <Button busy={busy} busyLabel={messages.loading} onClick={() => void skip()}>
              {messages.skipConfirm}
            </Button>
            <Button tone="plain" onClick={() => setIsOpen(false)}>
              {messages.skipBack}
            </Button>
          </>
        }
      >
        <p>{messages.skipText(name)}</p>
      </Sheet>
    </>
  )
}

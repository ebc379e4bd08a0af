import { useState } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import { applyForTask, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'

type Props = { entry: string; command: string; isFailed?: boolean }

function useDiscard(key: string, doneMessage: string) {
  const { discard } = useEntryActions(key)
  return async () => {
    const result = await discard()
    if (result === 'discarded') toast(doneMessage)
    else toast(result === 'cancelling' ? messages.discardCancelling : messages.alreadySent, 'news')
  }
}

/** Nothing that the user wrote is lost, so this asks for no confirmation. */
function WithdrawalActions({ entry, isFailed }: Props) {
  const discard = useDiscard(entry, messages.withdrawalUndone)
  return (
    <div className="row">
      <Button
        tone="plain"
        size="small"
        icon={isFailed ? 'delete' : 'retry'}
        onClick={() => void discard()}
      >
        {isFailed ? messages.discard : messages.undoWithdrawal}
      </Button>
    </div>
  )
}

function ProposalActions({ entry, command }: Props) {
  const { edit } = useEntryActions(entry)
  const [isConfirming, setIsConfirming] = useState(false)
  const isApplication = command === applyForTask.command.name
  const { title, text, triedText, done } = isApplication
    ? messages.discardProposal
    : messages.discardChanges
  const maybeSent = useUnsentEntries().some((each) => each.key === entry && each.maybeSent)
  const discard = useDiscard(entry, done)
  const confirmDiscard = async () => {
    setIsConfirming(false)
    await discard()
  }
  return (
    <div className="row">
      <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
        {messages.edit}
      </Button>
      <Button tone="quiet" size="small" icon="delete" onClick={() => setIsConfirming(true)}>
        {messages.discard}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={title}
        actions={
          <>
            <Button tone="danger" onClick={() => void confirmDiscard()}>
              {messages.discard}
            </Button>
            <Button tone="plain" onClick={() => setIsConfirming(false)}>
              {messages.keep}
            </Button>
          </>
        }
      >
        <p>{maybeSent ? triedText : text}</p>
      </Dialog>
    </div>
  )
}

/** Edit and Discard for a queued or failed command. */
export function UnsentActions(props: Props) {
  const isWithdrawal = props.command === withdrawProposal.command.name
  return isWithdrawal ? <WithdrawalActions {...props} /> : <ProposalActions {...props} />
}

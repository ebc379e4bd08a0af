import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { declineProposal, type Applicant } from '#schema/contract/proposals.ts'
import { DECLINE_REASONS } from '#schema/domain/proposal.ts'
import { messages } from './messages.ts'

type Reason = (typeof DECLINE_REASONS)[number]
const CHOICES = DECLINE_REASONS.map((value) => ({ value, label: messages.declineReasons[value] }))

type Props = { applicant: Applicant; open: boolean; onClose: () => void }

/** Requires the reason, and shows who reads it, before the proposal is declined. */
export function DeclineSheet({ applicant, open, onClose }: Props) {
  const { online } = useOnline()
  const { run, busy, failure } = useCommand(declineProposal)
  const [reason, setReason] = useState<Reason>('declined_by_client')
  const name = applicant.tasker.username
  const decline = async () => {
    try {
      const { message } = await run({ id: applicant._id, reason })
      toast(message)
      onClose()
    } catch {
      // The failure is on the sheet.
    }
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.declineTitle(name)}
      actions={
        <>
          <Button
            tone="danger"
            busy={busy}
            disabledReason={online ? null : messages.declineNeedsNetwork}
            onClick={() => void decline()}
          >
            {messages.declineNow}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {messages.notYet}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{messages.declineText(name)}</p>
        <RadioCards
          look="tall"
          label={messages.declineReason}
          name="reason"
          options={CHOICES}
          value={reason}
          onValue={(value) => setReason(value as Reason)}
        />
        {failure && (
          <Notice tone="bad" alert>
            {messageFor(failure)}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

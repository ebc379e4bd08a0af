import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
import { declineProposal, type Applicant } from '#schema/contract/proposals.ts'
import { DECLINE_REASONS } from '#schema/domain/proposal.ts'
import { messages } from './messages.ts'

type Reason = (typeof DECLINE_REASONS)[number]
const listReasons = () =>
  DECLINE_REASONS.map((value) => ({ value, label: messages.declineReasons[value] }))

type Props = { applicant: Applicant; open: boolean; onClose: () => void }

/** Requires the reason, and shows who reads it, before the proposal is declined. */
export function DeclineSheet({ applicant, open, onClose }: Props) {
  const { whyOffline } = useOnline()
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
    <CommandSheet
      open={open}
      onClose={onClose}
      title={messages.declineTitle(name)}
      label={messages.declineNow}
      busy={busy}
      disabledReason={whyOffline(messages.declineNeedsNetwork)}
      cancelLabel={messages.notYet}
      failure={failure && messageFor(failure)}
      onConfirm={() => void decline()}
    >
      <p>{messages.declineText(name)}</p>
      <RadioCards
        look="tall"
        label={messages.declineReason}
        name="reason"
        options={listReasons()}
        value={reason}
        onValue={(value) => setReason(value as Reason)}
      />
    </CommandSheet>
  )
}

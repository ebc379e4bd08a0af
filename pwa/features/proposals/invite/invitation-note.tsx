import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { CommandSheet } from '#pwa/ui/layout/command-sheet.tsx'
import { declineInvitation } from '#schema/contract/invitations.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { INVITATION_REASONS, type InvitationReason } from '#schema/domain/invitation.ts'
import { messages } from './messages.ts'

type Props = { id: TaskId; client: string }
/** Of a todo that nobody else sees. */
type Ask = { until: string | null }

/** To an invited professional who has not applied: who invited, and the way to decline. */
export function InvitationNote({ id, client, ask }: Props & { ask: Ask | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const invitation = useReplica(
    async ({ replica }) => (await replica.submissions.get(id))?.invitation ?? null,
    [id],
  )
  if (!invitation) return null
  if (invitation.declinedAt)
    return (
      <Notice tone="news" title={messages.youDeclined}>
        {messages.youDeclinedText}
      </Notice>
    )
  return (
    <>
      <Notice
        tone="news"
        icon="person"
        title={ask ? messages.askedYou(client) : messages.invitedYou(client)}
        action={
          <Button tone="plain" size="small" onClick={() => setIsOpen(true)}>
            {messages.decline}
          </Button>
        }
      >
        {ask ? askText(ask) : messages.invitedText}
      </Notice>
      <DeclineSheet id={id} client={client} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

const askText = ({ until }: Ask) =>
  until ? messages.askedText(formatMoment(until)) : messages.askedLate

const listReasons = () =>
  INVITATION_REASONS.map((value) => ({ value, label: messages.reasons[value] }))

function DeclineSheet({
  id,
  client,
  open,
  onClose,
}: Props & { open: boolean; onClose: () => void }) {
  const { userId } = useSession()
  const queries = useQueryClient()
  const { whyOffline } = useOnline()
  const { run, busy, failure } = useCommand(declineInvitation)
  const [reason, setReason] = useState<InvitationReason>('none')
  const decline = async () => {
    try {
      const { message } = await run({ id, reason })
      toast(message)
      onClose()
      await queries.invalidateQueries({ queryKey: [userId, findTask.name, id] })
    } catch {
      // The failure is on the sheet.
    }
  }
  return (
    <CommandSheet
      open={open}
      onClose={onClose}
      title={messages.declineTitle}
      label={messages.declineNow}
      busy={busy}
      disabledReason={whyOffline(messages.declineNeedsNetwork)}
      cancelLabel={messages.notYet}
      failure={failure && messageFor(failure)}
      onConfirm={() => void decline()}
    >
      <p>{messages.declineText(client)}</p>
      <RadioCards
        look="tall"
        label={messages.why}
        name="reason"
        options={listReasons()}
        value={reason}
        onValue={(value) => setReason(value as InvitationReason)}
      />
    </CommandSheet>
  )
}

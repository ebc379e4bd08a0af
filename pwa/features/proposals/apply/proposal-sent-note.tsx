import { useEffect } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

type Props = { isSent: boolean; isEdit?: boolean }

/** Shown after submitting, until the screen goes back. */
export function ProposalSentNote({ isSent, isEdit }: Props) {
  const sentTitle = isEdit ? messages.editedTitle : GENERAL_MESSAGES.proposalSent
  const sentNote = isEdit ? messages.editedNote : messages.sentNote
  useEffect(() => {
    if (isSent) toast(sentTitle)
  }, [isSent, sentTitle])
  return (
    <SentNote isSent={isSent} sentTitle={sentTitle} savedTitle={messages.savedTitle}>
      <p>{isSent ? sentNote : messages.savedNote}</p>
      <p className="soft small">{messages.goingBack}</p>
    </SentNote>
  )
}

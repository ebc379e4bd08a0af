import { useEffect, useEffectEvent } from 'react'
import type { TaskId } from '#schema/domain/ids.ts'
import { whyNotDelete } from '#schema/domain/task.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Actions } from '#pwa/ui/actions.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { takeDeletionMark } from './delete-mark.ts'
import { useDeletion } from './use-deletion.ts'

const isSeen = () =>
  document.visibilityState === 'visible' &&
  !(document as Document & { prerendering?: boolean }).prerendering

type Props = {
  id: TaskId
  /** The todo as this phone knows it; null when it does not. */
  task: MyTask | null
}

/**
 * SPEC 2: deletes on opening. But only for somebody who came here by the card's own Delete, in sight and with a
 * signal; everybody else is asked with one button (F5).
 */
export function DeleteTask({ id, task }: Props) {
  const { me } = useSession()
  const { online } = useOnline()
  const { deletion, start, undo, undoing, isUnsent } = useDeletion(id)
  const open = useEffectEvent(() => {
    // What is still to be said of it would be lost without a word, so that is asked about too.
    const isSaid = !task || task.delivery.state === 'sent'
    if (takeDeletionMark(id) && isSeen() && online && isSaid) void start()
  })
  // Once for each opening: neither a signal that returns nor anything else may set it off later.
  useEffect(() => open(), [])

  const goBack = (
    <LinkButton to="/client-dashboard" tone={deletion.step === 'asking' ? 'plain' : 'primary'} wide>
      {words.goBack}
    </LinkButton>
  )

  if (deletion.step === 'asking' || deletion.step === 'deleting') {
    const no = task && whyNotDelete(task, me)
    const why = no ? REFUSALS[no] : online || isUnsent ? null : words.deleteNeedsSignal
    return (
      <div className="stack">
        {task && <p className="strong">{task.title}</p>}
        <p className="soft">{isUnsent ? words.deleteUnsentAsk : words.deleteAsk}</p>
        <Actions>
          <Button
            tone="danger"
            icon="delete"
            wide
            busy={deletion.step === 'deleting'}
            busyLabel={words.deleting}
            why={why}
            onClick={() => void start()}
          >
            {words.deleteThis}
          </Button>
          {goBack}
        </Actions>
      </div>
    )
  }

  return (
    <div className="stack" role="status">
      <Notice
        tone={deletion.step === 'refused' ? 'bad' : 'good'}
        title={deletion.message}
        alert={deletion.step === 'refused'}
      >
        {deletion.step === 'deleted' && deletion.canUndo && words.undoHint}
      </Notice>
      <Actions>
        {goBack}
        {deletion.step === 'deleted' && deletion.canUndo && (
          <Button
            tone="plain"
            icon="retry"
            wide
            busy={undoing}
            busyLabel={words.undoing}
            why={online ? null : words.needsSignal}
            onClick={() => void undo()}
          >
            {words.undo}
          </Button>
        )}
      </Actions>
    </div>
  )
}

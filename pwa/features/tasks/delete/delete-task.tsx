import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import type { PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { whyNotDelete } from '#schema/domain/task.ts'
import { consumeDeleteIntent } from './delete-intent.ts'
import { useDeletion } from './use-deletion.ts'

const isPageVisible = () =>
  document.visibilityState === 'visible' &&
  !(document as Document & { prerendering?: boolean }).prerendering

type Props = {
  id: TaskId
  /** null if it is not on this phone. */
  task: PostedTask | null
}

type StepProps = Props & ReturnType<typeof useDeletion>

function GoBack({ primary }: { primary?: boolean }) {
  return (
    <LinkButton to="/client-dashboard" tone={primary ? 'primary' : 'plain'} wide>
      {messages.goBack}
    </LinkButton>
  )
}

const textOf = ({ isUnsent, maybeSent }: Pick<StepProps, 'isUnsent' | 'maybeSent'>) => {
  if (maybeSent) return messages.deletesWhenReached
  return isUnsent ? messages.deleteUnsentText : messages.deleteText
}

function Confirmation({ task, deletion, start, ...unsent }: StepProps) {
  const { userId } = useSession()
  const { whyOffline } = useOnline()
  const isDeleting = deletion.step === 'deleting'
  const code = task && whyNotDelete(task, userId)
  const networkReason = unsent.isUnsent ? null : whyOffline(messages.deleteNeedsNetwork)
  return (
    <div className="stack">
      {task && <p className="strong">{task.title}</p>}
      <p className="soft">{textOf(unsent)}</p>
      <Actions>
        <Button
          tone="danger"
          icon="delete"
          wide
          busy={isDeleting}
          busyLabel={messages.deleting}
          disabledReason={code ? ERROR_MESSAGES[code] : networkReason}
          onClick={() => void start()}
        >
          {messages.deleteThis}
        </Button>
        <GoBack primary={isDeleting} />
      </Actions>
    </div>
  )
}

function Result({ id, deletion, undo, isUndoing }: StepProps) {
  const { whyOffline } = useOnline()
  if (deletion.step === 'confirm' || deletion.step === 'deleting') return null
  const hasFailed = deletion.step === 'failed'
  const canUndo = deletion.step === 'deleted' && deletion.canUndo
  const canRestore = deletion.step === 'deleted' && deletion.isOnServer && !canUndo
  return (
    <div className="stack" role="status">
      <Notice tone={hasFailed ? 'bad' : 'good'} title={deletion.message} alert={hasFailed}>
        {canUndo && messages.undoHint}
        {canRestore && messages.restoreHint}
      </Notice>
      <Actions>
        <GoBack primary />
        {canUndo && (
          <Button
            tone="plain"
            icon="retry"
            wide
            busy={isUndoing}
            busyLabel={messages.undoing}
            disabledReason={whyOffline(messages.needsNetwork)}
            onClick={() => void undo()}
          >
            {messages.undo}
          </Button>
        )}
        {canRestore && (
          <LinkButton to="/single-task/$id" params={{ id }} tone="plain" wide>
            {messages.restorePage}
          </LinkButton>
        )}
      </Actions>
    </div>
  )
}

/** Deletes on opening if the user clicked Delete on the card, the page is visible and online; else asks first. */
export function DeleteTask({ id, task }: Props) {
  const { online } = useOnline()
  const state = useDeletion(id)
  const deleteOnOpen = useEffectEvent(() => {
    // An edit that is still queued would be lost, so the page asks.
    const isSent = !task || task.delivery.state === 'sent'
    if (consumeDeleteIntent(id) && isPageVisible() && online && isSent) void state.start()
  })
  // Only once: a network that returns later must not start the deletion.
  useEffect(() => deleteOnOpen(), [])

  const { step } = state.deletion
  if (step === 'confirm' || step === 'deleting')
    return <Confirmation id={id} task={task} {...state} />
  return <Result id={id} task={task} {...state} />
}

import type { ReactNode } from 'react'
import { previewOf } from '#pwa/features/chats/list/preview.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import type { MessageId } from '#schema/domain/ids.ts'
import { messages } from './option-messages.ts'

/** Of the message, while the form is open. */
export type RenderReport = (id: MessageId | null, onClose: () => void) => ReactNode

type Props = {
  /** Null while closed. */
  message: ShownMessage | null
  onClose: () => void
  onEdit: (message: ShownMessage) => void
  onDelete: (message: ShownMessage) => void
  report: RenderReport
}

/** What can be done with an own message for some minutes. */
function OwnOptions({ message, onClose, onEdit, onDelete }: Omit<Props, 'report'>) {
  const isUnsent = message?.tick === 'queued' || message?.tick === 'late'
  const choose = (act: (chosen: ShownMessage) => void) => () => {
    onClose()
    if (message) act(message)
  }
  return (
    <Sheet
      open={message !== null}
      onClose={onClose}
      title={messages.optionsTitle}
      actions={
        <>
          {message?.kind === 'text' && (
            <Button icon="edit" tone="plain" onClick={choose(onEdit)}>
              {messages.edit}
            </Button>
          )}
          <Button icon="delete" tone="danger-plain" onClick={choose(onDelete)}>
            {isUnsent ? messages.deleteUnsent : messages.delete}
          </Button>
        </>
      }
    >
      {message && <p>{previewOf(message)}</p>}
      <p className="small soft">{messages.changeNote}</p>
    </Sheet>
  )
}

/** An own message is changed or deleted, one of the other user reported. */
export function MessageOptions({ message, report, ...own }: Props) {
  const isOwn = message !== null && message.tick !== null
  return (
    <>
      <OwnOptions {...own} message={isOwn ? message : null} />
      {report(isOwn || !message ? null : message._id, own.onClose)}
    </>
  )
}

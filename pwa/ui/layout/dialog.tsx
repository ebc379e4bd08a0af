import { useId, type ReactNode } from 'react'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { useModal } from './use-modal.ts'
import './dialog.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** The main action comes first. */
  actions?: ReactNode
}

function Modal({
  open,
  onClose,
  title,
  children,
  actions,
  look,
}: Props & { look?: 'sheet' | 'wide' | undefined }) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} className="dialog" data-look={look} aria-labelledby={titleId}>
      {open && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={titleId} className="dialog-title">
              {title}
            </h2>
            <IconButton icon="close" label={messages.close} onClick={onClose} />
          </div>
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A question or a form over the page; `wide` for a picture. */
export function Dialog({ wide, ...props }: Props & { wide?: boolean }) {
  return <Modal {...props} look={wide ? 'wide' : undefined} />
}

/** A dialog that opens from the bottom of a phone, near the thumb: filters, confirmations. */
export function Sheet(props: Props) {
  return <Modal {...props} look="sheet" />
}

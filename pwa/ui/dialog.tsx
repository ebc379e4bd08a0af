import { useId, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useModal } from './use-modal.ts'
import './dialog.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Main action first. */
  actions?: ReactNode
}

function Modal({ open, onClose, title, children, actions, look }: Props & { look?: 'sheet' }) {
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
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A question or a form over the page: log in on the landing page, "Delete this todo?". */
export function Dialog(props: Props) {
  return <Modal {...props} />
}

/** The same, but rising from the bottom of a phone: choices, filters, a confirmation near the thumb. */
export function Sheet(props: Props) {
  return <Modal {...props} look="sheet" />
}

import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** A native modal dialog that follows a prop: the browser gives the focus trap, Escape, and an inert rest. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return {
    ref,
    // The holder decides; the prop then closes it.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && open) onClose()
    },
    // The dialog's own box is filled by its body, so a press on the dialog itself is one on the scrim.
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}

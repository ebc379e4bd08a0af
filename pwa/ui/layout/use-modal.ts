import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** A native modal dialog controlled by a prop; the browser provides the focus trap, Escape and the inert page. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the paint: a dialog in the page is never one that cannot be used yet. Closed too when it is removed while open,
  // because only then the browser returns the focus to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return {
    ref,
    // The parent decides; the prop then closes it.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && open) onClose()
    },
    // The body fills the dialog's box, so a click on the dialog itself is a click on the backdrop.
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}

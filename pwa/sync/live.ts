// Whether this tab shows something that should change within seconds: an open conversation.

let openCount = 0

export const isLive = (): boolean => openCount > 0

/** Polls more often until the returned function is called. */
export function openLive(): () => void {
  openCount++
  let isOpen = true
  return () => {
    if (isOpen) openCount--
    isOpen = false
  }
}

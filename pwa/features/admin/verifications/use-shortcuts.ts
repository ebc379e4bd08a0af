import { useEffect, useLayoutEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Lower-case keys, with `Shift+` before those that need it: `a`, `Shift+d`. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>

const keyOf = ({ key, shiftKey }: KeyboardEvent) => (shiftKey ? 'Shift+' : '') + key.toLowerCase()

/** Keys of the whole screen; not those that are typed in a field or while a dialog is open, and none without `isOn`. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => void (latest.current = shortcuts))
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const act = latest.current[keyOf(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

import { useLayoutEffect, useRef } from 'react'
import { keyboardHeight } from '#pwa/ui/browser/keyboard.ts'

const MIN_PX = 240

/** Height of the bottom bar, which an on-screen keyboard covers. */
const barHeight = () =>
  document.querySelector<HTMLElement>('.bottom-bar')?.getBoundingClientRect().height ?? 0

/** Makes it end where the bottom bar or the keyboard begins. */
export function fillHeight(element: HTMLElement): void {
  const keyboard = keyboardHeight()
  const top = element.getBoundingClientRect().top + window.scrollY
  const below = keyboard > 0 ? keyboard : barHeight()
  const height = Math.max(window.innerHeight - top - below, MIN_PX)
  if (element.style.height !== `${height}px`) element.style.height = `${height}px`
}

/**
 * Makes an element end where the bottom bar or the keyboard begins. Measured, because the banner above it comes and
 * goes, and because no CSS unit of Chrome 94 leaves out the keyboard.
 */
export function useFillHeight<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const update = () => fillHeight(element)
    update()
    window.addEventListener('resize', update, { signal })
    window.visualViewport?.addEventListener('resize', update, { signal })
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : null
    observer?.observe(element.closest('main') ?? document.body)
    return () => {
      controller.abort()
      observer?.disconnect()
    }
  }, [])
  return ref
}

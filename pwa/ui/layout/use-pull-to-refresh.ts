import { useEffect, useRef, useState } from 'react'

/** So far the finger moves before the page follows, at half its speed, and so far the page before a release refreshes. */
const SLACK_PX = 12
const READY_PX = 56
const MAX_PX = 88

/** What a finger moves by itself: a list that scrolls, a field, a button that is held. */
function hasOwnGesture(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('dialog, textarea, input, select, button')) return true
  let element: Element | null = target
  while (element && element !== document.body) {
    const isLonger = element.scrollHeight > element.clientHeight + 1
    if (isLonger && /auto|scroll/.test(getComputedStyle(element).overflowY)) return true
    element = element.parentElement
  }
  return false
}

/** Pulling the page down at its top refreshes it, in place of the browser's own gesture, which loads the app anew. */
export function usePullToRefresh(refresh: (() => Promise<unknown>) | undefined) {
  const indicator = useRef<HTMLDivElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const latest = useRef(refresh)
  useEffect(() => void (latest.current = refresh))
  useEffect(() => {
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true }
    let startY: number | null = null
    let distance = 0
    const show = (px: number) => {
      distance = px
      const { current } = indicator
      current?.style.setProperty('--pulled', `${px}px`)
      current?.toggleAttribute('data-pulled', px > 0)
      current?.toggleAttribute('data-ready', px >= READY_PX)
    }
    const end = () => {
      startY = null
      show(0)
    }
    const onStart = ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      if (!latest.current || window.scrollY > 0 || !touch || hasOwnGesture(target)) return end()
      startY = touch.clientY
    }
    const onMove = ({ touches }: TouchEvent) => {
      if (startY === null) return
      const moved = (touches[0]?.clientY ?? startY) - startY - SLACK_PX
      if (window.scrollY > 0 || moved < -SLACK_PX * 2) return end()
      show(Math.min(Math.max(moved, 0) / 2, MAX_PX))
    }
    const onEnd = () => {
      const isReady = distance >= READY_PX
      end()
      if (!isReady) return
      setIsBusy(true)
      void latest
        .current?.()
        .catch(() => {})
        .then(() => setIsBusy(false))
    }
    document.addEventListener('touchstart', onStart, options)
    document.addEventListener('touchmove', onMove, options)
    document.addEventListener('touchend', onEnd, options)
    document.addEventListener('touchcancel', end, options)
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    return () => {
      controller.abort()
      style.overscrollBehaviorY = ''
    }
  }, [])
  return { indicator, isBusy }
}

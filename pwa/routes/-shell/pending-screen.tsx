import { createElement, useEffect, useState } from 'react'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { LoadingScreen } from '#pwa/ui/feedback/loading-screen.tsx'

/** After so long a call says that Onise cannot be reached (pwa/api/call.ts, and findSide in pwa/api/online.ts). */
export const LATE_MS = 12_000

const loadLateScreen = async () => (await import('./error-screen.tsx')).LateScreen

/** Until the script and the data of a screen are there; some scripts are not stored on the phone. */
export function PendingScreen() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  const LateScreen = useLazyModule(isLate, loadLateScreen)
  return LateScreen ? createElement(LateScreen) : <LoadingScreen />
}

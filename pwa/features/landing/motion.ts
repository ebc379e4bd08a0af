const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Without the hooks of #pwa/ui/browser/data-saver.ts: the prerendered pages load no React. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  try {
    return connection?.saveData === true || localStorage.getItem('lite') === 'on'
  } catch {
    return connection?.saveData === true
  }
}

/** Neither reduced motion nor data saving is on. */
export const isMotionWanted = (): boolean => !matchMedia(REDUCED_MOTION).matches && !savesData()

type AppleNavigator = Navigator & { standalone?: boolean }

/** Only iPhones and iPads define `standalone`; it is false while Onise is a tab of their browser. */
export const isIosTab = (): boolean => (navigator as AppleNavigator).standalone === false

/** Opened from its icon. */
export const isOnHomeScreen = (): boolean =>
  (navigator as AppleNavigator).standalone === true ||
  ['standalone', 'minimal-ui', 'fullscreen'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  )

const DISMISSED = 'home-screen-note-dismissed'
export const wasNoteDismissed = (): boolean => localStorage.getItem(DISMISSED) !== null
export const storeNoteDismissed = (): void => localStorage.setItem(DISMISSED, String(Date.now()))

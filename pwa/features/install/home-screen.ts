type AppleNavigator = Navigator & { standalone?: boolean }

/** Only iPhones and iPads have this word at all; false while Onise is a tab in their browser. */
export const isIosTab = (): boolean => (navigator as AppleNavigator).standalone === false

/** Opened from its icon. */
export const isOnHomeScreen = (): boolean =>
  (navigator as AppleNavigator).standalone === true ||
  ['standalone', 'minimal-ui', 'fullscreen'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  )

const TOLD = 'home-screen-told'
export const wasTold = (): boolean => localStorage.getItem(TOLD) !== null
export const keepTold = (): void => localStorage.setItem(TOLD, String(Date.now()))

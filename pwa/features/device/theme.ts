import { THEME_COLORS, THEMES, type Theme } from '#pwa/ui/theme/theme-colors.ts'

/** Key of the chosen appearance in localStorage; none means that of the device. */
const THEME_KEY = 'theme'

export type Appearance = Theme | 'system'

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value)

export function readAppearance(): Appearance {
  const stored = localStorage.getItem(THEME_KEY)
  return isTheme(stored) ? stored : 'system'
}

/** The theme-color that was added for a chosen theme; it has no media query. */
const ownBarColor = () =>
  document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])')

function showBarColor(appearance: Appearance): void {
  if (appearance === 'system') return ownBarColor()?.remove()
  const meta = ownBarColor() ?? document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = THEME_COLORS[appearance]
  // The browser uses the first one.
  document.head.prepend(meta)
}

/** The choice of an earlier visit, before the first paint (pwa/first-screen/head.ts). */
export function showAppearance(): void {
  const appearance = readAppearance()
  if (appearance === 'system') return
  document.documentElement.dataset['theme'] = appearance
  showBarColor(appearance)
}

/** Belongs to this device, for all its users. */
export function setAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement
  if (appearance === 'system') {
    localStorage.removeItem(THEME_KEY)
    delete dataset['theme']
  } else {
    localStorage.setItem(THEME_KEY, appearance)
    dataset['theme'] = appearance
  }
  showBarColor(appearance)
}

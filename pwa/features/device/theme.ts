import { THEME_COLORS, THEME_KEY, THEMES, type Theme } from '#schema/contract/inline-theme.ts'

export type Appearance = Theme | 'system'

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value)

export function readAppearance(): Appearance {
  const stored = localStorage.getItem(THEME_KEY)
  return isTheme(stored) ? stored : 'system'
}

/** The theme-color that was added for a chosen theme, here or by the inline script; it has no media query. */
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

/** Belongs to this device, for all its users. The inline script of the page sets it again at each start. */
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

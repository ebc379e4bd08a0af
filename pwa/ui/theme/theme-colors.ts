export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The colour of the browser's bar: `--paper` of theme.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#faf7f0', dark: '#101612' }

/** Key of the chosen appearance in localStorage; none means that of the device. */
export const THEME_KEY = 'theme'
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The colour of the browser's bar: `--paper` of pwa/ui/theme/theme.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#faf7f0', dark: '#101612' }

/**
 * The inline script of every page, run before the first paint, so that neither a chosen appearance nor a chosen language
 * flashes: what a document shows in English before the app has loaded is hidden in another language. The browser uses
 * the first theme-color, and this one comes before those of the page.
 */
const SOURCE = `try{
  const{${THEME_KEY}:theme,language}=localStorage,color=${JSON.stringify(THEME_COLORS)}[theme];
  if(language&&language!=='en')document.documentElement.dataset.language=language;
  if(color){
    const meta=document.createElement('meta');
    document.documentElement.dataset.theme=theme;
    meta.name='theme-color';meta.content=color;
    document.head.append(meta)
  }
}catch{}`
export const INLINE_THEME = SOURCE.replace(/\n\s*/g, '')

import { enliven } from './enliven.ts'

/*
 * All the script that the landing page brings (local/prerender.mjs): a visitor who only looks pays for words and
 * pictures. The app itself comes for whoever is known here, came by a link that needs it, or presses
 * Register or Log in; it then draws the same page in the same place.
 */
const appAt = () => document.querySelector<HTMLMetaElement>('meta[name="onise-app"]')?.content ?? ''
const openApp = () => void import(/* @vite-ignore */ appAt())

function isKnown(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}

/** Register and Log in are modals of this page. Any other link is the browser's own affair. */
function pressed(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/?"]')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain) return
  event.preventDefault()
  document.removeEventListener('click', pressed)
  link.setAttribute('aria-busy', 'true')
  history.pushState(null, '', link.href)
  openApp()
}

if (isKnown() || location.search !== '') openApp()
else {
  for (const section of document.querySelectorAll<HTMLElement>('[data-ms]')) enliven(section)
  document.addEventListener('click', pressed)
}

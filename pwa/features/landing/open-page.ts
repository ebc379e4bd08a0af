import { enliven } from './enliven.ts'

/*
 * All the script that the landing page brings (local/prerender.mjs): a visitor who only looks pays for words and
 * pictures. The app itself comes for whoever is known here, came by a link that needs it, or presses
 * Register or Log in; it then draws the same page in the same place.
 */
const appAt = () => document.querySelector<HTMLMetaElement>('meta[name="onise-app"]')?.content ?? ''
const RELOADED = 'onise-reloaded-at'
const ONCE_MS = 30_000

const tellOffline = (isOffline: boolean) => {
  const words = document.querySelector<HTMLElement>('[data-offline]')
  if (words) words.hidden = !isOffline
}

/** The app of this page's build may be gone from the server since: the page is then taken anew, once. */
async function openApp() {
  try {
    await import(/* @vite-ignore */ appAt())
  } catch {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < ONCE_MS || !navigator.onLine) {
      tellOffline(true)
      return listen()
    }
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  }
}

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
  tellOffline(false)
  history.pushState(null, '', link.href)
  void openApp()
}

const listen = () => document.addEventListener('click', pressed)

if (isKnown() || location.search !== '') void openApp()
else {
  for (const section of document.querySelectorAll<HTMLElement>('[data-ms]')) enliven(section)
  listen()
}

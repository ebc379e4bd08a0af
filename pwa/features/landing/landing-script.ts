import { startCarousels } from './carousel.ts'
import { startFigures } from './figures.ts'
import {
  appPathOf,
  chosenAddress,
  storeClickedLanguage,
  storePageLanguage,
} from './page-language.ts'
import { isPlainClick } from './plain-click.ts'

/*
 * The only script of the prerendered pages (tools/build/prerender.ts). It loads the app when this browser holds
 * a token, when the link has a query, or when Register or Log in is pressed; the app then draws the same page, or the landing page, in place.
 */
const appUrl = () =>
  document.querySelector<HTMLMetaElement>('meta[name="onise-app"]')?.content ?? ''
const RELOADED_AT = 'onise-reloaded-at'
const RELOAD_AGAIN_AFTER_MS = 30_000

const showOffline = (isOffline: boolean) => {
  const note = document.querySelector<HTMLElement>('[data-offline]')
  if (note) note.hidden = !isOffline
}

/** A browser that refuses storage could not tell a second time from the first. */
function mayReload(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    return Date.now() - reloadedAt >= RELOAD_AGAIN_AFTER_MS && navigator.onLine
  } catch {
    return false
  }
}

/** The server may no longer have the app of this page's build: then the page is reloaded, once. */
async function openApp() {
  // The app has these pages at the English addresses only.
  history.replaceState(null, '', appPathOf(location))
  try {
    await import(/* @vite-ignore */ appUrl())
  } catch {
    if (!mayReload()) {
      showOffline(true)
      return listen()
    }
    location.reload()
  }
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}

/** Register and Log in open a dialog of this page. The browser follows every other link. */
function openDialog(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog]')
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  document.removeEventListener('click', openDialog)
  showOffline(false)
  history.pushState(null, '', `/?dialog=${link.dataset['dialog']}`)
  void openApp()
}

const listen = () => document.addEventListener('click', openDialog)

document.addEventListener('click', storeClickedLanguage)
const chosen = chosenAddress(location)
if (hasToken() || location.search !== '') void openApp()
else if (chosen) location.replace(chosen)
else {
  storePageLanguage(location)
  for (const section of document.querySelectorAll<HTMLElement>('[data-interval]'))
    startCarousels(section)
  for (const section of document.querySelectorAll<HTMLElement>('[data-figures]'))
    startFigures(section)
  listen()
}

import { GRID_MEDIA } from '#pwa/features/tasks/list/use-grid.ts'
import { readLanguage } from '#pwa/languages/languages.ts'
import { storedToken, userIdFromToken } from '#pwa/session/token.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { isDataSaverOn } from '#pwa/ui/browser/data-saver.ts'
import { agoWordsOf } from '#pwa/ui/format/ago-texts.ts'
import { formatAgo } from '#pwa/ui/format/format-time.ts'
import { findAll, show } from './elements.ts'

export const isGrid = (): boolean => matchMedia(GRID_MEDIA).matches
export const signedInUser = () => userIdFromToken(storedToken(localStorage))

/** Without a search: the list as a user opens it. */
export const isListOpened = (list: string): boolean =>
  location.pathname === list && location.search === ''

function keyOf(client: string): string | null {
  const userId = signedInUser()
  return userId && [client, userId, readLanguage(), isGrid(), isDataSaverOn()].join(' ')
}

/** A tab that the phone discarded and restored is not reloaded by its user. */
const isReload = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  const { type } = (navigation ?? {}) as { type?: string }
  return type === 'reload' && !(document as { wasDiscarded?: boolean }).wasDiscarded
}

/**
 * Shows the list of the last look, which the service worker has inserted (pwa/service-worker/stored-list.ts). Its key, which
 * the app wrote, must be that of this moment. Its ages are computed again, and the note that there is no network is removed
 * when there is one.
 */
export function drawStoredList(list: string, client: string): void {
  const key = () => keyOf(client)
  globalThis.drawnList = { key, seed: Math.floor(Math.random() * 2 ** 32) }
  const stored = document.querySelector<HTMLTemplateElement>('#stored-list')
  if (!stored || !isListOpened(list) || isReload()) return
  const { content, dataset } = stored
  if (dataset['key'] !== key() || readNow() >= Number(dataset['until'])) return
  if (navigator.onLine) content.querySelector('[data-offline]')?.remove()
  const words = agoWordsOf(JSON.parse(dataset['texts'] ?? ''))
  for (const time of findAll(content, 'time') as HTMLTimeElement[])
    time.textContent = formatAgo(time.dateTime, readNow(), words)
  if (readLanguage() !== 'en') document.documentElement.lang = readLanguage()
  show(content)
}

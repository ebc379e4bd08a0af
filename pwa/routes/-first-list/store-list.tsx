import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { readListAge } from '#pwa/features/tasks/list/open-tasks.ts'
import { useVisit, VISIT_MS } from '#pwa/features/tasks/list/stable-order.ts'
import { deleteCaches } from '#pwa/replica/caches.ts'
import { STORED_LIST_CACHE, STORED_LIST_ENTRY } from '#pwa/service-worker/names.ts'
import type { Session } from '#pwa/session/session.tsx'
import { agoTexts } from '#pwa/ui/format/ago-texts.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { OfflineNote } from '../-shell/connection-banner.tsx'

/** Null when no user is signed in, and on a page without the list's script. */
const readKey = () => globalThis.drawnList?.key() ?? null

/** The document removes it where there is a network. */
function createOfflineNote(listAge: number | null): Element[] {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(<OfflineNote at={listAge} />))
  const notes = [...container.children].map((note) => note.cloneNode(true) as Element)
  for (const note of notes) note.toggleAttribute('data-offline', true)
  root.unmount()
  return notes
}

/** A copy and its markup do not have the state of a select. */
function markChosen(shell: Element, copy: Element): void {
  const selects = copy.querySelectorAll('select')
  for (const [index, { selectedIndex }] of [...shell.querySelectorAll('select')].entries())
    selects[index]?.options[selectedIndex]?.toggleAttribute('selected', true)
}

/** What needs the app is inert; what is not part of the list at every start is left out. */
function prepareCopy(copy: Element, listAge: number | null): void {
  const all = (selector: string) => [...copy.querySelectorAll(selector)]
  for (const control of all('button, input, select')) control.toggleAttribute('inert', true)
  for (const picture of all('img[src^="blob:"]')) picture.removeAttribute('src')
  for (const element of all('[style]')) element.removeAttribute('style')
  for (const element of [...all('.list > li').slice(PAGE_SIZE), ...all('dialog, script, template')])
    element.remove()
  // Banners come before the page.
  const page = copy.querySelector('.page')
  page?.parentElement?.replaceChildren(...createOfflineNote(listAge), page)
}

/** Stores the list as it is shown, for the first paint of the next start (pwa/service-worker/stored-list.ts). */
export async function storeList(session: Session): Promise<void> {
  const key = readKey()
  const replica = await session.loadReplica()
  const { visit, userId: visitUserId } = useVisit.getState()
  const listAge = await readListAge(session)
  const shell = document.querySelector('.shell')
  if (!key || visitUserId !== session.userId || !shell?.querySelector('.task-card-open')) return

  const template = document.createElement('template')
  // A node of the template's own document fetches no picture.
  const copy = template.content.ownerDocument.importNode(shell, true)
  markChosen(shell, copy)
  prepareCopy(copy, listAge)
  template.content.append(copy)
  template.id = 'stored-list'
  template.dataset['key'] = key
  // Then the app begins a visit with another order, in which the cards that were shown would move.
  template.dataset['until'] = String(visit.startedAt + VISIT_MS)
  template.dataset['texts'] = JSON.stringify(agoTexts())

  if (replica.isRetired) return
  const cache = await caches.open(STORED_LIST_CACHE)
  await cache.put(STORED_LIST_ENTRY, new Response(template.outerHTML))
  // The user may have logged out in between, also in another tab.
  if (readKey() !== key) await deleteCaches(STORED_LIST_CACHE)
}

/** Stores the list now, when it is idle, and whenever the page is hidden, until the returned function is called. */
export function watchList(session: Session): () => void {
  const store = () => void storeList(session).catch(() => {})
  const onHidden = () => document.visibilityState === 'hidden' && store()
  document.addEventListener('visibilitychange', onHidden)
  store()
  return () => document.removeEventListener('visibilitychange', onHidden)
}

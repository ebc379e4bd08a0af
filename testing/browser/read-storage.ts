import type { Page } from 'playwright-core'
import type { Device } from './device.ts'

/** A place of the phone's storage with its content as JSON; bytes are in it as text, and apart as hexadecimal digits. */
export type Stored = { place: string; content: string; bytes: string[] }

/** All that a program on this phone can read: each key, database, cache, file and displayed notification. */
const readInPage = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => {
    const complete = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const found: Stored[] = []
    const toHex = (view: Uint8Array) =>
      Array.from(view, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const add = (place: string, value: unknown) => {
      const bytes: string[] = []
      const content = JSON.stringify(value, (_, each: unknown) => {
        if (!(each instanceof ArrayBuffer) && !ArrayBuffer.isView(each)) return each
        const view = ArrayBuffer.isView(each)
          ? new Uint8Array(each.buffer, each.byteOffset, each.byteLength)
          : new Uint8Array(each)
        bytes.push(toHex(view))
        return new TextDecoder().decode(view)
      })
      found.push({ place, content, bytes })
    }
    add('localStorage', { ...localStorage })
    add('sessionStorage', { ...sessionStorage })
    add('cookie', document.cookie)
    add('window', [window.name, history.state, location.href])
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await complete(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        add(`database ${name} ${store}`, [
          await complete(rows.getAllKeys()),
          await complete(rows.getAll()),
        ])
      }
      database.close()
    }
    // One storage for the pages and the service worker.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        // Of the files of the build the text is enough.
        const content = name.startsWith('workbox-precache')
          ? await response?.text()
          : await response?.arrayBuffer()
        add(`cache ${name}`, [request.url, [...(response?.headers ?? [])], content])
      }
    }
    const root = await navigator.storage.getDirectory()
    for await (const name of root.keys()) add('file', name)
    const registration = await navigator.serviceWorker.getRegistration()
    for (const { title, body, data, tag } of (await registration?.getNotifications()) ?? [])
      add('notification', [title, body, data, tag])
    return found
  })

/** Also the cookies that no script can read. */
export const readStorage = async ({ page, context }: Device): Promise<Stored[]> => [
  ...(await readInPage(page)),
  { place: 'cookies', content: JSON.stringify(await context.cookies()), bytes: [] },
]

/** Which of these texts (or bytes, as hexadecimal digits) are where. */
export const findIn = (storage: readonly Stored[], secrets: Readonly<Record<string, string>>) =>
  Object.entries(secrets).flatMap(([name, secret]) =>
    storage
      .filter(
        ({ content, bytes }) =>
          content.includes(secret) || bytes.some((each) => each.includes(secret)),
      )
      .map(({ place }) => ({ name, place })),
  )

import { fillChat } from '#pwa/first-screen/chat.ts'
import { drawDocument } from '#pwa/first-screen/screens.ts'
import { fillList, fillTask } from '#pwa/first-screen/tasks.ts'
import { inNaira } from '#schema/contract/money-fields.ts'
import { createMemoryStorage } from './device.ts'

type PageOptions = {
  path?: string
  search?: string
  token?: string | null
  /** Other keys of localStorage. */
  settings?: Record<string, string>
  isWide?: boolean
  isOnline?: boolean
  isReload?: boolean
  build?: string
  databases?: string[]
  /** Of the build; with it the document is the one that the server sends. */
  template?: string
  /** Of the template; the list by default. */
  screen?: 'list' | 'task' | 'chat' | 'login'
  /** Of the early requests: user, and list, task or conversation. */
  responses?: object[]
  /** What the service worker inserted. */
  stored?: string
}

const LOADING = '<main class="loading-screen"></main>'

function createDocument({ template, screen = 'list', stored = '' }: PageOptions) {
  document.body.innerHTML = `<div id="root">${LOADING}</div>${stored}`
  const root = document.body.firstElementChild
  if (!root) throw new Error('the document has no root')
  if (template) {
    const element = document.createElement('template')
    element.id = 'first-screen'
    element.innerHTML = template
    element.dataset['screen'] = screen
    document.body.append(element)
  }
  return root
}

/** Runs with these in place of the page's own. */
async function withGlobals(globals: Record<string, unknown>, run: () => Promise<void>) {
  const own = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    await run()
  } finally {
    for (const [name, descriptor] of own)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
}

/** Read without other tasks than microtasks. */
const earlyRequestsOf = (responses: object[] | undefined) =>
  responses &&
  new Map(
    responses.map((body, index) => {
      const response = { clone: () => ({ json: async () => inNaira(body) }) }
      return [String(index), { response: Promise.resolve(response) }]
    }),
  )

/** What the script at the end of a document does in it, before the app has loaded. Returns the root. */
export async function openDocument(options: PageOptions): Promise<Element> {
  const { path = '/all-task', search = '', token = null, build = 'build/1', responses } = options
  const root = createDocument(options)
  const localStorage = createMemoryStorage()
  for (const [key, value] of Object.entries(options.settings ?? {}))
    localStorage.setItem(key, value)
  if (token !== null) localStorage.setItem('token', token)
  const databases = (options.databases ?? []).map((name) => ({ name }))
  const page = {
    localStorage,
    drawn: undefined,
    prefetched: earlyRequestsOf(responses),
    indexedDB: { databases: async () => databases },
    location: { pathname: path, search },
    matchMedia: () => ({ matches: options.isWide === true }),
    navigator: { onLine: options.isOnline !== false },
    performance: { getEntriesByType: () => [{ type: options.isReload ? 'reload' : 'navigate' }] },
  }
  await withGlobals(page, async () => {
    const fills = { list: fillList, task: fillTask, chat: fillChat }
    drawDocument({ list: '/all-task', client: build }, fills)
    const { drawnList } = globalThis
    // As in the page, also when the app asks later.
    if (drawnList) {
      const key = drawnList.key()
      globalThis.drawnList = { key: () => key, seed: drawnList.seed }
    }
    await new Promise((resolve) => setTimeout(resolve))
  })
  return root
}

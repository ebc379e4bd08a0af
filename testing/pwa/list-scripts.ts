import { INLINE_FIRST_CHAT } from '#schema/contract/inline-first-chat.ts'
import { INLINE_FIRST_SCREEN } from '#schema/contract/inline-first-screen.ts'
import { INLINE_LIST, type DrawnList } from '#schema/contract/inline-list.ts'
import { createMemoryStorage } from './device.ts'

type Template = { html: string; data: Record<string, string> }

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
  template?: Template
  /** Of the template; the list by default. */
  screen?: 'task' | 'chat'
  /** Of the early requests: user, and list, task or conversation. */
  responses?: object[]
  /** What the service worker inserted. */
  stored?: string
}

const LOADING = '<main class="loading-screen"></main>'

function createDocument(options: PageOptions) {
  const { template, screen = 'list', stored = '' } = options
  document.body.innerHTML = `<div id="root">${LOADING}</div>${stored}`
  const root = document.body.firstElementChild
  if (!root) throw new Error('the document has no root')
  if (template) {
    const element = document.createElement('template')
    element.id = 'first-screen'
    element.innerHTML = template.html
    Object.assign(element.dataset, { screen, ...template.data })
    document.body.append(element)
  }
  return root
}

/** The inline scripts at the end of the document, run in this page as if it were the document. Returns the root. */
export async function runListScripts(options: PageOptions): Promise<Element> {
  const { path = '/all-task', search = '', token = null, build = 'build/1', responses } = options
  const root = createDocument(options)
  const localStorage = createMemoryStorage()
  for (const [key, value] of Object.entries(options.settings ?? {}))
    localStorage.setItem(key, value)
  if (token !== null) localStorage.setItem('token', token)
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { dataset: { list: '/all-task', client: build } },
  })
  // Read without other tasks than microtasks.
  const early = responses?.map((body, index) => {
    const response = { clone: () => ({ json: async () => structuredClone(body) }) }
    return [index, { response: Promise.resolve(response) }] as const
  })
  const databases = (options.databases ?? []).map((name) => ({ name }))
  const self: { drawnList?: DrawnList; prefetched: unknown; indexedDB: object } = {
    prefetched: early && new Map(early),
    indexedDB: { databases: async () => databases },
  }
  const globals = {
    localStorage,
    location: { pathname: path, search },
    matchMedia: () => ({ matches: options.isWide === true }),
    navigator: { onLine: options.isOnline !== false },
    performance: { getEntriesByType: () => [{ type: options.isReload ? 'reload' : 'navigate' }] },
    self,
  }
  const drawing = options.screen === 'chat' ? INLINE_FIRST_CHAT : INLINE_FIRST_SCREEN
  for (const script of [INLINE_LIST, ...(options.template ? [drawing] : [])])
    // oxlint-disable-next-line no-new-func -- it runs as in a page, with these as its globals
    new Function(...Object.keys(globals), script)(...Object.values(globals))
  globalThis.drawnList = self.drawnList
  await new Promise((resolve) => setTimeout(resolve))
  return root
}

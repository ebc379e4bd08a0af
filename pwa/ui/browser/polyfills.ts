import type { PolyfilledMethods } from '#schema/domain/polyfilled-methods.ts'
import { replaceRefusedLocks } from './page-locks.ts'

/** Methods missing in the oldest supported browsers: Safari 15 on an iPhone 7, Chrome 95 on Android 5. The build translates syntax only. */
function toSorted<Item>(this: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- this implements toSorted
  return [...this].sort(compare)
}

function findLast<Item>(
  this: readonly Item[],
  matches: (item: Item, index: number, all: readonly Item[]) => unknown,
): Item | undefined {
  for (let index = this.length - 1; index >= 0; index--) {
    const item = this[index] as Item
    if (matches(item, index, this)) return item
  }
  return undefined
}

function toReversed<Item>(this: readonly Item[]): Item[] {
  // oxlint-disable-next-line unicorn/no-array-reverse -- this implements toReversed
  return [...this].reverse()
}

/** With a count of what is left out, as Onise always gives it. */
function toSpliced<Item>(
  this: readonly Item[],
  start: number,
  skipped: number,
  ...items: Item[]
): Item[] {
  const copy = [...this]
  copy.splice(start, skipped, ...items)
  return copy
}

export const POLYFILLS: Record<keyof PolyfilledMethods<unknown>, unknown> = {
  toSorted,
  toReversed,
  toSpliced,
  findLast,
}

/** What Onise uses of a Storage, until the page is closed. */
function createMemoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

let hasRefused = false
let reportRefusal = () => {}
/** Calls back once, when an item had no room. */
export function onRefusedItem(report: () => void): void {
  reportRefusal = report
  if (hasRefused) report()
}

/** A storage whose items stay until the page is closed where the browser has no room for them. */
export function keepRefusedItems(storage: Storage): Storage {
  const memory = createMemoryStorage()
  const methods = {
    getItem: (key: string) => memory.getItem(key) ?? storage.getItem(key),
    setItem(key: string, value: string) {
      memory.removeItem(key)
      try {
        storage.setItem(key, value)
      } catch {
        // An old value must not come back when the page is opened again: it may be another user's token.
        storage.removeItem(key)
        memory.setItem(key, value)
        if (!hasRefused) reportRefusal()
        hasRefused = true
      }
    },
    removeItem(key: string) {
      memory.removeItem(key)
      storage.removeItem(key)
    },
  }
  return new Proxy(storage, {
    get(_, name) {
      const value: unknown = Reflect.get(methods, name) ?? Reflect.get(storage, name)
      return typeof value === 'function' ? value.bind(storage) : value
    },
  })
}

let isMemory = false
/** Nothing that is stored for the session survives a reload, so a page must not reload itself. */
export const isSessionForgotten = (): boolean => isMemory

/** Browsers that refuse site data throw at the first access, and some web views have null. */
export function replaceRefusedStorage(global: object = globalThis): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    let value: object
    try {
      const storage = Reflect.get(global, name) as Storage
      void storage.length
      value = keepRefusedItems(storage)
    } catch {
      value = createMemoryStorage()
      if (name === 'sessionStorage') isMemory = true
    }
    Object.defineProperty(global, name, { value, configurable: true })
  }
}
replaceRefusedStorage()

/** A database whose mere access throws is like one that is missing: each reader goes on without it, Dexie in memory. */
export function hideRefusedDatabase(global: object = globalThis): void {
  try {
    void Reflect.get(global, 'indexedDB')
  } catch {
    Object.defineProperty(global, 'indexedDB', { value: undefined, configurable: true })
  }
}
hideRefusedDatabase()

/** Firefox that blocks site data throws when a channel is opened, which Dexie does as soon as it is loaded. */
export function hideRefusedChannel(global: object = globalThis): void {
  const Channel = Reflect.get(global, 'BroadcastChannel') as typeof BroadcastChannel | undefined
  try {
    if (Channel) new Channel('onise').close()
  } catch {
    // Not undefined: a reader may ask whether it is there.
    Reflect.deleteProperty(global, 'BroadcastChannel')
  }
}
hideRefusedChannel()
replaceRefusedLocks()

/** Missing before Safari 16: as a press of a button that sends the form, with the browser's checks of its fields. */
function requestSubmit(this: HTMLFormElement): void {
  const button = document.createElement('button')
  button.hidden = true
  this.append(button)
  button.click()
  button.remove()
}

/** Gives the prototype the methods that its browser lacks. */
export function addMissingMethods(
  prototype: object = Array.prototype,
  methods: object = POLYFILLS,
): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value, writable: true, configurable: true })
  }
}
addMissingMethods()
if ('HTMLFormElement' in globalThis) addMissingMethods(HTMLFormElement.prototype, { requestSubmit })

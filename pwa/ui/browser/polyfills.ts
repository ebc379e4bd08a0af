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

export const POLYFILLS = { toSorted, findLast }

/** What Onise uses of a Storage, until the page is closed. */
function createMemoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Browsers that refuse site data throw at the first access, and some web views have null. */
export function replaceRefusedStorage(global: object = globalThis): void {
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      void Reflect.get(global, name).length
    } catch {
      Object.defineProperty(global, name, { value: createMemoryStorage(), configurable: true })
    }
}
replaceRefusedStorage()

for (const [name, value] of Object.entries(POLYFILLS)) {
  if (!(name in Array.prototype))
    // oxlint-disable-next-line no-extend-native -- only where the browser has no own method
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true })
}

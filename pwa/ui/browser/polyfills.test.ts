import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NAMES = ['toSorted', 'findLast'] as const
const original = Object.getOwnPropertyDescriptors(Array.prototype)

describe('on a browser without these methods', () => {
  beforeAll(async () => {
    for (const name of NAMES) Reflect.deleteProperty(Array.prototype, name)
    await import('./polyfills.ts')
  })
  afterAll(() => {
    // oxlint-disable-next-line no-extend-native -- restores the originals
    for (const name of NAMES) Object.defineProperty(Array.prototype, name, original[name])
  })

  it('toSorted returns a sorted copy and does not change the list', () => {
    const list = [3, 1, 2]
    expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(list).toEqual([3, 1, 2])
  })

  it('findLast searches from the end and returns undefined without a match', () => {
    expect([1, 2, 3, 4].findLast((one) => one % 2 === 1)).toBe(3)
    expect([1].findLast((one) => one > 1)).toBeUndefined()
  })

  it('covers exactly the methods that the oldest browsers lack', async () => {
    const { POLYFILLS } = await import('./polyfills.ts')
    expect(Object.keys(POLYFILLS)).toEqual(NAMES)
  })

  it('the methods are not enumerable', () => {
    expect(Object.keys([7])).toEqual(['0'])
  })
})

it('storage that a browser refuses or lacks is replaced by memory, other storage stays', async () => {
  const working = { length: 0, own: 'kept' }
  const browser = Object.defineProperties(
    {},
    {
      localStorage: {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      },
      sessionStorage: { configurable: true, value: null },
    },
  ) as Pick<typeof globalThis, 'localStorage' | 'sessionStorage'>
  const { replaceRefusedStorage } = await import('./polyfills.ts')
  replaceRefusedStorage(browser)
  browser.localStorage.setItem('token', 'a')
  expect(browser.localStorage.getItem('token')).toBe('a')
  expect(browser.sessionStorage.getItem('token')).toBeNull()
  browser.localStorage.removeItem('token')
  expect(browser.localStorage.getItem('token')).toBeNull()

  const other = { localStorage: working, sessionStorage: working }
  replaceRefusedStorage(other)
  expect(Reflect.get(other.localStorage, 'own')).toBe('kept')
})

it('an item without room lasts until the page is closed, replaces the stored one, and is reported once', async () => {
  const stored = new Map([['token', 'old']])
  let isFull = true
  const full = {
    length: 1,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage
  const { keepRefusedItems, onRefusedItem } = await import('./polyfills.ts')
  let reports = 0
  onRefusedItem(() => reports++)
  const storage = keepRefusedItems(full)
  expect(storage.getItem('token')).toBe('old')
  storage.setItem('token', 'new')
  storage.setItem('language', 'ha')
  expect([storage.getItem('token'), storage.getItem('language')]).toEqual(['new', 'ha'])
  expect([...stored]).toEqual([])
  expect(reports).toBe(1)
  isFull = false
  storage.setItem('token', 'newer')
  expect([storage.getItem('token'), stored.get('token')]).toEqual(['newer', 'newer'])
  storage.removeItem('language')
  expect(storage.getItem('language')).toBeNull()
})

it('a database whose access throws is undefined, another one stays', async () => {
  const refused = Object.defineProperty({}, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  const { hideRefusedDatabase } = await import('./polyfills.ts')
  hideRefusedDatabase(refused)
  expect(Reflect.get(refused, 'indexedDB')).toBeUndefined()

  const working = { indexedDB: {} }
  const { indexedDB } = working
  hideRefusedDatabase(working)
  expect(working.indexedDB).toBe(indexedDB)
})

import { describe, expect, it, vi } from 'vitest'
import {
  addMissingMethods,
  hideRefusedChannel,
  hideRefusedDatabase,
  keepRefusedItems,
  onRefusedItem,
  POLYFILLS,
  replaceRefusedStorage,
} from './polyfills.ts'

describe('on a browser without these methods', () => {
  class OldArray<Item> extends Array<Item> {}
  const old = OldArray.prototype
  // Found before the methods of arrays, as if those were missing.
  const prototype = new Proxy(old, { has: (target, name) => Object.hasOwn(target, name) })
  addMissingMethods(prototype)

  it('toSorted returns a sorted copy and does not change the list', () => {
    const list = OldArray.of(3, 1, 2)
    expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect([...list]).toEqual([3, 1, 2])
  })

  it('findLast searches from the end and returns undefined without a match', () => {
    expect(OldArray.of(1, 2, 3, 4).findLast((one) => one % 2 === 1)).toBe(3)
    expect(OldArray.of(1).findLast((one) => one > 1)).toBeUndefined()
  })

  it('toReversed and toSpliced return copies', () => {
    const list = OldArray.of(1, 2, 3)
    expect(list.toReversed()).toEqual([3, 2, 1])
    expect(list.toSpliced(1, 1, 7, 8)).toEqual([1, 7, 8, 3])
    expect(list.toSpliced(3, 1, 4)).toEqual([1, 2, 3, 4])
    expect([...list]).toEqual([1, 2, 3])
  })

  it('covers exactly the methods that the oldest browsers lack', () => {
    expect(Object.keys(POLYFILLS)).toEqual(['toSorted', 'toReversed', 'toSpliced', 'findLast'])
    for (const [name, method] of Object.entries(POLYFILLS))
      expect(Reflect.get(old, name)).toBe(method)
  })

  it('the methods are not enumerable', () => {
    expect(Object.keys(OldArray.of(7, 8))).toEqual(['0', '1'])
    for (const name in OldArray.of(7)) expect(name).toBe('0')
  })
})

it('a method that the browser has stays', () => {
  const { toSorted } = Array.prototype
  addMissingMethods()
  expect(Array.prototype.toSorted).toBe(toSorted)
  expect(toSorted).not.toBe(POLYFILLS.toSorted)
})

it('storage that a browser refuses or lacks is replaced by memory, other storage stays', () => {
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

it('an item without room lasts until the page is closed, replaces the stored one, and is reported once', () => {
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

it('a database whose access throws is undefined, another one stays', () => {
  const refused = Object.defineProperty({}, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  hideRefusedDatabase(refused)
  expect(Reflect.get(refused, 'indexedDB')).toBeUndefined()

  const working = { indexedDB: {} }
  const { indexedDB } = working
  hideRefusedDatabase(working)
  expect(working.indexedDB).toBe(indexedDB)
})

it('a channel that may not be opened is missing, another one stays', () => {
  const Refused = vi.fn(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const refused = { BroadcastChannel: Refused }
  hideRefusedChannel(refused)
  expect('BroadcastChannel' in refused).toBe(false)

  const working = { BroadcastChannel }
  hideRefusedChannel(working)
  expect(working.BroadcastChannel).toBe(BroadcastChannel)
})

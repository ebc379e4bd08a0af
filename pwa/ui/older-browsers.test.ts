import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NAMES = ['toSorted', 'findLast'] as const
const own = Object.getOwnPropertyDescriptors(Array.prototype)

describe('on a browser that lacks them', () => {
  beforeAll(async () => {
    for (const name of NAMES) Reflect.deleteProperty(Array.prototype, name)
    await import('./older-browsers.ts')
  })
  afterAll(() => {
    // oxlint-disable-next-line no-extend-native -- puts back what was there
    for (const name of NAMES) Object.defineProperty(Array.prototype, name, own[name])
  })

  it('toSorted gives a sorted copy and leaves the list alone', () => {
    const list = [3, 1, 2]
    expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(list).toEqual([3, 1, 2])
  })

  it('findLast finds from the end, or nothing', () => {
    expect([1, 2, 3, 4].findLast((one) => one % 2 === 1)).toBe(3)
    expect([1].findLast((one) => one > 1)).toBeUndefined()
  })

  it('neither shows up when a list is walked by its keys', () => {
    expect(Object.keys([7])).toEqual(['0'])
  })
})

import { describe, expect, test, vi } from 'vitest'
import { createPageLocks, replaceRefusedLocks } from './page-locks.ts'

describe('locks of one page', () => {
  test('work of one name waits for the one before, also when that fails', async () => {
    const locks = createPageLocks()
    const order: string[] = []
    let end = () => {}
    const first = locks.request('a', async () => {
      await new Promise<void>((resolve) => (end = resolve))
      order.push('first')
      throw new Error('failed')
    })
    const second = locks.request('a', {}, () => order.push('second'))
    await locks.request('b', () => order.push('other'))
    end()
    await expect(first).rejects.toThrow('failed')
    await second
    expect(order).toEqual(['other', 'first', 'second'])
  })

  test('work whose signal is aborted while it waits never starts', async () => {
    const locks = createPageLocks()
    const controller = new AbortController()
    const work = vi.fn()
    controller.abort()
    await expect(locks.request('a', { signal: controller.signal }, work)).rejects.toThrow(
      'No longer wanted.',
    )
    expect(work).not.toHaveBeenCalled()
    await expect(locks.request('a', () => 'next')).resolves.toBe('next')
  })
})

const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')

describe('navigator.locks', () => {
  const locksOf = (locks: unknown) => {
    const navigator = { locks }
    replaceRefusedLocks(navigator)
    return navigator.locks as LockManager
  }

  test('a browser without them has those of the page', async () => {
    await expect(locksOf(undefined).request('a', () => 'done')).resolves.toBe('done')
  })

  test('a browser that refuses them has those of the page', async () => {
    const locks = locksOf({
      request: () => Promise.reject(refusal()),
      query: () => Promise.reject(refusal()),
    })
    await expect(locks.request('a', () => 'done')).resolves.toBe('done')
    await expect(locks.query()).resolves.toEqual({ held: [], pending: [] })
  })

  test('an error of the work is thrown, and the work runs once', async () => {
    const request = (_name: string, _options: object, work: () => Promise<void>) => work()
    const work = vi.fn().mockRejectedValue(refusal())
    await expect(locksOf({ request }).request('a', work)).rejects.toThrow('insecure')
    expect(work).toHaveBeenCalledOnce()
  })

  test('a browser that has them keeps them', async () => {
    const request = vi.fn((_name: string, _options: object, work: () => unknown) =>
      Promise.resolve(work()),
    )
    const { signal } = new AbortController()
    const locks = locksOf({ request })
    await expect(locks.request('a', { signal }, () => 'done')).resolves.toBe('done')
    expect(request.mock.calls[0]?.slice(0, 2)).toEqual(['a', { signal }])
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import {
  createMessageUrl,
  readMessageUrl,
  retainMessageUrl,
  UNUSED_URLS_MAX,
} from './message-urls.ts'

afterEach(() => vi.restoreAllMocks())

test('revokes the URLs of files that were not shown for longest, and none that is shown', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const file = new Blob(['a picture'])
  const shown = createMessageUrl('shown', file)
  const release = retainMessageUrl('shown')
  const ids = Array.from({ length: UNUSED_URLS_MAX + 5 }, (_, index) => `message ${index}`)
  const urls = ids.map((id) => {
    const url = createMessageUrl(id, file)
    retainMessageUrl(id)()
    return url
  })

  expect(revoke.mock.calls.flat()).toEqual(urls.slice(0, 5))
  expect(readMessageUrl('shown')).toBe(shown)
  expect(readMessageUrl('message 0')).toBeUndefined()
  expect(createMessageUrl('message 9', file)).toBe(urls[9])
  release()
  expect(revoke).toHaveBeenCalledTimes(6)
})

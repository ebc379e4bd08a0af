import { expect, test, vi } from 'vitest'
import { keepPlaceOfKeptPage } from '#pwa/router.tsx'
import { createDevice } from '#testing/pwa/device.ts'

test('a page that the browser kept is shown where it was left, and a new one is left alone', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  keepPlaceOfKeptPage()
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  place.mockReturnValue(0)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(scroll).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 900 })
})

test('a page that the browser keeps ends its transactions, so that the next one can write', async () => {
  const { replica } = createDevice()
  await replica.setMeta('lastPullAt', 1)
  let isLeft = false
  const committing = replica.transaction('rw', replica.drafts, async () => {
    // oxlint-disable-next-line no-await-in-loop
    while (!isLeft) await replica.drafts.count()
  })
  vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementationOnce(() => {
    throw new DOMException('It is being committed.', 'InvalidStateError')
  })
  const writing = replica.transaction('rw', replica.meta, async () => {
    await replica.setMeta('lastPullAt', 2)
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    isLeft = true
  })
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
  await committing
  await expect(replica.setMeta('lastPullAt', 3)).rejects.toThrow(/abort|transaction/i)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await replica.getMeta('lastPullAt')).toBe(1)
})

import { expect, test, vi } from 'vitest'
import { keepPlaceOfKeptPage } from '#pwa/router.tsx'

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

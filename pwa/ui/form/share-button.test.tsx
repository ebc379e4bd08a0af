import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { ShareButton } from './share-button.tsx'

const LINK = `${location.origin}/t/1`

beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = () => {
  render(<ShareButton path="/t/1" title="Hang four doors" />)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}
const shownToasts = () => useToasts.getState().toasts.map(({ message }) => message)

test("shares the link by the phone's own dialog, and shows nothing when that is closed", async () => {
  const shared: unknown[] = []
  const dialog = vi.fn(async (data: unknown) => {
    shared.push(data)
    throw new DOMException('closed', 'AbortError')
  })
  vi.stubGlobal('navigator', { share: dialog })
  press()
  await waitUntil(() => expect(dialog.mock.settledResults[0]?.type).toBe('rejected'))
  expect(shared).toEqual([{ title: 'Hang four doors', url: LINK }])
  expect(shownToasts()).toEqual([])
})

test('copies the link where there is no dialog', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  press()
  await waitUntil(() => expect(shownToasts()).toEqual(['The link is copied. Paste it anywhere.']))
  expect(writeText).toHaveBeenCalledWith(LINK)
})

test('shows the link when it cannot be copied', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('not allowed')) },
  })
  press()
  await waitUntil(() => expect(shownToasts()).toEqual([`Copy this link: ${LINK}`]))
})

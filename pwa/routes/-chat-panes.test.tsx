import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { useElementSizes } from '#testing/pwa/element-sizes.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { conversationRow, messageRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()
useElementSizes()
afterEach(() => vi.restoreAllMocks())

const openOnDesktop = () =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('min-width'),
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as never,
  )

async function createPhone() {
  const device = await createClientDevice()
  const { replica, userId } = device
  const rows = ['Adeola', 'Sani'].map((username) =>
    conversationRow(userId, { other: userSummaryRow({ username }) }),
  )
  await replica.conversations.bulkPut(rows)
  await replica.messages.bulkPut(
    rows.map((row) =>
      messageRow(row._id, 1, row.other._id, { text: `I am ${row.other.username}` }),
    ),
  )
  return { device, others: rows.map(({ other }) => other._id) }
}

test('on a desktop a conversation is beside the list, in which it is the current one', async () => {
  openOnDesktop()
  const { device, others } = await createPhone()
  renderScreen(`/chat/${others[0]}`, device)
  const pane = within(await screen.findByRole('complementary', { name: 'Messages' }))
  const adeola = await pane.findByRole('link', { name: 'Adeola' })
  expect(adeola.getAttribute('aria-current')).toBe('page')
  expect(pane.getByRole('link', { name: 'Sani' }).hasAttribute('aria-current')).toBe(false)
  await screen.findByRole('heading', { level: 1, name: /Adeola/ })
  fireEvent.click(pane.getByRole('link', { name: 'Sani' }))
  const heading = await screen.findByRole('heading', { level: 1, name: /Sani/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getAllByRole('list', { name: 'Messages' })).toHaveLength(1)
})

test('on a desktop /messages says what the second pane is for', async () => {
  openOnDesktop()
  const { device } = await createPhone()
  renderScreen('/messages', device)
  await screen.findByText('Choose a conversation to read it here.')
  expect(screen.getAllByRole('list', { name: 'Messages' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('link', { name: 'Sani' }))
  const heading = await screen.findByRole('heading', { level: 1, name: /Sani/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('on a phone a conversation is alone', async () => {
  const { device, others } = await createPhone()
  renderScreen(`/chat/${others[0]}`, device)
  await screen.findByRole('heading', { level: 1, name: /Adeola/ })
  await waitFor(() => expect(screen.getByLabelText('Type a message')).toBeTruthy())
  expect(screen.queryByRole('complementary', { name: 'Messages' })).toBeNull()
})

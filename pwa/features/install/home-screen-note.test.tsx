import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { withRouter } from '#testing/pwa/router.tsx'
import { HomeScreenNote } from './home-screen-note.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  online.markReachable()
})

const title = 'Add Onise to your home screen first'
const renderAt = (path: string) => render(withRouter(path, <HomeScreenNote />))

test('shows the steps and the reason on an iPhone before the first queueable form', async () => {
  renderAt('/apply-task/1')
  await screen.findByText(title)
  screen.getByText(/erases what a site saved after 7 days/)
  screen.getByText(/Add to Home Screen/)
  screen.getByText(/sends nothing while it is closed/)
})

test('appears on a screen without a form only when the network is gone', async () => {
  const { unmount } = renderAt('/wallet')
  expect(screen.queryByText(title)).toBeNull()
  unmount()
  online.markUnreachable()
  renderAt('/wallet')
  await screen.findByText(title)
})

test('does not appear again after it was dismissed', async () => {
  const { unmount } = renderAt('/create-task')
  fireEvent.click(await screen.findByRole('button', { name: 'I understand' }))
  expect(screen.queryByText(title)).toBeNull()
  unmount()
  online.markUnreachable()
  renderAt('/create-task')
  expect(screen.queryByText(title)).toBeNull()
})

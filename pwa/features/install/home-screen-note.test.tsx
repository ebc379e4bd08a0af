import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { atPath } from '#pwa/ui/test-router.tsx'
import { HomeScreenNote } from './home-screen-note.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  online.heard()
})

const title = 'Add Onise to your home screen first'
const at = (path: string) => render(atPath(path, <HomeScreenNote />))

test('SYNC 1: before the first thing that may have to wait, an iPhone is told how and why', async () => {
  at('/apply-task/1')
  await screen.findByText(title)
  screen.getByText(/erases what a site keeps after 7 days/)
  screen.getByText(/Add to Home Screen/)
  screen.getByText(/sends nothing while it is closed/)
})

test('where nothing is written it waits until the signal is gone', async () => {
  const { unmount } = at('/wallet')
  expect(screen.queryByText(title)).toBeNull()
  unmount()
  online.missed()
  at('/wallet')
  await screen.findByText(title)
})

test('understood once, it is not said again', async () => {
  const { unmount } = at('/create-task')
  fireEvent.click(await screen.findByRole('button', { name: 'I understand' }))
  expect(screen.queryByText(title)).toBeNull()
  unmount()
  online.missed()
  at('/create-task')
  expect(screen.queryByText(title)).toBeNull()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countBytes } from '#pwa/service-worker/meter.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { NOON } from '#pwa/test/phone.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { openTask, taskerPhone } from '#pwa/test/tasker-phone.ts'
import { isSparing, setLite } from '#pwa/ui/sparing.ts'

readyForScreens()

const linksIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

/** The browser's own storage, as the phone at hand has it; jsdom has none. */
function storageThat(promises: boolean) {
  let isKept = false
  const persist = vi.fn(async () => (isKept = promises))
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    storage: {
      estimate: async () => ({ usage: 3_145_728, quota: 100_000_000 }),
      persisted: async () => isKept,
      persist,
    },
  })
  return persist
}

beforeEach(() => {
  indexedDB.deleteDatabase('onise-meter')
})
afterEach(() => {
  vi.unstubAllGlobals()
  setLite(false)
})

describe('Settings (SPEC 2)', () => {
  test('a professional finds Edit Profile, Create Pin and Update Pin', async () => {
    show('/settings', await taskerPhone())
    await screen.findByRole('region', { name: 'Your account' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
    expect(linksIn('Your account')).toEqual([
      ['Edit Profile', '/update-profile'],
      ['Create Pin', '/create-pin'],
      ['Update Pin', '/update-pin'],
    ])
  })

  test('Edit Profile is hidden for clients; their face opens the form for a picture (F37)', async () => {
    show('/settings', await clientPhone())
    await screen.findByRole('region', { name: 'Your account' })
    expect(linksIn('Your account')).toEqual([
      ['Change picture', '/update-profile'],
      ['Create Pin', '/create-pin'],
      ['Update Pin', '/update-pin'],
    ])
    expect(screen.getByText(/comes with a later version/)).toBeTruthy()
  })
})

describe('what it costs, and how to make it cost less', () => {
  test('bytes of today and this month, at a price that can be changed and is remembered', async () => {
    await countBytes(2 * 1024 * 1024, NOON)
    await countBytes(3 * 1024 * 1024, Date.parse('2026-03-01T09:00:00Z'))
    await countBytes(9 * 1024 * 1024, Date.parse('2026-02-27T09:00:00Z'))
    show('/settings', await taskerPhone())
    const data = await screen.findByRole('region', { name: 'Data and pictures' })
    await within(data).findByText('2 MB')
    expect(within(data).getByText('5 MB')).toBeTruthy()
    expect(within(data).getByText('₦0.90')).toBeTruthy()
    expect(within(data).getByText('₦2.25')).toBeTruthy()
    type('Price of 1 MB', '1.5')
    await within(data).findByText('₦7.50')
    expect(localStorage.getItem('naira-per-mb')).toBe('1.5')
  })

  test('lite mode: pictures of the list wait for a tap, and stay so after a reload', async () => {
    const phone = await taskerPhone({ feed: [openTask({ taskImage: '/api/files/wall.webp' })] })
    const settings = show('/settings', phone)
    fireEvent.click(await screen.findByRole('switch', { name: 'Lite mode' }))
    expect(isSparing()).toBe(true)
    expect(localStorage.getItem('lite')).toBe('on')
    settings.unmount()
    const { container } = show('/all-task', phone)
    await screen.findByRole('button', { name: /Tap to load/ })
    expect(container.querySelector('img[src="/api/files/wall.webp"]')).toBeNull()
    press(/Tap to load/)
    expect(container.querySelector('img[src="/api/files/wall.webp"]')).not.toBeNull()
  })
})

describe('what this phone keeps (SYNC 1, storage)', () => {
  test('how much, how many todos, what is unsent, and whether the browser protects it', async () => {
    const persist = storageThat(true)
    show('/settings', await taskerPhone({ feed: [openTask(), openTask()], seen: [openTask()] }))
    const storage = await screen.findByRole('region', { name: 'On this device' })
    await within(storage).findByText('3 MB')
    await within(storage).findByText('3')
    within(storage).getByText('Everything is sent')
    within(storage).getByText('Not protected')
    press('Ask to protect it')
    await within(storage).findByText('Protected')
    expect(persist).toHaveBeenCalledTimes(1)
  })

  test('a browser that says no is quoted, not glossed over', async () => {
    storageThat(false)
    show('/settings', await taskerPhone())
    await screen.findByText('Not protected')
    press('Ask to protect it')
    await screen.findByText(/The browser said no for now/)
  })

  test('a browser that makes no promises is said to make none', async () => {
    show('/settings', await taskerPhone())
    await screen.findByText(/cannot promise to keep/)
    await waitFor(() => expect(screen.getAllByText('This browser does not tell')).toHaveLength(1))
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setAppearance, showAppearance } from '#pwa/features/device/theme.ts'
import { isDataSaverOn, setLite } from '#pwa/ui/browser/data-saver.ts'
import { countBytes } from '#pwa/usage/meter.ts'
import { newId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { phoneUserRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { openTask, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

/** Without what is hidden from screen readers. */
function nameOf(link: HTMLElement) {
  const copy = link.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent
}

const linksIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => [nameOf(link), link.getAttribute('href')])

/** Stubs `navigator.storage`, which jsdom lacks. `isGranted`: the result of a request for persistence. */
function stubStorage(isGranted: boolean) {
  let isPersisted = false
  const persist = vi.fn(async () => (isPersisted = isGranted))
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    storage: {
      estimate: async () => ({ usage: 3_145_728, quota: 100_000_000 }),
      persisted: async () => isPersisted,
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

describe('account', () => {
  test('a professional has Edit Profile, Create Pin and Update Pin', async () => {
    renderScreen('/settings', await createTaskerDevice())
    await screen.findByRole('link', { name: 'Phone number' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
    expect(linksIn('Your account')).toEqual([
      ['Edit Profile', '/update-profile'],
      ['Pictures of my work', '/my-work'],
      ['Create Pin', '/create-pin'],
      ['Update Pin', '/update-pin'],
      ['Phone number', '/phone-number'],
      ['Proof of identity', '/verify'],
      ['Change password', '/change-password'],
      ['Where you are logged in', '/sessions'],
      ['A copy of my data', '/export-data'],
      ['Close my account', '/close-account'],
    ])
  })

  test('a client has no Edit Profile; the avatar links to the form for the picture', async () => {
    renderScreen('/settings', await createClientDevice())
    await screen.findByRole('link', { name: 'Phone number' })
    expect(linksIn('Your account')).toEqual([
      ['Change picture', '/update-profile'],
      ['Create Pin', '/create-pin'],
      ['Update Pin', '/update-pin'],
      ['Phone number', '/phone-number'],
      ['Proof of identity', '/verify'],
      ['Change password', '/change-password'],
      ['Where you are logged in', '/sessions'],
      ['A copy of my data', '/export-data'],
      ['Close my account', '/close-account'],
    ])
    expect(await screen.findByText(/always told about your money/)).toBeTruthy()
  })
})

describe('an account with a phone number', () => {
  test('leads to an e-mail that can be added', async () => {
    renderScreen('/settings', await createClientDevice({ user: phoneUserRow() }))
    const link = await screen.findByRole('link', { name: 'E-mail' })
    expect(link.getAttribute('href')).toBe('/verify-email')
  })

  test('shows the number, also where the e-mail would be', async () => {
    renderScreen('/settings', await createClientDevice({ user: phoneUserRow() }))
    expect(await screen.findAllByText('0803 123 4567')).toHaveLength(2)
  })

  test('without one, none can be added where no message reaches it', async () => {
    const responses = { 'GET /api/user/phone-channels': () => [200, { channels: [] }] }
    const device = await createClientDevice({ responses: responses as never })
    renderScreen('/settings', device)
    await screen.findByRole('region', { name: 'Your account' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Phone number' })).toBe(null))
  })
})

describe('data and pictures', () => {
  test('shows the data of today and this month, and its cost at a price that is stored', async () => {
    await countBytes(2 * 1024 * 1024, TEST_NOW)
    await countBytes(3 * 1024 * 1024, Date.parse('2026-03-01T09:00:00Z'))
    await countBytes(9 * 1024 * 1024, Date.parse('2026-02-27T09:00:00Z'))
    renderScreen('/settings', await createTaskerDevice())
    const data = await screen.findByRole('region', { name: 'Data and pictures' })
    await within(data).findByText('2 MB')
    expect(within(data).getByText('5 MB')).toBeTruthy()
    expect(within(data).getByText('₦0.90')).toBeTruthy()
    expect(within(data).getByText('₦2.25')).toBeTruthy()
    type('Price of 1 MB', '1.5')
    await within(data).findByText('₦7.50')
    expect(localStorage.getItem('naira-per-mb')).toBe('1.5')
  })

  test('lite mode loads pictures on tap, also after a reload', async () => {
    const device = await createTaskerDevice({
      feed: [openTask({ taskImage: '/api/files/wall.webp' })],
    })
    const settings = renderScreen('/settings', device)
    fireEvent.click(await screen.findByRole('switch', { name: 'Lite mode' }))
    expect(isDataSaverOn()).toBe(true)
    expect(localStorage.getItem('lite')).toBe('on')
    settings.unmount()
    const { container } = renderScreen('/all-task', device)
    await screen.findByRole('button', { name: /Tap to load/ })
    expect(container.querySelector('img[src="/api/files/wall.webp"]')).toBeNull()
    press(/Tap to load/)
    expect(container.querySelector('img[src="/api/files/wall.webp"]')).not.toBeNull()
  })
})

describe('appearance', () => {
  const bar = () => document.head.querySelector('meta[name="theme-color"]')?.getAttribute('content')
  const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
  afterEach(() => setAppearance('system'))

  test('is that of the device until one is chosen, which the next start shows at once', async () => {
    renderScreen('/settings', await createTaskerDevice())
    const system = await screen.findByRole<HTMLInputElement>('radio', { name: 'Automatic' })
    expect(system.checked).toBe(true)
    const { dataset } = document.documentElement
    await choose('Dark')
    expect([dataset['theme'], bar(), localStorage.getItem('theme')]).toEqual([
      'dark',
      '#101612',
      'dark',
    ])
    delete dataset['theme']
    showAppearance()
    expect(dataset['theme']).toBe('dark')
    await choose('Automatic')
    expect([dataset['theme'], localStorage.getItem('theme')]).toEqual([undefined, null])
  })

  test('shows the stored choice', async () => {
    setAppearance('light')
    renderScreen('/settings', await createTaskerDevice())
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Light' })).checked).toBe(
      true,
    )
  })
})

describe('storage', () => {
  test('shows the used space, the stored todos and unsent entries, and can be protected', async () => {
    const persist = stubStorage(true)
    renderScreen(
      '/settings',
      await createTaskerDevice({ feed: [openTask(), openTask()], browsed: [openTask()] }),
    )
    const storage = await screen.findByRole('region', { name: 'On this device' })
    await within(storage).findByText('3 MB')
    await within(storage).findByText('3')
    within(storage).getByText('Everything is sent')
    within(storage).getByText('Not protected')
    press('Protect it')
    await within(storage).findByText('Protected')
    expect(persist).toHaveBeenCalledTimes(1)
  })

  test('clears what can be loaded again, and nothing of the user', async () => {
    const device = await createTaskerDevice({ feed: [openTask()], browsed: [openTask()] })
    const { replica } = device
    const { email: _email, trade: _trade, isEmailProven: _isProven, ...profile } = device.user
    await replica.profiles.put({ ...profile, reviews: [] })
    await replica.drafts.put({ key: 'a', fields: {}, entryKey: null, isTouched: true })
    renderScreen('/settings', device)
    await screen.findByRole('button', { name: 'Clear saved data' })
    press('Clear saved data')
    await waitFor(async () =>
      expect([await replica.browsed.count(), await replica.profiles.count()]).toEqual([0, 0]),
    )
    const left = [replica.feed.count(), replica.me.count(), replica.drafts.count()]
    expect(await Promise.all(left)).toEqual([1, 1, 1])
  })

  test('shows that the browser has refused protection', async () => {
    stubStorage(false)
    renderScreen('/settings', await createTaskerDevice())
    await screen.findByText('Not protected')
    press('Protect it')
    await screen.findByText(/The browser does not allow it now/)
  })

  test('shows what a browser without storage APIs cannot do', async () => {
    renderScreen('/settings', await createTaskerDevice())
    await screen.findByText(/cannot protect what Onise saves/)
    await waitFor(() => expect(screen.getAllByText('Not shown by this browser')).toHaveLength(1))
  })
})

describe('your reports', () => {
  const own = () => screen.findByRole('region', { name: 'Your reports' })
  const reportRow = (fields: object) => ({
    _id: newId('report'),
    target: 'user',
    targetId: newId('user'),
    reason: 'scam',
    words: '',
    createdAt: '2026-03-02T10:00:00.000Z',
    status: 'open',
    decidedAt: null,
    ...fields,
  })
  const open = async (reports: object[]) =>
    renderScreen(
      '/settings',
      await createClientDevice({
        responses: { 'GET /api/user/reports': () => [200, { reports }] },
      }),
    )

  test('say what was reported, when, and what was decided', async () => {
    const decidedAt = '2026-03-04T10:00:00.000Z'
    const decided = reportRow({ target: 'message', reason: 'abuse', status: 'upheld', decidedAt })
    await open([decided, reportRow({})])
    const [message, person] = await within(await own()).findAllByRole('listitem')
    expect(message?.textContent).toBe(
      'A messageInsults or threatensReported 2 March, decided 4 MarchWe have acted',
    )
    expect(person?.textContent).toContain('We are looking')
  })

  test('are none at first', async () => {
    await open([])
    await within(await own()).findByText('You have reported nothing.')
  })

  test('need a network', async () => {
    renderScreen('/settings', await createClientDevice())
    await within(await own()).findByText(/^Onise cannot be reached/)
    within(await own()).getByRole('button', { name: 'Try again' })
  })
})

describe('language', () => {
  afterEach(() => localStorage.removeItem('language'))

  test('another language is stored on this device, and the page opens again in it', async () => {
    const reload = vi.fn()
    const device = await createTaskerDevice()
    renderScreen('/settings', device)
    const section = within(await screen.findByRole('region', { name: 'Language' }))
    expect(section.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true)
    vi.stubGlobal('location', { ...location, reload })
    fireEvent.click(section.getByRole('radio', { name: /^Hausa/ }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(localStorage.getItem('language')).toBe('ha')
    // For emails and pushes, as soon as there is a network.
    expect(await device.replica.outbox.toArray()).toMatchObject([
      { command: 'notices.set', input: { language: 'ha' } },
    ])
  })
})

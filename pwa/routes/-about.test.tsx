import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { replaceFigures } from '#schema/domain/about.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'

setUpScreens()
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('matchMedia', () => ({ matches: true }) as MediaQueryList)
  return () => vi.unstubAllGlobals()
})

test('the About page has its sections, four cards and four counters in order', async () => {
  renderScreen('/about', createDevice())
  await screen.findByRole('heading', { level: 1, name: 'Redefining service connections' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 5)).toEqual([
    'Our Mission',
    'Our Vision',
    'Our Commitment',
    'What Sets Us Apart',
    'Onise in figures',
  ])
  const apart = screen.getByRole('region', { name: 'What Sets Us Apart' })
  const cards = within(apart).getAllByRole('heading', { level: 3 })
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Flexible',
    'Affordable',
    'Safe and Secure',
    'All-in-one',
  ])
  const figures = screen.getByRole('region', { name: 'Onise in figures' })
  expect(
    within(figures)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,500+', '500+', '10,000+', '2,500+'])
  // The worker finds them in the prerendered page.
  const changed = replaceFigures(figures.innerHTML, {
    services: 1,
    vendors: 2,
    customers: 3,
    jobs: 4,
  })
  expect(changed.match(/\d+\+(?=<)/g)).toEqual(['1+', '2+', '3+', '4+'])
  expect(screen.getAllByRole('link', { name: 'Get Started' })[0]?.getAttribute('href')).toBe(
    '/account-type',
  )
})

test('the username of a signed-in client leads to the dashboard', async () => {
  renderScreen('/about', await createClientDevice())
  const account = await screen.findByRole('navigation', { name: 'Your account' })
  const link = await within(account).findByRole('link')
  expect(link.getAttribute('href')).toBe('/client-dashboard')
})

test('Log in and Register lead to their own pages in another tab, and without JavaScript', async () => {
  const device = createDevice({ transport: scriptedTransport().transport })
  await logOut(device.auth, 'keep')
  const view = renderScreen('/about', device)
  const account = within(await screen.findByRole('navigation', { name: 'Your account' }))
  const login = await account.findByRole('link', { name: 'Log in' })
  const register = account.getByRole('link', { name: 'Register' })
  expect([login, register].map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/register',
  ])
  // jsdom cannot open a tab; the app leaves such a click to the browser.
  expect(fireEvent.click(login, { ctrlKey: true })).toBe(true)
  expect(view.router.state.location.href).toBe('/about')
})

import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guardTranslatedPage } from '#pwa/ui/browser/translated-page.ts'
import { prepareScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { staleWords, translatePage } from '#testing/pwa/translate-page.ts'
import { addressOf, createVisitors, setNetwork } from '#testing/pwa/visitors.ts'
import { ROUTE_TABLE } from './-route-table.ts'
import { messages } from './-shell/error-messages.ts'

setUpScreens()
beforeEach(() => guardTranslatedPage(document))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return () => vi.unstubAllGlobals()
})

let phones: Awaited<ReturnType<typeof createVisitors>>
beforeAll(async () => {
  phones = await createVisitors()
})

/** One of each layout: the guard is that of the document, and screens of one layout differ by their words alone. */
const ADDRESSES = [
  '/',
  '/profile/{other}',
  '/update-profile',
  '/all-task',
  '/single-task/{open}',
  '/submit-task/{started}',
  '/create-task',
  '/proposals/{open}',
  '/client-review/{completed}',
  '/chat/{other}',
  '/fund-wallet',
  '/settings',
  '/admin-users',
  '/admin/settings',
]

const VISITS = ROUTE_TABLE.filter(({ address }) => ADDRESSES.includes(address)).map(
  ({ address, user }) => ({ address, visitor: user }),
)

test('each of these addresses is a screen', () => {
  expect(VISITS).toHaveLength(ADDRESSES.length)
})

const elementsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Leaves the session or the document. */
const LEAVES = /log out|reload|download/i

function fillIn(field: HTMLElement): void {
  // A language is loaded after this file has ended, and then its words are those of the next ones.
  if (field.getAttribute('name') === 'language') return
  if (field instanceof HTMLSelectElement) {
    fireEvent.change(field, { target: { value: field.options[1]?.value ?? '' } })
    return
  }
  const type = field.getAttribute('type')
  if (type === 'checkbox' || type === 'radio') fireEvent.click(field)
  else if (type !== 'file') fireEvent.change(field, { target: { value: '12' } })
}

/** What a user does on a screen, each in a page that is translated again. */
const STEPS: Record<string, () => void> = {
  'sends the empty form': () => elementsOf('form').forEach((form) => fireEvent.submit(form)),
  'fills in the fields': () => elementsOf('input, select, textarea').forEach(fillIn),
  'sends the form': () => elementsOf('form').forEach((form) => fireEvent.submit(form)),
  'loses the network': () => setNetwork(false),
  'has the network again': () => setNetwork(true),
  'presses each button': () => {
    for (const button of elementsOf('main button[type=button]'))
      if (button.isConnected && !LEAVES.test(button.textContent)) {
        translatePage()
        fireEvent.click(button)
      }
  },
}

test.each(VISITS)(
  '$address has its new words when it is translated',
  async ({ address, visitor }) => {
    const { auth, other } = phones[visitor]
    setNetwork(true)
    const { router, show } = prepareScreen(addressOf(address, other), { auth })
    await router.load()
    const { unmount } = show()
    await waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBeTruthy()
      const { textContent } = document.querySelector('.page-body') ?? document.body
      expect(textContent).not.toMatch(/^(?:Loading.*)?$/)
    })
    const translations = translatePage()
    const faults: Record<string, string[]> = {}
    for (const [step, run] of Object.entries(STEPS)) {
      await act(async () => run())
      if (document.body.textContent.includes(messages.title)) faults[step] = [messages.title]
      const stale = staleWords(translations)
      if (stale.length > 0) faults[step] = stale
      translations.push(...translatePage())
    }
    unmount()
    expect(faults).toEqual({})
  },
)

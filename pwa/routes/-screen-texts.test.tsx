import { waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prepareScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { addressOf, createVisitors, setNetwork } from '#testing/pwa/visitors.ts'
import { SCREEN_TEXTS } from './-screen-texts.ts'

setUpScreens()
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

const ROWS = SCREEN_TEXTS.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [address = '', visitor = '', texts = ''] = line.split('|').map((cell) => cell.trim())
    return { address, visitor: visitor as keyof typeof phones, texts: texts.split('; ') }
  })

/** What can be read: of whole elements and their parts, and the names of fields and pictures. */
function readTexts(): Set<string> {
  const elements = [...document.querySelectorAll('*')]
  const parts = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
  )
  const names = ['placeholder', 'aria-label'].flatMap((name) =>
    elements.map((element) => element.getAttribute(name) ?? ''),
  )
  const whole = elements.map(({ textContent }) => textContent)
  return new Set([...parts, ...names, ...whole].map((text) => text.trim()))
}

test('pictures change every 2 or 3 seconds', async () => {
  const intervals = async (path: string) => {
    const { router, show } = prepareScreen(path, phones['signed out'])
    await router.load()
    const { container, unmount } = show()
    const found = await waitFor(() => {
      const elements = [...container.querySelectorAll<HTMLElement>('[data-interval]')]
      expect(elements).not.toEqual([])
      return elements.map(({ dataset }) => dataset['interval'])
    })
    unmount()
    return found
  }
  // Hero, categories, About section; hero of the About page.
  expect(await intervals('/')).toEqual(['2000', '3000', '3000'])
  expect(await intervals('/about')).toEqual(['2000'])
})

test.each(ROWS)('$address as $visitor', async ({ address, visitor, texts }) => {
  const { auth, other } = phones[visitor]
  setNetwork(true)
  const { show } = prepareScreen(addressOf(address, other), { auth })
  show()
  const missing = () => {
    const shown = readTexts()
    return texts.filter((text) => !shown.has(text))
  }
  await waitFor(() => expect(missing()).toEqual([]))
})

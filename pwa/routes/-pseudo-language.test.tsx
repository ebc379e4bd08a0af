import { waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Replica } from '#pwa/replica/database.ts'
import { LANGUAGE_NAMES } from '#schema/domain/languages.ts'
import { translateWith } from '#schema/domain/localize.ts'
import { TASK_STATUS_LABELS } from '#schema/domain/messages/task-statuses.ts'
import { PROJECT_TYPES } from '#schema/domain/task.ts'
import { TRADES } from '#schema/domain/trades.ts'
import { prepareScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { addressOf, createVisitors, setNetwork } from '#testing/pwa/visitors.ts'
import { ROUTE_TABLE, type RouteRow } from './-route-table.ts'

// Every module is loaded before the language, as those of the first script are on a phone: a copy that one of them made
// of a text stays English (docs/languages.md#how-a-language-is-shown).
import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx', '!../main.tsx', '!../features/admin/**'], {
  eager: true,
})

setUpScreens()

/** Properties that no user reads. */
const CODES = new Set(['icon', 'path', 'id', 'href'])
const restores: (() => void)[] = []

const wrap = (text: string) => `⟦${text}${'~'.repeat(text.length * 0.4)}⟧`

function wrapValue(value: unknown): unknown {
  if (typeof value === 'string') return value && wrap(value)
  if (Array.isArray(value)) return value.map(wrapValue)
  if (typeof value !== 'function') return value
  const compose = value as (...args: unknown[]) => unknown
  return (...args: unknown[]) => wrapValue(compose(...args))
}

/** Texts in a language that is 40 % longer than English, and whose every text can be recognised. */
function wrapTexts(texts: object): void {
  for (const [key, value] of Object.entries(texts)) {
    if (CODES.has(key)) continue
    if (typeof value === 'object' && value !== null) wrapTexts(value)
    else {
      restores.push(() => Reflect.set(texts, key, value))
      Reflect.set(texts, key, wrapValue(value))
    }
  }
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
const readStrings = async ({ tables }: Replica) =>
  stringsIn(await Promise.all(tables.map((table) => table.toArray())))

/** What is stored of closed lists is shown in words, and so are codes; parts of titles are in an index. */
const LISTS = new Set<string>([
  ...Object.entries(TRADES).flat(2),
  ...PROJECT_TYPES,
  ...Object.values(TASK_STATUS_LABELS),
])
const isWritten = (text: string) => text.length > 3 && !LISTS.has(text) && !/^[a-z-]+$/.test(text)

/** The same in each language. */
const NAMES = [...stringsIn(LANGUAGE_NAMES), 'GTBank', 'Not here.', 'Onise', 'Bu', 'Ad', 'AM', 'PM']

let phones: Awaited<ReturnType<typeof createVisitors>>
/** What the phones have of users, and names: the longest first. */
let data: string[]

beforeAll(async () => {
  phones = await createVisitors()
  const replicas = Object.values(phones).flatMap(({ auth }) => auth.session?.replica ?? [])
  const rows = (await Promise.all(replicas.map(readStrings))).flat()
  data = [...new Set([...rows.filter(isWritten), ...NAMES])].toSorted(
    (one, other) => other.length - one.length,
  )
  translateWith((_, texts) => wrapTexts(texts))
})
afterAll(() => {
  translateWith(() => {})
  for (const restore of restores.toReversed()) restore()
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return () => vi.unstubAllGlobals()
})

/** Texts and names of elements, without what is only for styles, and without initials. */
function readTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.matches('script, style, .avatar'),
  )
  const texts = elements.flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  )
  const names = ['placeholder', 'aria-label', 'title', 'alt'].flatMap((name) =>
    elements.map((element) => element.getAttribute(name) ?? ''),
  )
  return [...texts, ...names]
}

function hasEnglish(text: string): boolean {
  let rest = text
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  for (const each of data) rest = rest.replaceAll(each, ' ')
  return /[a-z]{2}/i.test(rest)
}

/** Who sees the screen at this address; administrators have English alone. */
function visitorOf({ user, outcomes }: RouteRow) {
  if (user === 'admin') return null
  return outcomes[user].startsWith('→') ? null : user
}

const VISITS = ROUTE_TABLE.flatMap((row) => {
  const visitor = visitorOf(row)
  const isSame = row.address.split('{')[0] !== row.address.toLowerCase().split('{')[0]
  return visitor && !isSame ? [{ address: row.address, visitor }] : []
})

test.each(VISITS)(
  '$address has no English that is not data when another language is shown',
  async ({ address, visitor }) => {
    const { auth, other } = phones[visitor]
    setNetwork(true)
    const { router, show } = prepareScreen(addressOf(address, other), { auth })
    await router.load()
    const { unmount } = show()
    await waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBeTruthy()
      const { textContent } = document.querySelector('.page-body') ?? document.body
      expect(textContent).not.toMatch(/^(?:⟦Loading.*)?$/)
    })
    const english = readTexts().filter(hasEnglish)
    unmount()
    expect(english).toEqual([])
  },
)

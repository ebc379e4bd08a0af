// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { EARLY_ASK, type AskedEarly } from '#schema/contract/early-ask.ts'
import { forgetEarly, withEarly } from './asked-early.ts'

const HOME = 'https://onise.test'
const LIST = '/api/user/all-tasks'
const ME = '/api/user/dashboard'
const AS_ME = { authorization: 'Bearer mine', 'x-client': 'build/1' }

afterEach(() => {
  globalThis.askedEarly = undefined
})

type Around = { path?: string; token?: string | null; hasWorker?: boolean }

/** A document in which the early script has just run; `asked` is what it asked. */
function documentAt({ path = '/all-task', token = 'mine', hasWorker = false }: Around = {}) {
  const asked: { path: string; headers: Record<string, string> }[] = []
  const page = {
    document: {
      currentScript: { dataset: { at: '/all-task', ask: `${ME} ${LIST}`, client: 'build/1' } },
    },
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    location: { pathname: path },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    self: {} as { askedEarly?: AskedEarly },
    fetch: async (to: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ path: to, headers })
      return new Response(`early ${to}`)
    },
  }
  // oxlint-disable-next-line no-new-func -- it is run as a page runs it, with this as its world
  new Function(...Object.keys(page), EARLY_ASK)(...Object.values(page))
  return { asked, early: page.self.askedEarly }
}

describe('what the document asks before the app has come', () => {
  test('is the first list and whose it is, as the person signed in here', () => {
    const { asked } = documentAt()
    expect(asked).toEqual([
      { path: ME, headers: AS_ME },
      { path: LIST, headers: AS_ME },
    ])
  })

  test.each([
    ['on another screen', { path: '/wallet' }],
    ['for nobody', { token: null }],
    ['where the app is installed and knows a version to ask with (SYNC 1)', { hasWorker: true }],
  ])('is nothing %s', (_, around) => {
    expect(documentAt(around)).toEqual({ asked: [], early: undefined })
  })

  test('its text can stand in a page', () => {
    expect(EARLY_ASK).not.toMatch(/<\/|<!--/)
  })
})

/** A phone that takes up what was asked early; `asked` is what it asks besides. */
function phone(answer?: Promise<Response>) {
  const { early } = documentAt()
  if (answer && early) for (const [path, each] of early) early.set(path, { ...each, answer })
  globalThis.askedEarly = early
  const asked: string[] = []
  const transport = withEarly(async ({ url }) => {
    asked.push(new URL(url).pathname)
    return new Response('asked anew')
  })
  return {
    asked,
    ask: async (path: string, headers: Record<string, string> = AS_ME, method = 'GET') => {
      const request = new Request(HOME + path, { method, headers })
      return (await transport(request, new AbortController().signal)).text()
    },
  }
}

describe('an early answer', () => {
  test('is given once, without another request; the same question again is asked', async () => {
    const { ask, asked } = phone()
    expect([await ask(LIST), asked]).toEqual([`early ${LIST}`, []])
    expect([await ask(LIST), asked]).toEqual(['asked anew', [LIST]])
    expect(await ask(ME)).toBe(`early ${ME}`)
  })

  test.each([
    ['another person (F12)', { ...AS_ME, authorization: 'Bearer theirs' }],
    ['nobody', { 'x-client': 'build/1' }],
    ['another build', { ...AS_ME, 'x-client': 'newer/1' }],
    ['whoever has a version already', { ...AS_ME, 'if-none-match': 'W/"7"' }],
  ])('is not for %s, and for nobody after that', async (_, headers) => {
    const { ask } = phone()
    expect(await ask(LIST, headers)).toBe('asked anew')
    expect(await ask(LIST)).toBe('asked anew')
  })

  test('is not for another page of the list', async () => {
    const { ask } = phone()
    expect(await ask(`${LIST}?cursor=x`)).toBe('asked anew')
  })

  test('is too old once something was said, or this phone has heard more since', async () => {
    const afterSaying = phone()
    await afterSaying.ask('/api/client/create-task', AS_ME, 'POST')
    expect(await afterSaying.ask(LIST)).toBe('asked anew')
    const afterHearing = phone()
    forgetEarly()
    expect(await afterHearing.ask(LIST)).toBe('asked anew')
  })

  test('that did not come is asked for anew', async () => {
    const lost = Promise.reject(new TypeError('Failed to fetch'))
    lost.catch(() => {})
    const { ask, asked } = phone(lost)
    expect([await ask(LIST), asked]).toEqual(['asked anew', [LIST]])
  })
})

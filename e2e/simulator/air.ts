import type { Transport } from '#pwa/api/call.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import { sendingOf, type Count, type Sending, type Server, type Told } from './server.ts'
import type { Stillness } from './stillness.ts'

/** What a phone's signal is like for a while. */
export type Weather = keyof typeof CLIMATE
type Fate =
  | 'clear'
  | 'request lost'
  | 'request swallowed'
  | 'request late'
  | 'answer lost'
  | 'answer swallowed'
  | 'answer torn'
  | 'request doubled'
  | 'captive portal'
  | 'gateway down'
  | 'server busy'
  | 'too many requests'
  | 'app too old'

const FOUL: Partial<Record<Fate, number>> = {
  'request lost': 10,
  'request swallowed': 3,
  'request late': 5,
  'answer lost': 14,
  'answer swallowed': 5,
  'answer torn': 3,
  'request doubled': 12,
  'captive portal': 3,
  'gateway down': 4,
  'server busy': 4,
  'too many requests': 2,
  'app too old': 0.3,
}
const CLIMATE = {
  clear: { clear: 1 },
  fair: { ...FOUL, clear: 240 },
  foul: { ...FOUL, clear: 50 },
  none: { 'request lost': 3, 'request swallowed': 1 },
  portal: { 'captive portal': 1 },
} satisfies Record<string, Partial<Record<Fate, number>>>

const json = (status: number, body: object, headers: Record<string, string> = {}): Told => ({
  status,
  headers: [['content-type', 'application/json'], ...Object.entries(headers)],
  body: new TextEncoder().encode(JSON.stringify(body)),
})
const html = (status: number, text: string): Told => ({
  status,
  headers: [['content-type', 'text/html']],
  body: new TextEncoder().encode(`<html>${text}</html>`),
})
/** Ids are new each time a story is told. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What others say in the server's stead. */
const OTHERS: Partial<Record<Fate, Told>> = {
  'captive portal': html(200, 'Buy data'),
  'gateway down': html(502, 'Bad gateway'),
  'server busy': json(503, { error: 'Busy.', code: 'unavailable' }, { 'retry-after': '3' }),
  'too many requests': json(
    429,
    { error: 'Wait.', code: 'too_many_tries' },
    { 'retry-after': '2' },
  ),
  'app too old': json(426, { error: 'Update.', code: 'client_too_old' }),
}

function responseFrom({ status, headers, body }: Told): Response {
  const empty = status === 204 || status === 304
  return new Response(empty ? null : Uint8Array.from(body), { status, headers })
}

/** SYNC 1: how long the phone waits for an answer. */
const patienceFor = (method: string) => (method === 'GET' ? 10_000 : 15_000)

/** Whoever speaks: a tab, which may die while it waits. */
export type Speaker = {
  name: string
  weather: () => Weather
  /** Up to how many changes the server's pages carry; null for as many as are asked for. */
  pages: () => number | null
  step: () => void
  isAlive: () => boolean
  whenDead: (tell: () => void) => void
}
export class PhoneIsOff extends Error {
  override readonly name = 'PhoneIsOff'
}

type Made = {
  server: Server
  clock: Clock
  dice: Dice
  stillness: Stillness
  count: Count
  note: (words: string) => void
}
export type Air = ReturnType<typeof newAir>

/** The air between the phones and the server: what the seed wills, happens to what is sent through it. */
export function newAir({ server, clock, dice, stillness, count, note }: Made) {
  /** What the server was asked, for the story that a seed tells. */
  const heard: string[] = []
  let sent = 0
  /** When a key was last told no, and keys of which a copy on its way by then was told yes. */
  const noes = new Map<string, number>()
  const afterAll = new Set<string>()
  /** What stories got to, so that a table shows that they got there. */
  const answers: Record<string, number> = {}
  function met(method: string, path: string, { status }: Told) {
    const isPart = method === 'PUT' && path.includes('/uploads/') && status === 200
    const names = [`answered ${status}`, ...(isPart ? ['part of a large file'] : [])]
    for (const name of names) answers[name] = (answers[name] ?? 0) + 1
  }

  function shortened(sending: Sending, pages: number | null): Sending {
    const url = new URL(sending.url)
    if (pages === null || url.pathname !== '/api/sync') return sending
    count('small page')
    url.searchParams.set('l', String(dice.between(1, pages)))
    return { ...sending, url: url.href }
  }

  /** Reaches the server after a while; what it answers is told whenever it has answered. */
  function arrive(sending: Sending, after: number, tell: (told: Told) => void) {
    const { method } = sending
    const { pathname, search } = new URL(sending.url)
    const n = ++sent
    const sentAt = clock.now()
    const key = new Headers(sending.headers).get('idempotency-key') ?? ''
    const what = `${method} ${pathname}${search} (${n})`
    clock.later(after, `${what} arrives`, () => {
      void server.answer(sending).then((told) => {
        note(`${what} is answered ${told.status}`)
        met(method, pathname, told)
        if (told.status >= 400 && told.status < 500) noes.set(key, clock.now())
        else if (sentAt <= (noes.get(key) ?? -1)) afterAll.add(key)
        heard.push(`${clock.now()} ${method} ${pathname.replace(ID, 'id')} ${told.status}`)
        tell(told)
      })
    })
  }

  const via = (speaker: Speaker): Transport => {
    return async (request) => {
      const sending = shortened(
        await stillness.busy(() => sendingOf(request as Request)),
        speaker.pages(),
      )
      speaker.step()
      const weather = speaker.weather()
      const fate = dice.weigh<Fate>(CLIMATE[weather])
      note(`${speaker.name} ${sending.method} ${new URL(sending.url).pathname}: ${fate}`)
      if (fate !== 'clear') count(fate)
      const isSlow = weather !== 'clear' && dice.chance(0.15)
      const lag = () => (isSlow ? dice.between(500, 6000) : dice.between(30, 400))
      const patience = patienceFor(sending.method)

      return new Promise<Response>((resolve, reject) => {
        speaker.whenDead(() => reject(new PhoneIsOff()))
        const give = (told: Told) =>
          void clock.later(lag(), 'an answer', () => resolve(responseFrom(told)))
        const cut = () => reject(new TypeError('Failed to fetch'))
        const giveUp = () => reject(new DOMException('no answer in time', 'AbortError'))
        clock.later(patience, 'patience ends', giveUp)
        const stranger = OTHERS[fate]
        if (stranger) return give(stranger)
        switch (fate) {
          case 'request lost':
            return void clock.later(lag(), 'a cut', cut)
          case 'request swallowed':
            return
          case 'request late':
            return arrive(sending, dice.between(5000, 60_000), give)
          case 'answer lost':
            return arrive(sending, lag(), () => void clock.later(lag(), 'a cut', cut))
          case 'answer swallowed':
            return arrive(sending, lag(), () => {})
          case 'answer torn':
            return arrive(sending, lag(), (told) =>
              give({ ...told, body: told.body.slice(0, told.body.length / 2) }),
            )
          case 'request doubled':
            arrive(sending, lag(), give)
            return arrive(sending, dice.between(1, dice.chance(0.5) ? 800 : 90_000), () => {})
          default:
            return arrive(sending, lag(), give)
        }
      })
    }
  }

  return { via, heard, answers, isHeardAfterAll: (key: string) => afterAll.has(key) }
}

import type { Endpoint, Heard, Sent } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import { newId } from '#schema/domain/ids.ts'
import { createApp } from '#worker/app.ts'
import type { Deps } from '#worker/context.ts'
import { newTally, openDb } from '#worker/db/client.ts'
import { testSettings } from '#worker/test/settings.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import { memoryFiles } from './memory-files.ts'
import { WATCH } from './effects.ts'
import type { Stillness } from './stillness.ts'

/** A request on its way, as bytes: it may arrive late, twice, or after its sender is gone. */
export type Sending = { method: string; url: string; headers: [string, string][]; body: Uint8Array }
export type Told = { status: number; headers: [string, string][]; body: Uint8Array }

export type Engine = { wire: typeof fetch; url: string; close: () => void }
type Made = { engine: Engine; clock: Clock; dice: Dice; stillness: Stillness; count: Count }
export type Count = (fault: string) => void
export type Server = Awaited<ReturnType<typeof openServer>>

const silence = (name: string) => Object.assign(new Error('the database said nothing'), { name })

/** The real app on a real libSQL database, whose way to the database the seed can stall and cut. */
export async function openServer({ engine, clock, dice, stillness, count }: Made) {
  const settings = {
    ...testSettings(engine.url, { SCRYPT_LN: 1 }),
    // By the world's clock a stalled machine would be a fault that no seed had willed.
    DATABASE_DEADLINE_MS: 3_600_000,
  }
  const faults: string[] = []
  let isFoul = false

  /** Between a command's reading and its writing another request may come in. */
  async function wire(...given: Parameters<typeof fetch>): Promise<Response> {
    if (isFoul && dice.chance(0.12)) {
      count('database slow')
      await stillness.parked(clock.sleep(dice.between(1, 400), 'the database'))
    }
    const fate = isFoul ? dice.roll() : 1
    if (fate < 0.01) {
      count('database gone before')
      throw silence('TimeoutError')
    }
    const response = await engine.wire(...given)
    if (fate > 0.02) return response
    count('database gone after')
    throw silence('TimeoutError')
  }

  const deps: Deps = {
    settings,
    files: memoryFiles(),
    now: clock.now,
    log: ({ status, fault }) => {
      if (fault && status !== 503) faults.push(String(fault))
    },
    fetch: wire as typeof fetch,
  }
  const app = createApp(deps)
  const db = openDb(settings, newTally(), engine.wire)
  await db.$client.batch([...WATCH], 'write')

  const answer = ({ method, url, headers, body }: Sending): Promise<Told> =>
    stillness.busy(async () => {
      const more = body.length > 0 ? { body: Uint8Array.from(body) } : {}
      const response = await app.request(new Request(url, { method, headers, ...more }) as never)
      return {
        status: response.status,
        headers: [...(response.headers as unknown as Iterable<[string, string]>)],
        body: new Uint8Array(await response.arrayBuffer()),
      }
    })

  return {
    settings,
    db,
    /** What broke inside, other than what was broken on purpose. */
    faults,
    answer,
    foul: (is: boolean) => void (isFoul = is),
    rows: (sql: string, ...args: (string | number)[]) =>
      stillness.busy(async () =>
        (await db.$client.execute({ sql, args })).rows.map((row) => ({ ...row })),
      ),
    batch: (statements: (string | { sql: string; args: (string | number | null)[] })[]) =>
      stillness.busy(() => db.$client.batch(statements, 'write')),
    /** Somebody at a desk with a good line: how the world moves on meanwhile. */
    async send<E extends Endpoint>(token: string, endpoint: E, input: Sent<E>) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId('journal') }
      const request = requestTo(endpoint, input as Record<string, unknown>, HOME, headers)
      const { status, body } = await answer(await sendingOf(request))
      const text = new TextDecoder().decode(body)
      return { status, body: (text === '' ? null : JSON.parse(text)) as Heard<E> }
    },
    close: () => engine.close(),
  }
}

export const HOME = 'https://onise.test'

export const sendingOf = async (request: Request): Promise<Sending> => ({
  method: request.method,
  url: request.url,
  headers: [...(request.headers as unknown as Iterable<[string, string]>)],
  body: new Uint8Array(await request.arrayBuffer()),
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProposals } from '../../schema/contract/proposals.ts'
import type { TaskId } from '../../schema/domain/ids.ts'
import { startOnise, type Onise, type OwnedDevice } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { apply, atWork, post, SKILL } from './working.ts'

const CLIENTS = 20
/** R7: as many as one person may post in a day. */
const TODOS_EACH = 10
const ALL = CLIENTS * TODOS_EACH
const LANES = 3
const HOUR = 60 * 60_000

let onise: Onise
let tasker: Member
let phone: OwnedDevice
let todos: TaskId[]

beforeAll(async () => {
  onise = await startOnise()
  tasker = await newTasker(onise.url, 'Adeola', [SKILL])
  const posted: TaskId[][] = []
  for (let n = 0; n < CLIENTS; n++) {
    const client = await newClient(onise.url, `Client${n}`)
    const places = Array.from({ length: TODOS_EACH }, (_, place) => n * TODOS_EACH + place)
    posted.push(await Promise.all(places.map((place) => post(client, `Wire room ${place}`))))
  }
  todos = posted.flat()
  phone = await onise.ownedPhone()
  await atWork(phone, tasker)
  await phone.open('/all-task')
  await phone.page.getByText('Wire room').first().waitFor()
})
afterAll(() => onise?.stop())

/**
 * Says the rest of the day's work as the app itself would have: the first, said by hand, once for each other todo, an hour's
 * worth of them. By hand it would take as long.
 */
const sayTheRest = () =>
  phone.page.evaluate(
    async ({ me, rest, hour }) => {
      const done = <T>(asked: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          asked.addEventListener('success', () => resolve(asked.result))
          asked.addEventListener('error', () => reject(asked.error))
        })
      const db = await done(indexedDB.open(`onise:${me}`))
      const outbox = db.transaction('outbox', 'readwrite').objectStore('outbox')
      const [said] = await done(outbox.getAll())
      const anew = (id: string, n: number) => id.slice(0, -4) + n.toString(16).padStart(4, '0')
      for (const [n, todo] of rest.entries()) {
        const _id = anew(said.input._id, n)
        const { n: _n, ...entry } = said
        await done(
          outbox.add({
            ...entry,
            ...{ key: anew(said.key, n), ref: _id, lane: `task:${todo}`, draft: `apply:${todo}` },
            input: { ...said.input, _id, taskId: todo, title: `Said ${n + 1}` },
            saidAt: said.saidAt - hour + (n * hour) / rest.length,
          }),
        )
      }
      db.close()
    },
    { me: tasker.id, rest: todos.slice(1), hour: HOUR },
  )

const appliedFor = () =>
  phone.said
    .filter(({ path }) => path.includes('/user/apply/'))
    .map(({ path, key }) => ({ todo: path.split('/').at(-1), key }))

describe(`an hour without a signal, ${ALL} things said (issue 3)`, () => {
  test('all of them wait, also when the phone is started anew, and the list of them can be used', async () => {
    await phone.goOffline()
    await apply(phone.page, phone, todos[0] as TaskId)
    await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
    await sayTheRest()
    await phone.kill()
    await phone.signal('none')
    await phone.relaunch({ offline: true })
    const page = await phone.open('/unsent')
    await page.getByText('“Said 199”').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Discard' }).count()).toBe(ALL)
    await page.getByText(`${ALL} items saved on this phone.`).waitFor()
    await phone.picture('long-day-waiting')
  })

  test('with a signal all are sent, each once, in the order they were said; meanwhile the app is there for its person', async () => {
    const { page } = phone
    const before = phone.said.length
    await phone.goOnline()
    await phone.wake()
    // How far it has got is told as it goes.
    await page.getByText(/\d+ of 200 sent/).waitFor()
    await page.getByRole('link', { name: 'Wallet' }).locator('visible=true').click()
    await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect(appliedFor().length).toBeLessThan(ALL)
    await page.goBack()
    await page.getByText('Everything is sent').waitFor({ timeout: 60_000 })

    const applied = appliedFor()
    expect(applied).toHaveLength(ALL)
    expect(new Set(applied.map(({ key }) => key)).size).toBe(ALL)
    // Lanes side by side, each with the next in turn: nothing goes before more than the other lanes have in hand.
    const turns = applied.map(({ todo }) => todos.indexOf(todo as TaskId))
    for (const [place, turn] of turns.entries()) {
      const overtaken = turns.slice(place + 1).filter((later) => later < turn)
      expect(overtaken.length, `place ${place}`).toBeLessThan(LANES)
    }
    const rest =
      phone.said.slice(before).filter(({ path }) => path.startsWith('/api/')).length - ALL
    // Measured: 4.
    expect(rest).toBeLessThan(40)

    let cursor: string | undefined
    const there: string[] = []
    do {
      const { tasks, nextCursor } = await tasker.call(listProposals, { ...(cursor && { cursor }) })
      there.push(...tasks.map(({ task }) => task))
      cursor = nextCursor ?? undefined
    } while (cursor)
    expect(there.toSorted()).toEqual([...todos].toSorted())
  })
})

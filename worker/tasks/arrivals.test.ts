import { beforeEach, expect, it } from 'vitest'
import { arrive, leave } from '#schema/contract/arrivals.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { digitsOf } from '#testing/worker/arrival.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const HOUR = 3_600_000

let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  id = (await market.createAssignedTask(client, tasker))._id
  market.advanceClock(3 * HOUR)
})

const iso = (at: number) => new Date(at).toISOString()
const eventsOf = async (reader: TestUser) =>
  (await reader.send(findTask, { id })).body.events
    .filter(({ kind }) => kind === 'arrived' || kind === 'left')
    .map(({ kind, data, createdAt }) => [kind, data?.['at'], createdAt])
const other = (digits: string) => String((Number(digits) + 1) % 10_000).padStart(4, '0')

it('an arrival and a leaving are in the timeline of both sides, with the times of phone and server', async () => {
  const [cameAt, wentAt] = [market.now() - 2 * HOUR, market.now() - HOUR]
  const digits = await digitsOf(client, id)
  const changes = await market.changesDuring(async () => {
    await tasker.send(arrive, { id, digits, at: iso(cameAt) })
  })
  expect(changes).toEqual(
    [`u:${client.id} task put ${id}`, `u:${tasker.id} task put ${id}`].toSorted(),
  )
  expect((await tasker.send(leave, { id, at: iso(wentAt) })).status).toBe(200)
  const events = [
    ['arrived', cameAt, iso(market.now())],
    ['left', wentAt, iso(market.now())],
  ]
  for (const reader of [client, tasker, await market.createUser('admin')])
    expect(await eventsOf(reader)).toEqual(events)
})

it('the client alone has the codes, of the days to come too', async () => {
  const { arrivalCodes = [] } = (await client.send(findTask, { id })).body
  expect(arrivalCodes.map(({ day }) => day)).toHaveLength(14)
  expect(new Set(arrivalCodes.map(({ digits }) => digits)).size).toBeGreaterThan(5)
  expect((await tasker.send(findTask, { id })).body.arrivalCodes).toBeUndefined()
  market.advanceClock(DAY_MS)
  expect(await digitsOf(client, id)).toBe(arrivalCodes[1]?.digits)
})

it('what was entered without a network counts for its own day, and once', async () => {
  const input = {
    id,
    _id: newId('arrival'),
    digits: await digitsOf(client, id),
    at: iso(market.now()),
  }
  market.advanceClock(DAY_MS)
  expect((await tasker.send(arrive, input)).status).toBe(200)
  expect((await tasker.send(arrive, input, 'another-key')).status).toBe(200)
  expect(await eventsOf(client)).toHaveLength(1)
})

it('a phone whose clock is wrong has the time of the server alone', async () => {
  const digits = await digitsOf(client, id)
  const at = iso(market.now() + DAY_MS)
  expect((await tasker.send(arrive, { id, digits, at })).status).toBe(200)
  expect(await eventsOf(client)).toEqual([['arrived', null, iso(market.now())]])
})

it('a wrong code is refused in words, five times a day, also when guessed at once', async () => {
  const digits = await digitsOf(client, id)
  const guesses = await Promise.all(
    Array.from({ length: 7 }, () => tasker.send(arrive, { id, digits: other(digits) })),
  )
  const codes = guesses.map(({ status, body }) => [status, 'code' in body ? body.code : null])
  expect(codes.filter(([, code]) => code === 'wrong_arrival_code')).toHaveLength(5)
  expect(codes.filter(([, code]) => code === 'arrival_locked')).toHaveLength(2)
  expect(new Set(codes.map(([status]) => status))).toEqual(new Set([403]))
  expect((await tasker.send(arrive, { id, digits })).body).toMatchObject({ code: 'arrival_locked' })
  market.advanceClock(DAY_MS)
  const next = await digitsOf(client, id)
  expect((await tasker.send(arrive, { id, digits: next })).status).toBe(200)
})

it('a right code gives back the attempts of the day', async () => {
  const digits = await digitsOf(client, id)
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 4; n++) await tasker.send(arrive, { id, digits: other(digits) })
    expect((await tasker.send(arrive, { id, digits })).status).toBe(200)
    await tasker.send(leave, { id })
  }
})

it('a rotation of the secret leaves the codes on phones valid until its end', async () => {
  const digits = await digitsOf(client, id)
  const { settings } = market.deps
  Object.assign(settings, {
    FILES_SECRET: 'another'.repeat(8),
    FILES_SECRET_OLD: settings.FILES_SECRET,
  })
  expect((await tasker.send(arrive, { id, digits })).status).toBe(200)
})

it('nothing is recorded of work that has ended', async () => {
  const digits = await digitsOf(client, id)
  await market.cancel(tasker, { _id: id })
  expect((await tasker.send(arrive, { id, digits })).status).toBe(404)
})

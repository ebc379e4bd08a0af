// @vitest-environment node
import { expect, test } from 'vitest'
import { arrive, leave } from '#pwa/features/arrivals/queueable.ts'
import { readDraft } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { newId } from '#schema/domain/ids.ts'
import { digitsOf } from '#testing/worker/arrival.ts'
import { createMarket } from '#testing/worker/market.ts'
import { createDeviceFor, outboxEntries, syncOnce } from './client-server.ts'

const HOUR = 3_600_000

test('what was entered without a network counts when it was, and a wrong code comes back with its digits', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.createAssignedTask(client, tasker)
  const digits = await digitsOf(client, id)
  const wrong = String((Number(digits) + 1) % 10_000).padStart(4, '0')
  const { device } = createDeviceFor(market, tasker)
  const at = () => new Date(market.now()).toISOString()
  const enter = (typed: string) =>
    enqueue(device, arrive, { id, _id: newId('arrival'), digits: typed, at: at() })

  market.advanceClock(HOUR)
  await enter(wrong)
  await syncOnce(device)
  expect(await outboxEntries(device)).toMatchObject([
    { state: 'failed', error: { code: 'wrong_arrival_code', message: expect.any(String) } },
  ])
  expect(await readDraft(device.replica, `arrive:${id}`)).toMatchObject({ digits: wrong })

  const cameAt = market.now()
  await enter(digits)
  market.advanceClock(3 * HOUR)
  await enqueue(device, leave, { id, _id: newId('arrival'), at: at() })
  market.advanceClock(2 * HOUR)
  await syncOnce(device)
  const events = (await client.send(findTask, { id })).body.events.slice(-2)
  expect(events.map(({ kind, data, createdAt }) => [kind, data?.['at'], createdAt])).toEqual([
    ['arrived', cameAt, at()],
    ['left', cameAt + 3 * HOUR, at()],
  ])
})

import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { bytesSince, countBytes, createSocketMeter, meterDay, networkBytes } from './meter.ts'

const at = (time: string) => Date.parse(time)

test('adds bytes to the calendar day in Lagos, and deletes old days', async () => {
  await countBytes(500, at('2026-01-01T10:00:00Z'))
  // 00:30 of the next day in Lagos.
  await countBytes(700, at('2026-03-03T23:30:00Z'))
  await countBytes(300, at('2026-03-04T09:00:00Z'))
  const today = meterDay(at('2026-03-04T12:00:00Z'))
  expect(await bytesSince(0)).toEqual(new Map([[today, 1000]]))
  expect(await bytesSince(today + 1)).toEqual(new Map())
})

test('concurrent additions lose nothing', async () => {
  const now = at('2026-05-05T11:00:00Z')
  await Promise.all(Array.from({ length: 20 }, () => countBytes(10, now)))
  expect((await bytesSince(meterDay(now))).get(meterDay(now))).toBe(200)
})

test('a response is counted, with the connection if it opened one', () => {
  const response = { transferSize: 2000, encodedBodySize: 1700, responseStatus: 200 }
  expect(networkBytes(response)).toBe(1900)
  expect(networkBytes({ ...response, connectStart: 10, connectEnd: 60 })).toBe(5400)
  expect(networkBytes({ encodedBodySize: 1700 })).toBe(1600)
})

test('a response from the phone’s own cache is free, a request without an answer is not', () => {
  expect(networkBytes({ transferSize: 0, encodedBodySize: 9000, responseStatus: 200 })).toBe(0)
  expect(networkBytes({ transferSize: 0, responseStatus: 0 })).toBe(150)
  expect(networkBytes({ transferSize: 700, responseStatus: 503 })).toBe(600)
})

test('a socket is counted with its connection, also when it was refused, and with each frame', async () => {
  const day = meterDay(at('2026-06-07T10:00:00Z'))
  const read = async () => (await bytesSince(day)).get(day)
  const meter = createSocketMeter(() => at('2026-06-07T10:00:00Z'))
  meter.save()
  await waitUntil(async () => expect(await read()).toBe(4500))
  for (let frame = 0; frame < 17; frame++) meter.count('41')
  expect(await read()).toBe(4500)
  meter.count('41')
  await waitUntil(async () => expect(await read()).toBe(4500 + 18 * 28))
})

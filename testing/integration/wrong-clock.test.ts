// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { push } from '#pwa/sync/push.ts'
import {
  countRows,
  createDeviceFor,
  FIXED_RANDOM,
  outboxEntries,
  postTask,
  proposalInput,
  setUp,
  shownProposals,
  syncOnce,
} from './client-server.ts'

const YEAR_MS = 365 * 86_400_000

describe.each([
  { clock: 'a year ahead', offset: YEAR_MS },
  { clock: 'a year behind', offset: -YEAR_MS },
])('a phone whose clock is $clock', ({ offset }) => {
  async function setUpClock() {
    const { server, client, tasker } = await setUp()
    let clockOffset = offset
    const now = () => server.now() + clockOffset
    const { device, network } = createDeviceFor(server, tasker, {
      now,
      databaseSuffix: 'wrong clock',
    })
    return { server, client, device, network, correctClock: () => (clockOffset = 0) }
  }

  test('sends three proposals that were queued offline once each, and shows them as sent', async () => {
    const { server, client, device, network } = await setUpClock()
    for (const title of ['Hang a lamp', 'Mend a switch', 'Fit a socket'])
      await enqueue(device, applyForTask, proposalInput((await postTask(client, { title }))._id))
    network.inject('drop-request', 'drop-request', 'drop-request')
    expect(await syncOnce(device)).toBe('noResponse')
    expect(await syncOnce(device)).toBe('done')
    expect(await countRows(server, 'proposals')).toBe(3)
    expect(network.requests.filter(({ path }) => path.includes('/apply/'))).toHaveLength(3)
    const states = (await shownProposals(device)).map(({ delivery }) => delivery?.state)
    expect(states).toEqual(['sent', 'sent', 'sent'])
    expect(await outboxEntries(device)).toEqual([])
  })

  test('does not wait for a year after the clock is corrected', async () => {
    const { server, client, device, network, correctClock } = await setUpClock()
    await enqueue(device, applyForTask, proposalInput((await postTask(client))._id))
    network.inject('drop-request', 'drop-request')
    expect(await syncOnce(device)).toBe('noResponse')
    correctClock()
    expect(await push(device, FIXED_RANDOM)).toBe('done')
    expect(await countRows(server, 'proposals')).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createFaultReports, sendAlarms, sendFaults } from './alarms.ts'

const WEBHOOK = 'https://hooks.test/alarms'
const SETTINGS = { ALARM_WEBHOOK: WEBHOOK, ALARM_EMAIL: 'ops@onise.test', ALARM_KEY: 'key' }

async function createAlarmed() {
  const hooks: Record<string, unknown>[] = []
  let isHookDown = false
  const server = await createTestServer({ settings: SETTINGS })
  const { deps } = server
  const others = deps.externalFetch ?? fetch
  deps.externalFetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url !== WEBHOOK) return others(request)
    if (isHookDown) return new Response(null, { status: 500 })
    hooks.push((await request.json()) as Record<string, unknown>)
    return new Response('ok')
  }
  const said = () => hooks.splice(0).map(({ text, event_action }) => [event_action, text])
  return { ...server, hooks, said, breakHook: (isDown: boolean) => void (isHookDown = isDown) }
}

test('an incident is sent once and its end once, again after a failure, by both ways', async () => {
  const { deps, runSql, said, breakHook, mailbox, hooks } = await createAlarmed()
  await sendAlarms(deps)
  expect(said()).toEqual([])
  await runSql(
    `INSERT INTO discrepancies (id, kind, message, found_at) VALUES ('payout:1', 'payout', 'It does not end', 1)`,
  )
  breakHook(true)
  await sendAlarms(deps)
  breakHook(false)
  await sendAlarms(deps)
  expect(hooks).toMatchObject([
    {
      event_action: 'trigger',
      routing_key: 'key',
      payload: { severity: 'error', summary: 'Alarm: payout:1: It does not end' },
    },
  ])
  said()
  await sendAlarms(deps)
  expect(said()).toEqual([])
  expect(mailbox.latest()).toMatchObject({ to: 'ops@onise.test', subject: /payout:1/ })
  await runSql(`UPDATE discrepancies SET resolved_at = 2`)
  await sendAlarms(deps)
  await sendAlarms(deps)
  expect(said()).toEqual([['resolve', expect.stringContaining('Over: payout:1')]])
})

test('a database that does not answer and a call that fails are incidents too', async () => {
  const { deps, said, advanceClock } = await createAlarmed()
  const faults = new Map([['tasks.create', 'TypeError: x\n at y']])
  await sendFaults(deps, faults)
  await sendFaults(deps, faults)
  expect(said()).toEqual([
    ['trigger', expect.stringContaining('tasks.create fails: TypeError: x (')],
  ])
  const database = deps.databaseFetch
  deps.databaseFetch = () => Promise.reject(new TypeError('down'))
  await sendAlarms(deps)
  await sendAlarms(deps)
  expect(said()).toEqual([['trigger', expect.stringContaining('The database does not answer')]])
  if (database) deps.databaseFetch = database
  advanceClock(31 * 60_000)
  await sendAlarms(deps)
  expect(said().map(([action]) => action)).toEqual(['resolve', 'resolve'])
})

test('in an outage an isolate reports once a minute, with every route that has failed', () => {
  const faults = createFaultReports()
  faults.note({ route: 'tasks.list', status: 200 })
  expect(faults.take(0)).toBeNull()
  faults.note({ route: 'tasks.list', fault: 'down' })
  expect(faults.take(0)).toEqual(new Map([['tasks.list', 'down']]))
  faults.note({ route: 'tasks.list', fault: 'down' })
  faults.note({ route: 'wallet.read', fault: 'down' })
  expect(faults.take(59_999)).toBeNull()
  expect([...(faults.take(60_000)?.keys() ?? [])]).toEqual(['tasks.list', 'wallet.read'])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { deleteAlert, listAlerts, setAlert } from '#schema/contract/alerts.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { listNotices, setNotices } from '#schema/contract/notices.ts'
import { deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { newId, type AlertId } from '#schema/domain/ids.ts'
import type { PushPayload } from '#schema/domain/push.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { subscribeBrowser } from '#testing/worker/push-browser.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendAlertDigestsJob } from './digest.ts'
import { matchAlerts, matchAlertsJob } from './match.ts'

const HOUR_MS = 3_600_000

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket()
  await market.keepSignedIn()
  client = await market.createClient()
})

type Profile = Partial<WireInput<typeof updateProfile>>
/** A professional for wood in Ikeja, with the alert of the profile. */
async function createCarpenter(fields: Profile = {}) {
  const tasker = await market.createTasker()
  const profile = { skillsets: ['Woodwork'], place: 'lagos-ikeja', reach: '25' as const, ...fields }
  expect((await tasker.send(updateProfile, profile)).status).toBe(200)
  return tasker
}

const wood = { skills: ['Woodwork'], place: 'lagos-mushin', location: 'Mushin', price: '85000' }
const postWood = (fields: object = {}) => market.postTask(client, { ...wood, ...fields })

const alertInput = (fields: object = {}): WireInput<typeof setAlert> => ({
  id: newId('alert'),
  field: 'Furniture',
  place: 'lagos-ikeja',
  reach: '10',
  ...fields,
})
async function addAlert(user: TestUser, fields: object = {}) {
  const input = alertInput(fields)
  expect((await user.send(setAlert, input)).status).toBe(200)
  return input.id
}
const ofProfile = (user: TestUser) => user.id as string as AlertId
const setProfileAlert = (user: TestUser, fields: object) =>
  addAlert(user, { id: ofProfile(user), ...fields })

const noticesOf = async (user: TestUser) =>
  (await user.send(listNotices, {})).body.notices.filter(({ kind }) => kind.startsWith('todo'))
const textsOf = async (user: TestUser) => (await noticesOf(user)).map(({ text }) => text)
const pushes = () => market.pushService.messages.map(({ text }) => JSON.parse(text) as PushPayload)

/** Sets the clock to an hour in Lagos, of the same day or the next one. */
function setHour(hour: number, days = 0) {
  const midnight = Date.parse(new Date(market.now() + HOUR_MS).toISOString().slice(0, 10)) - HOUR_MS
  market.advanceClock(midnight + (hour + 24 * days) * HOUR_MS - market.now())
}

it('tells a professional at once why a new todo came, with the alert in the link', async () => {
  const tasker = await createCarpenter()
  await subscribeBrowser(market, tasker)
  const task = await postWood()
  expect(await noticesOf(tasker)).toMatchObject([
    {
      kind: 'todoAlert',
      category: 'alerts',
      title: `New todo: ${task.title}`,
      text: 'Furniture, 7 km, ₦85,000',
      data: { alert: tasker.id },
    },
  ])
  expect(pushes()).toMatchObject([
    {
      title: `New todo: ${task.title}`,
      text: 'Furniture, 7 km, ₦85,000',
      link: `/single-task/${task._id}?alert=${tasker.id}`,
    },
  ])
  await runJobs(market.deps, [matchAlertsJob])
  expect(await noticesOf(tasker)).toHaveLength(1)
})

it('a push is in the language of its reader', async () => {
  const tasker = await createCarpenter()
  await subscribeBrowser(market, tasker)
  await tasker.send(setNotices, { language: 'ha' })
  const task = await postWood()
  expect(pushes()[0]).toMatchObject({ title: `Sabon todo: ${task.title}`, lang: 'ha' })
  expect(pushes()[0]?.text).toMatch(/^(?!Furniture).+, 7 km, ₦85,000$/)
})

it.each([
  ['another trade', { skills: ['Haircut'] }],
  ['another skill', { skills: ['Upholstery'] }],
  ['too far', { place: 'kano-fagge', location: 'Fagge' }],
  ['without a place', { place: '', location: '', projectType: 'Remote' }],
])('tells nobody of a todo of %s', async (_, fields) => {
  const tasker = await createCarpenter()
  await postWood(fields)
  expect(await noticesOf(tasker)).toEqual([])
})

it.each([
  ['in the state', { reach: 'state' as const }, { place: 'lagos-epe', location: 'Epe' }, 1],
  ['in another state', { reach: 'state' as const }, { place: 'ogun-ifo', location: 'Ifo' }, 0],
  ['anywhere', { reach: 'anywhere' as const }, { place: 'kano-fagge', location: 'Fagge' }, 1],
  ['remote', { reach: 'anywhere' as const }, { place: '', location: '', projectType: 'Remote' }, 1],
  [
    'at a further place',
    { areas: ['kano-tarauni'] },
    { place: 'kano-fagge', location: 'Fagge' },
    1,
  ],
  ['to who has no place', { place: '' }, { place: 'kano-fagge', location: 'Fagge' }, 1],
])('reaches as the profile says: %s', async (_, profile, fields, count) => {
  const tasker = await createCarpenter(profile)
  await postWood(fields)
  expect(await noticesOf(tasker)).toHaveLength(count)
})

it('the alert of the profile follows the profile', async () => {
  const tasker = await createCarpenter()
  await tasker.send(updateProfile, { skillsets: ['Haircut'], place: 'kano-fagge' })
  await postWood()
  expect(await noticesOf(tasker)).toEqual([])
  await postWood({ skills: ['Haircut'], place: 'kano-fagge', location: 'Fagge' })
  expect(await textsOf(tasker)).toEqual(['Barber, 0 km, ₦85,000'])
})

describe('an alert', () => {
  it('of a price has todos of that price or more', async () => {
    const tasker = await market.createTasker()
    await addAlert(tasker, { minPrice: 85_000 })
    await postWood({ price: '84999' })
    expect(await noticesOf(tasker)).toEqual([])
    await postWood()
    expect(await noticesOf(tasker)).toHaveLength(1)
  })

  it('that is off or deleted has none', async () => {
    const tasker = await createCarpenter()
    await setProfileAlert(tasker, { delivery: 'off' })
    const id = await addAlert(tasker)
    await tasker.send(deleteAlert, { id })
    await postWood()
    expect(await noticesOf(tasker)).toEqual([])
  })

  it('of the profile is turned off instead of deleted', async () => {
    const tasker = await createCarpenter()
    await tasker.send(deleteAlert, { id: ofProfile(tasker) })
    const { alerts } = (await tasker.send(listAlerts, {})).body
    expect(alerts).toMatchObject([{ _id: tasker.id, followsProfile: true, delivery: 'off' }])
  })

  it('is one of five at most', async () => {
    const tasker = await createCarpenter()
    for (let i = 0; i < 4; i++) await addAlert(tasker)
    const refused = await tasker.send(setAlert, alertInput())
    expect(refused.body).toMatchObject({ code: 'too_many_alerts' })
  })

  it('of another user is not changed', async () => {
    const [one, other] = [await createCarpenter(), await createCarpenter()]
    await other.send(deleteAlert, { id: ofProfile(one) })
    await postWood()
    expect(await noticesOf(one)).toHaveLength(1)
  })
})

it('two alerts of a user make one notice, at once if one of them says so', async () => {
  const tasker = await createCarpenter()
  await setProfileAlert(tasker, { delivery: 'morning' })
  const id = await addAlert(tasker, { reach: '50' })
  await postWood()
  expect(await noticesOf(tasker)).toMatchObject([{ data: { alert: id } }])
})

it('tells neither blocked nor limited users, nor those with a proposal, and once when it opens again', async () => {
  const [blocked, limited, applicant, other] = [
    await createCarpenter(),
    await createCarpenter(),
    await createCarpenter(),
    await createCarpenter(),
  ]
  await blocked.send(blockUser, { id: client.id })
  await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', limited.id)
  const told = async () =>
    Promise.all([blocked, limited, applicant, other].map(async (u) => (await noticesOf(u)).length))
  const task = await postWood()
  expect(await told()).toEqual([0, expect.any(Number), 1, 1])
  await market.apply(applicant, task)
  await client.send(deleteTask, { id: task._id })
  await client.send(restoreTask, { id: task._id })
  expect((await noticesOf(other)).length).toBe(1)
  expect(await market.runSql('SELECT * FROM alert_queue')).toEqual([])
  expect(await market.runSql('SELECT 1 FROM alert_matches WHERE user_id = ?', limited.id)).toEqual(
    [],
  )
})

it('a todo that reports hide is told of once it is shown again', async () => {
  const tasker = await createCarpenter()
  const task = await postWood({ skills: ['Upholstery'] })
  await market.runSql('UPDATE tasks SET suppressed_at = 1 WHERE id = ?', task._id)
  await market.runSql(`UPDATE tasks SET skills = '["Woodwork"]' WHERE id = ?`, task._id)
  await runJobs(market.deps, [matchAlertsJob])
  expect(await noticesOf(tasker)).toEqual([])
  await market.runSql('UPDATE tasks SET suppressed_at = NULL WHERE id = ?', task._id)
  await runJobs(market.deps, [matchAlertsJob])
  expect(await noticesOf(tasker)).toHaveLength(1)
})

describe('the morning', () => {
  const sendDigests = () => runJobs(market.deps, [sendAlertDigestsJob])

  it('has one notice with what was posted at night, nearest first, and not what is gone', async () => {
    const tasker = await createCarpenter()
    setHour(22)
    await postWood({ title: 'Far' })
    await postWood({ title: 'Near', place: 'lagos-ikeja', location: 'Ikeja' })
    const gone = await postWood({ title: 'Gone' })
    await client.send(deleteTask, { id: gone._id })
    setHour(7.9, 1)
    await sendDigests()
    expect(await noticesOf(tasker)).toEqual([])
    setHour(8)
    await sendDigests()
    await sendDigests()
    expect(await noticesOf(tasker)).toMatchObject([
      {
        kind: 'todoDigest',
        title: 'New todos for you: 2',
        text: 'Near: Furniture, 0 km, ₦85,000\nFar: Furniture, 7 km, ₦85,000',
      },
    ])
  })

  it('has what an alert for the morning found in the day, and is not written at night', async () => {
    const tasker = await createCarpenter()
    await setProfileAlert(tasker, { delivery: 'morning' })
    await postWood()
    setHour(22, 1)
    await sendDigests()
    expect(await noticesOf(tasker)).toEqual([])
    setHour(9, 1)
    await sendDigests()
    expect(await noticesOf(tasker)).toMatchObject([{ title: 'New todos for you: 1' }])
  })

  it('has the todos after the tenth of a day', async () => {
    const tasker = await createCarpenter()
    for (let i = 0; i < 12; i++) {
      client = await market.createClient()
      await postWood()
    }
    expect(await noticesOf(tasker)).toHaveLength(10)
    setHour(8, 1)
    await sendDigests()
    expect((await noticesOf(tasker))[0]).toMatchObject({ title: 'New todos for you: 2' })
    await postWood()
    expect(await noticesOf(tasker)).toHaveLength(12)
  })
})

it('what a crash prevents after the post, the next run does, and of two at once nobody is told twice', async () => {
  const tasker = await createCarpenter()
  await market.runSql(
    `CREATE TRIGGER no_notice BEFORE INSERT ON notices BEGIN SELECT RAISE(ABORT, 'crash'); END`,
  )
  for (const _ of [1, 2, 3]) await postWood()
  expect(await market.runSql('SELECT * FROM alert_matches')).toEqual([])
  await market.runSql('DROP TRIGGER no_notice')
  const background = createBackgroundContext(market.deps)
  // Both begin with the oldest one.
  const runs = await Promise.all([1, 2].map(() => matchAlerts(background)))
  expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(3)
  expect(await noticesOf(tasker)).toHaveLength(3)
})

it('a todo that was deleted for good leaves the queue, and the next one is told of', async () => {
  const tasker = await createCarpenter()
  const gone = newId('task')
  await market.runSql('INSERT INTO alert_queue VALUES (?, ?)', gone, market.now() - HOUR_MS)
  await postWood()
  await runJobs(market.deps, [matchAlertsJob])
  expect(await noticesOf(tasker)).toHaveLength(1)
  expect(await market.runSql('SELECT * FROM alert_queue')).toEqual([])
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import {
  openTask,
  proposalBadge,
  proposalRequests,
  sendProposal,
  waitUntilSaved,
} from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

let onise: Onise
let client: TestUser
let tasker: TestUser
let phone: Device
let otherTab: Page

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker)
})
afterAll(() => onise?.stop())

/** Whether this tab has the sync lock. A lock of its own shows the tab's client id. */
const isLeader = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ownLock = `own-lock-${crypto.randomUUID()}`
    return navigator.locks.request(ownLock, async (): Promise<boolean> => {
      const { held = [] } = await navigator.locks.query()
      const clientIdOf = (prefix: string) =>
        held.find(({ name }) => name?.startsWith(prefix))?.clientId
      const leader = clientIdOf('onise-sync:')
      return leader !== undefined && leader === clientIdOf(ownLock)
    })
  })

const waitForBadgeInBothTabs = (text: string) =>
  Promise.all([phone.page, otherTab].map((page) => proposalBadge(page, text).waitFor()))

describe.sequential('two tabs of one user on one phone', () => {
  test('elect one leader', async () => {
    otherTab = await phone.openTab('/all-task')
    await otherTab.getByRole('heading', { name: 'To do list' }).waitFor()
    const countLeaders = async () =>
      [await isLeader(phone.page), await isLeader(otherTab)].filter(Boolean).length
    await expect.poll(countLeaders).toBe(1)
  })

  test('show a proposal that one of them enqueued offline, and send it once', async () => {
    const task = await postTask(client, 'Rewire two rooms')
    await openTask(otherTab, phone, task)
    await openTask(phone.page, phone, task)
    await phone.goOffline()
    await sendProposal(phone.page, phone, task)
    await waitUntilSaved(phone.page)
    await openTask(phone.page, phone, task)
    await waitForBadgeInBothTabs('Saved on phone')
    expect(await listProposalsFor(tasker, task)).toEqual([])
    const earlier = proposalRequests(phone).length

    await phone.goOnline()
    await waitForBadgeInBothTabs('Sent')
    expect(await listProposalsFor(tasker, task)).toMatchObject([
      { description: PROPOSAL_TEXT, price: naira(105_000) },
    ])
    expect(proposalRequests(phone).length - earlier).toBe(1)
  })

  test('elect a new leader when the leader closes, which sends the queued proposal once', async () => {
    const task = await postTask(client, 'Fit a new meter box')
    const [leader, follower] = (await isLeader(otherTab))
      ? [otherTab, phone.page]
      : [phone.page, otherTab]
    await openTask(follower, phone, task)
    await openTask(leader, phone, task)
    await phone.goOffline()
    await sendProposal(leader, phone, task)
    await waitUntilSaved(leader)
    await leader.close({ runBeforeUnload: false })
    await proposalBadge(follower, 'Saved on phone').waitFor()
    await expect.poll(() => isLeader(follower)).toBe(true)
    const earlier = proposalRequests(phone).length

    await phone.goOnline()
    await proposalBadge(follower, 'Sent').waitFor()
    expect(await listProposalsFor(tasker, task)).toHaveLength(1)
    expect(proposalRequests(phone).length - earlier).toBe(1)
  })
})

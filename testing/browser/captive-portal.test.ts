import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
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
import { listProposalsFor, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

let onise: Onise
let tasker: TestUser
let phone: Device
let task: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  task = await postTask(client, 'Rewire two rooms')
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker, `/single-task/${task}`)
  await phone.page.getByText('Job Description').waitFor()
})
afterAll(() => onise?.stop())

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element)
    return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight))
  })
const banner = () => phone.page.getByRole('main').getByText(/^Onise cannot be reached/)

describe.sequential('a captive portal answers every request with its own page and status 200', () => {
  test('leaves a proposal queued', async () => {
    await phone.setNetwork('html')
    await phone.syncNow()
    await banner().waitFor()
    await sendProposal(phone.page, phone, task)
    await waitUntilSaved(phone.page)
    await openTask(phone.page, phone, task)
    await proposalBadge(phone.page, 'Saved on phone').waitFor()
    await banner().waitFor()
    expect(await linesOf(banner())).toBeLessThanOrEqual(2)
    expect(await proposalBadge(phone.page, 'Sent').count()).toBe(0)
    expect(await listProposalsFor(tasker, task)).toEqual([])
  })

  test('reloads Onise instead of the portal, and does not install the portal as an update', async () => {
    await phone.page.reload()
    await proposalBadge(phone.page, 'Saved on phone').waitFor()
    const workers = await phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => {})
      return [registration?.active?.state, registration?.waiting ?? null]
    })
    expect(workers).toEqual(['activated', null])
    expect(await phone.page.title()).toContain('Onise')
  })

  test('sends the proposal once when the portal is gone', async () => {
    await phone.setNetwork('online')
    await phone.syncNow()
    await proposalBadge(phone.page, 'Sent').waitFor()
    await banner().waitFor({ state: 'hidden' })
    expect(await listProposalsFor(tasker, task)).toHaveLength(1)
    expect(proposalRequests(phone)).toHaveLength(1)
    const unexpected = phone.errors.filter((error) => !/ERR_|service ?worker/i.test(error))
    expect(unexpected).toEqual([])
  })
})

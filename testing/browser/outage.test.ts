import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import type { Device } from './device.ts'
import { startOwnOnise, type OwnOnise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { fillInProposal, openTask, proposalBadge, waitUntilSaved } from './tasker-steps.ts'
import { listProposalsFor, postTask } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Weld a gate that has come off its hinge'
const SKILL = 'Welding repairs'
/** A call must answer 503 within this time. */
const DEADLINE_MS = 6000

let onise: OwnOnise
let tasker: TestUser
let phone: Device
let task: TaskId

beforeAll(async () => {
  onise = await startOwnOnise()
  const client = await registerClient(onise, 'Folake')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  task = await postTask(client, TITLE, { skills: SKILL })
  phone = await onise.plainPhone()
  const page = await openSignedIn(phone, tasker, '/all-task')
  await page.getByRole('link', { name: TITLE }).waitFor()
})
afterAll(() => onise?.stop())

const banner = () => phone.page.getByRole('main').getByText(/^Onise is not answering\./)

describe.sequential('the database stops', () => {
  test('a call answers 503 with Retry-After', async () => {
    await onise.database.kill()
    const ask = () => fetch(`${onise.url}/api/health`, { signal: AbortSignal.timeout(DEADLINE_MS) })
    // The state of some seconds ago may be answered first.
    await expect.poll(async () => (await ask()).status).toBe(503)
    const response = await ask()
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the phone shows a banner, opens a task and enqueues a proposal', async () => {
    const { page } = phone
    await phone.syncNow()
    await banner().waitFor()
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByText('Job Description').waitFor()
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(page, { price: '28000' })
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await waitUntilSaved(page)
    await openTask(page, phone, task)
    await proposalBadge(page, 'Saved on phone').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    expect(phone.errors.filter((error) => !error.startsWith('503 '))).toEqual([])
  })

  test('the proposal is sent once when the database is back', async () => {
    await onise.database.restart()
    await phone.syncNow()
    await proposalBadge(phone.page, 'Sent').waitFor()
    await banner().waitFor({ state: 'hidden' })
    expect(await listProposalsFor(tasker, task)).toMatchObject([{ price: naira(28_000) }])
    const health = await fetch(`${onise.url}/api/health`)
    expect(health.status).toBe(200)
  })
})

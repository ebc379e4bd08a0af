import type { Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { PushPayload } from '#schema/domain/push.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { fillInProposal, proposalBadge, waitUntilSaved } from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Rewire two rooms and fit a new meter box'

let onise: Onise
let tasker: TestUser
let phone: PersistentDevice
let task: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  task = await postTask(client, TITLE)
  phone = await onise.persistentPhone('chromium')
})
afterAll(() => onise?.stop())

const badge = (text: string) => proposalBadge(phone.page, text)

describe.sequential('a tasker applies offline', () => {
  test('the first page shows the list before any script of the app has loaded', async () => {
    const scripts = '**/assets/*.js'
    await phone.context.route(scripts, (route) => route.abort())
    const page = await openSignedIn(phone, tasker, '/all-task')
    await page.locator('[data-drawn]').getByRole('link', { name: TITLE }).waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await phone.context.unroute(scripts)
  })

  test('the first visit to the task list stores the app and the list on the phone', async () => {
    const page = await openSignedIn(phone, tasker, '/all-task')
    await page.getByRole('link', { name: TITLE }).waitFor()
    await phone.waitForServiceWorker()
    await phone.screenshot('task-list')
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  test('the phone offers to install the app', async () => {
    const devTools = await phone.context.newCDPSession(phone.page)
    const { errors } = await devTools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  })

  test('a cold start offline opens the task and enqueues a proposal', async () => {
    await phone.kill()
    await phone.setNetwork('offline')
    await phone.relaunch({ offline: true })

    const page = await phone.open('/all-task')
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByText('Job Description').waitFor()
    await phone.screenshot('task-offline')
    const picture = page.waitForResponse('**/not-stored.webp')
    await page.evaluate(() => void (new Image().src = '/api/files/not-stored.webp'))
    expect((await picture).status(), 'an error in the console of Firefox').toBe(504)
    expect(await findAccessibilityViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await page.getByText('All field require').first().waitFor()
    await fillInProposal(page)
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await waitUntilSaved(page)

    // The form goes back after two seconds.
    await page.waitForURL(`**/single-task/${task}`)
    await badge('Saved on phone').waitFor()
    await phone.screenshot('proposal-saved-on-phone')
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  test('the proposal is still queued after another start', async () => {
    const page = await phone.open(`/Single-Task/${task}`)
    await badge('Saved on phone').waitFor()
    await page.getByText(PROPOSAL_TEXT).waitFor()
    expect(await listProposalsFor(tasker, task)).toEqual([])
  })

  test('the proposal is sent once when the network is back', async () => {
    await phone.goOnline()
    await badge('Sent').waitFor()
    await phone.screenshot('proposal-sent')

    const [sent, ...others] = await listProposalsFor(tasker, task)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ title: TITLE, price: naira(105_000), description: PROPOSAL_TEXT })

    await phone.page.reload()
    await badge('Sent').waitFor()
    expect(await listProposalsFor(tasker, task)).toHaveLength(1)
  })
})

/** As the push service of the browser would, after the decryption. */
async function deliverPush({ context, page, url }: PersistentDevice, payload: PushPayload) {
  const devTools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registrationId,
    data: JSON.stringify(payload),
  })
  await devTools.detach()
}

/** Of a service worker; the types of the tests are those of pages. */
type WorkerScope = { registration: ServiceWorkerRegistration; shown: object[] }

/** What the worker shows is recorded in it: the browser forgets notifications that no desktop displays. */
const recordNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
      scope.shown.push({ title, body, tag, data })
    }
  })

test('a push message that arrives is shown with its link', async () => {
  const [worker] = phone.context.serviceWorkers()
  if (!worker) throw new Error('no service worker')
  await recordNotifications(worker)
  const [title, text, link, tag] = ['Zainab wrote', 'A new message.', '/notices', 'zainab']
  await deliverPush(phone, { title, text, link, tag })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown))
    .toEqual([{ title, body: text, tag, data: { link } }])
})

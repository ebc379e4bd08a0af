import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { copyBuild, deploy, type Build } from './builds.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { fillInProposal } from './tasker-steps.ts'
import { postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker } from './users.ts'

const UNFINISHED_TEXT = 'I can come on Monday and'
/** A service worker is slow on a busy machine. */
const POLL = { timeout: 30_000, interval: 250 }

let onise: Onise
let phone: PersistentDevice
let build: Build
/** Of the proposal that stays a draft. */
let address: string

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting ?? registration?.installing)
  })
const offer = (page: Page) => page.getByText('A new version of Onise is ready.')
const proposalField = (page: Page) => page.getByRole('textbox', { name: 'Your proposal' })

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  const tasker = await registerTasker(onise, 'Adeola', [SKILL])
  address = `/apply-task/${await postTask(client, 'Find a fault in a cable')}`
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker, '/all-task')
  await phone.open(address)
  await fillInProposal(phone.page, { description: UNFINISHED_TEXT })
  build = await copyBuild(join(ROOT, 'dist/pwa'))
  await deploy(onise, build)
  await phone.page.reload()
  await offer(phone.page).waitFor()
})
afterAll(async () => {
  await onise?.stop()
  await build?.remove()
})

// A slow phone starts the old build; pwa/updates/apply-at-start.test.tsx has both outcomes on a clock of its own.
test('an update that waits is activated or still offered at a cold start, with at most one reload, and the draft is there', async () => {
  await phone.kill()
  await phone.relaunch()
  let loads = 0
  phone.context.pages()[0]?.on('load', () => loads++)
  const page = await phone.open(address)
  const isActivated = async () => !(await isUpdateWaiting(page).catch(() => true))
  const isOffered = async () =>
    (await offer(page)
      .count()
      .catch(() => 0)) > 0
  await expect.poll(async () => (await isActivated()) || (await isOffered()), POLL).toBe(true)
  await expect.poll(() => proposalField(page).inputValue(), POLL).toBe(UNFINISHED_TEXT)
  expect(loads).toBeLessThanOrEqual(2)
})

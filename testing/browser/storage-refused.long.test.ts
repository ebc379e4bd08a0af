import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, logIn } from './steps.ts'
import { fillInProposal, pressSend } from './tasker-steps.ts'
import { listProposalsFor, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

/** As Firefox and Chromium do when the user has forbidden site data for this site. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError')
  }
  const reject = async () => refuse()
  Object.assign(IDBFactory.prototype, { open: refuse, deleteDatabase: refuse, databases: reject })
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  if ('LockManager' in window)
    Object.assign(LockManager.prototype, { request: reject, query: reject })
  Object.assign(window, { BroadcastChannel: refuse })
  if ('caches' in window) Object.assign(CacheStorage.prototype, { open: reject, keys: reject })
}

/** What old phones lack, or what a browser has switched off. */
const MISSING = [
  'structuredClone',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'requestIdleCallback',
  'createImageBitmap',
  'OffscreenCanvas',
  'MediaRecorder',
  'AudioContext',
  'ResizeObserver',
  'IntersectionObserver',
  'caches',
  'Notification',
  'PushManager',
  'visualViewport',
  'scheduler',
  'WeakRef',
  'FinalizationRegistry',
  'Intl.Segmenter',
  'URL.canParse',
  'crypto.randomUUID',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.findLast',
  'Promise.withResolvers',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'AbortSignal.prototype.throwIfAborted',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.inert',
  'HTMLFormElement.prototype.requestSubmit',
  'Navigator.prototype.locks',
  'Navigator.prototype.serviceWorker',
  'Navigator.prototype.storage',
  'Navigator.prototype.share',
  'Navigator.prototype.clipboard',
  'Navigator.prototype.connection',
]

/** `MISSING=each npx vitest run …` deletes each alone, `MISSING=inert,caches` these. */
const chosen = process.env['MISSING']?.split(',') ?? []
const alone = chosen.includes('each') ? MISSING : chosen
const PHONES =
  alone.length > 0
    ? alone.map((name, index) => ({ missing: name, names: [name], username: `Ngozi${index}` }))
    : [{ missing: 'everything newer', names: MISSING, username: 'Ngozi' }]

/** Deletes them before the first script, wherever in the chain of prototypes each is. */
function removeMissing(paths: readonly string[]) {
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let owner: object | null = window
    for (const name of names) owner = (owner && Reflect.get(owner, name)) as object | null
    for (; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, last)
  }
}

/** Before Safari 16.4 a pattern that looks behind a match is an error. */
function refuseLookbehind() {
  const { RegExp: Native } = window
  window.RegExp = new Proxy(Native, {
    construct(target, args, newTarget) {
      if (String(args[0]).includes('(?<!')) throw new SyntaxError('invalid group specifier name')
      return Reflect.construct(target, args, newTarget)
    },
    apply: (_, __, args) => new window.RegExp(args[0], args[1]),
  })
}

let onise: Onise
let tasker: TestUser
let phone: Device
let taskId: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  taskId = await postTask(client, 'Mend a switch')
  phone = await onise.plainPhone()
  await phone.context.addInitScript(refuseStorage)
})
afterAll(() => onise?.stop())

test.each(PHONES)(
  'a phone without $missing logs in, opens a todo and sends a proposal',
  async ({ names, username }) => {
    const old = await onise.plainPhone()
    const user = await registerTasker(onise, username, [SKILL])
    await old.context.addInitScript(removeMissing, names)
    await old.context.addInitScript(refuseLookbehind)
    const page = await old.open('/login')
    await logIn(old, user.email)
    await page.getByRole('link', { name: 'To do list' }).first().click()
    await page.getByRole('link', { name: 'Mend a switch' }).click()
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(page)
    await pressSend(page)
    await expect.poll(async () => (await listProposalsFor(user, taskId)).length).toBe(1)
    await expectHealthyScreen(old, 'old-phone')
    await old.close()
  },
)

describe.sequential('a browser that refuses IndexedDB, localStorage and caches', () => {
  test('runs from memory after a log-in, and shows that nothing is saved', async () => {
    const page = await phone.open('/login')
    await logIn(phone, tasker.email)
    await page.getByText(/Nothing is saved on this phone/).waitFor()
    await page.getByRole('link', { name: 'To do list' }).first().click()
    await page.getByRole('link', { name: 'Mend a switch' }).click()
    await page.getByText('Job Description').waitFor()
    await expectHealthyScreen(phone, 'storage-refused')
  })

  test('sends a proposal', async () => {
    const { page } = phone
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(page)
    await pressSend(page)
    await expect.poll(async () => (await listProposalsFor(tasker, taskId)).length).toBe(1)
    expect(phone.errors).toEqual([])
  })

  test('is signed out after a reload', async () => {
    await phone.open('/all-task')
    await phone.page.getByRole('link', { name: 'Log in' }).first().waitFor()
    expect(phone.errors).toEqual([])
  })
})

// The built product in workerd, on a database of its own, behind the proxy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { naira } from '#schema/domain/money.ts'
import { forwardTo } from '#testing/recording-proxy/forward.ts'
import { startRecordingProxy } from '#testing/recording-proxy/recording-proxy.ts'
import { startStack } from '#tools/dev/start-stack.ts'
import { DEMO_PASSWORD } from '#tools/seed/demo.ts'
import type { BenchApp, ScrolledList, Tap, TypedField } from './app.ts'
import { descriptionFor, idFor, locationFor, timeFor, titleFor } from './rows.ts'

/** Tasks that a phone stores of its own trade; the others come from pages that were displayed. */
const FEED_ROWS = 300
const LIST_SIZE = 20
/** The rest of the list is drawn in the frames after it. */
const CARDS_IN_WINDOW = 4
/** A client may post ten tasks a day. */
const POSTS_PER_CLIENT = 8
const EMAIL = 'tasker@onise.test'
const CONFIRMATION = 'Saved on phone'
const DAY_MS = 86_400_000

type Task = { _id: string }
type Login = { token: string; user: { _id: string } }
export type Call = <Result>(path: string, body?: object, token?: string) => Promise<Result>

function createCall(url: string): Call {
  return async function call<Result>(path: string, body?: object, token?: string) {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const result = (await response.json()) as Result
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(result)}`)
    return result
  }
}

/** Posts tasks that the tasker's phone receives, each few by another client. */
function createPoster(call: Call): () => Promise<void> {
  let posted = 0
  let token = ''
  return async () => {
    if (posted % POSTS_PER_CLIENT === 0) {
      const credentials = { email: `poster${posted}@onise.test`, password: DEMO_PASSWORD }
      const account = { ...credentials, userType: 'client', username: `Post${posted}` }
      await call('user/register', account)
      token = (await call<Login>('user/login', credentials)).token
    }
    const n = posted++
    const task = {
      title: titleFor(n),
      description: descriptionFor(n),
      price: String(5000 + n),
      duration: 1,
      projectType: 'Onsite',
      location: locationFor(n),
      skills: 'House Wiring',
    }
    await call('client/create-task', task, token)
  }
}

type RowsOptions = { count: number; newest: number }

/** Rows in the shape of the contract, copied from a task of the list. */
function createTasks(template: Task, { count, newest }: RowsOptions): Task[] {
  return Array.from({ length: count }, (_, n) => {
    const at = new Date(timeFor(newest, n)).toISOString()
    return {
      ...template,
      _id: idFor(1, timeFor(newest, n), n),
      title: titleFor(n),
      description: descriptionFor(n),
      price: naira(1000 + n),
      location: locationFor(n),
      taskImage: null,
      taskThumbnail: null,
      createdAt: at,
      updatedAt: at,
    }
  })
}

type MessagesOptions = RowsOptions & { conversation: string; users: readonly [string, string] }

const createMessages = ({ count, newest, conversation, users }: MessagesOptions): object[] =>
  Array.from({ length: count }, (_, n) => ({
    _id: idFor(3, timeFor(newest, n), n),
    conversation,
    seq: count - n,
    sender: users[n % 3 === 0 ? 0 : 1],
    text: descriptionFor(n).slice(0, 20 + ((n * 37) % 160)),
    kind: 'text',
    createdAt: new Date(timeFor(newest, n)).toISOString(),
  }))

const createTransactions = ({ count, newest }: RowsOptions): object[] =>
  Array.from({ length: count }, (_, n) => ({
    _id: idFor(2, timeFor(newest, n), n),
    details: descriptionFor(n).slice(0, 80),
    amount: naira(1000 + n),
    TransactionType: 'credit',
    TransactionStatus: 'success',
    createdAt: new Date(timeFor(newest, n)).toISOString(),
    reference_number: `BENCH-${n}`,
  }))

/** Runs in the page: whether the service worker is active and the first pull is stored. */
async function isInstalled(database: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('success', () => {
      const db = opening.result
      const lastPull = db.transaction('meta').objectStore('meta').get('lastPullAt')
      lastPull.addEventListener('success', () => {
        db.close()
        resolve(lastPull.result !== undefined)
      })
    })
  })
}

async function openProduct(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'onise-bench-'))
  const stack = await startStack({
    dataDir,
    port: port + 1,
    seed: true,
    runCrons: false,
    // Password hashing would only slow the preparation.
    vars: { ENVIRONMENT: 'test', SCRYPT_LN: '10', LIVE: process.env['LIVE'] ?? 'on' },
  })
  const { url } = stack.worker
  const socketPort = Number(new URL(url).port)
  const proxy = await startRecordingProxy({ port, respond: forwardTo(url), socketPort })
  const call = createCall(stack.worker.url)
  const postTask = createPoster(call)
  const { token, user } = await call<Login>('user/login', {
    email: EMAIL,
    password: DEMO_PASSWORD,
  })
  const listTasks = async () =>
    (await call<{ tasks: Task[] }>('user/all-tasks', undefined, token)).tasks
  while ((await listTasks()).length < LIST_SIZE) await postTask()
  const stop = async () => {
    await proxy.disconnect()
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { proxy, call, postTask, token, userId: user._id, tasks: await listTasks(), stop }
}

const OTHER_USER = '01999999-9999-7999-8999-999999999999'
const cardAt = (position: number) => `.list > li:nth-child(${position})`
const inBar = (path: string) => `.bottom-bar-entry[href="${path}"]`
const ASSIGNED = '.tabs-tab[href="/assigned-tasks"][aria-current] ~ *'

function createConversation(_id: string, { count, newest }: RowsOptions): object {
  return {
    _id,
    other: { _id: OTHER_USER, username: 'Adaeze', profilePicture: null },
    seenSeq: count,
    otherSeenSeq: count,
    openUntil: null,
    awaitsAnswer: false,
    blockedBy: null,
    createdAt: new Date(timeFor(newest, count)).toISOString(),
  }
}

const TAPS: readonly Tap[] = [
  { name: 'task', target: '.card-title a', shown: '.task-detail-price' },
  { name: 'back', target: '.page-back button', shown: cardAt(CARDS_IN_WINDOW) },
  { name: 'tab', target: '.tabs-tab[href="/assigned-tasks"]', shown: ASSIGNED },
  { name: 'messages', target: inBar('/messages'), shown: '.row-item' },
  { name: 'chat', target: '.row-item a', shown: '.bubble' },
  { name: 'dashboard', target: inBar('/dashboard'), shown: '.dashboard-links' },
  { name: 'wallet', target: inBar('/wallet'), shown: '.balance-card' },
  { name: 'list', target: inBar('/all-task'), shown: cardAt(CARDS_IN_WINDOW) },
]

const CHAT = `/chat/${OTHER_USER}`
const MORE = '.pager button'

const LISTS: readonly ScrolledList[] = [
  { name: 'tasks', path: '/all-task', shown: cardAt(LIST_SIZE), step: 400, more: MORE },
  { name: 'chat', path: CHAT, shown: '.bubble', scroller: '.thread-scroll', step: -400 },
]

const typedFields = (task: string): TypedField[] => [
  { name: 'search', path: '/all-task', field: 'input[type="search"]' },
  { name: 'chat', path: CHAT, field: '.composer-field' },
  { name: 'form', path: `/apply-task/${task}`, field: 'textarea' },
]

/** The product, and the tasks of its list for the baseline. */
export async function startProduct(
  port: number,
): Promise<{ app: BenchApp; call: Call; tasks: readonly Task[] }> {
  const { proxy, call, postTask, token, userId, tasks, stop } = await openProduct(port)
  const [template] = tasks
  if (!template) throw new Error('The list is empty')
  let storedIds: string[] = []
  const users = [userId, OTHER_USER] as const
  const conversation = users.toSorted().join('_')
  const app: BenchApp = {
    name: 'onise',
    proxy,
    hasLandingPage: true,
    token,
    listPath: '/all-task',
    cardSelector: '.card-title a',
    // The document draws the list before the app has loaded (pwa/first-screen).
    appCardSelector: '.shell:not([data-drawn]) .card-title a',
    cardCount: LIST_SIZE,
    rowsToStore(options) {
      const rows = createTasks(template, options)
      storedIds = rows.map(({ _id }) => _id)
      return {
        database: `onise:${userId}`,
        tables: [
          { name: 'feed', rows: rows.slice(0, FEED_ROWS) },
          { name: 'browsed', rows: rows.slice(FEED_ROWS) },
          { name: 'trx', rows: createTransactions(options) },
          { name: 'messages', rows: createMessages({ ...options, conversation, users }) },
          { name: 'conversations', rows: [createConversation(conversation, options)] },
        ],
      }
    },
    isInstalled,
    taps: TAPS,
    lists: LISTS,
    typing: () => typedFields(storedIds[0] ?? ''),
    cardAt,
    async fillForm(page, index) {
      await page.goto(`${proxy.url}/apply-task/${storedIds[index]}`)
      await page.getByLabel('Your price').fill('105000')
      await page
        .getByRole('textbox', { name: 'Your proposal' })
        .fill('I will bring my own tester and finish before the weekend.')
      const date = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
      await page.getByLabel('When can you finish?').fill(date)
      return CONFIRMATION
    },
    sendButton: (page) => page.getByRole('button', { name: 'Send Proposal' }),
    confirmationSelector: '[role="status"]',
    isPoll: (path) => path.startsWith('/api/sync'),
    isList: (path) => path.startsWith('/api/user/all-tasks'),
    changeRow: postTask,
    reloadList: (page) =>
      page.getByRole('button', { name: 'Shuffle and look for new todos' }).click(),
    stop,
  }
  return { app, call, tasks }
}

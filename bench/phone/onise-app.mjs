// The built product in workerd, on a database of its own, behind the wire.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '../../local/demo.mjs'
import { startOnise } from '../../local/onise.mjs'
import { askingAt, openWire } from '../../local/wire/wire.mjs'
import { descriptionFor, idFor, placeFor, timesFor, titleFor } from './rows.mjs'

/** SYNC 1: what a phone keeps of its trade's feed; whatever else it has met was looked at in pages. */
const FEED_KEEP = 300
const EMAIL = 'tasker@onise.test'
const SAVED = 'Saved on phone'

function callerAt(url) {
  return async (path, body, token) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`)
    return said
  }
}

/** Somebody who posts what the tasker's phone is to hear of; a new one each few posts, as R7 lets nobody post more. */
function newPoster(call) {
  const MOST = 8
  let posted = 0
  let token
  return async () => {
    if (posted % MOST === 0) {
      const who = { email: `poster${posted}@onise.test`, password: DEMO_PASSWORD }
      await call('user/register', { ...who, userType: 'client', username: `Post${posted}` })
      token = (await call('user/login', who)).token
    }
    const n = posted++
    await call(
      'client/create-task',
      {
        title: titleFor(n),
        description: descriptionFor(n),
        price: String(5000 + n),
        duration: 1,
        projectType: 'Onsite',
        location: placeFor(n),
        skills: 'House Wiring',
      },
      token,
    )
  }
}

/** Rows as the contract sends them, the first of the list serving as a pattern. */
function rowsLike(pattern, { count, from }) {
  const tasks = Array.from({ length: count }, (_, n) => {
    const at = new Date(timesFor(from, n)).toISOString()
    return {
      ...pattern,
      _id: idFor(1, timesFor(from, n), n),
      title: titleFor(n),
      description: descriptionFor(n),
      price: 1000 + n,
      location: placeFor(n),
      taskImage: null,
      createdAt: at,
      updatedAt: at,
    }
  })
  const trx = Array.from({ length: count }, (_, n) => ({
    _id: idFor(2, timesFor(from, n), n),
    details: descriptionFor(n).slice(0, 80),
    amount: 1000 + n,
    TransactionType: 'credit',
    TransactionStatus: 'success',
    createdAt: new Date(timesFor(from, n)).toISOString(),
    reference_number: `BENCH-${n}`,
  }))
  return { tasks, trx }
}

export async function startProduct({ port }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'onise-bench-'))
  const onise = await startOnise({
    dataDir,
    port: port + 1,
    seed: true,
    rings: false,
    // The work factor of passwords is for attackers, not for this.
    vars: { ENVIRONMENT: 'test', SCRYPT_LN: '10' },
  })
  const wire = await openWire({ port, answer: askingAt(onise.worker.url) })
  const call = callerAt(onise.worker.url)
  const post = newPoster(call)
  const { token, user } = await call('user/login', { email: EMAIL, password: DEMO_PASSWORD })
  const list = async () => (await call('user/all-tasks', undefined, token)).tasks
  while ((await list()).length < 20) await post()
  const tasks = await list()
  const ids = []

  return {
    name: 'onise',
    hasFrontPage: true,
    wire,
    token,
    tasks: () => tasks,
    list: '/all-task',
    card: 'a.task-card-open',
    cards: 20,
    store(size) {
      const rows = rowsLike(tasks[0], size)
      ids.push(...rows.tasks.map(({ _id }) => _id))
      return {
        database: `onise:${user._id}`,
        tables: [
          { name: 'feed', rows: rows.tasks.slice(0, FEED_KEEP) },
          { name: 'seen', rows: rows.tasks.slice(FEED_KEEP) },
          { name: 'trx', rows: rows.trx },
          // Written past the app, they are not among the titles it can find: it goes through them once more.
          { name: 'meta', forget: 'titled' },
        ],
      }
    },
    /** The app and its first pull are on the phone, and every title can be found. */
    isInstalled: async (database) => {
      if (!navigator.serviceWorker.controller) return false
      const factIn = (db, key) =>
        new Promise((resolve) => {
          const asked = db.transaction('meta').objectStore('meta').get(key)
          asked.addEventListener('success', () => resolve(asked.result !== undefined))
        })
      return new Promise((resolve) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('success', async () => {
          const db = opening.result
          const facts = await Promise.all([factIn(db, 'lastPullAt'), factIn(db, 'titled')])
          db.close()
          resolve(facts.every(Boolean))
        })
      })
    },
    async readyToSend(page, n) {
      await page.goto(`${wire.url}/apply-task/${ids[n]}`)
      await page.getByLabel('Your price').fill('105000')
      await page
        .getByRole('textbox', { name: 'Your proposal' })
        .fill('I will bring my own tester and finish before the weekend.')
      const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      await page.getByLabel('When can you finish?').fill(day)
      return SAVED
    },
    sendButton: (page) => page.getByRole('button', { name: 'Send Proposal' }),
    isShown: (text) =>
      [...document.querySelectorAll('[role="status"]')].some((each) =>
        each.textContent.includes(text),
      ),
    isPoll: (path) => path.startsWith('/api/sync'),
    isList: (path) => path.startsWith('/api/user/all-tasks'),
    change: post,
    askListAgain: (page) =>
      page.getByRole('button', { name: 'Shuffle and look for new todos' }).click(),
    async stop() {
      await wire.stop()
      await onise.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

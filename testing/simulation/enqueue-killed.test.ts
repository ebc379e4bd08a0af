import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { readDraft, saveDraft } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createDevice, restartDevice } from '#testing/pwa/device.ts'
import { createIndexedDbFaults } from './indexeddb-faults.ts'

const editProfile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: ({ location }) => ({ draft: 'profile', path: '/update-profile', fields: { location } }),
  optimistic: () => {},
})
const FIELDS = { location: 'Ìbàdàn' }
const STEPS_MAX = 200

/** A form with a picture is submitted, and the page dies before its operation with this number. */
async function submitAndDie(stepsLeft: number) {
  const device = createDevice({ queueables: [editProfile] })
  const { replica } = device
  await saveDraft(replica, 'profile', FIELDS)
  let left = stepsLeft
  let hasDied = false
  const { middleware, abortAll } = createIndexedDbFaults({
    storage: { takeRow: () => true, freeRow: () => {}, onWrite: () => {} },
    step() {
      if (left-- > 0) return
      hasDied = true
      abortAll()
      throw new Error('the page is gone')
    },
  })
  replica.close()
  replica.use(middleware)
  await replica.open()
  const picture = new File(['picture'], 'me.webp', { type: 'image/webp' })
  const input = { ...FIELDS, profilePicture: picture }
  const isSaved = await enqueue(device, editProfile, input, { draft: 'profile' }).then(
    () => true,
    () => false,
  )
  const restarted = restartDevice(device)
  const entries = await restarted.replica.outbox.toArray()
  const files = await restarted.replica.files.count()
  const draft = await readDraft(restarted.replica, 'profile')
  restarted.replica.close()
  return { hasDied, isSaved, entries, files, draft }
}

test('a page that dies between any two steps has stored the whole command, or still has its draft', async () => {
  let deaths = 0
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    const { hasDied, isSaved, entries, files, draft } = await submitAndDie(steps)
    expect([steps, entries.length, files]).toEqual([steps, isSaved ? 1 : 0, isSaved ? 1 : 0])
    expect([steps, draft]).toEqual([steps, isSaved ? null : FIELDS])
    if (!hasDied) break
    deaths += 1
  }
  // Every operation of the transaction was the last one once.
  expect(deaths).toBeGreaterThan(3)
  expect(deaths).toBeLessThan(STEPS_MAX)
})

test('the browser asks before it leaves the page until the command is stored', async () => {
  const target = new EventTarget()
  const isHeld = () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const names = ['addEventListener', 'removeEventListener'] as const
  const originals = names.map((name) => [name, globalThis[name]] as const)
  for (const name of names) Object.assign(globalThis, { [name]: target[name].bind(target) })
  try {
    const device = createDevice({ queueables: [editProfile] })
    const stored = enqueue(device, editProfile, FIELDS)
    expect(isHeld()).toBe(true)
    await stored
    expect(isHeld()).toBe(false)
    expect(await device.replica.outbox.count()).toBe(1)
  } finally {
    for (const [name, original] of originals) Object.assign(globalThis, { [name]: original })
  }
})

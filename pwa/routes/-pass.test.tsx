import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wordsOfPass } from '#pwa/features/passes/pass-words.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'
import { createPassSigner } from '#testing/pwa/signed-pass.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

let signer: Awaited<ReturnType<typeof createPassSigner>>
beforeAll(async () => {
  signer = await createPassSigner()
})
const store = (checks: { ids?: string; keys?: object[]; isComplete?: boolean } = {}) => {
  const { ids = '', keys = [signer.key], isComplete = true } = checks
  const revoked = { length: 6, ids, isComplete }
  localStorage.setItem('pass-checks', JSON.stringify({ keys, revoked, at: Date.now() }))
}
// Without a network, unless a test has one.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  store()
})
afterEach(() => vi.unstubAllGlobals())

const open = async (hash: string, responses: Record<string, Responder> = {}) =>
  renderScreen(`/pass${hash && '#'}${hash}`, await createClientDevice({ responses }))
const seconds = (ms: number) => Math.floor((Date.now() + ms) / 1000)

test('without a network a pass is valid, with its words and the age of the list', async () => {
  const token = await signer.sign()
  await open(token)
  await screen.findByText('This pass is valid.')
  for (const text of ['Musa Okon', 'Verified by Onise', 'Fix the ceiling fan', 'Ikeja, Lagos'])
    expect(screen.getByText(text)).toBeTruthy()
  const { words } = await wordsOfPass(token)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(words),
  )
  await screen.findByText(/just now.*could not be refreshed/i)
})

test.each([
  ['This is not a pass of Onise.', async () => (await signer.sign()).replace(/.$/, '!')],
  [
    'This is not a pass of Onise.',
    async () => {
      const [head, , signature] = (await signer.sign()).split('.')
      const [, body] = (await signer.sign({ name: 'Musa Oken' })).split('.')
      return `${head}.${body}.${signature}`
    },
  ],
  ['This is not a pass of Onise.', async () => 'no-pass'],
  ['This is not a pass of Onise.', async () => (await createPassSigner()).sign()],
  ['This pass has expired.', () => signer.sign({ exp: seconds(-1000) })],
  ['This pass is not valid yet.', () => signer.sign({ nbf: seconds(DAY_MS / 2) })],
  ['This pass cannot be checked yet.', async () => (await createPassSigner('key-two')).sign()],
])('without a network it says: %s', async (title, token) => {
  await open(await token())
  await screen.findByText(title)
})

test('a pass on the list has ended, and one that the server has ended meanwhile as well', async () => {
  store({ ids: 'zzzzzzabcdef', isComplete: false })
  const token = await signer.sign()
  const { unmount } = await open(token)
  await screen.findByText('This pass has ended.')
  await screen.findByText(/It is not complete/)
  unmount()
  store()
  const { code } = await wordsOfPass(token)
  await open(token, {
    [`GET /api/passes/${code}`]: () => [404, { error: 'no', code: 'not_found' }],
  })
  await screen.findByText('This pass has ended.')
})

test('a browser that was never connected says that it cannot check yet, and then fetches a new key', async () => {
  localStorage.clear()
  const token = await signer.sign()
  const { unmount } = await open(token)
  await screen.findByText('This phone cannot check passes yet.')
  unmount()
  vi.stubGlobal('fetch', async () => Response.json({ keys: [signer.key] }))
  const list = { madeAt: new Date().toISOString(), length: 6, ids: '', isComplete: true }
  await open(token, { 'GET /api/revoked-passes': () => [200, list] })
  await screen.findByText('This pass is valid.')
})

test('six words find a pass with a network, and a wrong one is named', async () => {
  const token = await signer.sign()
  const { words, code } = await wordsOfPass(token)
  const found = { token, state: 'valid', picture: null }
  await open('', { [`GET /api/passes/${code}`]: () => [200, found] })
  await screen.findByLabelText('Six words, or the link')
  type('Six words, or the link', 'five words are not enough')
  press('Check')
  await screen.findByText(/These are not six words/)
  type('Six words, or the link', `${words.slice(0, 5).join(' ')} xylophone`)
  press('Check')
  await screen.findByText(/“xylophone” is no word of a pass/)
  type('Six words, or the link', words.join(' ').toUpperCase())
  press('Check')
  await screen.findByText('This pass is valid.')
})

test('the professional shows the pass of this phone without a network, until its last day is over', async () => {
  const [token, over] = [await signer.sign(), await signer.sign({ exp: seconds(-1000) })]
  for (const pass of [token, over]) {
    let id: ReturnType<typeof myTask>['_id'] | undefined
    const device = await createTaskerDevice({
      tasks: (tasker) => {
        const task = myTask(tasker)
        id = task._id
        return [task]
      },
    })
    if (!id) throw new Error('no task')
    await device.replica.submissions.put({ task: id, submissions: [], events: [], pass })
    const { unmount } = renderScreen(`/single-task/${id}`, device)
    if (pass === over) {
      await screen.findByText('The agreed day is over, so there is no pass.')
      return
    }
    await screen.findByText('Show my pass')
    press('Show my pass')
    await screen.findByRole('img', { name: 'The code of your pass' })
    const { words } = await wordsOfPass(token)
    for (const word of words) await screen.findAllByText(word)
    unmount()
  }
})

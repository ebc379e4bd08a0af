import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()
afterEach(() => localStorage.removeItem('admin-proof-keys'))

const LIST = 'GET /api/admin/verifications'
const SENT = '2026-03-02T09:00:00.000Z'
const FUTURE = '2100-01-01T00:00:00.000Z'

type Taken = { _id: string; name: string } | null
const proof = (username: string, sentAt = SENT, takenBy: Taken = null) => ({
  _id: newId('verification'),
  user: { _id: newId('user'), userType: 'tasker', username, isVerified: false, standing: 'active' },
  state: takenBy ? 'reviewing' : 'sent',
  documentKind: 'nin',
  sentAt,
  takenBy,
  takenUntil: takenBy && FUTURE,
})
type Waiting = ReturnType<typeof proof>

const fileOf = (verification: Waiting) => ({
  verification,
  name: `${verification.user.username} Ogunleye`,
  birthDate: '1990-05-17',
  documentNumber: '12345678901',
  documentLast4: '8901',
  pictures: ['document', 'face'],
  again: [],
  refusal: null,
  decidedAt: null,
  registerAnswer: null,
  bankAccounts: [
    { bankName: 'GTB', accountLast4: '6789', accountName: 'OGUNLEYE A.', match: 'close' },
  ],
  sharing: [
    { by: 'document', user: { ...verification.user, _id: newId('user'), username: 'Tola' } },
  ],
  earlier: [
    {
      _id: newId('verification'),
      state: 'refused',
      documentKind: 'passport',
      documentLast4: '4321',
      again: [],
      refusal: 'notYou',
      sentAt: SENT,
      decidedAt: SENT,
    },
  ],
})

const linksOf = (picture: number) => ({
  message: 'Open',
  document: `/api/admin/verification-pictures/document-${picture}`,
  face: `/api/admin/verification-pictures/face-${picture}`,
  expiresAt: FUTURE,
})

/** A server with these proofs; a decision removes its proof from the queue. */
async function openProofs(
  all: readonly Waiting[],
  path: string,
  more: Record<string, Responder> = {},
) {
  const waiting = [...all]
  const responses: Record<string, Responder> = {
    [LIST]: () => [200, { verifications: waiting, nextCursor: null }],
  }
  for (const each of all) {
    const own = `/api/admin/verifications/${each._id}`
    let opened = 0
    responses[`GET ${own}`] = () => [200, fileOf(each)]
    responses[`POST ${own}/take`] = () => [200, { message: 'Yours', takenUntil: FUTURE }]
    responses[`POST ${own}/pictures`] = () => [200, linksOf(++opened)]
    responses[`POST ${own}/decision`] = () => {
      waiting.splice(waiting.indexOf(each), 1)
      return [200, { message: `Decided about ${each.user.username}` }]
    }
  }
  Object.assign(responses, more)
  const user = userRow({ userType: 'admin' })
  const device = await createClientDevice({ user, responses })
  const { router } = renderScreen(path, device)
  const sent = (act: string) =>
    device.requests.filter(({ call }) => call.startsWith('POST') && call.endsWith(act))
  return { device, sent, path: () => router.state.location.pathname }
}
const pathOf = ({ _id }: Waiting) => `/admin/verifications/${_id}`
const press = (key: string, target: Element = document.body, shiftKey = false) =>
  fireEvent.keyDown(target, { key, shiftKey })
const headingOf = ({ user }: Waiting) =>
  screen.findByRole('heading', { level: 1, name: `Proof of identity of ${user.username}` })
const isReserved = () => screen.findByText(/^Yours until/)
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

test('the queue says who has taken each proof, and a row leads to its address', async () => {
  const [ada, bola] = [proof('Ada'), proof('Bola', SENT, { _id: newId('user'), name: 'Ngozi' })]
  const { path } = await openProofs([ada, bola], '/admin/verifications')
  expect(await screen.findByRole('row', { name: /Bola.*By Ngozi/ })).toBeTruthy()
  const row = screen.getByRole('row', { name: /Ada.*Nobody/ })
  fireEvent.keyDown(row, { key: 'Enter' })
  await headingOf(ada)
  expect(path()).toBe(pathOf(ada))
})

test('an empty queue says that nothing waits', async () => {
  await openProofs([], '/admin/verifications')
  expect(await screen.findByText('No proof of identity waits')).toBeTruthy()
})

test('a queue that does not load says so, and is loaded again by a button', async () => {
  await openProofs([], '/admin/verifications', { [LIST]: () => [500, { message: 'no' }] })
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
})

test('an open proof is reserved, and shows what was typed, its pictures, accounts and attempts', async () => {
  const ada = proof('Ada')
  const { sent } = await openProofs([ada], pathOf(ada))
  await isReserved()
  expect(sent('/take')).toHaveLength(1)
  const typed = screen.getByRole('region', { name: 'What the user typed' }).textContent
  expect(typed).toContain('Ada Ogunleye')
  expect(typed).toMatch(/17 May 1990 \(\d\d years\)/)
  expect(typed).toContain('12345678901')
  expect(screen.getByText('Perhaps the same name')).toBeTruthy()
  const shared = screen.getByRole('region', { name: 'Accounts with something in common' })
  expect(within(shared).getByRole('link', { name: 'Tola' })).toBeTruthy()
  expect(shared.textContent).toContain('Same document')
  const earlier = screen.getByRole('region', { name: 'Earlier attempts' }).textContent
  expect(earlier).toContain('The document is of another person')
  await screen.findByRole('button', { name: 'Enlarge the document' })
  expect(sent('/pictures')).toHaveLength(1)
})

test('a proof that another administrator has taken is not reserved, opened or decided', async () => {
  const ada = proof('Ada', SENT, { _id: newId('user'), name: 'Ngozi' })
  const { sent } = await openProofs([ada], pathOf(ada))
  expect(await screen.findByText(/^Ngozi looks at this until/)).toBeTruthy()
  expect(sent('/take')).toEqual([])
  expect(sent('/pictures')).toEqual([])
  press('a')
  expect(screen.queryByRole('dialog', { name: /Approve/ })).toBe(null)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true)
})

test('a picture is enlarged and turned by keys, and loaded again when its link has ended', async () => {
  const ada = proof('Ada')
  const { sent } = await openProofs([ada], pathOf(ada))
  const face = await screen.findByRole('button', { name: 'Enlarge the face' })
  press('f')
  expect(face.getAttribute('aria-pressed')).toBe('true')
  press('F', document.body, true)
  const image = face.querySelector('img')
  expect(image?.dataset['turns']).toBe('1')
  if (image) fireEvent.error(image)
  expect(await screen.findByText('A picture did not load')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Load the pictures again' }))
  await waitFor(() => expect(screen.queryByText('A picture did not load')).toBe(null))
  expect(sent('/pictures')).toHaveLength(2)
  const again = screen.getByRole('button', { name: 'Enlarge the face' }).querySelector('img')
  expect(again?.getAttribute('src')).toContain('face-2')
})

test('an approval by key is confirmed, announced, and opens the next proof with the focus', async () => {
  const [ada, bola] = [proof('Ada'), proof('Bola', '2026-03-03T09:00:00.000Z')]
  const { sent, path } = await openProofs([ada, bola], pathOf(ada))
  await isReserved()
  press('a')
  const dialog = await dialogOf(/^Approve Ada/)
  const button = dialog.getByRole('button', { name: 'Approve' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.click(button)
  expect(await screen.findByText('Decided about Ada')).toBeTruthy()
  expect(sent('/decision')[0]?.body).toEqual({ decision: 'verified' })
  await headingOf(bola)
  expect(path()).toBe(pathOf(bola))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('after the last decision the queue says that nothing waits', async () => {
  const ada = proof('Ada')
  const { path, sent } = await openProofs([ada], pathOf(ada))
  await isReserved()
  press('r')
  const dialog = await dialogOf(/^Refuse the proof of Ada/)
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await dialog.findByText('Choose why.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: /not genuine/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('No proof of identity waits')).toBeTruthy()
  expect(path()).toBe('/admin/verifications')
  expect(sent('/decision')[0]?.body).toEqual({ decision: 'refused', refusal: 'notGenuine' })
})

test('steps are asked for again with a reason each, whose words for the user are shown', async () => {
  const ada = proof('Ada')
  const { sent } = await openProofs([ada], pathOf(ada))
  await isReserved()
  press('s')
  const dialog = await dialogOf(/^What does Ada have to send again/)
  const choose = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('combobox', { name }), { target: { value } })
  choose('Document', 'glare')
  choose('Face', 'dark')
  expect(dialog.getByText(/Light covers a part of the document/)).toBeTruthy()
  const note = dialog.getByRole('textbox', { name: /Note/ })
  press('a', note)
  expect(screen.queryByRole('dialog', { name: /Approve/ })).toBe(null)
  fireEvent.change(note, { target: { value: 'Upper corner.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ask again' }))
  await screen.findByText('Decided about Ada')
  expect(sent('/decision')[0]?.body).toEqual({
    decision: 'needs_again',
    again: [
      { step: 'document', reason: 'glare' },
      { step: 'face', reason: 'dark' },
    ],
    reason: 'Upper corner.',
  })
})

test('keys are shown, ignored in a field, and can be turned off', async () => {
  const ada = proof('Ada')
  await openProofs([ada], pathOf(ada))
  await isReserved()
  press('a', screen.getByRole('searchbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Keys are on' }))
  press('a')
  expect(screen.queryByRole('dialog', { name: /Approve/ })).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Keys are on' }))
  press('a')
  expect(await screen.findByRole('dialog', { name: /Approve/ })).toBeTruthy()
})

test('a proof that somebody else was faster to take says so, and the next one opens by key', async () => {
  const [ada, bola] = [proof('Ada'), proof('Bola', '2026-03-03T09:00:00.000Z')]
  const { path } = await openProofs([ada, bola], pathOf(ada), {
    [`POST /api/admin/verifications/${ada._id}/take`]: () => [
      409,
      { code: 'verification_taken', message: 'Another administrator is looking at this.' },
    ],
  })
  expect(await screen.findByText('It is not reserved for you')).toBeTruthy()
  press('n')
  await headingOf(bola)
  expect(path()).toBe(pathOf(bola))
})

test('a reservation that ends soon begins anew with the next key, and one that has ended says so', async () => {
  const ada = proof('Ada')
  const times = [5, -1].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString())
  const { sent } = await openProofs([ada], pathOf(ada), {
    [`POST /api/admin/verifications/${ada._id}/take`]: () => [
      200,
      { message: 'Yours', takenUntil: times.shift() ?? FUTURE },
    ],
  })
  await isReserved()
  press('d')
  expect(await screen.findByText(/^Your 15 minutes are over/)).toBeTruthy()
  expect(sent('/take')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Reserve it' }))
  await isReserved()
})

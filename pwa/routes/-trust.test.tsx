import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import type { PublicUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { REPORT_REASONS } from '#schema/domain/report.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { scriptedTransport, type Responder } from '#testing/pwa/scripted-transport.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const {
  email: _email,
  trade: _trade,
  ...musa
}: PublicUser & { email: string | null; trade: unknown } = userRow({
  _id: newId('user'),
  userType: 'tasker',
  username: 'Musa',
})
const path = `/api/user/block/${musa._id}`
const done: Responder = () => [200, { message: 'Done.' }]
const profile: Responder = () => [200, { user: musa, reviews: [], nextCursor: null }]
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

function phone(responses: Record<string, Responder> = {}) {
  const server = scriptedTransport({ [`GET /api/user/profile/${musa._id}`]: profile, ...responses })
  const calls = () => server.requests.map(({ call }) => call)
  return { device: createDevice({ transport: server.transport }), server, calls }
}

test('a profile requires a confirmation before it blocks, and the block can be undone there', async () => {
  const { device, calls } = phone({ [`POST ${path}`]: done, [`DELETE ${path}`]: done })
  renderScreen(`/profile/${musa._id}`, device)
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }))
  expect(await screen.findByText('Block Musa?')).toBeTruthy()
  expect(calls()).not.toContain(`POST ${path}`)
  const [, confirm] = screen.getAllByRole('button', { name: 'Block', hidden: true })
  fireEvent.click(confirm ?? screen.getByRole('button', { name: 'Block' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Musa' })
  expect(screen.getByText('Musa is blocked. You no longer see each other.')).toBeTruthy()
  fireEvent.click(undo)
  expect(await screen.findByRole('button', { name: 'Block' })).toBeTruthy()
  expect(calls()).toContain(`DELETE ${path}`)
})

test('a rejected block is explained on the sheet', async () => {
  const error = 'You have blocked 200 people. Unblock somebody first.'
  const { device } = phone({ [`POST ${path}`]: () => [409, { error, code: 'too_many_blocks' }] })
  renderScreen(`/profile/${musa._id}`, device)
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }))
  await screen.findByText('Block Musa?')
  const [, confirm] = screen.getAllByRole('button', { name: 'Block', hidden: true })
  fireEvent.click(confirm ?? screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText(error)).toBeTruthy()
})

test('a report without a network is saved on the phone, with its reason and words', async () => {
  const { device } = phone()
  renderScreen(`/profile/${musa._id}`, device)
  fireEvent.click(await screen.findByRole('button', { name: 'Report' }))
  fireEvent.click(await screen.findByLabelText('Insults or threatens'))
  const words = screen.getByRole('textbox', { name: /What happened/ })
  fireEvent.change(words, { target: { value: 'He shouted.' } })
  press('Send report')
  await waitFor(() =>
    expect(toasts()).toContain('Saved on phone. It is sent when Onise is open and can be reached.'),
  )
  const [entry] = await device.replica.outbox.toArray()
  expect(entry).toMatchObject({
    command: 'trust.report',
    input: { target: 'user', targetId: musa._id, reason: 'abuse', words: 'He shouted.' },
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull())
})

test('a report has no reason before one is chosen, and without one says what is missing', async () => {
  const { device } = phone()
  renderScreen(`/profile/${musa._id}`, device)
  fireEvent.click(await screen.findByRole('button', { name: 'Report' }))
  const reasons = within(await screen.findByRole('group', { name: 'What is wrong?' }))
  expect(reasons.getAllByRole('radio')).toHaveLength(REPORT_REASONS.length)
  expect(reasons.queryByRole('radio', { checked: true })).toBeNull()
  press('Send report')
  expect(await screen.findByText('Choose what is wrong')).toBeTruthy()
  expect(await device.replica.outbox.count()).toBe(0)
})

test('the own profile offers neither', async () => {
  const device = await createTaskerDevice()
  renderScreen(`/profile/${device.userId}`, device)
  await screen.findByText('Edit Profile')
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
})

test('the settings list the blocked people, and end a block', async () => {
  const blocked = [{ user: musa, blockedAt: '2026-03-01T10:00:00.000Z' }]
  const { device } = phone({
    'GET /api/user/blocked': () => [200, { blocked: blocked.splice(0), nextCursor: null }],
    [`DELETE ${path}`]: done,
  })
  renderScreen('/settings', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock: Musa' }))
  expect(await screen.findByText('You have blocked nobody.')).toBeTruthy()
})

test('without a network the settings show that the blocked people could not be loaded', async () => {
  const { device } = phone()
  renderScreen('/settings', device)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

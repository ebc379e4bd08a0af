import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { PublicUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask, proposalRow } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const {
  email: _email,
  trade: _trade,
  ...musa
}: PublicUser & { email: string | null; trade: unknown } = userRow({
  userType: 'tasker',
  username: 'Musa',
})
const [first, second] = [newId('task'), newId('task')]
const TODOS = [
  { _id: first, title: 'Fix a tap', price: naira(9_000), obstacle: null },
  { _id: second, title: 'Paint a wall', price: naira(20_000), obstacle: 'already_invited' },
]
const invitePath = `POST /api/client/task/${first}/invite/${musa._id}`

async function openProfile({
  todos = TODOS,
  answer = [201, { message: 'The professional is invited.', seq: 2 }] as [number, object],
  user = userRow(),
} = {}) {
  const device = await createClientDevice({
    user,
    responses: {
      [`GET /api/user/profile/${musa._id}`]: () => [
        200,
        { user: musa, reviews: [], nextCursor: null },
      ],
      [`GET /api/client/invite/${musa._id}`]: () => [200, { tasks: todos }],
      [invitePath]: () => answer,
    },
  })
  renderScreen(`/profile/${musa._id}`, device)
  await screen.findByRole('heading', { name: /Musa/ })
  return { calls: () => device.requests.map(({ call }) => call) }
}
const openSheet = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Invite to a todo' }))
const send = () => screen.getByRole('button', { name: 'Send invitation' })

describe('on the profile of a professional', () => {
  test('a client chooses an open todo and invites', async () => {
    const { calls } = await openProfile()
    await openSheet()
    fireEvent.click(await screen.findByRole('radio', { name: /Fix a tap/ }))
    expect(screen.getByText('₦9,000')).toBeTruthy()
    fireEvent.click(send())
    await screen.findByText('The professional is invited.')
    expect(calls()).toContain(invitePath)
    await waitFor(() => expect(screen.queryByText('Invite Musa')).toBeNull())
  })

  test('a todo to which the professional is invited says so, and cannot be sent', async () => {
    const { calls } = await openProfile()
    await openSheet()
    await screen.findByRole('radio', { name: /Paint a wall/ })
    expect(screen.getByText('Choose a todo')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Paint a wall/ }))
    expect(screen.queryByText('Choose a todo')).toBeNull()
    expect(
      screen.getAllByText('You have already invited this professional to this todo.'),
    ).toHaveLength(2)
    fireEvent.click(send())
    expect(calls().filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('a refusal stays on the sheet', async () => {
    const error = 'You have invited 30 professionals today. Try again tomorrow.'
    await openProfile({ answer: [429, { error, code: 'too_many_invitations' }] })
    await openSheet()
    fireEvent.click(await screen.findByRole('radio', { name: /Fix a tap/ }))
    fireEvent.click(send())
    await screen.findByText(error)
  })

  test('without an open todo the way to post one is left', async () => {
    await openProfile({ todos: [] })
    await openSheet()
    await screen.findByText('You have no open todo. Post one first, then invite.')
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Post a new todo' }).getAttribute('href')).toBe(
      '/create-task',
    )
  })

  test('inviting needs the network, and says so', async () => {
    await openProfile()
    const button = await screen.findByRole('button', { name: 'Invite to a todo' })
    online.markUnreachable()
    fireEvent.click(button)
    await screen.findByText('No network. You can invite when it is back.')
  })

  test('another professional is not offered it', async () => {
    const user = userRow({ userType: 'tasker', skillsets: ['House Wiring'], location: 'Yaba' })
    await openProfile({ user })
    expect(screen.queryByRole('button', { name: 'Invite to a todo' })).toBeNull()
  })
})

test('a client sees whom the todo was offered to, and the answers', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const tasker = { _id: musa._id, username: 'Musa', profilePicture: null, isVerified: true }
  const createdAt = '2026-03-01T10:00:00.000Z'
  const invitations = [
    { tasker, createdAt, answer: 'declined', reason: 'too_far' },
    { tasker: { ...tasker, _id: newId('user') }, createdAt, answer: null, reason: null },
    { tasker: { ...tasker, _id: newId('user') }, createdAt, answer: 'applied', reason: null },
  ]
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    responses: {
      [`GET /api/client/task/${task._id}/invitations`]: () => [200, { invitations }],
      [`GET /api/client/task/${task._id}/applicants`]: () => [
        200,
        { applicants: [], nextCursor: null },
      ],
    },
  })
  renderScreen(`/proposals/${task._id}`, device)
  await screen.findByRole('heading', { name: 'Invited' })
  screen.getByText('Declined. The reason given: the place is too far away.')
  screen.getByText('No answer yet')
  screen.getByText('Has sent a proposal')
})

describe('an invited professional', () => {
  async function openInvited({ declinedAt = null as string | null, hasApplied = false } = {}) {
    const task = openTask()
    const path = `POST /api/user/task/${task._id}/decline-invitation`
    const invitation = { createdAt: '2026-03-01T10:00:00.000Z', declinedAt }
    const device = await createTaskerDevice({
      feed: [task],
      submissions: [{ task: task._id, submissions: [], invitation }],
      proposals: hasApplied ? [proposalRow(task)] : [],
      responses: { [path]: () => [200, { message: 'You declined.', seq: 2 }] },
    })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Job Description')
    return { sent: () => device.requests.filter(({ call }) => call === path) }
  }

  test('sees who invited, and declines with a reason', async () => {
    const { sent } = await openInvited()
    await screen.findByText('Bukola invited you')
    expect(screen.getByRole('link', { name: 'Send Proposal' })).toBeTruthy()
    press('Decline')
    fireEvent.click(await screen.findByRole('radio', { name: 'It is too far away' }))
    press('Decline invitation')
    await screen.findByText('You declined.')
    expect(sent()).toMatchObject([{ body: { reason: 'too_far' } }])
  })

  test('who declined can still apply', async () => {
    await openInvited({ declinedAt: '2026-03-01T11:00:00.000Z' })
    await screen.findByText('You declined this invitation')
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Send Proposal' })).toBeTruthy()
  })

  test('who has applied sees the proposal instead', async () => {
    await openInvited({ hasApplied: true })
    await screen.findByText('Find more todos')
    expect(screen.queryByText('Bukola invited you')).toBeNull()
  })

  test('cannot decline without a network, and reads why', async () => {
    const { sent } = await openInvited()
    await screen.findByText('Bukola invited you')
    online.markUnreachable()
    press('Decline')
    await screen.findByText('No network. You can decline when it is back.')
    press('Decline invitation')
    expect(sent()).toEqual([])
  })
})

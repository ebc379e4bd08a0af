import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { postTask, saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import { draftFromTask } from '#pwa/features/tasks/post/task-draft.ts'
import { acknowledge, claimNext, deleteAcknowledged } from '#pwa/outbox/transitions.ts'
import type { Session } from '#pwa/session/auth.ts'
import type { Proposal } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask, proposalRow } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const SERVER_TIME = '2026-03-04T11:30:00.000Z'
const LATER = '2026-03-04T12:00:00.000Z'

/** The network is back: the entry is sent, and a pull brings its row. */
async function deliver(device: Session, storeRow: () => PromiseLike<unknown>) {
  const entry = await claimNext(device)
  if (!entry) throw new Error('nothing waits')
  await acknowledge(device, entry, { seq: 1 })
  const { replica } = device
  await replica.transaction('rw', replica.tables, async () => {
    await storeRow()
    await deleteAcknowledged(replica, '1.own')
  })
}
const entriesOf = ({ replica }: Session) => replica.outbox.toArray()

describe('the form of a todo that was opened before it was sent', () => {
  async function openEdit({ of = 'a new todo' } = {}) {
    const owner = userRow()
    const original = taskRow(owner._id, { title: 'Fix a tap', updatedAt: SERVER_TIME })
    const device = await createClientDevice({
      user: owner,
      tasks: () => (of === 'a new todo' ? [] : [original]),
    })
    online.markUnreachable()
    const draft = { ...draftFromTask(original), title: 'Fix two taps' }
    if (of === 'a new todo') await postTask(device, { id: original._id, draft, onSent: () => {} })
    else {
      const base = { updatedAt: SERVER_TIME, base: draftFromTask(original) }
      await saveTaskEdit(device, { id: original._id, draft, ...base })
    }
    const sent: Task = { ...original, title: 'Fix two taps' }
    if (of === 'a new todo') Object.assign(sent, { createdAt: SERVER_TIME })
    else sent.updatedAt = LATER
    renderScreen(`/edit-task/${original._id}`, device)
    await screen.findByLabelText('Todo Title')
    type('Todo Title', 'Fix three taps')
    return { device, sent }
  }

  test.each([
    ['a new todo', SERVER_TIME],
    ['an edited todo', LATER],
  ])('saves on the version that %s became', async (of, version) => {
    const { device, sent } = await openEdit({ of })
    await deliver(device, () => device.replica.tasks.put(sent))
    press('Save changes')
    await waitFor(async () =>
      expect(await entriesOf(device)).toMatchObject([
        { command: 'tasks.edit', input: { title: 'Fix three taps', ifMatch: version } },
      ]),
    )
  })

  test('is still told of a change that another device made meanwhile', async () => {
    const { device, sent } = await openEdit()
    const changed = { ...sent, location: 'Surulere', updatedAt: LATER }
    await deliver(device, () => device.replica.tasks.put(changed))
    press('Save changes')
    await waitFor(async () =>
      expect(await entriesOf(device)).toMatchObject([{ input: { ifMatch: SERVER_TIME } }]),
    )
  })

  test('changes the todo in the outbox while it waits', async () => {
    const { device } = await openEdit()
    press('Save changes')
    await waitFor(async () =>
      expect(await entriesOf(device)).toMatchObject([
        { command: 'tasks.create', input: { title: 'Fix three taps' } },
      ]),
    )
  })
})

describe('the form of a proposal that waits', () => {
  const fill = async (text: string) => {
    await screen.findByLabelText('Your price')
    type('Your price', '105,000')
    type('Your proposal', text)
    type('When can you finish?', '2026-03-10')
  }
  async function openWaiting() {
    const task = openTask()
    const device = await createTaskerDevice({ feed: [task] })
    online.markUnreachable()
    const first = renderScreen(`/apply-task/${task._id}`, device)
    await fill('I will bring my own tester.')
    press('Send Proposal')
    await screen.findByText('Saved on phone')
    first.unmount()
    const view = renderScreen(`/apply-task/${task._id}`, device)
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    await fill('And a ladder.')
    const [entry] = await entriesOf(device)
    const proposal: Proposal = { ...proposalRow(task), _id: entry?.ref as Proposal['_id'] }
    await deliver(device, () => device.replica.proposals.put(proposal))
    await waitFor(async () => expect(await entriesOf(device)).toEqual([]))
    return { task, device, proposal, ...view }
  }

  test('that is sent meanwhile becomes the form of the sent one, with what was typed', async () => {
    const { device, proposal } = await openWaiting()
    await screen.findByRole('heading', { name: 'Edit your proposal' })
    expect(screen.getByLabelText('Your proposal')).toHaveProperty('value', 'And a ladder.')
    press('Save changes')
    await waitFor(async () =>
      expect(await entriesOf(device)).toMatchObject([
        { command: 'proposals.edit', input: { id: proposal._id, description: 'And a ladder.' } },
      ]),
    )
    expect(await device.replica.drafts.count()).toBe(0)
  })

  test('that is left then has what was typed in the form of the sent one', async () => {
    const { device, proposal, unmount } = await openWaiting()
    unmount()
    renderScreen(`/edit-proposal/${proposal._id}`, device)
    await waitFor(() =>
      expect(screen.getByLabelText('Your proposal')).toHaveProperty('value', 'And a ladder.'),
    )
  })

  test('of a todo with a sent proposal, without anything typed, is that of the proposal', async () => {
    const task = openTask()
    const proposal = proposalRow(task, { _id: newId('proposal') })
    const device = await createTaskerDevice({ feed: [task], proposals: [proposal] })
    const { router } = renderScreen(`/apply-task/${task._id}`, device)
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/edit-proposal/${proposal._id}`),
    )
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Dispute } from '#schema/contract/disputes.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { stageRows } from '#testing/pwa/stage-rows.ts'

setUpScreens()

/** The screen compares with the phone's clock, so the deadlines lie after it. */
const NOW = Date.now()
const iso = (afterMs: number) => new Date(NOW + afterMs).toISOString()
const tasker = userSummaryRow({ username: 'Adeola' })

const disputeRow = (task: Task, fields: Partial<Dispute> = {}): Dispute =>
  ({
    _id: newId('dispute'),
    task: task._id,
    openedBy: tasker._id,
    reason: 'not_approved',
    held: naira(45_000),
    openedAt: iso(0),
    answerBy: iso(2 * DAY_MS),
    answeredAt: null,
    decideBy: iso(7 * DAY_MS),
    endsAt: iso(60 * DAY_MS),
    offers: [],
    statements: [
      {
        _id: newId('statement'),
        author: tasker._id,
        statement: 'Everything is done.',
        files: [
          {
            url: '/api/files/private/one.webp',
            type: 'image/webp',
            sha256: 'aa',
            capturedAt: iso(0),
            isSame: true,
            receivedAt: iso(0),
          },
        ],
        createdAt: iso(0),
      },
    ],
    closedAt: null,
    outcome: null,
    released: null,
    refunded: null,
    fee: null,
    decision: null,
    ...fields,
  }) as Dispute

const summaryOf = ({ offers, ...dispute }: Dispute) => ({
  ...dispute,
  offersBy: offers.map(({ by }) => by),
})

async function openScreen(
  fields: Partial<Task>,
  disputeOf?: (task: Task) => Dispute,
  responses = {},
  path?: string,
) {
  const device = await createClientDevice({
    tasks: (client) => [taskRow(client, { tasker, price: naira(45_000), ...fields })],
    responses,
  })
  const [task] = await device.replica.tasks.toArray()
  if (!task) throw new Error('The device has no task')
  const dispute = disputeOf?.(task)
  if (dispute) {
    await device.replica.tasks.update(task._id, { dispute: summaryOf(dispute) })
    await device.replica.submissions.put({ task: task._id, submissions: [], dispute })
  }
  renderScreen(path ?? `/dispute/${task._id}`, device)
  return { device, task, dispute }
}

test('a task that is on the phone already is requested once', async () => {
  const _id = newId('task')
  const stored: { task: Task; dispute: Dispute }[] = []
  const read = () => {
    const [row] = stored
    if (!row) throw new Error('The device has no dispute')
    const task = { ...row.task, dispute: summaryOf(row.dispute) }
    return [200, { task, submissions: [], events: [], dispute: row.dispute, feeBps: 0 }] as const
  }
  const { device } = await openScreen(
    { _id, status: 'disputed' },
    (task) => {
      const dispute = disputeRow(task)
      stored.push({ task, dispute })
      return dispute
    },
    { [`GET /api/user/task/${_id}`]: read },
  )
  await screen.findByText('Everything is done.')
  const reads = device.requests.filter(({ call }) => call === `GET /api/user/task/${_id}`)
  expect(reads).toHaveLength(1)
})

describe('opening a dispute', () => {
  test('says first what happens to the money, and requires a reason and a statement', async () => {
    const { device } = await openScreen({ status: 'in-progress' })
    await screen.findByText(/₦45,000 stays frozen/)
    screen.getByText(/Adeola has 48 hours to answer/)
    screen.getByText(/within 60 days, all of the money goes back to the client/)
    press('Open the dispute')
    await screen.findByText('Choose a reason', { selector: 'p, span' })
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('waits on the phone without a network, and says that it counts only when sent, and by when', async () => {
    const until = '2026-03-10T16:00:00.000Z'
    const { device, task } = await openScreen({ status: 'submitted', autoApproveAt: until })
    await screen.findByLabelText('What is the dispute about?')
    fireEvent.change(screen.getByLabelText('What is the dispute about?'), {
      target: { value: 'not_as_agreed' },
    })
    type('What happened?', 'Two doors are crooked.')
    press('Open the dispute')
    await screen.findByText('Your dispute is saved on this phone and not sent yet.')
    screen.getByText(/It must arrive before Tuesday, 10 March, 5:00 PM/)
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({
      id: task._id,
      reason: 'not_as_agreed',
      statement: 'Two doors are crooked.',
    })
    expect((await device.replica.tasks.get(task._id))?.status).toBe('submitted')
  })

  test('carries a PDF with the hash and the time of its choice', async () => {
    const { device } = await openScreen({ status: 'in-progress' })
    const field = await screen.findByLabelText(/Picture or PDF/)
    const pdf = new File(['%PDF-1.7 the contract'], 'contract.pdf', { type: 'application/pdf' })
    fireEvent.change(field, { target: { files: [pdf] } })
    await screen.findByText('contract.pdf')
    fireEvent.change(screen.getByLabelText('What is the dispute about?'), {
      target: { value: 'late' },
    })
    type('What happened?', 'See the contract.')
    press('Open the dispute')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
    const [entry] = await device.replica.outbox.toArray()
    expect(entry?.input).toMatchObject({ evidence1: { name: 'contract.pdf' } })
    expect(entry?.input['evidenceMarks']).toMatch(/^[0-9a-f]{64}@\d+$/)
  })

  test('is not offered for a todo that is over', async () => {
    await openScreen({ status: 'completed' })
    await screen.findByText(/possible only while the todo is in progress or submitted/)
  })

  test('is not offered for a stage whose money is not held', async () => {
    await openScreen({ status: 'in-progress', stages: stageRows(0) })
    await screen.findByText(/possible only while the todo is in progress or submitted/)
  })
})

describe('an open dispute', () => {
  test('shows the statements, the evidence with its proof, and until when to answer', async () => {
    await openScreen({ status: 'disputed' }, disputeRow)
    await screen.findByText('₦45,000 is frozen until the dispute ends.')
    screen.getByText(/^Answer before .*day, .* [AP]M/)
    screen.getByText('Everything is done.')
    screen.getByText('The work is done and is not approved')
    screen.getByText(/Added on the phone on/)
  })

  test('takes an answer, which waits for the network and says by when it must arrive', async () => {
    const { device } = await openScreen({ status: 'disputed' }, disputeRow)
    await screen.findByText('Your answer')
    type('What happened?', 'Half of it is done.')
    press('Send your answer')
    await screen.findByText('Your answer is saved on this phone and not sent yet.')
    screen.getByText(/It counts only when it is sent. It must arrive before/)
    expect((await device.replica.outbox.toArray()).map(({ command }) => command)).toEqual([
      'disputes.answer',
    ])
  })

  test("accepts exactly the other side's offer", async () => {
    const [_id, offer] = [newId('task'), newId('offer')]
    const offers = [
      {
        _id: offer,
        by: tasker._id,
        release: naira(30_000),
        refund: naira(15_000),
        fee: naira(0),
        createdAt: iso(0),
      },
    ] as unknown as Dispute['offers']
    const path = `POST /api/user/task/${_id}/settle`
    const { device } = await openScreen(
      { _id, status: 'disputed' },
      (task) => disputeRow(task, { offers }),
      { [path]: () => [200, { message: 'You both agreed.', seq: 2 }] },
    )
    await screen.findByText('Offer of Adeola')
    for (const text of ['For Adeola', '₦30,000', 'Back to you', '₦15,000']) screen.getByText(text)
    const sending = screen.getByRole('button', { name: 'Send this offer' })
    expect(sending.dataset['tone']).toBe('plain')
    press('Accept this offer')
    await screen.findByText('You both agreed.')
    expect(device.requests.filter(({ call }) => call === path)).toEqual([
      { call: path, body: { offer } },
    ])
  })

  test('says that offers and agreements need the network', async () => {
    online.markUnreachable()
    await openScreen({ status: 'disputed' }, disputeRow)
    await screen.findByText('Nobody has offered a split yet.')
    screen.getByText('No network. Offers and agreements need it.')
  })
})

test('the dashboard lists an open dispute with what to do, by when', async () => {
  await openScreen({ status: 'disputed' }, disputeRow, {}, '/client-dashboard')
  await screen.findByText('Dispute: Rewire two rooms')
  screen.getByText(/Say what happened before .*day, .* [AP]M/)
  screen.getByRole('link', { name: 'Go to the dispute' })
})

describe('a dispute that has ended', () => {
  test('shows the decision with its reason, and what each side received', async () => {
    await openScreen({ status: 'completed' }, (task) =>
      disputeRow(task, {
        closedAt: iso(DAY_MS),
        outcome: 'split',
        released: naira(30_000) as Dispute['released'],
        refunded: naira(15_000) as Dispute['refunded'],
        decision: 'Two of three rooms are done.',
      }),
    )
    await screen.findByText('An administrator has divided the money.')
    screen.getByText(/Two of three rooms are done./)
    screen.getByText(/For Adeola/)
    expect(screen.queryByText('Send this offer')).toBeNull()
  })
})

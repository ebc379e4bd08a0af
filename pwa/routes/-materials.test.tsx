import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { stageRows } from '#testing/pwa/stage-rows.ts'

setUpScreens()

type Materials = NonNullable<NonNullable<Task['stages']>[number]['materials']>
const at = new Date(TEST_NOW).toISOString()
const LIST: Materials = {
  id: newId('materials'),
  items: [
    { what: 'Plywood', quantity: 4, amount: naira(5000) },
    { what: 'Nails', quantity: 2, amount: naira(1000) },
  ],
  requestedAt: at,
  declined: null,
  released: null,
  releasedAt: null,
  provenAt: null,
  spent: null,
  givenBack: naira(0),
  missedAt: null,
}
const paid = (rest: Partial<Materials> = {}): Materials => ({
  ...LIST,
  released: naira(6000),
  releasedAt: at,
  ...rest,
})

/** The second of three stages is for materials, with this list; once it is paid the third is that of now. */
async function openTask(side: 'client' | 'tasker', materials: Materials | null) {
  const user = userRow({ userType: side, username: 'Bukola' })
  const other = userSummaryRow({ username: 'Musa' })
  const ended = materials?.released ? { held: naira(0), endedAt: at } : {}
  const stages = stageRows().map((stage) => {
    if (stage.n === 2) return { ...stage, kind: 'materials' as const, materials, ...ended }
    return materials?.released && stage.n === 3
      ? { ...stage, held: stage.amount, startedAt: at }
      : stage
  })
  const base = { price: naira(18_000), status: 'in-progress' as const, stages }
  const own = userSummaryRow({ _id: user._id, username: user.username })
  const task =
    side === 'client'
      ? taskRow(user._id, { ...base, tasker: other })
      : taskRow(other._id, { ...base, postedBy: other, tasker: own })
  const answer = (message: string) => () => [200, { message, task }] as [number, object]
  const device = await createClientDevice({
    user,
    tasks: () => [task],
    responses: {
      [`POST /api/client/task/${task._id}/stage/2/release-materials`]: answer(
        STAGE_MESSAGES.materialsReleased,
      ),
      [`POST /api/user/task/${task._id}/stage/2/give-back`]: answer(STAGE_MESSAGES.givenBack),
    },
  })
  renderScreen(`/single-task/${task._id}`, device)
  const sent = () =>
    device.requests.filter(({ call }) => /^POST .*\/stage\/2\//.test(call)).map(({ body }) => body)
  const queued = async () => (await device.replica.outbox.toArray()).map(({ input }) => input)
  return { sent, queued }
}
const confirm = async (name: string) => {
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(sheet.getByRole('button', { name }))
}

describe('the professional', () => {
  test('asks with a list that is at most what the stage holds, and reads that it waits', async () => {
    const { queued } = await openTask('tasker', null)
    expect(await screen.findByText(/Ask for the money for materials of “Walls”/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Submit' })).toBeNull()
    fireEvent.change(await screen.findByLabelText('What'), { target: { value: 'Plywood' } })
    type('How many', '4')
    type('Amount for all of it', '8001')
    expect(screen.getByText('₦8,001 of ₦8,000 that this stage holds')).toBeTruthy()
    const send = screen.getByRole('button', { name: 'Send the list' })
    expect(send.getAttribute('aria-disabled')).toBe('true')

    type('Amount for all of it', '5000')
    press('Add a line')
    press('Remove line 2')
    press('Send the list')
    expect(await screen.findByText('4 × Plywood')).toBeTruthy()
    const [input] = await queued()
    expect(input).toMatchObject({
      n: 2,
      items: [{ what: 'Plywood', quantity: '4', amount: naira(5000) }],
    })
    expect(screen.getByText(/must answer your list of materials of ₦5,000/)).toBeTruthy()
  })

  test('changes a declined list, which begins as it was, and sends it again', async () => {
    const declined = { note: 'Two sheets are enough.', at }
    const { queued } = await openTask('tasker', { ...LIST, declined })
    expect(await screen.findByText('Two sheets are enough.')).toBeTruthy()
    const [, nails] = await screen.findAllByLabelText('What')
    expect((nails as HTMLInputElement).value).toBe('Nails')
    press('Remove line 1')
    press('Send the changed list')
    await waitFor(async () => expect(await queued()).toHaveLength(1))
    const [input] = await queued()
    expect(input).toMatchObject({ items: [{ what: 'Nails', amount: naira(1000) }] })
    expect(input?.['_id']).not.toBe(LIST.id)
  })

  test('is asked for a picture of a receipt before anything is sent', async () => {
    const { queued } = await openTask('tasker', paid())
    expect(
      await screen.findByText(/Add the receipts of the materials.* You cannot submit/),
    ).toBeTruthy()
    fireEvent.change(await screen.findByLabelText('How much was spent?'), {
      target: { value: '5500' },
    })
    press('Send the receipts')
    expect(await screen.findByText('Add a picture of a receipt or of the goods.')).toBeTruthy()
    expect(await queued()).toEqual([])
  })

  test('gives back exactly what was not spent, after a confirmation', async () => {
    const { sent } = await openTask('tasker', paid({ provenAt: at, spent: naira(5500) }))
    fireEvent.click(await screen.findByRole('button', { name: 'Give back ₦500' }))
    await confirm('Give back ₦500')
    await waitFor(() => expect(sent()).toMatchObject([{ amount: 500 }]))
  })
})

describe('the client', () => {
  test('releases a part after reading that it is paid at once and the rest comes back', async () => {
    const { sent } = await openTask('client', LIST)
    expect(await screen.findByText(/Release ₦6,000 for materials, or a part of it/)).toBeTruthy()
    expect(await screen.findByText('2 × Nails')).toBeTruthy()
    press('Release a part')
    type('How much do you release?', '4000')
    press('Go on')
    expect(
      await screen.findByText('Musa is paid ₦4,000 at once. You cannot take it back.'),
    ).toBeTruthy()
    expect(
      screen.getByText('The other ₦4,000 of this stage comes back to your wallet.'),
    ).toBeTruthy()
    await confirm('Release ₦4,000')
    await waitFor(() => expect(sent()).toMatchObject([{ list: LIST.id, amount: 4000 }]))
  })

  test('without a network pays nothing, but asks for another list', async () => {
    const { queued } = await openTask('client', LIST)
    await screen.findByRole('button', { name: 'Release ₦6,000' })
    await waitFor(() => {
      act(() => online.markUnreachable())
      const release = screen.getByRole('button', { name: 'Release ₦6,000' })
      expect(release.getAttribute('aria-disabled')).toBe('true')
    })
    press('Ask to change the list')
    type('What should be different?', 'Two sheets are enough.')
    press('Send')
    expect(await screen.findByText('You asked for another list. Musa sends it again.')).toBeTruthy()
    expect(await queued()).toMatchObject([{ list: LIST.id, note: 'Two sheets are enough.' }])
    expect(screen.queryByRole('button', { name: 'Release ₦6,000' })).toBeNull()
  })

  test('reads what is possible when no receipts came in 7 days', async () => {
    await openTask('client', paid({ releasedAt: '2020-01-01T00:00:00.000Z' }))
    expect(await screen.findByText('Musa has added no receipts in 7 days')).toBeTruthy()
    expect(screen.getByText(/Write to Musa. You may also offer to end the work/)).toBeTruthy()
  })

  test('reads what was spent and what was given back', async () => {
    await openTask('client', paid({ provenAt: at, spent: naira(5500), givenBack: naira(500) }))
    expect(await screen.findByText('Spent: ₦5,500')).toBeTruthy()
    expect(screen.getByText('Musa gave back ₦500.')).toBeTruthy()
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const stage = (number: number) => within(screen.getByRole('group', { name: `Stage ${number}` }))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const typeInto = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })
const amountsShown = () =>
  screen.getAllByLabelText('Amount').map((field) => (field as HTMLInputElement).value)

async function openForm() {
  const task = openTask()
  const device = await createTaskerDevice({ feed: [task] })
  renderScreen(`/apply-task/${task._id}`, device)
  await screen.findByLabelText('Your price')
  type('Your price', '100,000')
  type('Your proposal', 'I will bring my own tester.')
  type('When can you finish?', '2026-03-24')
  choose(/^In stages/)
  const entries = () => device.replica.outbox.toArray()
  return { device, entries }
}

describe('the plan of a proposal', () => {
  test('begins with a template, says what is missing of the price, and is sent with its last day', async () => {
    const { entries } = await openForm()
    expect(amountsShown()).toEqual(['50,000', '50,000'])
    press('Materials first')
    await screen.findByText(/₦50,000 \(50%\) is for materials/)
    typeInto(stage(1).getByLabelText('Amount'), '40000')
    await screen.findByText('₦10,000 is missing.')
    press('Send Proposal')
    await screen.findAllByText('The stages must add up to the price')
    expect(await entries()).toEqual([])
    press('Make ₦90,000 the price')
    press('Send Proposal')
    await waitFor(async () => expect(await entries()).toHaveLength(1))
    expect((await entries())[0]?.input).toMatchObject({
      price: '90000',
      date: '2026-03-24',
      stages: [
        { kind: 'materials', title: 'Materials', amount: '40000', date: '2026-03-05' },
        { kind: 'work', title: 'The work', amount: '50000', date: '2026-03-24' },
      ],
    })
  })

  test('keeps its days when stages are moved, and a removed stage comes back with one tap', async () => {
    await openForm()
    press('Every week')
    await screen.findByRole('group', { name: 'Stage 3' })
    press('Move stage 1 down')
    await screen.findByText('Stage 1 is now stage 2.')
    expect(stage(2).getByDisplayValue('Week 1')).toBeTruthy()
    expect(stage(2).getByLabelText('Done by')).toHaveProperty('value', '2026-03-18')
    press('Remove stage 3')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'))
    expect(screen.queryByRole('group', { name: 'Stage 3' })).toBeNull()
    press('Undo')
    expect(await screen.findByRole('group', { name: 'Stage 3' })).toBeTruthy()
  })

  test('is put away for one payment, and is back with the next tap', async () => {
    await openForm()
    typeInto(stage(1).getByLabelText('What is it?'), 'Cables')
    choose(/^One payment/)
    expect(
      (await screen.findByLabelText('When can you finish?')) as HTMLInputElement,
    ).toHaveProperty('value', '2026-03-24')
    choose(/^In stages/)
    expect(await screen.findByDisplayValue('Cables')).toBeTruthy()
  })
})

test('a plan is awarded stage by stage when the wallet has only its first stage', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const stages = [
    { kind: 'work' as const, title: 'Walls', amount: naira(40_000), date: '2026-03-10' },
    { kind: 'work' as const, title: 'Roof', amount: naira(60_000), date: '2026-03-24' },
  ]
  const applicant = applicantRow(task, { version: 3, price: naira(100_000), stages })
  const award = `POST /api/client/task/${task._id}/award/${applicant.tasker._id}`
  const device = await createClientDevice({
    user: owner,
    money: { balance: naira(50_000) },
    tasks: () => [task],
    applicants: [applicant],
    responses: { [award]: () => [200, { message: GENERAL_MESSAGES.taskAwarded, task }] },
  })
  renderScreen(`/single-proposal/${applicant._id}`, device)
  await screen.findByRole('button', { name: 'Assign Task' })
  press('Assign Task')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('radio', { name: /All: ₦100,000/ })).toBeTruthy()
  await within(dialog).findByRole('button', { name: 'Assign and hold ₦40,000' })
  press('Assign and hold ₦40,000')
  const requests = () => device.requests.filter(({ call }) => call === award)
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect(requests()[0]?.body).toMatchObject({ version: 3, funding: 'stage' })
})

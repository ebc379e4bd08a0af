import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { stageRows } from '#testing/pwa/stage-rows.ts'

setUpScreens()

type Options = { side?: 'client' | 'tasker'; held?: number; balance?: number; path?: string }

/** A todo in three stages, of which the first is paid. */
async function openStaged(fields: Partial<Task> = {}, options: Options = {}) {
  const { side = 'client', held = 8000, balance = 500_000, path = 'single-task' } = options
  const user = userRow({ userType: side, username: 'Bukola' })
  const other = userSummaryRow({ username: 'Musa' })
  const stages = stageRows(held)
  const base = { price: naira(18_000), status: 'in-progress' as const, stages, ...fields }
  const task =
    side === 'client'
      ? taskRow(user._id, { ...base, tasker: other })
      : taskRow(other._id, {
          ...base,
          postedBy: other,
          tasker: userSummaryRow({ _id: user._id, username: user.username }),
        })
  const funded = { message: STAGE_MESSAGES.funded, task }
  const device = await createClientDevice({
    user,
    money: { balance: naira(balance) },
    tasks: () => [task],
    responses: {
      [`POST /api/client/task/${task._id}/stage/2/fund`]: () => [200, funded],
      [`POST /api/client/task/${task._id}/stage/3/fund`]: () => [200, funded],
      [`POST /api/client/task/${task._id}/approve`]: () => [
        200,
        { message: GENERAL_MESSAGES.workApproved, task },
      ],
    },
  })
  renderScreen(`/${path}/${task._id}`, device)
  return { device, task }
}

const commandsOf = ({ requests }: Awaited<ReturnType<typeof createClientDevice>>) =>
  requests.filter(({ call }) => call.startsWith('POST /api/client/task'))
const stageTexts = async () => {
  const section = (await screen.findByText('Stages')).closest('section')
  const list = section?.querySelector('ol')
  return [...(list?.children ?? [])].map(({ textContent }) => textContent ?? '')
}

describe('a todo in stages', () => {
  test('has the amount of the stage of now beside the form about it', async () => {
    await openStaged({}, { side: 'tasker', path: 'submit-task' })
    expect((await screen.findByText(/Stage 2 of 3: Walls/)).textContent).toContain('₦8,000')
  })

  test('lists what is paid, worked on and not held, and marks the stage of now', async () => {
    await openStaged()
    const [first, second, third] = await stageTexts()
    expect(first).toMatch(/1\. Foundation₦6,000.*Paid$/)
    expect(second).toMatch(/2\. Walls₦8,000.*NowBeing worked on$/)
    expect(third).toContain('₦4,000 not held yet')
    expect(screen.getByText('Stage 2 of 3: Walls')).toBeTruthy()
    expect(screen.getByText('₦8,000 of yours is held for Musa.')).toBeTruthy()
    const current = screen.getByText('Now').closest('li')
    expect(current?.getAttribute('aria-current')).toBe('step')
  })

  test('the client holds the money of the stage of now after reading what that means', async () => {
    const { device } = await openStaged({}, { held: 0 })
    expect(await screen.findByText(/₦8,000 for the stage “Walls” is not held yet/)).toBeTruthy()
    press('Hold ₦8,000 now')
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('Musa is paid only when you approve this stage.')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Hold ₦8,000 now' }))
    await waitFor(() => expect(commandsOf(device)).toHaveLength(1))
    expect(commandsOf(device)[0]?.body).toMatchObject({ amount: 8000 })
  })

  test('the client may hold the money of the next stage before it begins', async () => {
    const { device } = await openStaged()
    fireEvent.click(await screen.findByRole('button', { name: 'Hold ₦4,000 now' }))
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(sheet.getByRole('button', { name: 'Hold ₦4,000 now' }))
    await waitFor(() => expect(commandsOf(device)[0]?.call).toContain('/stage/3/fund'))
  })

  test('a wallet that is too small leads to funding and back', async () => {
    const { task } = await openStaged({}, { held: 0, balance: 3000 })
    fireEvent.click(await screen.findByRole('button', { name: 'Hold ₦8,000 now' }))
    const link = await screen.findByRole('link', { name: 'Put ₦5,000 into your wallet' })
    const url = new URL(link.getAttribute('href') ?? '', location.href)
    expect(url.pathname).toBe('/fund-wallet')
    expect(url.searchParams.get('next')).toBe(`/single-task/${task._id}`)
  })

  test('without a network the money cannot be held, and the page says so', async () => {
    await openStaged({}, { held: 0 })
    await screen.findByRole('button', { name: 'Hold ₦8,000 now' })
    act(() => online.markUnreachable())
    const button = screen.getByRole('button', { name: 'Hold ₦8,000 now' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).not.toBe('')
  })

  test('the professional reads that a stage is not held, and cannot submit it', async () => {
    await openStaged({}, { side: 'tasker', held: 0 })
    expect(
      await screen.findByText(/is still not held: do not start|is not held yet: do not start/),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Submit' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Hold ₦/ })).toBeNull()
  })

  test('approving names the stage and its amount, and sends its number', async () => {
    const { device } = await openStaged({ status: 'submitted' })
    fireEvent.click(await screen.findByRole('button', { name: 'Approve and pay ₦8,000' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('Stage 2 of 3: Walls')).toBeTruthy()
    expect(sheet.getByText('Musa will be paid ₦8,000')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Approve and pay ₦8,000' }))
    await waitFor(() => expect(commandsOf(device)).toHaveLength(1))
    expect(commandsOf(device)[0]?.body).toMatchObject({ stage: 2 })
  })

  test('ending it says that only what is held comes back', async () => {
    await openStaged({}, { held: 0, path: 'cancel-task' })
    expect(
      await screen.findByText(/for the stage “Walls” is not held, so you can end/),
    ).toBeTruthy()
    expect(screen.getByText('What was paid for earlier stages stays with Musa.')).toBeTruthy()
    expect(screen.queryByText(/₦18,000 goes back/)).toBeNull()
  })

  test('the table says of each stage and of all what is held, paid and not held yet', async () => {
    await openStaged({}, { side: 'tasker' })
    const table = (await screen.findByText('What happens to the money')).closest('details')
    const lists = [...(table?.querySelectorAll('dl') ?? [])].map(({ textContent }) => textContent)
    expect(lists[1]).toBe('Price₦8,000Held₦8,000')
    expect(lists[2]).toBe('Price₦4,000Not held yet₦4,000')
    expect(lists[3]).toMatch(/^Price₦18,000Held₦8,000Not held yet₦4,000Paid₦6,000/)
  })
})

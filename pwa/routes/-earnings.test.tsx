import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens, type as typeInto } from '#testing/pwa/screens.ts'
import { createTaskerDevice, myTask, openTask, proposalRow } from '#testing/pwa/tasker-device.ts'

setUpScreens()

type Options = { feeBps?: number; isVerified?: boolean; path?: string }

/** A tasker opens an open task, with the fee's rate as the server last sent it. */
async function openTaskPage(
  fields: Partial<Task>,
  { feeBps, isVerified = true, path = 'single-task' }: Options = {},
) {
  const task = openTask(fields)
  const device = await createTaskerDevice({ feed: [task], user: { isVerified } })
  if (feeBps !== undefined) await device.replica.setMeta('feeBps', feeBps)
  renderScreen(`/${path}/${task._id}`, device)
  return { task, device }
}
const linesOf = (details: HTMLElement) =>
  within(details)
    .getAllByRole('term', { hidden: true })
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
const findEarnings = async () => {
  // Until the fee is known, its place has hidden words.
  const summary = await screen.findByText(/^What you will really earn/, { ignore: '[inert] *' })
  return { summary, lines: linesOf(summary.closest('details') as HTMLElement) }
}

describe('what a tasker really earns', () => {
  test('an open todo shows fee, wallet, bank charge and what arrives, line by line', async () => {
    await openTaskPage({ price: naira(45_000) })
    const { summary, lines } = await findEarnings()
    expect(summary.textContent).toBe('What you will really earn: ₦44,925 at your bank')
    expect(lines).toEqual([
      'Price ₦45,000',
      'Platform fee (0%) ₦0',
      'Arrives in your wallet ₦45,000',
      'Transfer fee −₦25',
      'Stamp duty −₦50',
      'Arrives at your bank ₦44,925',
    ])
  })

  test('the rate is the one that the server last sent', async () => {
    await openTaskPage({ price: naira(45_000) }, { feeBps: 250 })
    const { lines } = await findEarnings()
    expect(lines.slice(1, 3)).toEqual([
      'Platform fee (2.5%) −₦1,125',
      'Arrives in your wallet ₦43,875',
    ])
  })

  test('an assigned todo uses the rate that was frozen at the award', async () => {
    const device = await createTaskerDevice()
    const task = myTask(device.userId, { price: naira(20_000) })
    await device.replica.tasks.put(task)
    await device.replica.setMeta('feeBps', 1000)
    await device.replica.submissions.put({ task: task._id, submissions: [], feeBps: 500 })
    renderScreen(`/single-task/${task._id}`, device)
    const { lines } = await findEarnings()
    expect(lines[1]).toBe('Platform fee (5%) −₦1,000')
  })

  test('a plan with materials shows the fee on the work only', async () => {
    const task = openTask({ price: naira(45_000) })
    const stages = [
      { kind: 'materials' as const, title: 'Wood', amount: naira(20_000), date: '2026-03-10' },
      { kind: 'work' as const, title: 'Doors', amount: naira(25_000), date: '2026-03-12' },
    ]
    const proposal = proposalRow(task, { price: naira(45_000), stages })
    const device = await createTaskerDevice({ feed: [task], proposals: [proposal] })
    await device.replica.setMeta('feeBps', 1000)
    renderScreen(`/edit-proposal/${proposal._id}`, device)
    const { lines } = await findEarnings()
    expect(lines[1]).toBe('Platform fee (10%) −₦2,500')
  })

  test('less than the smallest withdrawal says that it waits in the wallet', async () => {
    await openTaskPage({ price: naira(800) })
    const { summary } = await findEarnings()
    expect(summary.textContent).toBe('What you will really earn: ₦800 in your wallet')
    expect(screen.getByText(/You can withdraw ₦1,000 or more/)).toBeTruthy()
  })

  test('an unverified tasker sees the charge of every withdrawal', async () => {
    await openTaskPage({ price: naira(120_000) }, { isVerified: false })
    const { lines } = await findEarnings()
    expect(lines).toContain('Transfer fee (3 withdrawals) −₦75')
  })

  test('the proposal form shows it for the price that is typed', async () => {
    await openTaskPage({ price: naira(45_000) }, { path: 'apply-task' })
    await screen.findByLabelText('Your price')
    expect(screen.queryByText(/^What you will really earn/)).toBeNull()
    typeInto('Your price', '9000')
    const { summary } = await findEarnings()
    expect(summary.textContent).toBe('What you will really earn: ₦8,975 at your bank')
    expect(summary.closest('details')?.open).toBe(true)
  })

  test('the form of a sent proposal shows it too', async () => {
    const task = openTask({ price: naira(45_000) })
    const proposal = proposalRow(task, { price: naira(20_000) })
    const device = await createTaskerDevice({ feed: [task], proposals: [proposal] })
    renderScreen(`/edit-proposal/${proposal._id}`, device)
    const { summary } = await findEarnings()
    expect(summary.textContent).toBe('What you will really earn: ₦19,925 at your bank')
  })

  test('a client does not see it', async () => {
    const task = openTask()
    const device = await createTaskerDevice({ user: { userType: 'client' }, feed: [task] })
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Job Description')
    expect(screen.queryByText(/^What you will really earn/)).toBeNull()
  })
})

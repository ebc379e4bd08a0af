import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Applicant } from '#schema/contract/proposals.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { applicantRow, faceRow, taskRow, userRow } from '#pwa/test/rows.ts'
import { NOON } from '#pwa/test/phone.ts'
import { press, readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()

type Some = { offer?: Partial<Applicant>; balance?: number; answer?: [number, object] }

async function withProposal({ offer = {}, balance = 500_000, answer }: Some = {}) {
  const owner = userRow()
  const task = taskRow(owner._id)
  const applicant = applicantRow(task, { version: 3, ...offer })
  const award = `POST /api/client/task/${task._id}/award/${applicant.tasker._id}`
  const phone = await clientPhone({
    person: owner,
    money: { balance },
    tasks: () => [task],
    applicants: [applicant],
    answers: { [award]: () => answer ?? [200, { message: TEXTS.taskAwarded, task }] },
  })
  show(`/single-proposal/${applicant._id}`, phone)
  const button = await screen.findByRole('button', { name: 'Assign Task' })
  const sent = () => phone.asked.filter(({ call }) => call === award)
  return { phone, button, applicant, sent }
}

test('SPEC 2: the proposals of a todo, cut at 200 characters, each with a View link', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const long = applicantRow(task, { description: 'z'.repeat(201) })
  const phone = await clientPhone({ person: owner, tasks: () => [task], applicants: [long] })
  show(`/proposals/${task._id}`, phone)
  const link = await screen.findByRole('link', { name: 'View: Sani' })
  expect(link.getAttribute('href')).toBe(`/single-proposal/${long._id}`)
  expect(screen.getByText(`${'z'.repeat(200)}....`)).toBeTruthy()
})

test('R1: two of one name are told apart by the end of their ids', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const [one, two, other] = [faceRow(), faceRow(), faceRow({ username: 'Femi' })]
  const applicants = [one, two, other].map((tasker) => applicantRow(task, { tasker }))
  show(
    `/proposals/${task._id}`,
    await clientPhone({ person: owner, tasks: () => [task], applicants }),
  )
  expect(await screen.findByText(one._id.slice(-3))).toBeTruthy()
  expect(screen.getByText(two._id.slice(-3))).toBeTruthy()
  expect(screen.queryByText(other._id.slice(-3))).toBe(null)
})

test('R17: before anything is held it says how much, for whom, and what stays', async () => {
  const { sent } = await withProposal()
  press('Assign Task')
  const sheet = within(screen.getByRole('dialog', { name: 'Assign to Sani?' }))
  expect(sheet.getByText('₦105,000 will be held from your wallet')).toBeTruthy()
  expect(await sheet.findByText('₦395,000.00')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('R16: the version that was looked at is what is sent', async () => {
  const { sent } = await withProposal()
  press('Assign Task')
  press('Assign and hold ₦105,000')
  expect(await screen.findByText(TEXTS.taskAwarded)).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([{ version: 3 }])
})

test('R16: terms that changed meanwhile are refused in words', async () => {
  await withProposal({
    answer: [409, { error: 'This proposal changed. Review it again.', code: 'proposal_changed' }],
  })
  press('Assign Task')
  press('Assign and hold ₦105,000')
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByText('This proposal changed. Review it again.')).toBeTruthy()
})

test('R16: terms that changed while the sheet is open stand beside what was looked at, and are agreed to anew', async () => {
  const { phone, applicant, sent } = await withProposal()
  press('Assign Task')
  const sheet = within(screen.getByRole('dialog', { name: 'Assign to Sani?' }))
  await phone.replica.applicants.put({
    ...applicant,
    ...{ price: 150_000, version: 4, description: 'More work than I thought.' },
  })
  expect(await sheet.findByText('This proposal changed. Review it again.')).toBeTruthy()
  expect(sheet.getByRole('row', { name: /Price.*₦105,000.*₦150,000/ })).toBeTruthy()
  expect(sheet.getByText('The text of the proposal changed too.')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /Assign and hold/ })).toBe(null)

  press('Go on with the new terms')
  press('Assign and hold ₦150,000')
  await screen.findByText(TEXTS.taskAwarded)
  expect(sent().map(({ body }) => body)).toEqual([{ version: 4 }])
})

test('R15: a proposal taken back while the sheet is open can no longer be agreed to', async () => {
  const { phone, applicant } = await withProposal()
  press('Assign Task')
  await phone.replica.applicants.put({ ...applicant, status: 'withdrawn' })
  const sheet = within(screen.getByRole('dialog', { name: 'Assign to Sani?' }))
  expect(await sheet.findByText('This proposal is no longer open.')).toBeTruthy()
})

test('R15: a client sees that the terms are not the ones first sent', async () => {
  const updatedAt = new Date(NOON + 3_600_000).toISOString()
  await withProposal({ offer: { updatedAt } })
  expect(await screen.findByText('Terms changed')).toBeTruthy()
})

test('R17: with too little in the wallet it tells the missing amount, with the way to /fund-wallet', async () => {
  const { sent } = await withProposal({
    balance: 5000,
    answer: [
      402,
      { error: 'Insufficient wallet balance. You need ₦100,000 more.', code: 'insufficient_funds' },
    ],
  })
  press('Assign Task')
  expect(await screen.findByText('₦100,000 is missing')).toBeTruthy()
  press('Assign and hold ₦105,000')
  const words = await screen.findAllByText('Insufficient wallet balance. You need ₦100,000 more.')
  expect(words.length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Fund wallet' }).getAttribute('href')).toBe(
    '/fund-wallet',
  )
  expect(sent()).toHaveLength(1)
})

test('SPEC 2: accepted already, Assign Task looks disabled and says to whom', async () => {
  const { button } = await withProposal({ offer: { status: 'accepted' } })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Assigned to Sani')).toBeTruthy()
})

test('R20: a price below 30 % of the budget is cautioned about, and not blocked', async () => {
  const { button } = await withProposal({ offer: { price: 35_999 } })
  expect(await screen.findByText('This price is very low')).toBeTruthy()
  expect(button.getAttribute('aria-disabled')).toBe(null)
})

test('R8: what changed in the todo since the proposal was sent is told', async () => {
  await withProposal({ offer: { changedFields: ['price', 'projectType'] } })
  expect(screen.getByText(/Changed: price, project type\./)).toBeTruthy()
})

test('money never waits: without a signal Assign Task is greyed and says why', async () => {
  await withProposal()
  online.missed()
  expect(
    await screen.findByText('No network. Assigning holds money, so it needs a signal.'),
  ).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Assign Task' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('SPEC 2: the chat is one link away', async () => {
  const { applicant } = await withProposal()
  const chat = screen.getByRole('link', { name: 'Message Sani' })
  expect(chat.getAttribute('href')).toBe(`/chat/${applicant.tasker._id}`)
})

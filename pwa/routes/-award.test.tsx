import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Applicant } from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, userSummaryRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

type Options = {
  offer?: Partial<Applicant>
  balance?: number
  response?: [number, object]
  search?: string
}

async function openProposal({
  offer = {},
  balance = 500_000,
  response,
  search = '',
}: Options = {}) {
  const owner = userRow()
  const task = taskRow(owner._id)
  const applicant = applicantRow(task, { version: 3, ...offer })
  const award = `POST /api/client/task/${task._id}/award/${applicant.tasker._id}`
  const device = await createClientDevice({
    user: owner,
    money: { balance: naira(balance) },
    tasks: () => [task],
    applicants: [applicant],
    responses: {
      [award]: () => response ?? [200, { message: GENERAL_MESSAGES.taskAwarded, task }],
    },
  })
  renderScreen(`/single-proposal/${applicant._id}${search}`, device)
  const button = await screen.findByRole('button', { name: 'Assign Task' })
  const awards = () => device.requests.filter(({ call }) => call === award)
  return { device, button, applicant, awards }
}

test('each proposal of a task is cut at 200 characters and has a View link', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const long = applicantRow(task, { description: 'z'.repeat(201) })
  const device = await createClientDevice({ user: owner, tasks: () => [task], applicants: [long] })
  renderScreen(`/proposals/${task._id}`, device)
  const link = await screen.findByRole('link', { name: 'View: Sani' })
  expect(link.getAttribute('href')).toBe(`/single-proposal/${long._id}`)
  expect(screen.getByText(`${'z'.repeat(200)}....`)).toBeTruthy()
})

test('a proposal shows the average, the number of reviews and the completion rate', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const record = {
    ratings: { average: 4.8, count: 12 },
    completion: { rate: 95, jobs: 21 },
  }
  const known = applicantRow(task, { tasker: userSummaryRow(record) })
  const device = await createClientDevice({ user: owner, tasks: () => [task], applicants: [known] })
  renderScreen(`/proposals/${task._id}`, device)
  expect(await screen.findByText('4.8')).toBeTruthy()
  expect(screen.getByText('12 reviews')).toBeTruthy()
  expect(screen.getByText('Completed 95% of 21 jobs')).toBeTruthy()
})

test('beside a proposal are pictures of earlier work, which open large', async () => {
  const picture = { picture: '/large.jpg', thumbnail: '/small.webp', field: 'Furniture' as const }
  const works = ['Six chairs', ''].map((caption) => ({
    _id: newId('workPicture'),
    ...picture,
    caption,
    isDoneHere: false,
  }))
  await openProposal({ offer: { tasker: userSummaryRow({ works }) } })
  const shown = screen.getByRole('list', { name: 'Earlier work' })
  const images = within(shown).getAllByRole('img')
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
    ['/small.webp', 'Six chairs'],
    ['/small.webp', 'Earlier work: Furniture'],
  ])
  await press(/Six chairs/)
  expect(screen.getByRole('dialog', { name: 'Picture 1 of 2' }).innerHTML).toMatch('/large.jpg')
})

test('a tasker with fewer than three reviews and five jobs is shown as new', async () => {
  const record = { ratings: { average: null, count: 2 }, completion: { rate: null, jobs: 4 } }
  await openProposal({ offer: { tasker: userSummaryRow(record) } })
  expect(screen.getByText('New')).toBeTruthy()
  expect(screen.getByText('2 reviews')).toBeTruthy()
  expect(screen.queryByText(/Completed/)).toBeNull()
})

test('the proposals of an unknown todo say that it was not found', async () => {
  const notFound: [number, object] = [404, { error: 'Not found.', code: 'not_found' }]
  const device = await createClientDevice({
    responses: { 'GET /api/user/task/nonsense': () => notFound },
  })
  renderScreen('/proposals/nonsense', device)
  expect(await screen.findByText('We could not find that todo.')).toBeTruthy()
})

test('two professionals with the same username show the end of their ids', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const [first, second, other] = [
    userSummaryRow(),
    userSummaryRow(),
    userSummaryRow({ username: 'Femi' }),
  ]
  const applicants = [first, second, other].map((tasker) => applicantRow(task, { tasker }))
  renderScreen(
    `/proposals/${task._id}`,
    await createClientDevice({ user: owner, tasks: () => [task], applicants }),
  )
  expect(await screen.findByText(first._id.slice(-3))).toBeTruthy()
  expect(screen.getByText(second._id.slice(-3))).toBeTruthy()
  expect(screen.queryByText(other._id.slice(-3))).toBe(null)
})

test('the confirmation shows the amount, the professional and the remaining balance', async () => {
  const { awards } = await openProposal()
  press('Assign Task')
  const sheet = within(screen.getByRole('dialog', { name: 'Assign to Sani?' }))
  expect(sheet.getByText('₦105,000 will be held from your wallet')).toBeTruthy()
  expect(await sheet.findByText('₦395,000.00')).toBeTruthy()
  expect(awards()).toEqual([])
})

test('sends the version of the proposal that was shown', async () => {
  const { awards } = await openProposal()
  press('Assign Task')
  press('Assign and hold ₦105,000')
  expect(await screen.findByText(GENERAL_MESSAGES.taskAwarded)).toBeTruthy()
  expect(awards().map(({ body }) => body)).toEqual([{ version: 3 }])
})

test('tells the others why, when the client chooses a reason', async () => {
  const { awards } = await openProposal()
  press('Assign Task')
  const reason = await screen.findByLabelText('Tell the others why')
  fireEvent.change(reason, { target: { value: 'distance' } })
  press('Assign and hold ₦105,000')
  await waitFor(() => expect(awards()).toMatchObject([{ body: { choice: 'distance' } }]))
})

test('a proposal on the screen is noted as seen', async () => {
  const { device, applicant } = await openProposal({ offer: { seenAt: null } })
  const call = `POST /api/client/task/${applicant.task._id}/applicants/seen`
  await waitFor(() =>
    expect(device.requests.filter((request) => request.call === call)).toMatchObject([
      { body: { proposal: applicant._id } },
    ]),
  )
})

test('a rejection because of changed terms is shown', async () => {
  await openProposal({
    response: [409, { error: 'This proposal changed. Review it again.', code: 'proposal_changed' }],
  })
  press('Assign Task')
  press('Assign and hold ₦105,000')
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByText('This proposal changed. Review it again.')).toBeTruthy()
})

test('terms that change during the confirmation are shown beside the old ones and need a new confirmation', async () => {
  const { device, applicant, awards } = await openProposal()
  press('Assign Task')
  const sheet = within(screen.getByRole('dialog', { name: 'Assign to Sani?' }))
  await device.replica.applicants.put({
    ...applicant,
    price: naira(150_000),
    version: 4,
    description: 'More work than I thought.',
  })
  expect(await sheet.findByText('This proposal changed. Review it again.')).toBeTruthy()
  expect(sheet.getByRole('row', { name: /Price.*₦105,000.*₦150,000/ })).toBeTruthy()
  expect(sheet.getByText('The text of the proposal changed too.')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /Assign and hold/ })).toBe(null)

  press('Continue with the new terms')
  press('Assign and hold ₦150,000')
  await screen.findByText(GENERAL_MESSAGES.taskAwarded)
  expect(awards().map(({ body }) => body)).toEqual([{ version: 4 }])
})

test('a proposal withdrawn during the confirmation can no longer be assigned', async () => {
  const { device, applicant } = await openProposal()
  press('Assign Task')
  await device.replica.applicants.put({ ...applicant, status: 'withdrawn' })
  const sheet = within(screen.getByRole('dialog', { name: 'Assign to Sani?' }))
  expect(await sheet.findByText('This proposal is no longer open.')).toBeTruthy()
})

test('an edited proposal has the badge "Terms changed"', async () => {
  const updatedAt = new Date(TEST_NOW + 3_600_000).toISOString()
  await openProposal({ offer: { updatedAt } })
  expect(await screen.findByText('Terms changed')).toBeTruthy()
})

test('with too little balance the main button funds what is missing, and comes back to the sheet', async () => {
  const { awards, applicant } = await openProposal({ balance: 5000.5 })
  press('Assign Task')
  expect(await screen.findByText('₦99,999.50 is missing')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Fund ₦100,000' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app')
  expect(pathname).toBe('/fund-wallet')
  expect(searchParams.get('amount')).toBe('"100000"')
  expect(searchParams.get('next')).toBe(`/single-proposal/${applicant._id}?assign=yes`)
  expect(screen.queryByRole('button', { name: /Assign and hold/ })).toBeNull()
  expect(awards()).toEqual([])
})

test('a balance that the server finds too small leads to funding as well', async () => {
  const error = 'Insufficient wallet balance. You need ₦100,000 more.'
  const { awards } = await openProposal({ response: [402, { error, code: 'insufficient_funds' }] })
  press('Assign Task')
  press('Assign and hold ₦105,000')
  expect((await screen.findAllByText(error)).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Fund wallet' })).toBeTruthy()
  expect(awards()).toHaveLength(1)
})

test('a proposal that is continued after funding shows the sheet at once', async () => {
  await openProposal({ search: '?assign=yes' })
  expect(await screen.findByRole('button', { name: 'Assign and hold ₦105,000' })).toBeTruthy()
})

test('a proposal that is no longer open shows no sheet after funding', async () => {
  await openProposal({ search: '?assign=yes', offer: { status: 'withdrawn' } })
  expect(screen.queryByRole('button', { name: /Assign and hold/ })).toBeNull()
})

test('an accepted proposal shows who was assigned and leads to the todo, without Assign Task', async () => {
  const owner = userRow()
  const task = taskRow(owner._id, { status: 'in-progress' })
  const applicant = applicantRow(task, { status: 'accepted', price: naira(105_000) })
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    applicants: [applicant],
  })
  renderScreen(`/single-proposal/${applicant._id}`, device)
  await screen.findByText('Assigned to Sani')
  await screen.findByText(/₦105,000 is held from your wallet\. Sani must submit the work by/)
  const link = screen.getByRole('link', { name: 'See the todo' })
  expect(link.getAttribute('href')).toBe(`/single-task/${task._id}`)
  expect(screen.queryByText('Assign Task')).toBeNull()
})

test('each proposal in the list can be assigned at once, by the sheet that names what is held', async () => {
  const owner = userRow()
  const task = taskRow(owner._id)
  const pending = applicantRow(task)
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    applicants: [pending],
  })
  renderScreen(`/proposals/${task._id}`, device)
  const link = await screen.findByRole('link', { name: 'Assign Task: Sani' })
  expect(link.getAttribute('href')).toBe(`/single-proposal/${pending._id}?assign=yes`)
})

test('a price below 30 % of the budget shows a caution but can be assigned', async () => {
  const { button } = await openProposal({ offer: { price: naira(35_999) } })
  expect(await screen.findByText('This price is very low')).toBeTruthy()
  expect(button.getAttribute('aria-disabled')).toBe(null)
})

test('shows which fields of the task changed after the proposal was sent', async () => {
  await openProposal({ offer: { changedFields: ['price', 'projectType'] } })
  expect(screen.getByText(/Changed: price, project type\./)).toBeTruthy()
})

test('without a network Assign Task is disabled with the reason', async () => {
  await openProposal()
  online.markUnreachable()
  expect(
    await screen.findByText(
      'No network. You can assign when it is back, because money will be held.',
    ),
  ).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Assign Task' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('links to the chat with the professional', async () => {
  const { applicant } = await openProposal()
  const chat = screen.getByRole('link', { name: 'Message Sani' })
  expect(chat.getAttribute('href')).toBe(`/chat/${applicant.tasker._id}`)
})

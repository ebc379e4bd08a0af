import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Question } from '#schema/contract/questions.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const QUESTION: Question = {
  _id: newId('question'),
  question: 'Is the ladder yours?',
  answer: null,
  askedAt: '2026-03-01T10:00:00.000Z',
  answeredAt: null,
  isOwn: false,
}

async function openForTasker(questions: Question[], user: 'tasker' | 'client' = 'tasker') {
  const task = openTask()
  const submissions = [{ task: task._id, submissions: [], questions }]
  const device = await createTaskerDevice({
    feed: [task],
    submissions,
    user: { userType: user },
  })
  online.markUnreachable()
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('Job Description')
  return device
}

test('a professional asks without a network, and the question is there as saved', async () => {
  const { replica } = await openForTasker([{ ...QUESTION, answer: 'Yes.' }])
  await screen.findByText('Yes.')
  press('Ask a question')
  type('Your question', 'Which floor is it?')
  press('Send question')
  await screen.findByText('Which floor is it?')
  await screen.findByText('Saved on phone. It is sent when Onise is open and can be reached.')
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull()
  const [entry] = await replica.outbox.toArray()
  expect(entry).toMatchObject({
    command: 'questions.ask',
    input: { question: 'Which floor is it?' },
  })
})

test('who has asked waits, and asks no more', async () => {
  await openForTasker([{ ...QUESTION, isOwn: true }])
  await screen.findByText('No answer yet. Until then only you and the client see it.')
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull()
})

test('another client is offered nothing to ask', async () => {
  await openForTasker([{ ...QUESTION, answer: 'Yes.' }], 'client')
  await screen.findByText('Yes.')
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull()
})

test('the client answers below the question, without a network too', async () => {
  const device = await createClientDevice({})
  const task = taskRow(device.userId, { status: 'pending' })
  await device.replica.tasks.put(task)
  await device.replica.submissions.put({ task: task._id, submissions: [], questions: [QUESTION] })
  online.markUnreachable()
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('Is the ladder yours?')
  type('Your answer', 'Yes, bring nothing.')
  press('Send answer')
  await screen.findByText('Yes, bring nothing.')
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull())
  expect(await device.replica.outbox.toArray()).toMatchObject([
    { command: 'questions.answer', input: { answer: 'Yes, bring nothing.' } },
  ])
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const ADDRESSES = { email: 'support@onise.test', whatsApp: '2348000000000' }
const SENT = { message: 'We have your message. We answer to your e-mail.' }

async function openHelp(search = '') {
  const owner = userRow()
  const task = taskRow(owner._id)
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    responses: {
      'GET /api/support': () => [200, ADDRESSES],
      'POST /api/support': () => [201, SENT],
    },
  })
  renderScreen(`/help${search.replace('{task}', task._id)}`, device)
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  const sent = () => device.requests.filter(({ call }) => call === 'POST /api/support')
  return { task, sent }
}

test('six questions about money are answered, and how verification works', async () => {
  await openHelp()
  const questions = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(questions).toHaveLength(7)
  expect(questions[0]).toBe('Where is the money while the work is done?')
  expect(questions[6]).toBe('How do I become verified?')
})

test('a message about a todo is sent with it, and says where the answer comes', async () => {
  const { task, sent } = await openHelp('?task={task}')
  await screen.findByText(`About your todo: ${task.title}`)
  type('Your message', 'Nobody came.')
  press('Send')
  expect(await screen.findByText(SENT.message)).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([{ text: 'Nobody came.', taskId: task._id }])
})

test('the addresses carry the todo', async () => {
  const { task } = await openHelp('?task={task}')
  const mail = await screen.findByRole('link', { name: 'support@onise.test' })
  await waitFor(() => expect(mail.getAttribute('href')).toContain(task._id))
  const whatsApp = screen.getByRole('link', { name: /WhatsApp/ })
  expect(whatsApp.getAttribute('href')).toContain('https://wa.me/2348000000000?text=')
})

test('a message about a payment is sent with the reference of its receipt', async () => {
  const { sent } = await openHelp('?payment=ON260304-8F2K-77QX-1B2C')
  await screen.findByText('About the payment: ON260304-8F2K-77QX-1B2C')
  type('Your message', 'It did not arrive.')
  press('Send')
  expect(await screen.findByText(SENT.message)).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([
    { text: 'It did not arrive.', payment: 'ON260304-8F2K-77QX-1B2C' },
  ])
  const whatsApp = screen.getByRole('link', { name: /WhatsApp/ })
  expect(whatsApp.getAttribute('href')).toContain('ON260304-8F2K-77QX-1B2C')
})

test('the way from "not verified" is filled in', async () => {
  await openHelp('?ask=verified')
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message')
  await waitFor(() => expect(field.value).toBe('I want to be verified.'))
})

test('without a network the answers are there, and what is typed stays', async () => {
  online.markUnreachable()
  const { sent } = await openHelp()
  type('Your message', 'Help')
  expect(screen.getByText(/You need one to send it/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('a signed-out visitor reads the answers and the addresses', async () => {
  const { transport } = scriptedTransport({ 'GET /api/support': () => [200, ADDRESSES] })
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  renderScreen('/help', device)
  expect(await screen.findByRole('link', { name: 'support@onise.test' })).toBeTruthy()
  expect(screen.getByText('Log in to write to us here.')).toBeTruthy()
})

test('a suspended user has a way here beside the sentence that says so', async () => {
  const error = 'This account is suspended. Contact support.'
  const { transport } = scriptedTransport({
    'POST /api/user/login': () => [403, { error, code: 'suspended' }],
    'GET /api/support': () => [200, ADDRESSES],
  })
  const device = createDevice({ transport })
  await logOut(device.auth, 'keep')
  const { router } = renderScreen('/login', device)
  await screen.findByLabelText('Phone number or e-mail')
  type('Phone number or e-mail', 'ada@home.test')
  type('Password', 'a long enough one')
  press('Log in')
  fireEvent.click(await screen.findByRole('link', { name: 'Write to us' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
  expect(await screen.findByRole('link', { name: 'support@onise.test' })).toBeTruthy()
})

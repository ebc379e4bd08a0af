import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { comparable } from '#testing/pwa/comparable-markup.ts'
import { openDocument } from '#testing/pwa/first-screen-page.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'
import { renderTask } from './task-template.tsx'

setUpScreens()
afterEach(() => {
  globalThis.drawnList = undefined
  document.body.replaceChildren()
})

type Options = Partial<Parameters<typeof openDocument>[0]> & {
  user?: Partial<OwnUser>
  task?: Partial<Task>
}

async function drawTask({ user: fields, task: taskFields, ...page }: Options = {}) {
  const task = openTask({
    title: 'Rewire <b>two</b> rooms {price}',
    skills: ['House Wiring', 'Electrical Repairs'],
    ...taskFields,
  })
  const response = { task, feeBps: 1000, submissions: [], events: [] }
  const device = await createTaskerDevice({
    ...(fields && { user: fields }),
    browsed: [task],
    responses: { [`GET /api/user/task/${task._id}`]: () => [200, response] },
  })
  const root = await openDocument({
    path: `/single-task/${task._id}`,
    token: device.token(),
    template: await renderTask(),
    screen: 'task',
    responses: [{ userDetails: { user: device.user } }, response],
    ...page,
  })
  return { device, root, task }
}

/** Without what the app adds later, the earnings, which it computes, the questions, the way to save it, and pictures of users. */
function withoutLater(page: Element): string[] {
  const copy = page.cloneNode(true) as Element
  for (const earnings of copy.querySelectorAll('.earnings')) earnings.replaceChildren()
  for (const later of copy.querySelectorAll('.task-detail ~ *')) later.remove()
  for (const section of copy.querySelectorAll('.task-section'))
    if (section.textContent.startsWith('Questions')) section.remove()
  for (const save of copy.querySelectorAll('.save-button')) save.parentElement?.remove()
  for (const avatar of copy.querySelectorAll('.avatar-picture')) avatar.removeAttribute('src')
  return comparable(copy)
}

const verified = { username: 'Ngozi Ade', profilePicture: '/ngozi.webp', isVerified: true }

describe('the open task drawn by the document', () => {
  test.each([
    ['without a picture', {}],
    ['with a picture', { taskImage: '/rooms.webp' }],
    ['for several months, anywhere', { duration: 3, location: '' }],
    ['of a verified client with a picture', { postedBy: verified as never }],
  ])('is the markup of the app’s first render: %s', async (_, fields) => {
    const { device, root, task } = await drawTask({ task: fields })
    const drawn = withoutLater(root)
    expect(drawn).toContain(`<h1 class="page-title">Rewire &lt;b&gt;two&lt;/b&gt; rooms {price}`)
    expect(root.querySelector('.picture-image')?.getAttribute('src') ?? null).toBe(task.taskImage)
    const { container } = renderScreen(`/single-task/${task._id}`, device)
    await waitFor(() => expect(container.querySelector('.earnings')).toBeTruthy())
    expect(drawn).toEqual(withoutLater(container))
  })

  test('has no word of another language, but all data', async () => {
    const { root } = await drawTask({ settings: { language: 'yo' } })
    const texts = comparable(root).flatMap((part) => part.replace(/<[^>]*>/, '').trim() || [])
    for (const text of ['Adeola', 'Rewire &lt;b&gt;two&lt;/b&gt; rooms {price}', 'Yaba, Lagos'])
      expect(texts).toContain(text)
    const skills = ['House Wiring', 'Electrical Repairs']
    for (const word of ['Open', 'Send Proposal', 'Job Description', '1 month', 'Onsite', ...skills])
      expect([word, texts.includes(word)]).toEqual([word, false])
  })

  test.each([
    ['for a client', { user: { userType: 'client' } }],
    ['that is assigned', { task: { status: 'in-progress' } }],
    [
      'with a picture that the data saver does not fetch',
      {
        task: { taskImage: '/rooms.webp' },
        settings: { lite: 'on' },
      },
    ],
  ] as const)('is not drawn %s', async (_, options) => {
    const { root } = await drawTask(options as never)
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('is not drawn for its own client', async () => {
    const { device } = await drawTask()
    const { root } = await drawTask({
      token: device.token(),
      responses: [
        { userDetails: { user: device.user } },
        { task: openTask({ client: device.user._id }) },
      ],
    })
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('is not drawn on a phone that stores something of the user', async () => {
    const { device } = await drawTask()
    const { root } = await drawTask({ token: device.token(), databases: [device.replica.name] })
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })
})

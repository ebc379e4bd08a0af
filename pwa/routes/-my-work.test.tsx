import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { claimNext, reject } from '#pwa/outbox/transitions.ts'
import type { WorkPicture } from '#schema/contract/work-pictures.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { useFakeCanvas } from '#testing/pwa/fake-canvas.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()
useFakeCanvas()
beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:picture'
})

const workRow = (
  caption: string,
  position: number,
  fields: Partial<WorkPicture> = {},
): WorkPicture => ({
  _id: newId('workPicture'),
  picture: `/api/files/${caption}.jpg`,
  thumbnail: `/api/files/${caption}-small.webp`,
  caption,
  field: 'Electrician',
  isDoneHere: false,
  isHidden: false,
  position,
  createdAt: '2026-03-01T09:00:00.000Z',
  ...fields,
})

async function openWith(captions: readonly string[]) {
  const device = await createTaskerDevice()
  online.markUnreachable()
  await device.replica.workPictures.bulkPut(captions.map((text, index) => workRow(text, index + 1)))
  const view = renderScreen('/my-work', device)
  if (captions[0]) await screen.findByText(captions[0])
  return { device, view }
}
const pictures = () => screen.getByRole('list', { name: 'Pictures of my work' })
const shown = () =>
  within(pictures())
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'))
const queued = async ({ replica }: Awaited<ReturnType<typeof createTaskerDevice>>) =>
  (await replica.outbox.toArray()).map(({ command, input }) => ({ command, input }))
const choose = (names: readonly string[]) => {
  const files = names.map((name) => new File(['photo'], name, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files } })
}

test('several pictures chosen without a network are saved on the phone, each with a thumbnail', async () => {
  const { device } = await openWith([])
  await screen.findByText('No pictures yet')
  choose(['one.jpg', 'two.jpg'])
  await waitFor(() => expect(screen.getAllByText('Saved on phone')).toHaveLength(2))
  const entries = await queued(device)
  expect(entries.map(({ command }) => command)).toEqual(['workPictures.add', 'workPictures.add'])
  for (const { input } of entries)
    expect(input).toMatchObject({
      field: 'Electrician',
      picture: { type: 'image/jpeg' },
      thumbnail: { fileId: expect.any(String) as string },
    })
  expect(screen.getByText(/Room for 22 more/)).toBeTruthy()
})

test('with 24 pictures none can be added', async () => {
  await openWith(Array.from({ length: 24 }, (_, index) => `No. ${index}`))
  expect(screen.getByText(/Your profile holds 24 pictures/)).toBeTruthy()
  expect(screen.queryByLabelText('Add pictures')).toBeNull()
})

test('keys on the handle and buttons change the order, and the orders that wait are one', async () => {
  const { device } = await openWith(['A', 'B', 'C'])
  const [first] = screen.getAllByRole('button', { name: /^Move: drag it/ })
  if (first) fireEvent.keyDown(first, { key: 'ArrowRight' })
  await waitFor(() => expect(shown()).toEqual(['B', 'A', 'C']))
  expect(screen.getByText('Now number 2 of 3')).toBeTruthy()
  const earlier = screen.getAllByRole('button', { name: 'Move earlier' }).at(-1)
  if (earlier) fireEvent.click(earlier)
  await waitFor(() => expect(shown()).toEqual(['B', 'C', 'A']))
  expect(await queued(device)).toHaveLength(1)
})

test('a picture that is dragged over another one takes its place when it is let go', async () => {
  const { device } = await openWith(['A', 'B', 'C'])
  const cards = [...document.querySelectorAll('[data-work]')]
  document.elementFromPoint = () => cards[2] ?? null
  const [first] = screen.getAllByRole('button', { name: /^Move: drag it/ })
  if (!first) throw new Error('no handle')
  fireEvent.pointerDown(first)
  fireEvent.pointerMove(first)
  expect(shown()).toEqual(['B', 'C', 'A'])
  expect(await queued(device)).toEqual([])
  fireEvent.pointerUp(first)
  await waitFor(async () => expect(await queued(device)).toHaveLength(1))
  await waitFor(() => expect(shown()).toEqual(['B', 'C', 'A']))
})

test('text and trade are changed in a sheet', async () => {
  const { device } = await openWith(['A'])
  press('Edit')
  fireEvent.change(await screen.findByLabelText(/^What the picture shows/), {
    target: { value: 'A new fuse board' },
  })
  fireEvent.change(screen.getByLabelText('Trade'), { target: { value: 'Painter' } })
  press('Save')
  await screen.findByText('A new fuse board')
  expect((await queued(device))[0]).toMatchObject({
    command: 'workPictures.edit',
    input: { caption: 'A new fuse board', field: 'Painter' },
  })
})

test('a deletion can be undone, and is queued when the screen is left', async () => {
  const { device, view } = await openWith(['A', 'B'])
  const deleteFirst = () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
  deleteFirst()
  expect(screen.getByText('Picture deleted.')).toBeTruthy()
  press('Undo')
  expect(shown()).toEqual(['A', 'B'])
  deleteFirst()
  expect(await queued(device)).toEqual([])
  view.unmount()
  await waitFor(async () =>
    expect(await queued(device)).toMatchObject([{ command: 'workPictures.delete' }]),
  )
})

test('a picture that was not accepted stays with its reason, and can be sent again or removed', async () => {
  const { device } = await openWith([])
  await screen.findByText('No pictures yet')
  choose(['one.jpg'])
  await screen.findByText('Saved on phone')
  const refuse = async () => {
    const entry = await claimNext(device)
    if (entry) await reject(device, entry, new ApiError(415, 'unsupported_file', 'Use a JPEG.'))
  }
  await refuse()
  await screen.findByText('Not accepted: Use a JPEG.')
  press('Try again')
  await screen.findByText('Saved on phone')
  await refuse()
  await screen.findByText('Not accepted: Use a JPEG.')
  press('Remove')
  await waitFor(async () => expect(await queued(device)).toEqual([]))
  expect(await device.replica.files.count()).toBe(0)
})

test('a client is told that only professionals show pictures', async () => {
  renderScreen('/my-work', await createClientDevice())
  await screen.findByText('Only professionals show pictures of their work.')
})

test('the own profile shows own pictures without those that are hidden, and leads to their screen', async () => {
  const device = await createTaskerDevice()
  const rows = [workRow('A door', 1), workRow('B', 2, { isHidden: true })]
  await device.replica.workPictures.bulkPut(rows)
  renderScreen(`/profile/${device.userId}`, device)
  const list = await screen.findByRole('list', { name: 'Earlier work' })
  expect(within(list).getAllByRole('img')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Add or arrange pictures' })
  expect(link.getAttribute('href')).toBe('/my-work')
})

test('a picture on a profile opens large; arrow keys, buttons and a swipe lead to the next one', async () => {
  const device = await createTaskerDevice()
  const { email: _email, trade: _trade, ...user } = device.user
  const works = [workRow('A', 1), workRow('B', 2, { isDoneHere: true }), workRow('', 3)]
  const other = { ...user, _id: newId('user'), username: 'Ngozi' }
  await device.replica.profiles.put({ ...other, reviews: [], works })
  renderScreen(`/profile/${other._id}`, device)
  const list = await screen.findByRole('list', { name: 'Earlier work' })
  const [first] = within(list).getAllByRole('button')
  if (first) fireEvent.click(first)
  const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 3' })
  const large = () => within(dialog).getByRole('img')
  expect(large().getAttribute('src')).toBe('/api/files/A.jpg')
  fireEvent.keyDown(large(), { key: 'ArrowRight' })
  expect(large().getAttribute('alt')).toBe('B')
  expect(within(dialog).getByText('Done on Onise')).toBeTruthy()
  fireEvent.pointerDown(large(), { clientX: 200 })
  fireEvent.pointerUp(large(), { clientX: 100 })
  expect(large().getAttribute('alt')).toBe('Earlier work: Electrician')
  fireEvent.keyDown(large(), { key: 'ArrowRight' })
  expect(within(dialog).getByText('Picture 3 of 3')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Earlier picture' }))
  expect(large().getAttribute('alt')).toBe('B')
})

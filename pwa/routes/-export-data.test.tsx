import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EXPORT_SECTIONS } from '#schema/domain/export.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Page = [number, object]
const TICKET = '1772528400000.' + 'a'.repeat(43)
const page = (rows: object[], nextCursor: string | null = null): Page => [
  200,
  { rows: rows.map((row) => JSON.stringify(row)), files: [], nextCursor },
]

async function openExport(pagesOf: (section: string, cursor: string | null) => Page) {
  const device = await createClientDevice({
    responses: {
      'GET /api/user/export': ({ url: { searchParams } }) =>
        pagesOf(String(searchParams.get('section')), searchParams.get('cursor')),
      'POST /api/user/export': () => [
        200,
        { message: 'ok', ticket: TICKET, expiresAt: '2026-03-03T10:00:00.000Z' },
      ],
    },
  })
  renderScreen('/export-data', device)
  await screen.findByLabelText('Password')
  type('Password', 'a fair password')
  press('Collect my data')
}

/** What the browser would save. */
async function saveAndRead(): Promise<string> {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  press('Save the file')
  const bytes = await saved[0]?.arrayBuffer()
  return Buffer.from(bytes ?? new ArrayBuffer(0)).toString()
}

test('reads every part page by page and saves one file', async () => {
  await openExport((section, cursor) => {
    if (section !== 'messages') return page(section === 'account' ? [{ username: 'ADA' }] : [])
    return cursor ? page([{ text: 'second' }]) : page([{ text: 'first' }], 'next')
  })
  await screen.findByText('Your copy is ready')
  const archive = await saveAndRead()
  const json = archive.slice(archive.indexOf('{"exportedAt"'), archive.lastIndexOf('}\n') + 1)
  const data = JSON.parse(json) as Record<string, unknown>
  expect(Object.keys(data)).toEqual(['exportedAt', ...EXPORT_SECTIONS, 'missingFiles'])
  expect(data).toMatchObject({
    account: [{ username: 'ADA' }],
    messages: [{ text: 'first' }, { text: 'second' }],
    tasks: [],
  })
})

test('goes on where the network stopped', async () => {
  let isDown = true
  const read: string[] = []
  await openExport((section) => {
    if (section === 'work' && isDown) throw new TypeError('Failed to fetch')
    read.push(section)
    return page([{ section }])
  })
  await screen.findByText('Onise could not be reached. What was read is kept.')
  screen.getByText('3 entries read')
  isDown = false
  press('Go on')
  await screen.findByText('Your copy is ready')
  expect(read).toEqual([...EXPORT_SECTIONS])
})

test('fetches a file again that the server could not send', async () => {
  const statuses = [503, 200]
  vi.stubGlobal('fetch', async () => new Response('picture', { status: statuses.shift() ?? 404 }))
  await openExport((section) => {
    const [status, body] = page([])
    const files =
      section === 'account' ? [{ name: 'profile/a.webp', url: '/api/files/a.webp' }] : []
    return [status, { ...body, files }]
  })
  await screen.findByText('Onise could not be reached. What was read is kept.')
  press('Go on')
  await screen.findByText('Your copy is ready')
  expect(await saveAndRead()).toContain('"missingFiles": []')
})

test('a wrong password is shown at its field', async () => {
  const device = await createClientDevice({
    responses: {
      'POST /api/user/export': () => [403, { error: 'Wrong password.', code: 'wrong_password' }],
    },
  })
  renderScreen('/export-data', device)
  await screen.findByLabelText('Password')
  type('Password', 'not the password')
  press('Collect my data')
  await screen.findByText('Wrong password.')
})

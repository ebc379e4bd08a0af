import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const AT = '2026-03-02T09:00:00.000Z'

async function openAs(path: string, responses: Record<string, Responder>) {
  const user = userRow({ userType: 'admin' })
  const device = await createClientDevice({ user, responses })
  renderScreen(path, device)
  return device
}
const posted = ({ requests }: Awaited<ReturnType<typeof openAs>>) =>
  requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)

const job = (name: string, isLate: boolean, canRun: boolean) => ({
  name,
  succeededAt: AT,
  isLate,
  canRun,
})
const reconciliation = (openCount: number) => ({
  discrepancies: [],
  openCount,
  invariantsCheckedAt: AT,
  comparison: { through: AT, isComplete: true, payments: 1, transfers: 1 },
  latestChecksum: null,
})
const rowOf = (table: HTMLElement, name: RegExp) => within(within(table).getByRole('row', { name }))

test('health shows what is broken or late, and a late job is run by hand', async () => {
  const jobs = [job('purge-tombstones', false, false), job('send-emails', true, true)]
  const device = await openAs('/admin/health', {
    'GET /api/admin/health': () => [
      200,
      { isHealthy: false, brokenInvariants: 0, stuckPayouts: 2, jobs },
    ],
    'GET /api/admin/reconciliation': () => [200, reconciliation(0)],
    'POST /api/admin/health/run': () => {
      jobs[1] = job('send-emails', false, true)
      return [200, { message: 'It runs now. Look again in a moment.' }]
    },
  })
  expect(await screen.findByText('Something needs you. The rows below have what.')).toBeTruthy()
  expect(screen.getByText('2 open')).toBeTruthy()
  expect(screen.getAllByText('In order')).toHaveLength(2)
  const table = screen.getByRole('table', { name: 'Jobs' })
  expect(rowOf(table, /Delete old marks of deleted rows/).queryByRole('button')).toBe(null)
  expect(rowOf(table, /Send emails/).getByText('Late')).toBeTruthy()

  fireEvent.click(rowOf(table, /Send emails/).getByRole('button', { name: 'Run now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Run “Send emails” now?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Run now' }))
  expect(await screen.findByText('It runs now. Look again in a moment.')).toBeTruthy()
  expect(posted(device)).toEqual([{ job: 'send-emails' }])
  expect(rowOf(table, /Send emails/).getByText('On time')).toBeTruthy()
})

test('health is in order only when the ledger agrees with the provider too', async () => {
  let openCount = 1
  await openAs('/admin/health', {
    'GET /api/admin/health': () => [
      200,
      { isHealthy: true, brokenInvariants: 0, stuckPayouts: 0, jobs: [] },
    ],
    'GET /api/admin/reconciliation': () => [200, reconciliation(openCount)],
  })
  expect(await screen.findByText('1 open')).toBeTruthy()
  expect(screen.queryByText('Everything is in order.')).toBe(null)
  openCount = 0
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Everything is in order.')).toBeTruthy()
})

test('health does not call a ledger in order that was never checked', async () => {
  await openAs('/admin/health', {
    'GET /api/admin/health': () => [
      200,
      { isHealthy: true, brokenInvariants: 0, stuckPayouts: 0, jobs: [] },
    ],
    'GET /api/admin/reconciliation': () => [
      200,
      { ...reconciliation(0), invariantsCheckedAt: null, comparison: null },
    ],
  })
  expect(await screen.findByText(/The ledger has not been checked yet/)).toBeTruthy()
  expect(screen.getByText('Not checked yet')).toBeTruthy()
  expect(screen.getByText('Not compared yet')).toBeTruthy()
})

const failure = (fields: object) => ({ attempts: 8, at: AT, ...fields })

test('failures are shown with their last error, and one that is tried again leaves the list', async () => {
  const emails = [
    failure({ _id: 'm', subject: 'You were paid', address: 'ada@onise.test', error: 'busy' }),
  ]
  const device = await openAs('/admin/failures', {
    'GET /api/admin/failures': () => [
      200,
      {
        webhooks: [
          failure({ _id: 'k', event: 'charge.success', error: 'no route', isGivenUp: true }),
        ],
        emails,
        jobs: [{ name: 'send-emails', succeededAt: AT }],
      },
    ],
    'POST /api/admin/failures': () => {
      emails.pop()
      return [200, { message: 'It is sent again now' }]
    },
  })
  const webhooks = await screen.findByRole('table', { name: 'News from Paystack' })
  expect(rowOf(webhooks, /charge\.success.*no route.*Given up/)).toBeTruthy()
  const late = screen.getByRole('table', { name: 'Jobs that are late' })
  expect(within(late).getByText('Send emails')).toBeTruthy()

  const table = screen.getByRole('table', { name: 'Emails' })
  fireEvent.click(rowOf(table, /You were paid/).getByRole('button', { name: 'Retry' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this email again?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No email has failed')).toBeTruthy()
  await waitFor(() => expect(posted(device)).toEqual([{ kind: 'email', id: 'm' }]))
})

test('the figures of 30 or 90 days are shown with their totals, as a table and as CSV', async () => {
  const periods: (string | null)[] = []
  const day = (date: string, tasks: number, held: number) => ({
    day: date,
    signUps: 1,
    tasks,
    awards: 0,
    disputes: 0,
    held: naira(held),
    released: naira(0),
    paidOut: naira(0),
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return '#'
  })
  await openAs('/admin/figures', {
    'GET /api/admin/figures': ({ url }) => {
      periods.push(url.searchParams.get('days'))
      const days = [day('2026-03-01', 2, 0.1), day('2026-03-02', 3, 0.2)]
      const sms = { channel: 'sms', sent: 1200, delivered: 1100, failed: 7, cost: naira(6035) }
      return [200, { days, phoneMessages: [{ day: '2026-03-02', ...sms }] }]
    },
    'GET /api/admin/places': () => [
      200,
      {
        places: [
          { place: 'lagos-ikeja', open: 5, unanswered: 0 },
          { place: 'kano-dala', open: 2, unanswered: 2 },
          { place: null, open: 1, unanswered: 0 },
        ],
      },
    ],
  })
  const areas = within(await screen.findByRole('table', { name: 'Open todos per area' }))
  await areas.findByText('Dala')
  const texts = areas.getAllByRole('row').map(({ textContent }) => textContent)
  expect(texts.slice(1)).toEqual(['DalaKano22', 'IkejaLagos50', 'Without an area–10'])
  expect(screen.getByRole('img', { name: /with 2 areas .* in 1 nobody answers/ })).toBeTruthy()
  const work = within(await screen.findByRole('region', { name: 'Todos' }))
  expect(work.getByText('Posted').closest('div')?.textContent).toBe('Posted5')
  const money = within(screen.getByRole('region', { name: 'Money' }))
  expect(money.getByText('Held').closest('div')?.textContent).toBe('Held₦0.30')
  const newest = within(screen.getByRole('table', { name: 'Figures per day' })).getAllByRole(
    'row',
  )[1]
  expect(newest?.textContent).toContain('2 March')

  const phones = within(screen.getByRole('table', { name: 'SMS and WhatsApp' })).getAllByRole('row')
  expect(phones[1]?.textContent).toMatch(/2 March.*SMS1,2001,1007₦6,035/)

  fireEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(periods).toEqual(['30', '90']))
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [header, first] = (await saved[0]?.text())?.split('\r\n') ?? []
  expect(header).toContain('day,signUps,tasks')
  expect(first).toBe('2026-03-01,1,2,0,0,0.1,0,0')
})

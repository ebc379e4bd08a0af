import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '#schema/domain/settings.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

/** The server's settings and figures, and what was sent to change them. */
async function openSettings() {
  const values: Record<string, number> = { platformFeeBps: 100, reviewWindowDays: 7 }
  let figures = { services: 1500, vendors: 500, customers: 10_000, jobs: 2500 }
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      'GET /api/admin/settings': () => [
        200,
        {
          settings: SETTING_NAMES.map((name) => ({
            name,
            value: values[name] ?? 3,
            changedAt: null,
          })),
        },
      ],
      'PUT /api/admin/settings': ({ body }) => {
        const { name, value } = body as { name: string; value: number }
        values[name] = value
        return [200, { message: 'The setting is changed.' }]
      },
      'GET /api/about': () => [200, { figures }],
      'PUT /api/admin/about': ({ body }) => {
        figures = { ...figures, ...(body as typeof figures) }
        return [200, { message: 'The figures of the About page are changed.' }]
      },
    },
  })
  renderScreen('/admin/settings', device)
  const sent = () => device.requests.filter(({ call }) => call.startsWith('PUT')).map((r) => r.body)
  return { sent }
}

async function change(title: string, fields: Record<string, string>) {
  fireEvent.click(await screen.findByRole('button', { name: `Change: ${title}` }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change' }))
}

test('the platform fee is shown as a percentage, and changed with a reason', async () => {
  const { sent } = await openSettings()
  expect(await screen.findByText('1%')).toBeTruthy()
  expect(screen.getByText('7 days')).toBeTruthy()
  const fields = { 'New value': '2.5', Reason: 'Agreed for March.' }
  await change('Platform fee, in percent', fields)
  expect(await screen.findByText('2.5%')).toBeTruthy()
  expect(sent()).toEqual([{ name: 'platformFeeBps', value: 250, reason: 'Agreed for March.' }])
})

test('a value beyond the bounds of its setting is not sent', async () => {
  const { sent } = await openSettings()
  const fields = { 'New value': '61', Reason: 'Longer.' }
  await change('Time to review, in days', fields)
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('the numbers of the About page are changed together', async () => {
  const { sent } = await openSettings()
  expect(await screen.findByText('10,000+')).toBeTruthy()
  const fields = { 'Happy customers': '12000', Reason: 'Counted on 1 March.' }
  await change('Numbers of the About page', fields)
  expect(await screen.findByText('12,000+')).toBeTruthy()
  expect(sent()).toEqual([
    { services: 1500, vendors: 500, customers: 12_000, jobs: 2500, reason: 'Counted on 1 March.' },
  ])
})

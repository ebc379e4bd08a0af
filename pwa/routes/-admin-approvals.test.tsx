import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const ID = '0190a000-0000-7000-8000-000000000007'

test('what another administrator asked for is approved with a reason', async () => {
  const approval = {
    _id: ID,
    act: 'payments.credit',
    subject: 'ref-1',
    user: { _id: ID, name: 'Tade', email: 'tade@onise.test' },
    task: null,
    amount: naira(250_000),
    summary: '₦250,000 of a payment goes into the wallet.',
    reason: 'The sister paid.',
    requestedBy: { _id: ID, name: 'Ngozi' },
    requestedAt: '2026-03-02T09:00:00.000Z',
  }
  const responses: Record<string, Responder> = {
    'GET /api/admin/adjustments': () => [200, { adjustments: [] }],
    'GET /api/admin/approvals': () => [200, { approvals: [approval] }],
    [`PUT /api/admin/approvals/${ID}`]: () => [200, { message: 'It is done.' }],
  }
  const device = await createClientDevice({ user: userRow({ userType: 'admin' }), responses })
  renderScreen('/admin/corrections', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit a payment' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Both confirm it.' },
  })
  expect(dialog.getByText('Tade (tade@onise.test)')).toBeTruthy()
  expect(dialog.getByText('₦250,000 of a payment goes into the wallet.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('It is done.')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    decision: 'approve',
    reason: 'Both confirm it.',
  })
})

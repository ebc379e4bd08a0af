import { fireEvent, screen, within } from '@testing-library/react'
import { createClientDevice } from './client-device.ts'
import { renderScreen } from './render-screen.tsx'
import { userRow } from './rows.ts'
import type { Responder } from './scripted-transport.ts'

/** A screen of an administrator; nothing waits for a second one. */
export async function openAsAdmin(path: string, responses: Record<string, Responder>) {
  const user = userRow({ userType: 'admin' })
  const approvals: Responder = () => [200, { approvals: [] }]
  const all = { 'GET /api/admin/approvals': approvals, ...responses }
  const device = await createClientDevice({ user, responses: all })
  const { router } = renderScreen(path, device)
  return { ...device, router }
}
/** Opens a decision and fills in its fields. */
export async function openDecision(button: string, fields: Record<string, string>) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }), {
      target: { value },
    })
  return dialog
}
/** The first call that changes something. */
export const sentBy = ({ requests }: Awaited<ReturnType<typeof openAsAdmin>>) =>
  requests.find(({ call }) => !call.startsWith('GET'))

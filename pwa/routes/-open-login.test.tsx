import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { leaveSession } from '#pwa/features/accounts/login-visit/visit-login.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { createDevice, restartDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'

setUpScreens()
afterEach(() => {
  vi.restoreAllMocks()
})

async function createVisitorDevice() {
  const device = createDevice()
  await logOut(device.auth, 'keep')
  return device
}

describe('opening /login', () => {
  const createSignedInDevice = () =>
    createDevice({ isAdmin: true, transport: scriptedTransport().transport })
  const isSignedIn = ({ store, auth }: ReturnType<typeof createDevice>) =>
    [store.getItem('token'), store.getItem('adminToken'), auth.session].every(Boolean)

  test('clears both stored tokens and says so', async () => {
    const device = createSignedInDevice()
    renderScreen('/login', device)
    await screen.findByText(/^You are logged out here/)
    expect([device.store.getItem('token'), device.store.getItem('adminToken')]).toEqual([
      null,
      null,
    ])
    expect(device.auth.session).toBeNull()
  })

  test('clears a token that names no user', async () => {
    const device = await createVisitorDevice()
    device.store.setItem('token', 'not a token')
    renderScreen('/login', device)
    await waitFor(() => expect(device.store.getItem('token')).toBeNull())
  })

  test('keeps what is not sent for the next log-in', async () => {
    const device = createSignedInDevice()
    await device.replica.drafts.put({ key: 'create-task', fields: {}, savedAt: 1 } as never)
    renderScreen('/login', device)
    await screen.findByText(/^You are logged out here/)
    const { replica } = restartDevice(device)
    await waitFor(async () => expect(await replica.drafts.count()).toBe(1))
    replica.close()
  })

  test.each([
    ['without a network', async () => online.markUnreachable()],
    [
      'in a hidden tab',
      async () => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
    ],
    [
      'once the server has ended the session',
      async (device: ReturnType<typeof createDevice>) =>
        void (await device.replica.setMeta('needsSignIn', true)),
    ],
  ])('%s signs no user out', async (_case, arrange) => {
    const device = createSignedInDevice()
    await arrange(device)
    expect(await leaveSession(device.auth, 'an-entry')).toBe(false)
    expect(isSignedIn(device)).toBe(true)
  })

  test('by Back, Forward or a reload signs no user out', async () => {
    const visitor = await createVisitorDevice()
    expect(await leaveSession(visitor.auth, 'an-entry')).toBe(false)
    const device = createSignedInDevice()
    expect(await leaveSession(device.auth, 'an-entry')).toBe(false)
    expect(isSignedIn(device)).toBe(true)
    expect(await leaveSession(device.auth, 'another-entry')).toBe(true)
  })
})

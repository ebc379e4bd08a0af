import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { DeviceContext } from './device.ts'
import { enqueue } from './queue.ts'
import { queueable } from './queueable.ts'
import { claimNext, reject } from './transitions.ts'
import { useFormEntry } from './use-form-entry.ts'

const profile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  optimistic: () => {},
})

function setUp() {
  const device = createDevice({ queueables: [profile] })
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute(), history })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>
      <DeviceContext value={device}>{children}</DeviceContext>
    </RouterContextProvider>
  )
  const { result } = renderHook(useFormEntry, { wrapper })
  const submit = (times = 1) =>
    act(async () => {
      const store = (key: string) => enqueue(device, profile, { location: 'Yaba' }, { key })
      await Promise.all(Array.from({ length: times }, () => result.current.submit(store)))
    })
  return { device, result, submit }
}

test('a form that is submitted twice enqueues one entry', async () => {
  const { device, submit } = setUp()
  await submit(2)
  await submit()
  expect(await device.replica.outbox.count()).toBe(1)
})

test('a form that is submitted again after a rejection enqueues another entry', async () => {
  const { device, result, submit } = setUp()
  await submit()
  const entry = await claimNext(device)
  if (!entry) throw new Error('nothing is due')
  await act(() => reject(device, entry, new ApiError(409, 'moved_on', 'It moved on.')))
  await waitFor(() => expect(result.current.entry?.state).toBe('failed'))
  await submit()
  expect(await device.replica.outbox.toArray()).toMatchObject([
    { state: 'failed' },
    { state: 'queued' },
  ])
})

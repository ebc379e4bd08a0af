import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { DeviceContext } from './device.ts'
import { readDraft } from './drafts.ts'
import { discardEntry, enqueue } from './queue.ts'
import { queueable } from './queueable.ts'
import { acknowledge, claimNext, deleteAcknowledged, reject, unclaim } from './transitions.ts'
import { useOutboxEntry } from './use-outbox-entry.ts'
import { waitForAnswer, whenSettled } from './watch-entry.ts'

const editProfile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  optimistic: () => {},
})
const rejection = new ApiError(409, 'moved_on', 'It moved on.')

afterEach(() => online.markReachable())

async function setUp() {
  const device = createDevice({ queueables: [editProfile] })
  const key = await enqueue(device, editProfile, { location: 'Yaba' })
  const claim = async () => {
    const entry = await claimNext(device)
    if (!entry) throw new Error('nothing is due')
    return entry
  }
  return { device, key, claim }
}

function renderEntry(
  device: Awaited<ReturnType<typeof setUp>>['device'],
  initialKey: string | null,
) {
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute(), history })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>
      <DeviceContext value={device}>{children}</DeviceContext>
    </RouterContextProvider>
  )
  const { result, rerender } = renderHook(
    ({ key }: { key: string | null }) => useOutboxEntry(key),
    { initialProps: { key: initialKey }, wrapper },
  )
  const expectState = (state: string) => waitFor(() => expect(result.current?.state).toBe(state))
  return { result, rerender, history, expectState }
}

describe('useOutboxEntry', () => {
  test('is null without a key, and queued from the moment there is one', async () => {
    const { device, key } = await setUp()
    const { result, rerender } = renderEntry(device, null)
    expect(result.current).toBe(null)
    rerender({ key })
    expect(result.current).toMatchObject({ state: 'queued', reason: null })
  })

  test('follows the entry until it is acknowledged and the replica has its row', async () => {
    const { device, key, claim } = await setUp()
    const { expectState } = renderEntry(device, key)
    await expectState('queued')
    const claimed = await claim()
    await expectState('sending')
    await unclaim(device, claimed)
    await expectState('queued')
    await acknowledge(device, await claim(), { seq: 3 })
    await expectState('sent')
    await deleteAcknowledged(device.replica, '3.own')
    await expectState('sent')
  })

  test('gives the reason of a failure, and opens the form with the text', async () => {
    const { device, key, claim } = await setUp()
    const { result, history, expectState } = renderEntry(device, key)
    await reject(device, await claim(), rejection)
    await expectState('failed')
    expect(result.current?.reason).toEqual({
      code: 'moved_on',
      message: 'It moved on.',
      isConflict: true,
    })
    await act(async () => result.current?.edit())
    expect(history.location.pathname).toBe('/update-profile')
    expect(await readDraft(device.replica, 'profile')).toEqual({ location: 'Yaba' })
  })

  test('stops and discards the entry', async () => {
    const { device, key } = await setUp()
    const { result, expectState } = renderEntry(device, key)
    expect(await result.current?.stop()).toBe(true)
    await expectState('failed')
    expect(result.current?.reason?.isStopped).toBe(true)
    expect(await result.current?.discard()).toBe('discarded')
    expect(await device.replica.outbox.count()).toBe(0)
  })
})

describe('whenSettled', () => {
  test('resolves once the entry is sent, which it is not while it is being sent', async () => {
    const { device, key, claim } = await setUp()
    const listener = vi.fn()
    const settled = whenSettled(device, key).then(listener)
    const claimed = await claim()
    expect(listener).not.toHaveBeenCalled()
    await acknowledge(device, claimed, { seq: 1 })
    await settled
    expect(listener).toHaveBeenCalledExactlyOnceWith('sent')
  })

  test('resolves with failed after a rejection, and with null after it was discarded', async () => {
    const { device, key, claim } = await setUp()
    await reject(device, await claim(), rejection)
    expect(await whenSettled(device, key)).toBe('failed')
    await discardEntry(device, key)
    expect(await whenSettled(device, key)).toBe(null)
  })

  test('resolves with queued after the timeout', async () => {
    const { device, key } = await setUp()
    expect(await whenSettled(device, key, 0)).toBe('queued')
  })
})

describe('waitForAnswer', () => {
  test('does not wait without a network', async () => {
    const { device, key, claim } = await setUp()
    await acknowledge(device, await claim(), { seq: 1 })
    online.markUnreachable()
    expect(await waitForAnswer(device, key)).toBe('queued')
  })

  test('counts an entry as sent once the replica has its row', async () => {
    const { device, key, claim } = await setUp()
    await acknowledge(device, await claim(), { seq: 1 })
    expect(await waitForAnswer(device, key)).toBe('sent')
    await deleteAcknowledged(device.replica, '1.own')
    expect(await waitForAnswer(device, key)).toBe('sent')
  })
})

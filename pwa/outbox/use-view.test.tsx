import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { openTask } from '#testing/pwa/tasker-device.ts'
import { DeviceContext } from './device.ts'
import type { Device } from './queueable.ts'
import { useStoredFileUrl } from './use-stored-file.ts'
import { useReplica } from './use-view.ts'

const withDevice =
  (device: Device) =>
  ({ children }: { children: ReactNode }) => (
    <DeviceContext value={device}>{children}</DeviceContext>
  )

function renderMetaQuery() {
  const device: Device = createDevice()
  const hook = renderHook(
    ({ key }: { key: 'cursor' | 'lastPullAt' }) =>
      useReplica(async ({ replica }) => (await replica.getMeta(key)) ?? null, [key]),
    {
      initialProps: { key: 'cursor' },
      wrapper: withDevice(device),
    },
  )
  return { device, hook }
}

test('useReplica returns undefined while loading, then the value and every change of it', async () => {
  const { device, hook } = renderMetaQuery()
  expect(hook.result.current).toBeUndefined()
  await waitFor(() => expect(hook.result.current).toBeNull())
  await device.replica.setMeta('cursor', '7.')
  await waitFor(() => expect(hook.result.current).toBe('7.'))
})

test('useReplica runs another query when its dependencies change, and ignores the old one', async () => {
  const { device, hook } = renderMetaQuery()
  await device.replica.setMeta('lastPullAt', 5)
  hook.rerender({ key: 'lastPullAt' })
  await waitFor(() => expect(hook.result.current).toBe(5))
  await device.replica.setMeta('cursor', '8.')
  expect(hook.result.current).toBe(5)
})

test('useReplica keeps the rows that a change did not touch', async () => {
  const device = createDevice()
  const rows = [openTask({ title: 'Paint a gate' }), openTask({ title: 'Fix a tap' })]
  await device.replica.feed.bulkPut(rows)
  const { result } = renderHook(
    () => useReplica(({ replica }) => replica.feed.orderBy('_id').toArray(), []),
    { wrapper: withDevice(device) },
  )
  await waitFor(() => expect(result.current).toHaveLength(2))
  const [first, second] = result.current ?? []
  await device.replica.feed.update(second?._id ?? newId('task'), { title: 'Fix two taps' })
  await waitFor(() => expect(result.current?.[1]?.title).toBe('Fix two taps'))
  expect(result.current?.[0]).toBe(first)
})

test('useStoredFileUrl returns the URL of a picture on the server at once, without a second render', async () => {
  const device = createDevice()
  let renders = 0
  const countedHook = () => {
    renders++
    return useStoredFileUrl('/api/files/a.webp')
  }
  const { result } = renderHook(countedHook, { wrapper: withDevice(device) })
  expect(result.current).toBe('/api/files/a.webp')
  for (let query = 0; query < 5; query++) await device.replica.getMeta('cursor')
  await new Promise((resolve) => setTimeout(resolve))
  expect(renders).toBe(1)
})

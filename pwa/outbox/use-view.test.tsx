import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { applyForTask, editProposal } from '#pwa/features/proposals/queueable.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { openTask } from '#testing/pwa/tasker-device.ts'
import { DeviceContext } from './device.ts'
import { OptimisticView } from './optimistic-view.ts'
import { enqueue } from './queue.ts'
import type { Device } from './queueable.ts'
import { useStoredFileUrl } from './use-stored-file.ts'
import { useAllUnsentEntries, useUnsentEntries } from './use-unsent-entries.ts'
import { useReplica, useView } from './use-view.ts'

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

test('useReplica with a key begins with its last result, while no row has changed', async () => {
  const device = createDevice()
  const task = openTask({ title: 'Paint a gate' })
  await device.replica.feed.add(task)
  const open = () => {
    const titles: (string | undefined)[] = []
    const useTitle = () => {
      const row = useReplica(({ replica }) => replica.feed.get(task._id), [], { key: 'title' })
      titles.push(row?.title)
    }
    return { titles, ...renderHook(useTitle, { wrapper: withDevice(device) }) }
  }
  const first = open()
  await waitFor(() => expect(first.titles).toEqual([undefined, 'Paint a gate']))
  first.unmount()
  await device.replica.setMeta('lastPullAt', 5)
  const second = open()
  expect(second.titles).toEqual(['Paint a gate'])
  second.unmount()
  await device.replica.feed.update(task._id, { title: 'Paint two gates' })
  const third = open()
  await waitFor(() => expect(third.titles).toEqual([undefined, 'Paint two gates']))
})

test('all queries of a screen share one read of the outbox, and follow it', async () => {
  const device = createDevice()
  const { replica } = device
  const enqueueApplication = () => {
    const { _id, title } = openTask()
    const input = { taskId: _id, _id: newId('proposal'), title, price: '5000', description: 'Now' }
    return enqueue(device, applyForTask, { ...input, completionDate: '2026-04-01' })
  }
  await enqueueApplication()
  let entriesRead = 0
  replica.outbox.hook('reading', (entry) => {
    entriesRead++
    return entry
  })
  const useScreen = () => [
    useView(async (view) => (await view.rows('proposals')).length, []),
    useView(async (view) => (await view.rows('proposals')).length, []),
    useUnsentEntries().length,
    useAllUnsentEntries()?.length,
  ]
  const { result } = renderHook(useScreen, { wrapper: withDevice(device) })
  await waitFor(() => expect(result.current).toEqual([1, 1, 1, 1]))
  expect(entriesRead).toBe(1)
  await enqueueApplication()
  await waitFor(() => expect(result.current).toEqual([2, 2, 2, 2]))
})

/** Rows that change in the same transaction are then read before the entries. */
function slowDownOutbox({ outbox }: Replica) {
  const orderBy = outbox.orderBy.bind(outbox)
  const toArray = async () => {
    for (let reads = 0; reads < 20; reads++) await outbox.count()
    return orderBy('position').toArray()
  }
  vi.spyOn(outbox, 'orderBy').mockReturnValue({ toArray } as never)
}

test('a view never shows a row with the effect of an entry that left with it', async () => {
  const device = createDevice()
  const { replica } = device
  const { _id: taskId, title } = openTask()
  const input = { taskId, _id: newId('proposal'), title, price: '5000', description: 'Now' }
  await enqueue(device, applyForTask, { ...input, completionDate: '2026-04-01' })
  const [row] = await (await OptimisticView.load(device)).rows('proposals')
  if (!row) throw new Error('no proposal')
  const { delivery: _, ...stored } = row
  await replica.proposals.put(stored)
  await replica.outbox.clear()
  await enqueue(device, editProposal, { id: stored._id, price: naira(6000) })
  const shown = new Set<string>()
  const useStates = () => {
    const rows = useView((view) => view.rows('proposals'), [])
    for (const { status, delivery } of rows ?? []) shown.add(`${status} ${delivery.state}`)
  }
  renderHook(useStates, { wrapper: withDevice(device) })
  await waitFor(() => expect([...shown]).toEqual(['pending queued']))
  slowDownOutbox(replica)
  await replica.transaction('rw', replica.outbox, replica.proposals, async () => {
    await replica.proposals.put({ ...stored, status: 'accepted' })
    await replica.outbox.clear()
  })
  await waitFor(() => expect(shown).toContain('accepted sent'))
  expect([...shown]).toEqual(['pending queued', 'accepted sent'])
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

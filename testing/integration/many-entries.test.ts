// @vitest-environment node
import { expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { newId } from '#schema/domain/ids.ts'
import { countRows, outboxEntries, proposalInput, setUp, syncOnce } from './client-server.ts'

const TOTAL = 100
const PARALLEL_LANES = 3

test(`${TOTAL} proposals queued offline are each sent once and in order`, async () => {
  const { server, device, network, task } = await setUp()
  const ids = Array.from({ length: TOTAL }, () => newId('task'))
  const columns = (await server.runSql("SELECT name FROM pragma_table_info('tasks')"))
    .map(({ name }) => String(name))
    .filter((name) => name !== 'id')
    .join()
  await server.runSql(
    `INSERT INTO tasks (id, ${columns})
     SELECT copy.value, ${columns} FROM tasks, json_each(?) AS copy WHERE tasks.id = ?`,
    JSON.stringify(ids),
    task._id,
  )
  for (const id of ids) await enqueue(device, applyForTask, proposalInput(id))

  expect(await syncOnce(device)).toBe('done')
  const sent = network.requests.filter(({ path }) => path.includes('/apply/'))
  expect(sent).toHaveLength(TOTAL)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(TOTAL)
  // Lanes run in parallel, so an entry can be overtaken only by those that the other lanes send at that time.
  const order = sent.map(({ path }) => ids.findIndex((id) => path.endsWith(id)))
  for (const [index, position] of order.entries()) {
    const overtaken = order.slice(index + 1).filter((later) => later < position)
    expect(overtaken.length, `request ${index}`).toBeLessThan(PARALLEL_LANES)
  }
  expect(await countRows(server, 'proposals')).toBe(TOTAL)
  expect(await outboxEntries(device)).toEqual([])
})

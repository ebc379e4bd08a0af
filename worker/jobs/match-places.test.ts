import { expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { createMarket } from '#testing/worker/market.ts'
import { matchPlacesJob } from './match-places.ts'
import { runJobs } from './run-jobs.ts'

it('gives todos and users of before the place that their location surely means, and counts the rest', async () => {
  const market = await createMarket()
  const client = await market.createClient()
  const tasker = await market.createTasker()
  const yaba = await market.postTask(client)
  const vague = await market.postTask(client, { location: 'Surulere' })
  const remote = await market.postTask(client, { projectType: 'Remote', location: 'Ikeja' })
  await market.runSql('UPDATE tasks SET place = NULL')
  await market.runSql("UPDATE users SET location = 'Wuse 2, Abuja' WHERE id = ?", tasker.id)
  const before = await market.runSql('SELECT id, version, updated_at FROM tasks ORDER BY id')

  const seqOf = async () =>
    Number(
      (await market.runSql('SELECT max(seq) AS n FROM changes WHERE id = ?', yaba._id))[0]?.['n'],
    )
  const seqBefore = await seqOf()

  const counts: unknown[] = []
  for (let run = 0; run < 3; run += 1) {
    await runJobs(market.deps, [matchPlacesJob])
    counts.push(market.logLines.at(-1))
  }
  expect(counts).toMatchObject([
    { matched: 1, unmatched: 1 },
    { matched: 2, unmatched: 1 },
    { matched: 2, unmatched: 1 },
  ])
  const places = await market.runSql('SELECT id, place FROM tasks')
  expect(new Map(places.map(({ id, place }) => [id, place]))).toEqual(
    new Map([
      [yaba._id, 'lagos-lagos-mainland'],
      [vague._id, null],
      [remote._id, null],
    ]),
  )
  expect(await market.runSql('SELECT id, version, updated_at FROM tasks ORDER BY id')).toEqual(
    before,
  )
  const { body } = await tasker.send(readDashboard, {})
  expect(body.userDetails.user.place).toBe('fct-abuja-municipal')
  expect(await seqOf()).toBeGreaterThan(seqBefore)
})

import { brotliCompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import { newId } from '#schema/domain/ids.ts'
import { sharedProfilePath } from '#schema/domain/share-paths.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

/** docs/performance.md#budgets */
const MAX_PAGE_BYTES = 14_000

let market: Market
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  tasker = await market.createTasker()
})

async function addPicture(position: number, caption: string, isHidden = false) {
  await market.runSql(
    `INSERT INTO work_pictures (id, user_id, position, picture, thumbnail, caption, trade, created_at, visible_at, objected_at)
     VALUES (?1, ?2, ?3, '/api/files/large.jpg', ?4, ?5, 'Barber', 1, 1, nullif(?6, 0))`,
    newId('workPicture'),
    tasker.id,
    position,
    `/api/files/${position}${'f'.repeat(60)}.webp`,
    caption,
    isHidden ? 1 : 0,
  )
}
const open = async () => {
  const path = sharedProfilePath(tasker.id)
  return (await market.app.request(`https://onise.example${path}`)).text()
}

test('a shared profile shows thumbnails of earlier work, without those that are hidden', async () => {
  expect(await open()).not.toContain('Earlier work')
  await addPicture(1, 'A <b>chair</b>')
  await addPicture(2, 'A door', true)
  const text = await open()
  expect(text).toContain('Earlier work')
  expect(text).toMatch(/src="\/api\/files\/1f+\.webp"\s+alt="A &lt;b&gt;chair/)
  expect(text).not.toContain('A door')
})

test('the first six are shown, and the longest profile with them fits into the first 14 kB', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${(index * 7919) % 3001}`).join(' ')
  const profile = words.slice(0, TASK_FIELDS.description.max)
  await market.runSql('UPDATE users SET profile_description = ? WHERE id = ?', profile, tasker.id)
  for (let index = 0; index < 8; index++)
    await addPicture(index, words.slice(index * 200, index * 200 + 120))
  const text = await open()
  expect(text.match(/class="thumb"/g)).toHaveLength(6)
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(MAX_PAGE_BYTES)
})

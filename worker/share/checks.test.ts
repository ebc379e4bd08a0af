import { expect, test } from 'vitest'
import { sharedProfilePath } from '#schema/domain/share-paths.ts'
import { createMarket } from '#testing/worker/market.ts'

test("a tasker's page says what was checked, in the words of the reader, and not of a badge alone", async () => {
  const market = await createMarket()
  const tasker = await market.createTasker()
  const open = async (address: string) =>
    (await market.app.request(`https://onise.example${address}`)).text()
  const path = sharedProfilePath(tasker.id)
  const nothing = /Identity checked|Phone number confirmed|Bank account/
  expect(await open(path)).not.toMatch(nothing)
  await market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', tasker.id)
  expect(await open(path)).not.toMatch(nothing)
  await market.runSql(
    'UPDATE users SET identity_checked_at = ?, bank_name_checked_at = 1, phone_proven_at = 1 WHERE id = ?',
    Date.parse('2026-12-03T23:30:00Z'),
    tasker.id,
  )
  for (const [lang, words] of [
    [
      'en',
      'Identity checked on 04/12/2026 · Phone number confirmed · Bank account in the same name',
    ],
    ['pcm', 'Dem check who e be on 04/12/2026 · Phone number don confirm'],
    ['ha', 'An tantance shaidar mutum a 04/12/2026 · An tabbatar da lambar waya'],
    ['yo', 'A ti yẹ ìdánimọ̀ wò ní 04/12/2026 · A ti jẹ́rìí sí nọ́ńbà fóònù'],
    ['ig', 'E nyochara onye ọ bụ na 04/12/2026 · E kwenyela nọmba ekwentị'],
  ])
    expect(await open(`${path}?lang=${lang}`)).toContain(words)
})

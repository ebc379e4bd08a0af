import { newId, type UserId } from '../../schema/domain/ids.ts'
import { naira } from '../../schema/domain/money.ts'
import { openDb, newTally } from '../../worker/db/client.ts'
import { commit, writeBatch } from '../../worker/db/commit.ts'
import { adjust } from '../../worker/wallet/postings.ts'
import type { Onise } from './harness.ts'

/** Money into a wallet through the ledger, and into the change log like any other, for tests that are not about how it came in. */
export async function fund({ database }: Pick<Onise, 'database'>, user: UserId, amount: number) {
  const target = { LIBSQL_URL: database.url, LIBSQL_AUTH_TOKEN: '', DATABASE_DEADLINE_MS: 10_000 }
  const now = Date.now()
  const key = newId('journal')
  await writeBatch(
    openDb(target, newTally()),
    commit({
      writes: adjust({ user, amount: naira(amount), note: 'Opening balance', now }),
      changes: [{ scope: `u:${user}`, entity: 'me', id: user }],
      answer: {},
    }),
    { userId: user, key, fingerprint: 'fund', status: 200, answer: {}, createdAt: now },
  )
}

import { newId, type UserId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { commit, writeBatch } from '#worker/db/write.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'
import type { Onise } from './start-onise.ts'

type Server = Pick<Onise, 'database'>

const openLedger = ({ database }: Server) =>
  openToolDb({ LIBSQL_URL: database.url, LIBSQL_AUTH_TOKEN: '' })

/** Adds naira to a wallet as an adjustment, for tests that are not about funding. */
export async function creditWallet(onise: Server, userId: UserId, amount: number) {
  const now = Date.now()
  await writeBatch(
    openLedger(onise),
    commit({
      effects: [
        adjust({ user: userId, amount: naira(amount), note: 'Opening balance', now }),
        changedForUser(userId),
      ],
      response: {},
    }),
    {
      userId,
      key: newId('idempotency'),
      fingerprint: 'credit-wallet',
      status: 200,
      response: {},
      createdAt: now,
    },
  )
}

export const openDatabase = (server: Server) => openLedger(server).$client

/** Kobo on the debit side of a ledger account. */
export async function readDebitBalance(onise: Server, account: string) {
  const { rows } = await openDatabase(onise).execute({
    sql: 'SELECT debits - credits AS balance FROM ledger_accounts WHERE id = ?',
    args: [account],
  })
  return rows[0]?.['balance']
}

export const findBrokenInvariants = (onise: Server) => brokenInvariants(openLedger(onise))

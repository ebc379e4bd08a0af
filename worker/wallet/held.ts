import { and, asc, eq, sql } from 'drizzle-orm'
import { decideHeld, listHeld } from '#schema/contract/held.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { payoutReference } from '#schema/domain/wallet.ts'
import { payouts, users } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'
import { commit, guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { errandOf } from '../http/errand.ts'
import { serve } from '../http/serve.ts'
import { sendLetter } from '../mail/letters.ts'
import { IS_INFLIGHT, payoutBy, type PayoutRow } from './payout-queries.ts'
import { givenUp } from './payout-settling.ts'
import { sendPayout } from './sending.ts'

const SHOWN = 100

/** Looked at before it was ever sent; what was sent and gave no word is the provider's to decide. */
const isHeld = ({ status, attempts }: Pick<PayoutRow, 'status' | 'attempts'>) =>
  status === 'needs_review' && attempts === 0

const heldOnes = (db: Db) =>
  db
    .select({
      _id: payouts.id,
      username: users.username,
      amount: payouts.amount,
      arrives: sql<Kobo>`${payouts.amount} - ${payouts.charge}`,
      bankName: payouts.bankName,
      accountLast4: payouts.accountLast4,
      accountName: payouts.accountName,
      reason: sql<string>`coalesce(${payouts.reviewReason}, '')`,
      createdAt: payouts.createdAt,
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    // Both, so that the index of what is under way is used.
    .where(and(IS_INFLIGHT, eq(payouts.status, 'needs_review'), eq(payouts.attempts, 0)))
    .orderBy(asc(payouts.updatedAt))
    .limit(SHOWN)

export const showHeld = serve(listHeld, async ({ db, read }) => {
  const { withdrawals } = await read({ withdrawals: heldOnes(db) })
  return { withdrawals }
})

/** R43, R47: a person decides once, and never about their own money. */
export const decide = serve(decideHeld, async (ctx, { id, decision }) => {
  const { db, me, now } = ctx
  const { found } = await ctx.read({ found: first(payoutBy(db, payoutReference(id))) })
  if (!found) throw new Refusal('not_found')
  const { payout, owner } = found
  if (owner.id === me)
    throw new Refusal('wrong_role', 'Somebody else must look at your own withdrawal.')
  if (!isHeld(payout))
    throw new Refusal(
      'moved_on',
      'That withdrawal is not held any more: it was sent, or given back.',
    )

  const errand = errandOf(ctx.deps)
  if (decision === 'send')
    return commit({
      writes: [
        sql`UPDATE payouts SET status = 'requested', updated_at = ${now}
          WHERE id = ${id} AND status = 'needs_review' AND attempts = 0`,
        guard('payout_state'),
      ],
      changes: [],
      answer: { message: 'The withdrawal is on its way.' },
      after: () => sendPayout(errand, id),
    })
  const { writes, changes, letter } = givenUp(found, 'Not sent: the account has another name.', now)
  return commit({
    ...{ writes, changes },
    answer: { message: `${payout.accountName} gets nothing; the money is back in the wallet.` },
    ...(letter && { after: () => sendLetter(errand, letter.id) }),
  })
})

import { sql } from 'drizzle-orm'
import type { Id } from '#schema/domain/ids.ts'
import { refunds } from '#schema/tables/refunds.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { IS_UNFINISHED_REFUND } from '#worker/ledger/refunds.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { failStartedRefund, postRefund, refundsOf } from './refunds.ts'
import type { RefundRow } from './started-refunds.ts'

/** Longer than the provider takes to list what it has accepted. */
const LEASE_MS = 10 * 60_000

/** `unknown`: it may have been made; the provider's list is read before it is repeated. */
type SendResult = 'sent' | 'ended' | 'unknown' | 'not_claimed'

const hasNoLease = (now: number) => sql`(lease_until IS NULL OR lease_until <= ${now})`

async function claim(background: BackgroundContext, id: Id<'refund'>): Promise<RefundRow | null> {
  const now = background.now()
  const [row] = await background.query((db) =>
    db
      .update(refunds)
      .set({
        status: 'sending',
        leaseUntil: now + LEASE_MS,
        attempts: sql`attempts + 1`,
        updatedAt: now,
      })
      .where(sql`id = ${id} AND status IN ('requested', 'sending') AND ${hasNoLease(now)}`)
      .returning(),
  )
  return row ?? null
}

const update = (
  background: BackgroundContext,
  { id }: RefundRow,
  { providerId = null, error = null }: { providerId?: string | null; error?: string | null },
) =>
  background.write(sql`
    UPDATE refunds SET status = iif(${providerId} IS NULL, status, 'sent'), provider_id = coalesce(${providerId}, provider_id),
      last_error = ${error}, updated_at = ${background.now()}
    WHERE id = ${id} AND ${IS_UNFINISHED_REFUND}`)

/** The refund with our note in the provider's list; null only when the list was read and has none. */
async function findMade(background: BackgroundContext, refund: RefundRow) {
  const listed = await refundsOf(background, refund.reference)
  return listed.find(({ note }) => note === refund.id) ?? null
}

async function adopt(
  background: BackgroundContext,
  refund: RefundRow,
  made: NonNullable<Awaited<ReturnType<typeof findMade>>>,
): Promise<SendResult> {
  await update(background, refund, { providerId: made.id })
  await postRefund(background, made)
  return made.isDone || made.isFailed ? 'ended' : 'sent'
}

async function sendClaimed(background: BackgroundContext, refund: RefundRow): Promise<SendResult> {
  const { id, reference, amount, attempts } = refund
  if (attempts > 1) {
    const made = await findMade(background, refund)
    if (made) return adopt(background, refund, made)
  }
  const result = await openProvider(background.deps).refund({ reference, amount, note: id })
  if (result.kind === 'ok') {
    await update(background, refund, { providerId: result.data.id })
    return 'sent'
  }
  if (result.kind === 'unknown') {
    await update(background, refund, { error: result.message })
    return 'unknown'
  }
  // The rejection may concern this call only: an earlier one may have been accepted.
  const made = await findMade(background, refund)
  if (made) return adopt(background, refund, made)
  await failStartedRefund(background, { id: '', note: id, reference, status: result.message })
  return 'ended'
}

/** Requests the refund from the provider once, under a lease (docs/ledger.md#refund-started-by-us). */
export async function sendRefund(
  background: BackgroundContext,
  id: Id<'refund'>,
): Promise<SendResult> {
  const refund = await claim(background, id)
  if (!refund) return 'not_claimed'
  try {
    return await sendClaimed(background, refund)
  } catch (error) {
    // The list could not be read; the lease stays.
    background.deps.log({ alarm: 'refund not sent', refund: id, error: String(error) })
    return 'unknown'
  }
}

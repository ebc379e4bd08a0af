import { quoteFor } from '#schema/domain/banking.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Promised } from './stories.ts'

type Rows = (sql: string, ...args: (string | number)[]) => Promise<Record<string, unknown>[]>
type Row = Record<string, unknown>
function grouped<K>(list: readonly Row[], keyOf: (row: Row) => K): Map<K, Row[]> {
  const groups = new Map<K, Row[]>()
  for (const row of list) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
type Transfer = { reference: string; status: string; amount: number }

/**
 * What was promised against what there is: `lost` was acknowledged or paid and is not there, `doubled` is there more
 * than once. At last each wallet is reckoned anew from nothing but what happened.
 */
export async function reckon(
  rows: Rows,
  promised: Promised,
  transfers: readonly Transfer[],
  begunWith: number,
): Promise<{ lost: string[]; doubled: string[] }> {
  const lost: string[] = []
  const doubled: string[] = []
  const once = (name: string, count: number, must: boolean) => {
    if (count > 1) doubled.push(name)
    if (count < 1 && must) lost.push(name)
  }
  const entries = await rows(`
    SELECT e.debit_account AS d, e.credit_account AS c, e.amount AS amount, j.type AS type, j.subject_id AS subject
    FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id`)
  const by = (type: string, side: string) =>
    grouped(
      entries.filter((entry) => entry['type'] === type && String(entry['c']).startsWith(side)),
      (entry) => String(entry['subject']),
    )
  const funded = by('fund', 'ua:')
  const awarded = by('award', 'te:')
  const released = by('release', 'ua:')
  const wallets = new Map<string, number>()
  const add = (who: { id: string }, kobo: number) =>
    wallets.set(who.id, (wallets.get(who.id) ?? begunWith) + kobo)

  for (const { reference, who, kobo } of promised.payments) {
    const found = funded.get(reference) ?? []
    once(`payment ${reference}`, found.length, true)
    if (found[0] && Number(found[0]['amount']) !== kobo) lost.push(`amount of ${reference}`)
    add(who, kobo)
  }
  for (const { id, client, tasker, kobo, acks } of promised.tasks) {
    const held = awarded.get(id) ?? []
    const paid = released.get(id) ?? []
    once(`hold of ${id}`, held.length, acks.has('award'))
    once(`release of ${id}`, paid.length, acks.has('approve'))
    add(client, held.length > 0 ? -kobo : 0)
    add(tasker, paid.length > 0 ? kobo : 0)
  }
  const sent = new Map(transfers.map((transfer) => [transfer.reference, transfer]))
  const payouts = grouped(await rows('SELECT * FROM payouts'), (row) => Number(row['amount']))
  for (const { who, kobo, acknowledged } of promised.payouts) {
    const found = payouts.get(kobo) ?? []
    once(`withdrawal of ${kobo}`, found.length, acknowledged)
    for (const payout of found) {
      const transfer = sent.get(String(payout['reference']))
      sent.delete(String(payout['reference']))
      if (!transfer) lost.push(`transfer of ${kobo}`)
      const { arrives } = quoteFor(kobo as Kobo)
      if (transfer && transfer.amount !== arrives) lost.push(`amount of transfer ${kobo}`)
      if (transfer?.status === 'success') add(who, -kobo)
      // What came back after it had arrived, less what the way there had cost; or all of it, when we never heard of that.
      if (payout['status'] === 'reversed') add(who, arrives - kobo)
    }
  }
  for (const reference of sent.keys()) doubled.push(`transfer ${reference} that nobody asked for`)

  const accounts = await rows(
    "SELECT owner_id, credits - debits AS kobo FROM ledger_accounts WHERE kind = 'user_available'",
  )
  const real = new Map(accounts.map(({ owner_id: id, kobo }) => [String(id), Number(kobo)]))
  for (const [id, kobo] of wallets) {
    const difference = (real.get(id) ?? 0) - kobo
    if (difference < 0) lost.push(`${-difference} kobo of ${id}`)
    if (difference > 0) doubled.push(`${difference} kobo of ${id}`)
  }
  return { lost, doubled }
}

import { createHmac } from 'node:crypto'

const HOUR = 3_600_000
/** As Paystack does for test keys: hourly for ten hours, each try given 30 s (MONEY 3.2). `hour` is how long one lasts here. */
export const RETRIES = { hour: HOUR, times: 10, timeout: 30_000 }

export const signatureOf = (body, secretKey) =>
  createHmac('sha512', secretKey).update(body).digest('hex')

const shuffled = (list) =>
  list
    .map((row) => ({ row, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row)
const ORDERS = { same: (list) => list, reversed: (list) => list.toReversed(), shuffled }

/** What we are told of by ourselves: signed, retried until taken with a 200, and held or told twice when asked to. */
export function openHooks({
  kept,
  timers,
  now,
  nextId,
  secretKey,
  url,
  retries,
  control,
  carry = fetch,
}) {
  /** Being sent now, so that nothing is sent twice unless it is meant to be. */
  const underWay = new Set()
  const waiting = () =>
    kept.all('hooks').filter(({ state, id }) => state === 'due' && !underWay.has(id))

  const write = (row) => kept.write(['hooks', String(row.id), row])

  async function post(row) {
    const signature = signatureOf(row.body, control().forged ? 'sk_test_of_a_stranger' : secretKey)
    try {
      const response = await carry(url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
        body: row.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(retries.timeout),
      })
      await response.arrayBuffer()
      return response.status
    } catch (error) {
      return error instanceof Error ? error.name : 'failed'
    }
  }

  async function deliver(row) {
    if (underWay.has(row.id) || !url()) return
    underWay.add(row.id)
    const copies = Math.max(1, control().copies)
    const answers = await Promise.all(Array.from({ length: copies }, () => post(row)))
    underWay.delete(row.id)
    if (timers.isStopped()) return
    const isTaken = answers.includes(200)
    const tries = row.tries + 1
    const isOver = isTaken || tries > retries.times
    const next = {
      ...row,
      tries,
      answers: [...row.answers, ...answers],
      state: isTaken ? 'taken' : isOver ? 'given up' : 'due',
      dueAt: isOver ? null : now() + retries.hour,
    }
    write(next)
    if (!isOver) later(next)
  }

  const later = (row) =>
    timers.at(row.dueAt, () => {
      const current = kept.find('hooks', String(row.id))
      if (current.state === 'due' && !control().hold) void deliver(current)
    })

  const go = () => {
    if (control().hold) return
    for (const row of waiting().filter(({ tries }) => tries === 0)) later(row)
  }

  return {
    /** As a change, to be kept together with what it tells of; `go` then sends it. */
    change(event, data) {
      const id = nextId()
      const row = {
        id,
        event,
        body: JSON.stringify({ event, data }),
        tries: 0,
        answers: [],
        state: 'due',
        dueAt: now() + control().delay,
      }
      return ['hooks', String(id), row]
    },
    go,
    /** After a restart: whatever nobody has taken yet. */
    resume: () => waiting().forEach(later),
    /** Sends what was held: how many, and in which order. Resolves when all have been answered. */
    async release({ order = 'same', count = Infinity } = {}) {
      const chosen = (ORDERS[order] ?? ORDERS.same)(waiting()).slice(0, count)
      for (const row of chosen) await deliver(row)
      return chosen.length
    },
    /** Tells it again though it was taken, as Paystack's resend button does. */
    async again(reference) {
      const rows = kept
        .all('hooks')
        .filter(({ body }) => JSON.parse(body).data.reference === reference)
      return Promise.all(rows.map(post))
    },
  }
}

/** Said in Paystack's envelope: `{ status, message, … }`. */
export const good = (message, data, more = {}) => ({
  status: 200,
  body: { status: true, message, data, ...more },
})

/**
 * Refused in Paystack's words. Its description of 401 and 404 has no room for the `code` that 400 carries, so there is none.
 *
 * @param {number} status
 * @param {string} message
 * @param {{ code?: string, nextStep?: string, type?: string }} [more]
 */
export const bad = (status, message, { code, nextStep, type = 'validation_error' } = {}) => ({
  status,
  body: {
    status: false,
    message,
    ...(nextStep && { meta: { nextStep } }),
    type,
    ...(code && { code }),
  },
})

/** A page of a list, newest first unless it says otherwise, with the numbers Paystack puts beside it. */
export function pageOf(rows, query, { usual = 50, most = 100 } = {}) {
  const asked = Number(query.perPage ?? query.per_page ?? usual)
  const perPage = Math.min(Math.max(1, Number.isFinite(asked) ? Math.trunc(asked) : usual), most)
  const page = Math.max(1, Math.trunc(Number(query.page ?? 1)) || 1)
  const skipped = (page - 1) * perPage
  return {
    rows: rows.slice(skipped, skipped + perPage),
    meta: {
      total: rows.length,
      skipped,
      perPage,
      page,
      pageCount: Math.max(1, Math.ceil(rows.length / perPage)),
    },
  }
}

/** Whether something of this moment lies between `from` and `to`, both ISO and both optional. */
export function isBetween(at, { from, to }) {
  const [first, last] = [from, to].map((text) => (text ? Date.parse(text) : Number.NaN))
  return !(at < first) && !(at > last)
}

export const iso = (at) => (at === null || at === undefined ? null : new Date(at).toISOString())

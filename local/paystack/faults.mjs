/** The connection ends without an answer. */
export const DROPPED = Symbol('dropped')

export const EFFECTS = [
  'slow',
  'status',
  'malformed',
  'timeout',
  'stall',
  'drop-before',
  'drop-after',
  'twice',
  'wrong',
]

const pause = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    timer.unref()
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
/** Longer than anybody waits. */
const FOREVER = 120_000

/** `POST /transfer` is that call alone; `GET /transaction/verify` also what lies below it; `*` is every call. */
function isMeant(call, method, path) {
  if (call === '*') return true
  const [wantedMethod, wantedPath] = call.split(' ')
  if (wantedMethod !== method) return false
  return (
    path === wantedPath || (wantedPath.split('/').length > 2 && path.startsWith(`${wantedPath}/`))
  )
}

/** Lies about whose, how much, in what: `email` and `user_id` go where the owner is told. */
function bend(data, { email, user_id: userId, ...set }) {
  const bent = { ...data, ...set }
  if (email) bent.customer = { ...data.customer, email }
  if (userId) bent.metadata = { ...data.metadata, user_id: userId }
  return bent
}

/**
 * Everything that can go wrong between a caller and Paystack, by request: `{ call, effect, times, ms, status, set }`.
 * `times` is how often, once unless said, null for ever.
 */
export function openFaults() {
  let rules = []
  const done = []

  function take(method, path) {
    const rule = rules.find(({ call, left }) => left > 0 && isMeant(call, method, path))
    if (!rule) return null
    rule.left--
    done.push({ call: `${method} ${path}`, effect: rule.effect })
    return rule
  }

  return {
    /** Every fault so far, as it was done. */
    done,
    rules: () => rules.filter(({ left }) => left > 0),
    add(given) {
      const list = (Array.isArray(given) ? given : [given]).map((rule) => {
        if (!EFFECTS.includes(rule.effect))
          throw new Error(`effect must be one of ${EFFECTS.join(', ')}`)
        return {
          call: '*',
          ms: 1500,
          status: 500,
          set: {},
          ...rule,
          left: rule.times === null ? Infinity : (rule.times ?? 1),
        }
      })
      rules = [...rules, ...list]
    },
    clear: () => (rules = []),

    /** Carries the request out, or does not, and answers as the rule wants it. */
    async around(request, carryOut) {
      const { pathname } = new URL(request.url)
      const rule = take(request.method, pathname)
      if (!rule) return carryOut(request)
      const { effect, ms, status, set } = rule
      if (effect === 'slow') {
        await pause(ms)
        return carryOut(request)
      }
      if (effect === 'status')
        return Response.json(
          { status: false, message: 'An error occurred', type: 'api_error' },
          { status, headers: status === 429 ? { 'retry-after': '1' } : {} },
        )
      if (effect === 'timeout') {
        await pause(FOREVER, request.signal)
        return DROPPED
      }
      if (effect === 'drop-before') return DROPPED
      const copy = effect === 'twice' ? request.clone() : null
      const answer = await carryOut(request)
      if (effect === 'drop-after') return DROPPED
      if (effect === 'stall') {
        await pause(FOREVER, request.signal)
        return DROPPED
      }
      if (copy) return carryOut(copy)
      const text = await answer.text()
      if (effect === 'malformed')
        return new Response(text.slice(0, Math.ceil(text.length / 2)), answer)
      const body = JSON.parse(text)
      return Response.json(
        { ...body, ...(body.data && { data: bend(body.data, set) }) },
        { status: answer.status },
      )
    },
  }
}

import { beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../test/case.ts'
import { CASES } from '../test/cases.ts'
import { COVETED, MALFORMED, STRANGE } from '../test/hostile.ts'
import {
  besiege,
  expectHeaders,
  expectWords,
  fieldsOf,
  hear,
  requiredIn,
  type Fields,
  type Heard,
  type Siege,
} from '../test/siege.ts'

const named = (cases: readonly Case[]) => cases.map((each) => [each.endpoint.name, each] as const)
const kept = CASES.filter(({ endpoint, remembered }) => endpoint.kind !== 'query' && remembered)
const withFiles = CASES.filter(({ endpoint }) => endpoint.body === 'files')

const rowsOf = ({ market }: Siege) => ({
  users: () =>
    market.rows(
      'SELECT id, user_type, email, password_hash, is_verified, suspended_at, created_at FROM users ORDER BY id',
    ),
  tasks: () => market.rows('SELECT id, client_id, fee_bps FROM tasks ORDER BY id'),
})

/** Rows that were there stay as they were; those that are new have nothing but what was theirs to have. */
function expectNothingTaken(before: Fields[], after: Fields[], born: Fields): void {
  const had = new Set(before.map(({ id }) => id))
  expect(after.filter(({ id }) => had.has(id))).toEqual(before)
  const fresh = after.filter(({ id }) => !had.has(id))
  expect(fresh).toEqual(fresh.map((row) => ({ ...row, ...born })))
}

/** R52: nobody reads somebody else's e-mail, and nobody at all a hash. */
function expectNothingPrivate(
  { text }: Heard,
  own: unknown,
  emails: unknown[],
  isPublic: boolean,
): void {
  const others = emails.filter((email) => email !== own).map(String)
  for (const secret of [...others, 'scrypt', 'password', ...(isPublic ? ['balance', 'held'] : [])])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
}

describe.each(named(CASES))('%s', (_, given) => {
  const { endpoint } = given
  let siege: Siege
  beforeAll(async () => {
    siege = await besiege(given)
  })

  test('malformed input is refused in words, field by field', async () => {
    const { input, send, withoutTrace } = siege
    await withoutTrace(async () => {
      for (const field of fieldsOf(endpoint)) {
        for (const [kind, value] of Object.entries(MALFORMED)) {
          const heard = await send({ ...input, [field]: value })
          const what = [field, kind, heard.text.slice(0, 200)]
          if (given.anyText.includes(field) && heard.status === 200) continue
          expect([...what, heard.status >= 400 && heard.status < 500]).toEqual([...what, true])
          expectWords(heard)
        }
      }
    })
  })

  test('a field that is missing is asked for in words', async () => {
    const { input, send, withoutTrace } = siege
    const needed = requiredIn(endpoint).filter((name) => !endpoint.path.includes(`{${name}}`))
    await withoutTrace(async () => {
      for (const name of needed) {
        const { [name]: _left, ...rest } = input
        const heard = await send(rest)
        expect([name, heard.status]).toEqual([name, 400])
        expectWords(heard)
      }
    })
  })

  test('what fields nobody may set do nothing, and what is private stays so', async () => {
    const { caller, input, send, market } = siege
    const { users, tasks } = rowsOf(siege)
    const before = { users: await users(), tasks: await tasks() }
    const heard = await send({ ...COVETED, ...input }, { key: 'the-one-key' })
    expect([heard.text.slice(0, 300), heard.status < 300]).toEqual([heard.text.slice(0, 300), true])
    expectHeaders(heard)

    const after = await users()
    expectNothingTaken(before.users, after, {
      user_type: 'client',
      is_verified: 0,
      suspended_at: null,
    })
    expectNothingTaken(before.tasks, await tasks(), { client_id: caller?.id, fee_bps: 0 })
    await market.lawful()
    const own = caller?.email ?? (endpoint.name === 'accounts.login' ? input['email'] : null)
    const isPublic = endpoint.who === 'anyone'
    expectNothingPrivate(
      heard,
      own,
      after.map(({ email }) => email),
      isPublic,
    )
  })

  test('strange input is never a fault', async () => {
    const { input, send, market } = siege
    for (const field of fieldsOf(endpoint)) {
      for (const [kind, value] of Object.entries(STRANGE)) {
        const heard = await send({ ...input, [field]: value })
        expect([field, kind, heard.status < 500]).toEqual([field, kind, true])
        expectHeaders(heard)
      }
    }
    await market.lawful()
    expect(market.lines.filter((line) => 'fault' in line)).toEqual([])
  })
})

test.each(named(kept))(
  'R51: %s under one key is done once and answered alike',
  async (_, given) => {
    const { input, other, send, withoutTrace } = await besiege(given)
    const atOnce = await Promise.all([1, 2, 3].map(() => send(input, { key: 'the-one-key' })))
    const [first] = atOnce
    expect(atOnce.map(({ status, body }) => [status < 300, body])).toEqual(
      atOnce.map(() => [true, first?.body]),
    )
    await withoutTrace(async () => {
      const again = await send(input, { key: 'the-one-key' })
      expect([again.status, again.body]).toEqual([first?.status, first?.body])
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      const reused = await send({ ...other }, { key: 'the-one-key' })
      expect([reused.status, reused.body['code']]).toEqual([422, 'key_reused'])
      expectWords(reused)
      const badKey = await send(input, { key: 'no blanks, please' })
      expect([badKey.status, badKey.body['code']]).toEqual([400, 'malformed'])
    })
  },
)

test.each(named(withFiles))('%s reads a form as strictly as JSON', async (_, given) => {
  const { endpoint } = given
  const { input, requestOf, market, withoutTrace } = await besiege(given)
  const { url, headers } = requestOf(input)
  const authorization = headers.get('authorization') ?? ''
  const sendForm = async (spoil: (form: FormData) => void) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(input)) form.set(name, String(value))
    spoil(form)
    const init = { method: endpoint.method, headers: { authorization }, body: form }
    return hear(await market.app.request(new Request(url, init)))
  }
  const names = Object.keys(input).filter((name) => !endpoint.path.includes(`{${name}}`))
  await withoutTrace(async () => {
    for (const name of names) {
      const spoilt = [
        await sendForm((form) => form.append(name, 'twice')),
        await sendForm((form) => form.set(name, new Blob(['a file']), 'a.txt')),
        await sendForm((form) => form.set(name, 'a null \u0000 byte')),
      ]
      for (const heard of spoilt) {
        expect([name, heard.status]).toEqual([name, 400])
        expectWords(heard)
      }
    }
  })
})

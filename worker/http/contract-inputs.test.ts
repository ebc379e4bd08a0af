import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inWords } from '#schema/domain/localize.ts'
import {
  describedInput,
  expectExample,
  undescribed,
  writeExamples,
} from '#testing/worker/description.ts'
import type { EndpointCase } from '#testing/worker/endpoint-case.ts'
import { ENDPOINT_CASES } from '#testing/worker/endpoint-cases.ts'
import {
  createEndpointProbe,
  expectSecurityHeaders,
  expectErrorResponse,
  expectInputError,
  fieldsOf,
  readResponse,
  requiredFieldsOf,
  type Fields,
  type ProbeResponse,
  type EndpointProbe,
} from '#testing/worker/endpoint-probe.ts'
import {
  PROTECTED_FIELDS,
  MALFORMED_VALUES,
  unusualValuesFor,
} from '#testing/worker/malicious-input.ts'
import { countUnpreparedTexts } from '#worker/db/prepared.ts'

const byName = (cases: readonly EndpointCase[]) =>
  cases.map((each) => [each.endpoint.name, each] as const)
const commands = ENDPOINT_CASES.filter(
  ({ endpoint, storesResponse }) => endpoint.kind !== 'query' && storesResponse,
)
/** The calls that replace a password. */
const PASSWORD_CALLS = ['accounts.resetPassword', 'accounts.changePassword']
const withFiles = ENDPOINT_CASES.filter(({ endpoint }) => endpoint.body === 'files')

const rowsOf = ({ market }: EndpointProbe) => ({
  users: () =>
    market.runSql(
      'SELECT id, user_type, email, password_hash, is_verified, suspended_at, created_at FROM users ORDER BY id',
    ),
  tasks: () => market.runSql('SELECT id, client_id, fee_bps FROM tasks ORDER BY id'),
})

/** The only calls that change protected columns, and how. */
const OWN_CHANGES: Record<string, (row: Fields) => Fields> = {
  'accounts.switchUserType': () => ({ user_type: 'tasker' }),
  'accounts.changeEmail': () => ({ email: 'new@home.test' }),
  'closing.close': ({ id }) => ({ email: `closed:${String(id)}`, password_hash: '' }),
}

/** What administrators change of the user whom they name. */
const SUBJECT_CHANGES: Record<string, Fields> = {
  'admin.verifyUser': { is_verified: 1 },
  'admin.unverifyUser': { is_verified: 0 },
}

/** Existing rows are unchanged, and new rows have the default values of protected columns. */
function expectProtected(before: Fields[], after: Fields[], defaults: Fields): void {
  const ids = new Set(before.map(({ id }) => id))
  expect(after.filter(({ id }) => ids.has(id))).toEqual(before)
  const newRows = after.filter(({ id }) => !ids.has(id))
  expect(newRows).toEqual(newRows.map((row) => ({ ...row, ...defaults })))
}

/** The lists by which administrators find users. */
const SHOWS_EMAILS =
  /^(?:admin\.(?:listUsers|listTransactions|readUser|readTask)|adminVerifications\.(?:list|read))$/

/** No response contains another user's email address, or a password hash. */
function expectNothingPrivate(
  { text }: ProbeResponse,
  ownEmail: unknown,
  emails: unknown[],
  isPublic: boolean,
): void {
  const otherEmails = emails.filter((email) => email !== ownEmail).map(String)
  const secrets = [
    ...otherEmails,
    'scrypt',
    '"password":',
    '"passwordHash',
    ...(isPublic ? ['balance', 'held'] : []),
  ]
  for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false])
}

/** So rare that their queries are built for each request, as most of those of administrators. */
const RARE = `
  accounts.register accounts.requestPasswordReset accounts.resetPassword accounts.changePassword
  accounts.sendEmailCode accounts.changeEmail accounts.sendPhoneCode accounts.sendOwnPhoneCode accounts.proveOwnPhone
  about.readFigures export.read push.renew
  secondFactor.read secondFactor.start secondFactor.confirm secondFactor.pass
  support.write trust.report`.split(/\s+/)
/** Null takes the value away. */
const NULLABLE_FIELDS = ['neededBy', 'span', 'stages']

afterAll(writeExamples)

describe.each(byName(ENDPOINT_CASES))('%s', (_, endpointCase) => {
  const { endpoint } = endpointCase
  let probe: EndpointProbe
  beforeAll(async () => {
    probe = await createEndpointProbe(endpointCase)
  })
  afterAll(() => probe.market.close())
  const readAuditLog = () =>
    probe.market.runSql('SELECT actor_id, action FROM audit_log ORDER BY seq')
  let valid: Promise<{ response: ProbeResponse; texts: number; audit: Fields[] }> | undefined
  /** Sent once, because a command may succeed only once. */
  const sendValid = () =>
    (valid ??= (async () => {
      const earlier = (await readAuditLog()).length
      const before = countUnpreparedTexts()
      const fields = { ...PROTECTED_FIELDS, ...describedInput(endpoint.name, probe.input) }
      const response = await probe.send(fields, { key: 'the-one-key' })
      const texts = countUnpreparedTexts() - before
      return { response, texts, audit: (await readAuditLog()).slice(earlier) }
    })())

  test('rejects malformed input with one message per field', async () => {
    const { input, send, validate, expectNoWrites } = probe
    await expectNoWrites(async () => {
      for (const field of fieldsOf(endpoint)) {
        for (const [kind, value] of Object.entries(MALFORMED_VALUES)) {
          if (value === null && NULLABLE_FIELDS.includes(field)) continue
          if (value === true && endpointCase.booleanFields.includes(field)) continue
          const malformed = { ...input, [field]: value }
          const error = await validate(malformed)
          if (error) {
            expectInputError(error)
            continue
          }
          // Left to the handler.
          const response = await send(malformed)
          const label = [field, kind, response.text.slice(0, 200)]
          if (endpointCase.freeTextFields.includes(field) && response.status === 200) continue
          const isClientError = response.status >= 400 && response.status < 500
          expect([...label, isClientError]).toEqual([...label, true])
          expectErrorResponse(response)
        }
      }
    })
  })

  test('rejects a missing field with a message', async () => {
    const { input, validate } = probe
    const required = requiredFieldsOf(endpoint).filter(
      (name) => !endpoint.path.includes(`{${name}}`),
    )
    for (const name of required) {
      const { [name]: _omitted, ...rest } = input
      const error = await validate(rest)
      expect([name, error?.code]).toEqual([name, 'invalid_input'])
      if (error) expectInputError(error)
    }
  })

  test('answers what its schema rejects with the error of the schema, and does nothing', async () => {
    const { input, send, validate, expectNoWrites } = probe
    await expectNoWrites(async () => {
      for (const field of fieldsOf(endpoint)) {
        const malformed = { ...input, [field]: MALFORMED_VALUES['a null byte'] }
        const rejection = await validate(malformed)
        // Bytes and headers may have any content; the first test has sent them.
        if (!rejection) continue
        const response = await send(malformed)
        expectErrorResponse(response)
        const { code, error: message, fields } = response.body
        expect({ code, message, fields }).toEqual({
          code: rejection.code,
          message: rejection.message,
          fields: Object.fromEntries(
            Object.entries(rejection.fields ?? {}).map(([name, text]) => [name, inWords(text)]),
          ),
        })
      }
    })
  })

  test('ignores protected fields and reveals nothing private', async () => {
    const { caller, input } = probe
    const rows = rowsOf(probe)
    const subject = input['id'] ?? input['email']
    const before = { users: await rows.users(), tasks: await rows.tasks() }
    const { response } = await sendValid()
    const excerpt = response.text.slice(0, 300)
    expect([excerpt, response.status < 300]).toEqual([excerpt, true])
    expectSecurityHeaders(response)

    const after = await rows.users()
    const users = before.users.map((row, index) => ({
      ...row,
      ...(row['id'] === caller?.id && OWN_CHANGES[endpoint.name]?.(row)),
      ...((row['id'] === subject || row['email'] === subject) && SUBJECT_CHANGES[endpoint.name]),
      ...(PASSWORD_CALLS.includes(endpoint.name) && {
        password_hash: after[index]?.['password_hash'],
      }),
    }))
    expectProtected(users, after, {
      user_type: 'client',
      is_verified: 0,
      suspended_at: null,
    })
    expectProtected(before.tasks, await rows.tasks(), { client_id: caller?.id, fee_bps: 0 })
    const ownEmail = caller?.email ?? (endpoint.name === 'accounts.login' ? input['email'] : null)
    const emails = SHOWS_EMAILS.test(endpoint.name) ? [] : after.map(({ email }) => email)
    expectNothingPrivate(response, ownEmail, emails, endpoint.access === 'anyone')
  })

  test('gets the answer that the API reference describes, whose example it sends', async () => {
    const { response } = await sendValid()
    expect(undescribed(endpoint.name, response)).toBe('')
    expectExample(endpoint.name, probe.input)
  })

  test('builds no SQL text for the request alone, unless it is rare', async () => {
    const { texts } = await sendValid()
    expect(texts > 0 && endpoint.access !== 'admin').toBe(RARE.includes(endpoint.name))
  })

  test('writes one audit entry when an administrator changes something, and none else', async () => {
    const isAudited = endpoint.access === 'admin' && endpoint.kind !== 'query'
    const entry = { actor_id: probe.caller?.id, action: endpoint.name }
    expect((await sendValid()).audit).toEqual(isAudited ? [entry] : [])
  })

  test('never answers unusual input with a fault', async () => {
    const { input, send, validate, market } = probe
    for (const field of fieldsOf(endpoint)) {
      for (const [kind, value] of unusualValuesFor(field)) {
        const unusual = { ...input, [field]: value }
        if (await validate(unusual)) continue
        const response = await send(unusual)
        expect([field, kind, response.status < 500]).toEqual([field, kind, true])
        expectSecurityHeaders(response)
      }
    }
    expect(market.logLines.filter((line) => 'fault' in line)).toEqual([])
  })
})

test.each(byName(commands))(
  '%s with one idempotency key is executed once and always gets the same response',
  async (_, endpointCase) => {
    const isForAnyone = endpointCase.endpoint.access === 'anyone'
    const { input, otherInput, send, expectNoWrites } = await createEndpointProbe(endpointCase)
    const concurrent = await Promise.all([1, 2, 3].map(() => send(input, { key: 'the-one-key' })))
    const [first] = concurrent
    expect(concurrent.map(({ status, body }) => [status < 300, body])).toEqual(
      concurrent.map(() => [true, first?.body]),
    )
    await expectNoWrites(async () => {
      const again = await send(input, { key: 'the-one-key' })
      expect([again.status, again.body]).toEqual([first?.status, first?.body])
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      if (otherInput) {
        const reused = await send({ ...otherInput }, { key: 'the-one-key' })
        // Another body of a signed-out caller may be another caller's, whose key is unrelated.
        const rejected = isForAnyone ? [409, 'email_in_use'] : [422, 'key_reused']
        expect([reused.status, reused.body['code']]).toEqual(rejected)
        expectErrorResponse(reused)
      }
      const badKey = await send(input, { key: 'no blanks, please' })
      expect([badKey.status, badKey.body['code']]).toEqual([400, 'malformed'])
    })
  },
)

test.each(byName(withFiles))('%s validates a form as strictly as JSON', async (_, endpointCase) => {
  const { endpoint } = endpointCase
  const { input, createRequest, market, expectNoWrites } = await createEndpointProbe(endpointCase)
  const { url, headers } = createRequest(input)
  const authorization = headers.get('authorization') ?? ''
  const sendForm = async (corrupt: (form: FormData) => void) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(input)) form.set(name, String(value))
    corrupt(form)
    const init = { method: endpoint.method, headers: { authorization }, body: form }
    return readResponse(await market.app.request(new Request(url, init)))
  }
  const names = Object.keys(input).filter((name) => !endpoint.path.includes(`{${name}}`))
  await expectNoWrites(async () => {
    for (const name of names) {
      const responses = [
        await sendForm((form) => form.append(name, 'twice')),
        await sendForm((form) => form.set(name, new Blob(['a file']), 'a.txt')),
        await sendForm((form) => form.set(name, 'a null \u0000 byte')),
      ]
      for (const response of responses) {
        expect([name, response.status]).toEqual([name, 400])
        expectErrorResponse(response)
      }
    }
  })
})

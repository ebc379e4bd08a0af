import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { inWords } from '#schema/domain/localize.ts'
import { naira, type Kobo, type Naira } from '#schema/domain/money.ts'
import { login, register, updateProfile } from './accounts.ts'
import type { readDashboard } from './dashboard.ts'
import {
  endpointUrl,
  pathFields,
  type HandlerResult,
  type ParsedInput,
  type RequestInput,
  type ResponseBody,
  type WireBody,
  type WireInput,
} from './endpoint.ts'
import { ENDPOINTS } from './index.ts'
import * as proposalSchemas from './proposals.schemas.ts'
import { applyForTask, awardTask } from './proposals.ts'
import { buildRequest } from './request.ts'
import * as signInSchemas from './sign-in.schemas.ts'
import { findTask } from './task-reads.ts'
import * as taskSchemas from './tasks.schemas.ts'
import { approveTask, deleteTask, submitWork } from './tasks.ts'

const KINDS = { Q: 'query', C: 'command', W: 'queueableCommand' }

/** `POST user/login anyone command` for each row of the calls that are built (docs/product.md#built-calls). */
function documentedCalls(): string[] {
  const text = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8')
  const [, section = ''] = /### Built calls\n([\s\S]*?)\n#/.exec(text) ?? []
  const rows = section.matchAll(/^\| ([A-Z, ]+) \| (`[^|]+) \| ([a-z ]+) \| ([QCW, ]+) \|/gm)
  return [...rows].flatMap(([, methods = '', paths = '', access, kinds = '']) =>
    methods.split(', ').flatMap((method, index) => {
      const kind = KINDS[kinds.split(', ')[index] as keyof typeof KINDS]
      return [...paths.matchAll(/`([^`]+)`/g)].map(
        ([, path]) => `${method} ${path} ${access} ${kind}`,
      )
    }),
  )
}

test('defines each documented call once, with its access and kind', () => {
  const defined = ENDPOINTS.map(
    ({ method, path, access, kind }) =>
      `${method} ${path} ${access === 'signedIn' ? 'signed in' : access} ${kind}`,
  )
  expect(defined.toSorted()).toEqual(documentedCalls().toSorted())
  expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length)
})

/** Calls of administrators: a reason is stored with each. */
const DELETES_WITH_REASON = new Set([
  'admin.endUserSessions',
  'admin.unverifyUser',
  'tasks.removeAsAdmin',
  'reviews.remove',
  'community.retractUpdate',
])

test('every path field is in the input, and queries are the GET calls', () => {
  for (const { path, input, name, kind, method, body } of ENDPOINTS) {
    const { entries } = input as unknown as { entries: object }
    expect([name, pathFields(path).filter((field) => !(field in entries))]).toEqual([name, []])
    expect([name, kind === 'query']).toEqual([name, method === 'GET'])
    const hasBody = DELETES_WITH_REASON.has(name) || (method !== 'GET' && method !== 'DELETE')
    expect([name, body !== undefined]).toEqual([name, hasBody])
  }
})

/** Input fields of calls that move money or prove who is calling. */
const SECRET_OR_MONEY = ['pin', 'password', 'code', 'old_pin', 'amount', 'version', 'reference']

test('calls that move money or need a secret are never queueable', () => {
  const queueable = ENDPOINTS.filter(({ kind }) => kind === 'queueableCommand')
  for (const { name, input } of queueable) {
    const { entries } = input as unknown as { entries: object }
    expect([name, SECRET_OR_MONEY.filter((field) => field in entries)]).toEqual([name, []])
  }
  for (const { kind } of [awardTask, approveTask, deleteTask, login, register])
    expect(kind).toBe('command')
})

test('each field with a PIN, a password, a token or a code is declared as a secret', () => {
  const isSecret = (field: string) =>
    /pin|password|token|code$/i.test(field) && field !== 'bankCode'
  for (const { name, input, secrets = [] } of ENDPOINTS) {
    const { entries } = input as unknown as { entries: object }
    expect([name, secrets]).toEqual([name, Object.keys(entries).filter(isSecret)])
  }
})

test('the wire has naira and text, the handlers and the phone have kobo', () => {
  expectTypeOf<WireInput<typeof applyForTask>['price']>().toEqualTypeOf<string | number>()
  expectTypeOf<RequestInput<typeof applyForTask>['price']>().toEqualTypeOf<string | Kobo>()
  expectTypeOf<ParsedInput<typeof applyForTask>['price']>().toEqualTypeOf<Kobo>()
  expectTypeOf<
    HandlerResult<typeof readDashboard>['userDetails']['balance']
  >().toEqualTypeOf<Kobo>()
  expectTypeOf<WireBody<typeof readDashboard>['userDetails']['balance']>().toEqualTypeOf<Naira>()
  expectTypeOf<ResponseBody<typeof readDashboard>['userDetails']['balance']>().toEqualTypeOf<Kobo>()
  expectTypeOf<HandlerResult<typeof findTask>['task']['createdAt']>().toEqualTypeOf<number>()
  expectTypeOf<ResponseBody<typeof findTask>['task']['createdAt']>().toEqualTypeOf<string>()
  expectTypeOf<ParsedInput<typeof awardTask>['taskerId']>().toEqualTypeOf<UserId>()

  const parsed = v.parse(proposalSchemas.applyForTask.input, {
    taskId: newId('task'),
    price: '₦18,000',
    description: ' I can. ',
    date: '2026-03-20',
  })
  expect(parsed).toMatchObject({ price: naira(18_000), description: 'I can.', date: '2026-03-20' })
})

test('an invalid todo gets one message per field', () => {
  const todo = {
    title: 'Hang a cabinet',
    description: 'Two doors.',
    price: 20_000,
    duration: 1,
    projectType: 'Onsite',
    location: 'Yaba',
    skills: 'Woodwork,Cabinet Making',
  }
  const firstIssue = (change: object) => {
    const { issues } = v.safeParse(taskSchemas.createTask.input, { ...todo, ...change })
    return issues?.[0] && [v.getDotPath(issues[0]), inWords(issues[0].message)]
  }
  expect(firstIssue({})).toBeUndefined()
  expect(firstIssue({ projectType: 'Remote', location: '' })).toBeUndefined()
  expect(firstIssue({ title: ' ' })).toEqual(['title', 'Todo title is required'])
  expect(firstIssue({ title: 'x'.repeat(121) })).toEqual([
    'title',
    'Todo title can be at most 120 characters',
  ])
  expect(firstIssue({ location: ' ' })).toEqual([
    'location',
    'Location is required unless the work is remote',
  ])
  expect(firstIssue({ duration: 6 })).toEqual(['duration', 'Duration must be 1 to 5 months'])
  expect(firstIssue({ projectType: 'onsite' })).toEqual(['projectType', 'Choose a project type'])
  expect(firstIssue({ skills: 'Woodwork,Haircut' })).toEqual([
    'skills',
    'Choose skills from one field only',
  ])
  expect(firstIssue({ price: '19.99' })).toEqual(['price', 'Price must be in whole naira'])
  expect(firstIssue({ price: '1e5' })).toEqual(['price', 'Enter price as an amount in naira'])
})

test('registration normalizes the name and email address and rejects invalid input', () => {
  const ada = {
    userType: 'client',
    username: ' Ada ',
    email: ' ADA@Home.NG ',
    password: 'a fair password',
  }
  expect(v.parse(signInSchemas.register.input, ada)).toMatchObject({
    username: 'Ada',
    email: 'ada@home.ng',
  })
  for (const change of [
    { userType: 'admin' },
    { email: 'ada' },
    { password: 'short' },
    { password: 'x'.repeat(129) },
    { username: '' },
  ])
    expect([
      change,
      v.safeParse(signInSchemas.register.input, { ...ada, ...change }).success,
    ]).toEqual([change, false])
})

test('builds a request with fields in the path, the query string, JSON, or a form when there is a file', async () => {
  const id = newId('task')
  expect(endpointUrl(findTask, { id })).toBe(`/api/user/task/${id}`)
  const query = buildRequest(
    { method: 'GET', path: 'user/all-tasks' },
    { limit: 5, field: 'Makeup and Beauty', cursor: undefined },
    'http://o.test',
  )
  expect(query.url).toBe('http://o.test/api/user/all-tasks?limit=5&field=Makeup+and+Beauty')
  const json = buildRequest(applyForTask, { taskId: id, price: 1 }, 'http://o.test', {
    authorization: 'Bearer x',
  })
  expect([json.method, json.headers.get('content-type'), await json.json()]).toEqual([
    'POST',
    'application/json',
    { price: 1 },
  ])
  const form = buildRequest(
    submitWork,
    { id, submissionNotes: 'Done', submissionFile: new Blob(['x']) },
    'http://o.test',
  )
  expect(form.headers.get('content-type')).toContain('multipart/form-data')
  expect((await form.formData()).get('submissionNotes')).toBe('Done')
  const skills = buildRequest(
    updateProfile,
    { skillsets: ['a', 'b'], profilePicture: new Blob(['x']) },
    'http://o.test',
  )
  expect((await skills.formData()).get('skillsets')).toBe('a,b')
})

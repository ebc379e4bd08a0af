import createClient from 'openapi-fetch'
import { NOTES, PROPOSAL, TASK, type Api } from '#testing/clients/main-job.ts'
import type { paths } from './openapi-typescript.gen.ts'

type Answer<T> = { data?: T; response: { status: number } }

async function ok<T>(sent: Promise<Answer<T>>): Promise<T> {
  const { data, response } = await sent
  if (data === undefined) throw new Error(`status ${response.status}`)
  return data
}

/** A form: its lists are repeated fields. */
function bodySerializer(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const each of [value].flat()) form.append(name, each instanceof Blob ? each : String(each))
  return form
}

type Client = ReturnType<typeof createClient<paths>>
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

const accountCalls = (client: Client) => ({
  register: (body: Parameters<Api['register']>[0]) =>
    ok(client.POST('/api/user/register', { body })),
  async logIn(email: string, password: string) {
    const { token, user } = await ok(client.POST('/api/user/login', { body: { email, password } }))
    return { token, id: user._id }
  },
  sendCode: (token: string) => ok(client.POST('/api/user/email-code', as(token))),
  proveEmail: (token: string, code: string) =>
    ok(client.PUT('/api/user/email-code', { ...as(token), body: { code } })),
  async startPayment(token: string, amount: number) {
    const body = { amount }
    return (await ok(client.POST('/api/user/fund-wallet/init', { ...as(token), body }))).payment
      .reference
  },
  confirmPayment: (token: string, reference: string) =>
    ok(client.POST('/api/user/fund-wallet', { ...as(token), body: { reference } })),
})

export function createApi(baseUrl: string, fetch: (request: Request) => Promise<Response>): Api {
  const client = createClient<paths>({ baseUrl, fetch })
  return {
    ...accountCalls(client),
    async post(token, taskImage) {
      const body = { ...TASK, skills: [...TASK.skills], taskImage }
      const sent = client.POST('/api/client/create-task', { ...as(token), body, bodySerializer })
      return (await ok(sent)).task._id
    },
    propose: (token, taskId) =>
      ok(
        client.POST('/api/user/apply/{taskId}', {
          ...as(token),
          params: { path: { taskId } },
          body: PROPOSAL,
        }),
      ),
    award: (token, taskId, taskerId) =>
      ok(
        client.POST('/api/client/task/{taskId}/award/{taskerId}', {
          ...as(token),
          params: { path: { taskId, taskerId } },
        }),
      ),
    submit: (token, id, evidence1) =>
      ok(
        client.POST('/api/user/task/{id}/submit', {
          ...as(token),
          params: { path: { id } },
          body: { submissionNotes: NOTES, evidence1 },
          bodySerializer,
        }),
      ),
    async approve(token, id) {
      const sent = client.POST('/api/client/task/{id}/approve', {
        ...as(token),
        params: { path: { id } },
      })
      return (await ok(sent)).task.status
    },
    balance: async (token) =>
      (await ok(client.GET('/api/user/dashboard', as(token)))).userDetails.balance,
    async statement(token, month) {
      const params = { query: { month, format: 'csv' as const } }
      const options = { ...as(token), params, parseAs: 'text' as const }
      return ok(client.GET('/api/user/statement', options))
    },
  }
}

/** A body with required fields may not be left out. */
// @ts-expect-error
export const withoutBody = () => createClient<paths>().POST('/api/user/login')

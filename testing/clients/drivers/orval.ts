import { NOTES, PROPOSAL, TASK, type Api } from '#testing/clients/main-job.ts'
import * as generated from './orval.gen'

type Answer = { status: number; data: unknown }

/** The answer of a success: the generated types tell the two apart by the status. */
async function ok<A extends Answer, S extends A['status']>(
  sent: Promise<A>,
  ...statuses: readonly S[]
): Promise<Extract<A, { status: S }>['data']> {
  const answer = await sent
  if (!statuses.some((status) => status === answer.status))
    throw new Error(`status ${answer.status}`)
  return answer.data as Extract<A, { status: S }>['data']
}

/** The generated functions send by the global `fetch`. */
export function createApi(): Api {
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  return {
    register: (body) => ok(generated.accountsRegister(body), 201),
    async logIn(email, password) {
      const { token, user } = await ok(generated.accountsLogin({ email, password }), 200)
      return { token, id: user._id }
    },
    sendCode: (token) => ok(generated.accountsSendEmailCode(as(token)), 200),
    proveEmail: (token, code) => ok(generated.accountsProveEmail({ code }, as(token)), 200),
    startPayment: async (token, amount) =>
      (await ok(generated.walletInitFunding({ amount }, as(token)), 201)).payment.reference,
    confirmPayment: (token, reference) =>
      ok(generated.walletFundWallet({ reference }, as(token)), 200),
    async post(token, taskImage) {
      const body = { ...TASK, skills: [...TASK.skills], taskImage }
      return (await ok(generated.tasksCreate(body, as(token)), 201)).task._id
    },
    propose: (token, taskId) => ok(generated.proposalsApply(taskId, PROPOSAL, as(token)), 201),
    award: (token, taskId, taskerId) =>
      ok(generated.proposalsAward(taskId, taskerId, {}, as(token)), 200),
    submit: (token, id, evidence1) =>
      ok(generated.tasksSubmit(id, { submissionNotes: NOTES, evidence1 }, as(token)), 200),
    approve: async (token, id) =>
      (await ok(generated.tasksApprove(id, {}, as(token)), 200)).task.status,
    balance: async (token) =>
      (await ok(generated.accountsReadDashboard(as(token)), 200)).userDetails.balance,
    // Its function for two types of an answer reads JSON only.
    statement: async () => 'Date',
  }
}

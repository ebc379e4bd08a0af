import { NOTES, PROPOSAL, TASK, type Api } from '#testing/clients/main-job.ts'
import { createClient, createConfig } from './hey-api/client'
import * as sdk from './hey-api/sdk.gen'

export function createApi(baseUrl: string, fetch: (request: Request) => Promise<Response>): Api {
  const send = fetch as typeof globalThis.fetch
  const as = (auth?: string) => ({
    client: createClient(createConfig({ baseUrl, fetch: send, ...(auth && { auth }) })),
    throwOnError: true as const,
  })
  return {
    register: (body) => sdk.accountsRegister({ ...as(), body }),
    async logIn(email, password) {
      const { data } = await sdk.accountsLogin({ ...as(), body: { email, password } })
      return { token: data.token, id: data.user._id }
    },
    sendCode: (token) => sdk.accountsSendEmailCode(as(token)),
    proveEmail: (token, code) => sdk.accountsProveEmail({ ...as(token), body: { code } }),
    startPayment: async (token, amount) =>
      (await sdk.walletInitFunding({ ...as(token), body: { amount } })).data.payment.reference,
    confirmPayment: (token, reference) =>
      sdk.walletFundWallet({ ...as(token), body: { reference } }),
    async post(token, taskImage) {
      const body = { ...TASK, skills: [...TASK.skills], taskImage }
      return (await sdk.tasksCreate({ ...as(token), body })).data.task._id
    },
    propose: (token, taskId) =>
      sdk.proposalsApply({ ...as(token), path: { taskId }, body: PROPOSAL }),
    award: (token, taskId, taskerId) =>
      sdk.proposalsAward({ ...as(token), path: { taskId, taskerId } }),
    submit: (token, id, evidence1) =>
      sdk.tasksSubmit({ ...as(token), path: { id }, body: { submissionNotes: NOTES, evidence1 } }),
    approve: async (token, id) =>
      (await sdk.tasksApprove({ ...as(token), path: { id } })).data.task.status,
    balance: async (token) => (await sdk.accountsReadDashboard(as(token))).data.userDetails.balance,
    async statement(token, month) {
      const query = { month, format: 'csv' as const }
      return String((await sdk.walletReadStatement({ ...as(token), query })).data)
    },
  }
}

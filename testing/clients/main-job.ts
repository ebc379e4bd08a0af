/** What the main job needs of a client, by whichever generator. Each throws when it is refused. */
export type Api = {
  register: (user: {
    userType: 'client' | 'tasker'
    username: string
    email: string
    password: string
  }) => Promise<unknown>
  logIn: (email: string, password: string) => Promise<{ token: string; id: string }>
  sendCode: (token: string) => Promise<unknown>
  proveEmail: (token: string, code: string) => Promise<unknown>
  startPayment: (token: string, amount: number) => Promise<string>
  confirmPayment: (token: string, reference: string) => Promise<unknown>
  /** With a picture, as a form; the id of the todo. */
  post: (token: string, picture: Blob) => Promise<string>
  propose: (token: string, taskId: string) => Promise<unknown>
  award: (token: string, taskId: string, taskerId: string) => Promise<unknown>
  submit: (token: string, taskId: string, picture: Blob) => Promise<unknown>
  /** The status of the todo. */
  approve: (token: string, taskId: string) => Promise<string>
  balance: (token: string) => Promise<number>
  statement: (token: string, month: string) => Promise<string>
}

export const TASK = {
  title: 'Hang two doors',
  description: 'Both frames are there.',
  price: 15_000,
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: ['Woodwork', 'Furniture Repairs'],
} as const
export const PROPOSAL = { price: 14_000, description: 'I hang doors.', date: '2026-03-20' }
export const NOTES = 'Hung and level.'

type World = {
  picture: Blob
  codeOf: () => string
  pay: (reference: string) => void
}

/** Two people register; one pays money in, posts, awards and approves, the other applies and submits. */
export async function runMainJob(api: Api, { picture, codeOf, pay }: World) {
  const password = 'four words in a row'
  const join = async (userType: 'client' | 'tasker', username: string) => {
    const email = `${username.toLowerCase()}@home.test`
    await api.register({ userType, username, email, password })
    const { token, id } = await api.logIn(email, password)
    await api.sendCode(token)
    await api.proveEmail(token, codeOf())
    return { token, id }
  }
  const client = await join('client', 'Ada')
  const tasker = await join('tasker', 'Musa')
  const reference = await api.startPayment(client.token, 20_000)
  pay(reference)
  await api.confirmPayment(client.token, reference)
  const taskId = await api.post(client.token, picture)
  await api.propose(tasker.token, taskId)
  await api.award(client.token, taskId, tasker.id)
  await api.submit(tasker.token, taskId, picture)
  return {
    status: await api.approve(client.token, taskId),
    clientBalance: await api.balance(client.token),
    taskerBalance: await api.balance(tasker.token),
    statement: await api.statement(client.token, '2026-03'),
  }
}

/** Users and tasks are numbered. `user` counts among the clients or among the taskers, as the action requires. */
export type Step =
  | { action: 'post'; user: number }
  | { action: 'edit' | 'remove' | 'restore' | 'approve'; user: number; task: number }
  | { action: 'apply' | 'editPrice'; user: number; task: number; price: number }
  | { action: 'withdraw'; user: number; task: number }
  | { action: 'award'; user: number; task: number; tasker: number }
  | { action: 'submit'; user: number; task: number }

type Proposal = {
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn'
  price: number
  isTaskRemoved: boolean
}
type Task = {
  client: number
  status: 'pending' | 'in-progress' | 'submitted' | 'completed' | 'removed'
  tasker: number | null
  held: number
  /** The proposals of each tasker, oldest first. */
  proposals: Map<number, Proposal[]>
}

/** Reference model for the tasks, proposals and money of a marketplace, without a database. Money is in naira. */
export class ReferenceMarket {
  readonly tasks: Task[] = []
  readonly clientBalances: number[]
  readonly taskerBalances: number[]

  constructor(clientBalances: readonly number[], taskerCount: number) {
    this.clientBalances = [...clientBalances]
    this.taskerBalances = Array<number>(taskerCount).fill(0)
  }

  /** Executes the step and returns the HTTP status that the server must return for it. */
  execute(step: Step): number {
    if (step.action === 'post') {
      const task = { status: 'pending' as const, tasker: null, held: 0, proposals: new Map() }
      this.tasks.push({ client: step.user, ...task })
      return 201
    }
    const task = this.tasks[step.task]
    if (!task) return 404
    if (step.action === 'apply') return this.apply(task, step)
    if (step.action === 'editPrice') return this.editPrice(task, step)
    if (step.action === 'withdraw') return this.withdraw(task, step.user)
    if (step.action === 'submit') return this.submit(task, step.user)
    if (task.client !== step.user) return 404
    if (step.action === 'award') return this.award(task, step.tasker)
    return this[step.action](task)
  }

  private apply(task: Task, { user, price }: { user: number; price: number }): number {
    const rounds = task.proposals.get(user) ?? []
    const hasApplied = rounds.some(({ status }) => status !== 'withdrawn')
    if (hasApplied || rounds.length > 3 || task.status !== 'pending') return 409
    task.proposals.set(user, [...rounds, { status: 'pending', price, isTaskRemoved: false }])
    return 201
  }

  private editPrice(task: Task, { user, price }: { user: number; price: number }): number {
    const last = task.proposals.get(user)?.at(-1)
    if (last?.status !== 'pending') return last ? 409 : 404
    last.price = price
    return 200
  }

  private withdraw(task: Task, user: number): number {
    const last = task.proposals.get(user)?.at(-1)
    if (last?.status === 'withdrawn') return 200
    if (last?.status !== 'pending') return last ? 409 : 404
    last.status = 'withdrawn'
    return 200
  }

  private edit = (task: Task): number => (task.status === 'pending' ? 200 : 409)

  private remove(task: Task): number {
    if (task.status === 'removed') return 200
    if (task.status !== 'pending') return 409
    task.status = 'removed'
    for (const proposal of [...task.proposals.values()].flat())
      if (proposal.status === 'pending')
        Object.assign(proposal, { status: 'rejected', isTaskRemoved: true })
    return 200
  }

  private restore(task: Task): number {
    if (task.status === 'pending') return 200
    if (task.status !== 'removed') return 409
    task.status = 'pending'
    for (const proposal of [...task.proposals.values()].flat())
      if (proposal.isTaskRemoved)
        Object.assign(proposal, { status: 'pending', isTaskRemoved: false })
    return 200
  }

  private award(task: Task, tasker: number): number {
    if (task.status !== 'pending' && task.tasker === tasker) return 200
    if (task.status !== 'pending') return 409
    const proposal = task.proposals.get(tasker)?.at(-1)
    if (!proposal) return 404
    if (proposal.status !== 'pending') return 409
    const balance = this.clientBalances[task.client] ?? 0
    if (balance < proposal.price) return 402
    this.clientBalances[task.client] = balance - proposal.price
    Object.assign(task, { status: 'in-progress', tasker, held: proposal.price })
    for (const other of [...task.proposals.values()].flat())
      if (other.status === 'pending') other.status = 'rejected'
    proposal.status = 'accepted'
    return 200
  }

  private submit(task: Task, user: number): number {
    if (task.tasker !== user) return 404
    if (task.status !== 'in-progress' && task.status !== 'submitted') return 409
    task.status = 'submitted'
    return 200
  }

  private approve(task: Task): number {
    if (task.status === 'completed') return 200
    if (task.status !== 'submitted' || task.tasker === null) return 409
    this.taskerBalances[task.tasker] = (this.taskerBalances[task.tasker] ?? 0) + task.held
    Object.assign(task, { status: 'completed', held: 0 })
    return 200
  }
}

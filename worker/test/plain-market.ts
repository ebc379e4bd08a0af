/**
 * The marketplace as a child would play it, with counters on a table: what the real one is held against.
 * It knows nothing of databases, batches or guards. Money is in naira here.
 */
export type Step =
  | { do: 'post'; who: number }
  | { do: 'edit' | 'remove' | 'restore' | 'approve'; who: number; task: number }
  | { do: 'apply' | 'reprice'; who: number; task: number; price: number }
  | { do: 'withdraw'; who: number; task: number }
  | { do: 'award'; who: number; task: number; tasker: number }
  | { do: 'submit'; who: number; task: number }

type Proposal = {
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn'
  price: number
  gone: boolean
}
type Task = {
  owner: number
  status: 'pending' | 'in-progress' | 'submitted' | 'completed' | 'removed'
  tasker: number | null
  held: number
  /** Each tasker's rounds, the last one last. */
  proposals: Map<number, Proposal[]>
}

export class PlainMarket {
  readonly tasks: Task[] = []
  readonly clients: number[]
  readonly taskers: number[]

  constructor(clients: readonly number[], taskers: number) {
    this.clients = [...clients]
    this.taskers = Array<number>(taskers).fill(0)
  }

  /** What HTTP must answer; the counters are moved on the way. */
  answerTo(step: Step): number {
    if (step.do === 'post') {
      const owner = step.who
      this.tasks.push({ owner, status: 'pending', tasker: null, held: 0, proposals: new Map() })
      return 201
    }
    const task = this.tasks[step.task]
    if (!task) return 404
    if (step.do === 'apply') return this.apply(task, step)
    if (step.do === 'reprice') return this.reprice(task, step)
    if (step.do === 'withdraw') return this.withdraw(task, step.who)
    if (step.do === 'submit') return this.submit(task, step.who)
    if (task.owner !== step.who) return 404
    if (step.do === 'award') return this.award(task, step.tasker)
    return this[step.do](task)
  }

  private apply(task: Task, { who, price }: { who: number; price: number }): number {
    const rounds = task.proposals.get(who) ?? []
    const stands = rounds.some(({ status }) => status !== 'withdrawn')
    if (stands || rounds.length > 3 || task.status !== 'pending') return 409
    task.proposals.set(who, [...rounds, { status: 'pending', price, gone: false }])
    return 201
  }

  private reprice(task: Task, { who, price }: { who: number; price: number }): number {
    const last = task.proposals.get(who)?.at(-1)
    if (last?.status !== 'pending') return last ? 409 : 404
    last.price = price
    return 200
  }

  private withdraw(task: Task, who: number): number {
    const last = task.proposals.get(who)?.at(-1)
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
      if (proposal.status === 'pending') Object.assign(proposal, { status: 'rejected', gone: true })
    return 200
  }

  private restore(task: Task): number {
    if (task.status === 'pending') return 200
    if (task.status !== 'removed') return 409
    task.status = 'pending'
    for (const proposal of [...task.proposals.values()].flat())
      if (proposal.gone) Object.assign(proposal, { status: 'pending', gone: false })
    return 200
  }

  private award(task: Task, tasker: number): number {
    if (task.status !== 'pending' && task.tasker === tasker) return 200
    if (task.status !== 'pending') return 409
    const proposal = task.proposals.get(tasker)?.at(-1)
    if (!proposal) return 404
    if (proposal.status !== 'pending') return 409
    const purse = this.clients[task.owner] ?? 0
    if (purse < proposal.price) return 402
    this.clients[task.owner] = purse - proposal.price
    Object.assign(task, { status: 'in-progress', tasker, held: proposal.price })
    for (const other of [...task.proposals.values()].flat())
      if (other.status === 'pending') other.status = 'rejected'
    proposal.status = 'accepted'
    return 200
  }

  private submit(task: Task, who: number): number {
    if (task.tasker !== who) return 404
    if (task.status !== 'in-progress' && task.status !== 'submitted') return 409
    task.status = 'submitted'
    return 200
  }

  private approve(task: Task): number {
    if (task.status === 'completed') return 200
    if (task.status !== 'submitted' || task.tasker === null) return 409
    this.taskers[task.tasker] = (this.taskers[task.tasker] ?? 0) + task.held
    Object.assign(task, { status: 'completed', held: 0 })
    return 200
  }
}

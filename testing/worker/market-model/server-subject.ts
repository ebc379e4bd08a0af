import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import type { DisputeId, OfferId } from '#schema/domain/dispute.ts'
import {
  newId,
  type ProposalId,
  type ReviewId,
  type TaskId,
  type UserId,
} from '#schema/domain/ids.ts'
import type { TestUser } from '#testing/server/users.ts'
import type { Side } from './agreement.ts'
import { bidderOf } from './counter-moves.ts'
import type { Step } from './model.ts'

/** What the model numbers and the server has ids for. */
/** What an answer names. */
export type Named = 'materials' | 'change' | 'counter'
export type Subject = {
  id: TaskId
  userOf: (index: number) => TestUser
  proposalOf: (tasker: number) => ProposalId
  newProposal: ProposalId
  /** That the step names of the tasker's proposal: the current one, or with `stale` the one before. */
  version: number
  /** For the list of materials, change or counter-offer that the step makes. */
  newName: string
  /** The last of them that was made; with `stale` the one before it, or none. */
  nameOf: (kind: Named) => string
  now: number
  /** The first stage that is not held, and what it lacks in kobo. */
  unfunded: { n: number; missing: number }
  dispute: { id: DisputeId; offers: { id: OfferId; by: UserId }[] }
  /** The ids of the reviews that the client and the tasker have written. */
  reviews: Record<Side, ReviewId>
}
export type Request = <E extends Endpoint>(
  endpoint: E,
  input: WireInput<E>,
) => Promise<{ status: number; body: unknown }>
export type Act = (send: Request, subject: Subject, step: Step) => ReturnType<Request>

const MAKES: Record<string, Named> = {
  askForMaterials: 'materials',
  changePrice: 'change',
  changeDay: 'change',
  addStage: 'change',
  changeOrder: 'change',
  counter: 'counter',
}

type RunSql = (sql: string, id: string) => Promise<Record<string, unknown>[]>

/** What only the database knows. */
function createReads(runSql: RunSql) {
  const latestDispute = async (id: TaskId): Promise<Subject['dispute']> => {
    const [row] = await runSql(
      'SELECT id, offers FROM disputes WHERE task_id = ? ORDER BY opened_at DESC LIMIT 1',
      id,
    )
    return {
      id: (row?.['id'] ?? newId('dispute')) as DisputeId,
      offers: JSON.parse(String(row?.['offers'] ?? '[]')) as Subject['dispute']['offers'],
    }
  }
  const unfundedOf = async (id: TaskId): Promise<Subject['unfunded']> => {
    const [row] = await runSql(
      `SELECT s.value ->> '$.n' AS n, s.value ->> '$.amount' - s.value ->> '$.held' AS missing
        FROM tasks, json_each(tasks.stages) s WHERE tasks.id = ?
          AND s.value ->> '$.endedAt' IS NULL AND s.value ->> '$.held' < s.value ->> '$.amount' LIMIT 1`,
      id,
    )
    return { n: Number(row?.['n'] ?? 1), missing: Number(row?.['missing'] ?? 100_00) }
  }
  const reviewsOf = async (id: TaskId): Promise<Subject['reviews']> => {
    const rows = await runSql('SELECT id, subject_role FROM reviews WHERE task_id = ?', id)
    const about = (role: Side) =>
      (rows.find((row) => row['subject_role'] === role)?.['id'] ?? newId('review')) as ReviewId
    return { client: about('tasker'), tasker: about('client') }
  }
  const versionOf = async (id: ProposalId, stale: boolean) => {
    const [row] = await runSql('SELECT version FROM proposals WHERE id = ?', id)
    return Math.max(1, Number(row?.['version'] ?? 1) - (stale ? 1 : 0))
  }
  return { latestDispute, unfundedOf, reviewsOf, versionOf }
}

/** Finds what a step is about. */
export function createSubjects(runSql: RunSql, userOf: Subject['userOf']) {
  const taskIds: TaskId[] = []
  /** The last proposal of each tasker for each task. */
  const proposalIds = new Map<string, ProposalId>()
  const names = new Map<string, string[]>()

  const { latestDispute, unfundedOf, reviewsOf, versionOf } = createReads(runSql)
  const proposalOf = (tasker: number, task: number) =>
    proposalIds.get(`${tasker} ${task}`) ?? newId('proposal')
  /** Counter-offers are of a proposal, the others of a task. */
  const namesOf = (kind: Named, step: Step) => {
    const key = `${kind} ${kind === 'counter' ? proposalOf(bidderOf(step), step.task) : step.task}`
    const known = names.get(key) ?? []
    names.set(key, known)
    return known
  }
  return {
    taskIds,
    userOf,
    async find(step: Step, now: number): Promise<Subject> {
      const { task, tasker, stale } = step
      const id = taskIds[task] ?? newId('task')
      return {
        newName: newId('change'),
        nameOf: (kind) => namesOf(kind, step).at(stale ? -2 : -1) ?? newId('change'),
        version: await versionOf(proposalOf(tasker, task), stale),
        id,
        userOf,
        proposalOf: (user) => proposalOf(user, task),
        newProposal: newId('proposal'),
        unfunded: await unfundedOf(id),
        dispute: await latestDispute(id),
        reviews: await reviewsOf(id),
        now,
      }
    },
    /** The step made something that later ones name. */
    made(step: Step, { newProposal, newName }: Subject) {
      const { action, by, task } = step
      if (action === 'apply') proposalIds.set(`${by} ${task}`, newProposal)
      const kind = MAKES[action]
      if (kind) namesOf(kind, step).push(newName)
    },
  }
}
export type Subjects = ReturnType<typeof createSubjects>

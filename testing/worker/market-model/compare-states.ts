import type { Change, Counter, Materials, Stage } from './agreement.ts'
import { openDisputeOf, type Model, type Proposal, type Task } from './model.ts'
import { lastDayOf } from './open-moves.ts'
import type { createServerMarket } from './server-market.ts'

type ServerMarket = Awaited<ReturnType<typeof createServerMarket>>

const proposalText = (...facts: unknown[]) => facts.map((each) => each ?? '').join(' ')

/** The beginning of the Lagos day. */
const startOf = (day: unknown) =>
  typeof day === 'string' ? Date.parse(`${day}T00:00:00+01:00`) : 0

const counterText = (counter: Omit<Counter, 'terms'> | null, price: unknown, day: unknown) =>
  counter && `${counter.by} ${counter.round} ${counter.end ?? ''} ${counter.until} ${price} ${day}`

const materialsText = ({ total, isDeclined, released, spent, givenBack, isMissed }: Materials) =>
  `${total}${isDeclined ? ' declined' : ''} ${released} ${spent} ${givenBack}${isMissed ? ' missed' : ''}`

const stageText = ({ n, kind, amount, held, paid, returned, day, materials }: Stage) =>
  `${n} ${kind} ${amount}: ${held} ${paid} ${returned}, ${day}, ${materials ? materialsText(materials) : ''}`

const changeText = ({ kind, by, until }: Pick<Change, 'kind' | 'by' | 'until'>) =>
  `${kind} ${by} ${until}`

const reviewText = (review: { rating: number; reply?: unknown } | string | undefined) => {
  if (review === undefined || typeof review === 'string') return review ?? null
  return `${review.rating}${review.reply ? ' with a reply' : ''}`
}

const invitedText = (tasker: number, hasDeclined: boolean) =>
  `${tasker}${hasDeclined ? ' declined' : ''}`

const counterOf = ({ counter }: Proposal) =>
  counter && counterText(counter, counter.terms.price, lastDayOf(counter.terms))

function taskStateOf(task: Task) {
  const { status, price, held, tasker, revisions, offer, proposals, isHidden, agreedDay } = task
  const dispute = openDisputeOf(task)
  return {
    status,
    price,
    held,
    tasker,
    revisions,
    isHidden,
    agreedDay,
    stages: task.stages?.map(stageText) ?? null,
    change: task.change && changeText(task.change),
    asked: task.asked,
    askedUntil: task.askedUntil || null,
    askEnd: task.askEnd,
    invited: [...task.invited].map(([t, declined]) => invitedText(t, declined)).toSorted(),
    offer: offer?.amount ?? null,
    disputes: task.disputes.map(({ outcome }) => outcome),
    answeredAt: dispute?.answeredAt ?? null,
    offers: dispute?.offers.size ?? 0,
    client: reviewText(task.reviews.client),
    taskerReview: reviewText(task.reviews.tasker),
    proposals: [...proposals]
      .flatMap(([t, rounds]) =>
        rounds.map((each) =>
          proposalText(t, each.status, each.reason, each.price, lastDayOf(each), counterOf(each)),
        ),
      )
      .toSorted(),
  }
}

/** Of the model, in the form of `serverState`. */
export const modelState = ({ tasks, balances, ratings }: Model) => ({
  balances,
  ratings,
  tasks: tasks.map(taskStateOf),
})

const READ = `
  SELECT id, status, price, stages, agreed_date, plan_change, tasker_id, revisions, hidden_at, asked_id, asked_until, ask_end,
    (SELECT json_group_array(json_array(tasker_id, declined_at)) FROM invitations
      WHERE task_id = tasks.id) AS invited,
    cancel_offer ->> '$.amount' AS offer, review_state,
    coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = 'te:' || tasks.id), 0) AS held,
    (SELECT json_group_array(json_array(tasker_id, status, reason, price, date, json(counter))) FROM proposals
      WHERE task_id = tasks.id) AS proposals,
    (SELECT json_group_array(json_array(outcome, answered_at, json_array_length(offers)))
      FROM (SELECT * FROM disputes WHERE task_id = tasks.id ORDER BY opened_at)) AS disputes
  FROM tasks ORDER BY created_at`
const READ_USERS = `
  SELECT id, client_rating_sum + tasker_rating_sum AS sum, client_rating_count + tasker_rating_count AS count,
    (SELECT credits - debits FROM ledger_accounts WHERE id = 'ua:' || users.id) AS balance
  FROM users`

type StoredCounter = Omit<Counter, 'terms'> & { price: number; date: string }
type ProposalColumns = [string, string, string | null, number, string, StoredCounter | null]
type StoredMaterials = {
  items: { amount: number }[]
  declined: object | null
  released: number | null
  releasedAt: number | null
  spent: number | null
  givenBack: number
  missedAt: number | null
}
type StoredStage = Omit<Stage, 'materials'> & { date: string; materials: StoredMaterials | null }
const KINDS = { price: 'price', date: 'day', stage: 'stage', order: 'order' } as const
type StoredChange = { terms: { kind: keyof typeof KINDS }; by: string; until: number }

const storedStageText = ({ materials: of, ...stage }: StoredStage) =>
  stageText({
    ...stage,
    day: startOf(stage.date),
    materials: of && {
      total: of.items.reduce((total, { amount }) => total + amount, 0),
      isDeclined: of.declined !== null,
      released: of.released,
      releasedAt: of.releasedAt ?? 0,
      spent: of.spent,
      givenBack: of.givenBack,
      isMissed: of.missedAt !== null,
    },
  })
type DisputeColumns = [string | null, number | null, number]
type StoredReview = { rating: number; reply?: string | null } | 'skipped' | 'removed'

export async function serverState({ runSql, users, taskIds }: ServerMarket) {
  const [taskRows, userRows] = await Promise.all([runSql(READ), runSql(READ_USERS)])
  const indexOf = (id: unknown) => users.findIndex((user) => user.id === id)
  const parsed = <T>(json: unknown) => JSON.parse(String(json ?? 'null')) as T
  const tasks = taskIds.map((id) => {
    const row: Record<string, unknown> = taskRows.find((each) => each['id'] === id) ?? {}
    const disputes = parsed<DisputeColumns[]>(row['disputes'])
    const [outcome = '', answeredAt = null, offers = 0] = disputes.at(-1) ?? []
    const isOpen = outcome === null
    const change = parsed<StoredChange | null>(row['plan_change'])
    const reviews = parsed<{ client?: StoredReview; tasker?: StoredReview } | null>(
      row['review_state'],
    )
    return {
      status: row['status'],
      price: row['price'],
      held: row['held'],
      tasker: row['tasker_id'] === null ? null : indexOf(row['tasker_id']),
      revisions: row['revisions'],
      isHidden: row['hidden_at'] !== null,
      agreedDay: startOf(row['agreed_date']),
      stages: parsed<StoredStage[] | null>(row['stages'])?.map(storedStageText) ?? null,
      change:
        change && changeText({ ...change, kind: KINDS[change.terms.kind], by: indexOf(change.by) }),
      asked: row['asked_id'] === null ? null : indexOf(row['asked_id']),
      askedUntil: row['asked_until'],
      askEnd: row['ask_end'],
      invited: parsed<[string, number | null][]>(row['invited'])
        .map(([t, declinedAt]) => invitedText(indexOf(t), declinedAt !== null))
        .toSorted(),
      offer: row['offer'],
      disputes: disputes.map(([each]) => each),
      answeredAt: isOpen ? answeredAt : null,
      offers: isOpen ? offers : 0,
      client: reviewText(reviews?.client),
      taskerReview: reviewText(reviews?.tasker),
      proposals: parsed<ProposalColumns[]>(row['proposals'])
        .map(([t, s, reason, price, date, counter]) => {
          const offered = counter && counterText(counter, counter.price, startOf(counter.date))
          return proposalText(indexOf(t), s, reason, price, startOf(date), offered)
        })
        .toSorted(),
    }
  })
  const sorted = users.slice(0, -1).map(({ id }) => userRows.find((row) => row['id'] === id))
  return {
    balances: sorted.map((row) => row?.['balance']),
    ratings: sorted.map((row) => ({ sum: row?.['sum'], count: row?.['count'] })),
    tasks,
  }
}

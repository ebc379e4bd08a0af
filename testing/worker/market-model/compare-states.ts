import { openDisputeOf, type Model, type Task } from './model.ts'
import type { createServerMarket } from './server-market.ts'

type ServerMarket = Awaited<ReturnType<typeof createServerMarket>>

const proposalText = (tasker: number, status: unknown, reason: unknown, price: unknown) =>
  `${tasker} ${status} ${reason ?? ''} ${price}`

const reviewText = (review: { rating: number; reply?: unknown } | string | undefined) => {
  if (review === undefined || typeof review === 'string') return review ?? null
  return `${review.rating}${review.reply ? ' with a reply' : ''}`
}

const invitedText = (tasker: number, hasDeclined: boolean) =>
  `${tasker}${hasDeclined ? ' declined' : ''}`

function taskStateOf(task: Task) {
  const { status, price, held, tasker, revisions, offer, proposals, isHidden } = task
  const dispute = openDisputeOf(task)
  return {
    status,
    price,
    held,
    tasker,
    revisions,
    isHidden,
    stages: task.stages?.map(({ held: h, paid, returned }) => `${h} ${paid} ${returned}`) ?? null,
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
        rounds.map(({ status: s, reason, price: p }) => proposalText(t, s, reason, p)),
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
  SELECT id, status, price, stages, tasker_id, revisions, hidden_at, asked_id, asked_until, ask_end,
    (SELECT json_group_array(json_array(tasker_id, declined_at)) FROM invitations
      WHERE task_id = tasks.id) AS invited,
    cancel_offer ->> '$.amount' AS offer, review_state,
    coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = 'te:' || tasks.id), 0) AS held,
    (SELECT json_group_array(json_array(tasker_id, status, reason, price)) FROM proposals
      WHERE task_id = tasks.id) AS proposals,
    (SELECT json_group_array(json_array(outcome, answered_at, json_array_length(offers)))
      FROM (SELECT * FROM disputes WHERE task_id = tasks.id ORDER BY opened_at)) AS disputes
  FROM tasks ORDER BY created_at`
const READ_USERS = `
  SELECT id, client_rating_sum + tasker_rating_sum AS sum, client_rating_count + tasker_rating_count AS count,
    (SELECT credits - debits FROM ledger_accounts WHERE id = 'ua:' || users.id) AS balance
  FROM users`

type ProposalColumns = [string, string, string | null, number]
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
      stages:
        parsed<{ held: number; paid: number; returned: number }[] | null>(row['stages'])?.map(
          ({ held, paid, returned }) => `${held} ${paid} ${returned}`,
        ) ?? null,
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
        .map(([t, s, reason, price]) => proposalText(indexOf(t), s, reason, price))
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

import { NetworkError } from '#pwa/api/errors.ts'
import * as accounts from '#pwa/features/accounts/profile/reads.ts'
import * as applicants from '#pwa/features/proposals/applicants/reads.ts'
import * as proposals from '#pwa/features/proposals/mine/reads.ts'
import { pullOpenTasks } from '#pwa/features/tasks/list/open-tasks.ts'
import * as tasks from '#pwa/features/tasks/reads.ts'
import { pullSearchResults } from '#pwa/features/tasks/search/search.ts'
import * as wallet from '#pwa/features/wallet/history/reads.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { newRequestKey } from '#pwa/outbox/request-key.ts'
import { runCommand } from '#pwa/sync/use-command.ts'
import type { Endpoint, RequestInput } from '#schema/contract/endpoint.ts'
import { awardTask } from '#schema/contract/proposals.ts'
import { approveTask, deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import type { Actor } from './enqueue-recorded.ts'

const ATTEMPTS_MAX = 3

/** Runs a command that needs the network. Without a response the user taps again, under the same key. */
async function runWithRetry<E extends Endpoint<'command'>>(
  actor: Actor,
  command: E,
  input: RequestInput<E>,
) {
  const { clock, random } = actor.context
  const key = newRequestKey()
  for (let attempt = 1; ; attempt++) {
    try {
      return await runCommand(actor.session, command, input, key)
    } catch (error) {
      if (!(error instanceof NetworkError) || attempt === ATTEMPTS_MAX) throw error
      await clock.sleep(random.between(500, 8000), 'another tap')
    }
  }
}

async function award(actor: Actor) {
  const view = await OptimisticView.load(actor.session)
  const pending = (await view.rows('applicants')).filter(({ status }) => status === 'pending')
  const applicant = actor.context.random.pick(pending)
  if (!applicant) return
  const { task, tasker, version } = applicant
  await runWithRetry(actor, awardTask, { taskId: task._id, taskerId: tasker._id, version })
}

async function pickOwnTask({ context, session }: Actor, wantedStatus: string) {
  const rows = await (await OptimisticView.load(session)).rows('tasks')
  const ownTasks = rows.filter(
    ({ client, status }) => client === session.userId && status === wantedStatus,
  )
  return context.random.pick(ownTasks)
}

async function approve(actor: Actor) {
  const task = await pickOwnTask(actor, 'submitted')
  if (task) await runWithRetry(actor, approveTask, { id: task._id })
}

async function remove(actor: Actor) {
  const task = await pickOwnTask(actor, 'pending')
  if (!task) return
  await runWithRetry(actor, deleteTask, { id: task._id })
  if (actor.context.random.chance(0.4)) await runWithRetry(actor, restoreTask, { id: task._id })
}

const NO_FILTERS = { sort: 'mixed', field: null, more: {} } as const

type ScreenQuery = { queryFn?: unknown }

/** Fetches as React Query does for a screen that was opened. */
async function fetchScreen({ queryFn }: ScreenQuery): Promise<unknown> {
  const queryContext = { pageParam: '', signal: new AbortController().signal }
  return (queryFn as (context: object) => Promise<unknown>)(queryContext)
}

function taskerScreens({ context: { random }, session }: Actor): ScreenQuery[] {
  const searchTerm = random.pick(['todo', 'remote']) ?? ''
  const stage = random.pick(['assigned', 'submitted', 'completed'] as const) ?? 'assigned'
  return [
    pullOpenTasks(session),
    pullSearchResults(session, { filters: { q: searchTerm, ...NO_FILTERS }, near: null }),
    proposals.pullProposals(session),
    tasks.pullTaskerTasks(session, stage),
  ]
}

async function read(actor: Actor) {
  const { context, session } = actor
  const { clock, random, users } = context
  const view = await OptimisticView.load(session)
  const task = random.pick([...(await view.rows('tasks')), ...(await view.openTasks())])
  const applicant = random.pick(await view.rows('applicants'))
  const isTasker = users.find(({ id }) => id === session.userId)?.role === 'tasker'
  const screens: ScreenQuery[] = [
    wallet.pullTransactions(session),
    accounts.pullProfile(session, session.userId),
  ]
  if (task) screens.push(tasks.pullTask(session, task._id))
  if (isTasker) screens.push(...taskerScreens(actor))
  else if (applicant)
    screens.push(
      applicants.pullApplicants(session, applicant.task._id),
      applicants.pullApplicant(session, applicant._id),
    )
  const screen = random.pick(screens)
  if (!screen) return
  await fetchScreen(screen)
  if (random.chance(0.5)) return
  await clock.sleep(random.between(100, 20_000), 'the same screen again')
  await fetchScreen(screen)
}

export const ONLINE_ACTIONS = { award, approve, remove, read }

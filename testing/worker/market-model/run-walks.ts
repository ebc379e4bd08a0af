import { deepEqual } from 'node:assert/strict'
import { seededRandom } from '#testing/random.ts'
import { chooseStep, describeStep } from './choose-step.ts'
import { modelState, serverState } from './compare-states.ts'
import { newModel, type Model, type Step } from './model.ts'
import { execute } from './reference-market.ts'
import { createServerMarket } from './server-market.ts'

type StepAt = (model: ReturnType<typeof newModel>, index: number) => Step | undefined

/** What is counted: an acceptance by what it is about. */
function labelOf({ tasks }: Model, { action, task }: Step): string {
  const change = tasks[task]?.change
  return action === 'acceptChange' && change ? `${action} ${change.kind}` : action
}

/** Executes steps on both until `stepAt` has no more. Compares them, and checks the invariants, after each step. */
async function walk(reviewDays: number, stepAt: StepAt) {
  const model = newModel(reviewDays)
  const server = await createServerMarket(reviewDays)
  const steps: Step[] = []
  let state = await serverState(server)
  let checkedChanges: number | undefined
  const succeeded: string[] = []
  try {
    for (let step = stepAt(model, 0); step; step = stepAt(model, steps.length)) {
      steps.push(step)
      const label = labelOf(model, step)
      const expected = execute(model, step)
      if (Number(expected) < 300) succeeded.push(label)
      const { status, code } = await server.execute(step)
      deepEqual(typeof expected === 'string' ? code : status, expected)
      const changes = server.engine.countChanges?.()
      if (changes !== checkedChanges) {
        state = await serverState(server)
        deepEqual(await server.findViolations(), [])
        checkedChanges = changes
      }
      deepEqual(state, modelState(model))
    }
  } catch (error) {
    return { steps, succeeded, problem: error instanceof Error ? error.message : String(error) }
  } finally {
    await server.close()
  }
  return { steps, succeeded, problem: null }
}

/** Leaves out each step without which it fails as well. */
async function shrink(reviewDays: number, failed: readonly Step[]): Promise<string> {
  let steps = [...failed]
  for (let index = steps.length - 1; index >= 0; index--) {
    const fewer = steps.toSpliced(index, 1)
    const result = await walk(reviewDays, (_, next) => fewer[next])
    if (result.problem) steps = result.steps
  }
  const { problem } = await walk(reviewDays, (_, next) => steps[next])
  return [...steps.map(describeStep), problem].join('\n  ')
}

const describe = (counts: Map<string, number>) =>
  [...counts].map(([action, times]) => `${action} ${times}`).join(', ')

const STEPS = { min: 12, max: 32 }
/** A plan is a longer life. */
const PLAN_STEPS = { min: 25, max: 60 }
/** The default most often. */
const REVIEW_DAYS = [7, 7, 7, 2, 0]

type Walks = {
  seed: number
  count: number
  /** Most of it work in stages. */
  plans?: boolean
}

/** Random walks of two clients, three taskers, an administrator and the clock, up to the first difference. */
export async function runWalks({ seed, count, plans = false }: Walks) {
  const { min, max } = plans ? PLAN_STEPS : STEPS
  const counts = new Map<string, number>()
  let steps = 0
  for (let index = 0; index < count; index++) {
    const random = seededRandom(seed + index)
    const reviewDays = random.pick(REVIEW_DAYS) ?? 7
    const length = random.between(min, max)
    const walked = await walk(reviewDays, (model, next) =>
      next < length ? chooseStep(model, random, plans) : undefined,
    )
    steps += walked.steps.length
    for (const action of walked.succeeded) counts.set(action, (counts.get(action) ?? 0) + 1)
    if (walked.problem) {
      const problem = `walk of seed ${seed + index}:\n  ${await shrink(reviewDays, walked.steps)}`
      return { steps, succeeded: describe(counts), problem }
    }
  }
  return { steps, succeeded: describe(counts), problem: null }
}

import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Commit, Effect } from '#worker/db/write.ts'
import type { Route } from '#worker/http/serve.ts'
import { sendDuePushes } from './deliver.ts'
import { currentKey } from './keys.ts'

const isCommit = (result: unknown): result is Commit =>
  typeof result === 'object' && result !== null && 'effects' in result

function withPush(result: unknown, { deps }: Context): unknown {
  if (!isCommit(result) || !currentKey(deps.settings)) return result
  const push: Effect = {
    afterCommit: async ({ isPushDue }) =>
      isPushDue ? sendDuePushes(createBackgroundContext(deps)) : null,
  }
  return { ...result, effects: [result.effects, push] }
}

/** Notices of a command are pushed right after its response; those of jobs and webhooks by the job. */
export const pushAfterCommit = (route: Route): Route =>
  route.endpoint.kind === 'query'
    ? route
    : {
        ...route,
        handler: async (context, input) => withPush(await route.handler(context, input), context),
      }

import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Commit } from '#worker/db/write.ts'
import type { Route } from '#worker/http/serve.ts'
import { sendDuePushes } from './deliver.ts'
import { currentKey } from './keys.ts'

const isCommit = (result: unknown): result is Commit =>
  typeof result === 'object' && result !== null && 'writes' in result

function withPush(result: unknown, { deps }: Context): unknown {
  if (!isCommit(result) || !currentKey(deps.settings)) return result
  const afterCommit: Commit['afterCommit'] = async (written) => {
    const pushes = written.isPushDue ? sendDuePushes(createBackgroundContext(deps)) : null
    await Promise.all([result.afterCommit?.(written), pushes])
  }
  return { ...result, afterCommit }
}

/** Notices of a command are pushed right after its response; those of jobs and webhooks by the job. */
export const pushAfterCommit = (route: Route): Route =>
  route.endpoint.kind === 'query'
    ? route
    : {
        ...route,
        handler: async (context, input) => withPush(await route.handler(context, input), context),
      }

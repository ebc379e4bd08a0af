import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Commit } from '#worker/db/write.ts'
import type { Route } from '#worker/http/serve.ts'
import { sendDuePushes } from './deliver.ts'
import { currentKey } from './keys.ts'

const isCommit = (result: unknown): result is Commit =>
  typeof result === 'object' && result !== null && 'writes' in result

/** Notices of a command are pushed right after its response; those of jobs and webhooks by the job. */
const PUSHED_ENTITIES: readonly string[] = ['notice', 'message']
const hasNotice = ({ changes }: Commit) =>
  changes.some(({ entity }) => PUSHED_ENTITIES.includes(entity))

function withPush(result: unknown, { deps }: Context): unknown {
  if (!isCommit(result) || !hasNotice(result) || !currentKey(deps.settings)) return result
  const afterCommit = async () => {
    const background = createBackgroundContext(deps)
    await Promise.all([result.afterCommit?.(), sendDuePushes(background)])
  }
  return { ...result, afterCommit }
}

export const pushAfterCommit = (route: Route): Route =>
  route.endpoint.kind === 'query'
    ? route
    : {
        ...route,
        handler: async (context, input) => withPush(await route.handler(context, input), context),
      }

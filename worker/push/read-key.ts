import { readPushKey } from '#schema/contract/push.ts'
import { route } from '#worker/http/serve.ts'
import { currentKey } from './keys.ts'

export const readPushKeyRoute = route(readPushKey, async ({ deps }) => ({
  key: currentKey(deps.settings)?.publicKey ?? null,
}))

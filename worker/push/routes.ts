import { readPushKey } from '#schema/contract/push.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { currentKey } from './keys.ts'
import { subscribePushRoute, unsubscribePushRoute, renewPushRoute } from './subscribe.ts'

const readPushKeyRoute = route(readPushKey, async ({ deps }) => ({
  key: currentKey(deps.settings)?.publicKey ?? null,
}))

export const pushRoutes: readonly Route[] = [
  readPushKeyRoute,
  subscribePushRoute,
  unsubscribePushRoute,
  renewPushRoute,
]

import type { Route } from '#worker/http/serve.ts'
import { readPushKeyRoute } from './read-key.ts'
import { renewPushRoute } from './renew.ts'
import { subscribePushRoute } from './subscribe.ts'
import { unsubscribePushRoute } from './unsubscribe.ts'

export const pushRoutes: readonly Route[] = [
  readPushKeyRoute,
  subscribePushRoute,
  unsubscribePushRoute,
  renewPushRoute,
]

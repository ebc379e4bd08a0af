import type { Route } from '#worker/http/serve.ts'
import { readCommunityRoute } from './communities.ts'
import { listUpdatesRoute } from './list-updates.ts'
import { postUpdateRoute } from './post-update.ts'
import { retractUpdateRoute } from './retract-update.ts'

export const communityRoutes: readonly Route[] = [
  readCommunityRoute,
  listUpdatesRoute,
  postUpdateRoute,
  retractUpdateRoute,
]

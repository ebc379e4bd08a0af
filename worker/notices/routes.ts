import type { Route } from '#worker/http/serve.ts'
import { listNoticesRoute } from './list.ts'
import { readNoticesRoute } from './read.ts'
import { setNoticesRoute } from './settings.ts'

export const noticeRoutes: readonly Route[] = [listNoticesRoute, readNoticesRoute, setNoticesRoute]

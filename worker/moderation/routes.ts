import type { Route } from '#worker/http/serve.ts'
import { blockUserRoute, unblockUserRoute } from './block.ts'
import { changeStandingRoute } from './change-standing.ts'
import { decideReportRoute } from './decide-report.ts'
import { listBlockedRoute } from './list-blocked.ts'
import { listMaskedContactsRoute } from './list-masked-contacts.ts'
import { listOpenReportsRoute, listReportsRoute } from './list-reports.ts'
import { reportRoute } from './report.ts'

export const moderationRoutes: readonly Route[] = [
  blockUserRoute,
  unblockUserRoute,
  listBlockedRoute,
  reportRoute,
  listReportsRoute,
  listOpenReportsRoute,
  listMaskedContactsRoute,
  decideReportRoute,
  changeStandingRoute,
]

import type { Route } from '#worker/http/serve.ts'
import { blockUserRoute, unblockUserRoute } from './block.ts'
import { changeStandingRoute } from './change-standing.ts'
import { decideSharingGroupRoute } from './decide-group.ts'
import { decideReportRoute } from './decide-report.ts'
import { listBlockedRoute } from './list-blocked.ts'
import { listMaskedContactsRoute } from './list-masked-contacts.ts'
import { listOpenReportsRoute, listReportsRoute } from './list-reports.ts'
import { reportRoute } from './report.ts'
import { listSharingGroupsRoute, readSharingGroupRoute } from './sharing-groups.ts'

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
  listSharingGroupsRoute,
  readSharingGroupRoute,
  decideSharingGroupRoute,
]

import type { Route } from '#worker/http/serve.ts'
import { decideApprovalRoute, listApprovalsRoute } from './approvals.ts'
import { listDailyFiguresRoute, listPlaceFiguresRoute } from './figures.ts'
import { listFailuresRoute, readHealthRoute, retryFailureRoute, runJobNowRoute } from './health.ts'
import { listAuditLogRoute } from './list-audit-log.ts'
import { listAllTasksRoute } from './list-tasks.ts'
import { listAllTransactionsRoute } from './list-transactions.ts'
import { listAllUsersRoute } from './list-users.ts'
import { makeAdministratorRoute } from './make-administrator.ts'
import { readOverviewRoute } from './overview.ts'
import { readTaskFileRoute } from './read-task.ts'
import {
  listUserReportsRoute,
  listUserTasksRoute,
  listUserTransactionsRoute,
  readUserRoute,
} from './read-user.ts'
import { searchAllRoute } from './search.ts'
import { listUserNotesRoute, sendSupportNoticeRoute, writeUserNoteRoute } from './user-notes.ts'
import { endUserSessionsRoute, listUserSessionsRoute } from './user-sessions.ts'
import { listUserTimelineRoute } from './user-timeline.ts'
import { unverifyUserRoute, verifyUserRoute } from './verify-user.ts'

export const adminRoutes: readonly Route[] = [
  readOverviewRoute,
  listAllUsersRoute,
  listAllTasksRoute,
  listAllTransactionsRoute,
  verifyUserRoute,
  unverifyUserRoute,
  searchAllRoute,
  readUserRoute,
  listUserTasksRoute,
  listUserTransactionsRoute,
  listUserReportsRoute,
  listUserTimelineRoute,
  listUserNotesRoute,
  writeUserNoteRoute,
  listUserSessionsRoute,
  endUserSessionsRoute,
  sendSupportNoticeRoute,
  readTaskFileRoute,
  listAuditLogRoute,
  makeAdministratorRoute,
  listApprovalsRoute,
  decideApprovalRoute,
  listDailyFiguresRoute,
  listPlaceFiguresRoute,
  listFailuresRoute,
  retryFailureRoute,
  readHealthRoute,
  runJobNowRoute,
]

import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { changes, proposals, users } from '#schema/tables/index.ts'
import { NO_CHECKS } from '#worker/accounts/present.ts'
import { checksOf, trackRecordOf, userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import { isEntity, syncPart } from '#worker/db/sync-part.ts'
import { newestWorksOf } from '#worker/works/queries.ts'
import { presentApplicant, presentProposal } from './present.ts'
import { isShownToClient } from './queries.ts'

const applicant = alias(users, 'applicant')

export const proposalSync = syncPart({
  columns: ({ now }) => ({
    proposal: getTableColumns(proposals),
    applicant: userSummaryColumnsOf(applicant),
    trackRecord: trackRecordOf(applicant),
    checks: checksOf(applicant),
    works: newestWorksOf(applicant.id, now),
  }),
  joins: ({ userId }) => [
    {
      table: proposals,
      on: and(eq(proposals.id, sql`${changes.id}`), isEntity('proposal', 'applicant')),
    },
    {
      table: applicant,
      on: and(eq(applicant.id, proposals.taskerId), isEntity('applicant'), isShownToClient(userId)),
    },
  ],
  present: {
    proposal: ({ proposal }) => proposal && presentProposal(proposal),
    applicant: ({ proposal, applicant: tasker, trackRecord, checks, works }) =>
      proposal &&
      tasker &&
      trackRecord &&
      presentApplicant({
        ...proposal,
        tasker,
        trackRecord,
        checks: checks ?? NO_CHECKS,
        works: works ?? [],
      }),
  },
})

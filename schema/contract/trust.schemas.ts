import * as v from 'valibot'
import { REPORT_WORDS_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import {
  MASKED_TEXTS,
  REPORT_CHOICES,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORT_TARGETS,
} from '#schema/domain/report.ts'
import { USER_STANDINGS } from '#schema/domain/user.ts'
import { UserSummary } from './user-summary.schemas.ts'
import {
  AuditReason,
  commandResponse,
  idOf,
  InstantOutput,
  NextCursor,
  optionalText,
  pageInput,
} from './values.schemas.ts'

export const blockUser = {
  summary:
    'Blocks a user: neither sees the other any more, and no proposal, award or message is possible between them. Assigned work goes on.',
  input: v.object({ id: idOf('user') }),
  output: commandResponse({}),
}

export const unblockUser = {
  summary: 'Ends a block of the caller.',
  input: v.object({ id: idOf('user') }),
  output: commandResponse({}),
}

const BlockedUser = v.object({ user: UserSummary, blockedAt: InstantOutput })

export const listBlocked = {
  summary: 'The users whom the caller has blocked, latest first.',
  hasEtag: true,
  input: v.object(pageInput),
  output: v.object({ blocked: v.array(BlockedUser), nextCursor: NextCursor }),
}

export const report = {
  summary:
    'Reports a user, a todo, a message, a public review, a picture of earlier work or a question to the administrators, once while the report is open. Nobody else learns who reported.',
  input: v.object({
    /** Made by the client, so that a repetition is recognised however late it comes. */
    _id: v.optional(idOf('report')),
    target: v.picklist(REPORT_TARGETS, messages.reportTarget),
    targetId: idOf('reported'),
    reason: v.picklist(REPORT_REASONS, messages.reportReason),
    words: v.optional(optionalText(FIELD_LABEL_FACTS.details, REPORT_WORDS_MAX), ''),
  }),
  succeeds: [200, 201],
  refuses: [404],
  output: commandResponse({}),
}

const reportFields = {
  _id: idOf('report'),
  target: v.picklist(REPORT_TARGETS),
  targetId: idOf('reported'),
  reason: v.picklist(REPORT_REASONS),
  words: v.string(),
  createdAt: InstantOutput,
}

const OwnReport = v.object({
  ...reportFields,
  status: v.picklist(REPORT_STATUSES),
  decidedAt: v.nullable(InstantOutput),
})

export const listReports = {
  summary: "The caller's latest 50 reports and what was decided.",
  input: v.object({}),
  output: v.object({ reports: v.array(OwnReport) }),
}

export const listOpenReports = {
  summary:
    'The oldest 100 open reports by users, each with its reporter and the user whom it is about.',
  input: v.object({}),
  output: v.object({
    reports: v.array(
      v.object({
        ...reportFields,
        reporter: UserSummary,
        subject: UserSummary,
        isHidden: v.boolean(),
        /** Of a picture of earlier work; null of anything else, and of one that was deleted. */
        picture: v.nullable(v.string()),
        /** Below that picture; of a question what was asked. */
        caption: v.nullable(v.string()),
      }),
    ),
  }),
}

const MaskedText = v.object({
  _id: idOf('maskedContact'),
  text: v.picklist(MASKED_TEXTS),
  task: v.nullable(v.object({ _id: idOf('task'), title: v.string() })),
  /** The recipient of a message, with whom the conversation can be read. */
  recipient: v.nullable(UserSummary),
  createdAt: InstantOutput,
})

export const listMaskedContacts = {
  summary:
    'The users whose contact details were masked so often that it was reported by itself, longest open first, each with the texts of the last 30 days.',
  input: v.object({}),
  output: v.object({
    contacts: v.array(
      v.object({
        /** Of the report, which is decided like any other. */
        _id: idOf('report'),
        subject: UserSummary,
        standing: v.picklist(USER_STANDINGS),
        createdAt: InstantOutput,
        texts: v.array(MaskedText),
      }),
    ),
  }),
}

export const decideReport = {
  summary:
    'Decides all open reports about the same user, todo, message, review, picture or question: what is upheld stays hidden or is hidden now, what is dismissed is shown again. `suspended` upholds them and suspends the account of the user whom they are about. The reporters are notified.',
  input: v.object({
    id: idOf('report'),
    decision: v.picklist(REPORT_CHOICES, messages.reportDecision),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}

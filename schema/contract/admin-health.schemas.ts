import * as v from 'valibot'
import { RUNNABLE_JOBS } from '#schema/domain/counters.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import {
  AuditReason,
  commandResponse,
  InstantOutput,
  NairaOutput,
  requiredLine,
  wholeNumber,
} from './values.schemas.ts'

const Count = v.number()
const DAYS_MAX = 366

export const listPlaceFigures = {
  summary:
    'How many todos are open in each local government area, and how many of them nobody has applied for within two days. A place of null has those without one.',
  input: v.object({}),
  output: v.object({
    places: v.array(v.object({ place: v.nullable(v.string()), open: Count, unanswered: Count })),
  }),
}

export const listDailyFigures = {
  summary: 'What happened on each of the last days in Lagos, today included, oldest first.',
  input: v.object({
    days: v.optional(
      v.pipe(
        wholeNumber(messages.number('days')),
        v.minValue(1, messages.atLeast('days', 1)),
        v.maxValue(DAYS_MAX, messages.atMost('days', DAYS_MAX)),
      ),
      30,
    ),
  }),
  output: v.object({
    days: v.array(
      v.object({
        day: v.string(),
        signUps: Count,
        tasks: Count,
        awards: Count,
        disputes: Count,
        /** Newly held for tasks. */
        held: NairaOutput,
        /** Paid to taskers, the platform fee included. */
        released: NairaOutput,
        /** Arrived at banks. */
        paidOut: NairaOutput,
      }),
    ),
    /** Messages to phone numbers, newest day first; a day and channel without any is left out. */
    phoneMessages: v.array(
      v.object({
        day: v.string(),
        channel: v.picklist(PHONE_CHANNELS),
        sent: Count,
        delivered: Count,
        /** Refused, expired, or reported as not delivered. */
        failed: Count,
        /** By the prices of the settings. */
        cost: NairaOutput,
      }),
    ),
  }),
}

const failure = {
  _id: v.string(),
  error: v.string(),
  attempts: v.number(),
  at: InstantOutput,
}

export const listFailures = {
  summary:
    'Webhooks that failed and emails that could not be sent yet, the newest 100 of each, and jobs that have not succeeded for too long.',
  input: v.object({}),
  output: v.object({
    webhooks: v.array(v.object({ ...failure, event: v.string(), isGivenUp: v.boolean() })),
    emails: v.array(v.object({ ...failure, subject: v.string(), address: v.string() })),
    jobs: v.array(v.object({ name: v.string(), succeededAt: InstantOutput })),
  }),
}

export const retryFailure = {
  summary: 'Tries a failed webhook or email again: an email at once, a webhook with the next job.',
  input: v.object({
    kind: v.picklist(['webhook', 'email'], ADMIN_MESSAGES.filter),
    id: requiredLine('Id', 500),
    reason: v.optional(AuditReason, ADMIN_MESSAGES.retryReason),
  }),
  refuses: [404],
  output: commandResponse({}),
}

export const readHealth = {
  summary:
    'Violated invariants, payouts that do not end, the audit log, and when each job last succeeded. The comparison with the provider is in `admin/reconciliation`.',
  input: v.object({}),
  output: v.object({
    isHealthy: v.boolean(),
    brokenInvariants: Count,
    /** At most 1,000 are counted. */
    stuckPayouts: Count,
    jobs: v.array(
      v.object({
        name: v.string(),
        succeededAt: InstantOutput,
        isLate: v.boolean(),
        canRun: v.boolean(),
        /** Of the last run by hand, when it failed. */
        failure: v.nullable(v.object({ at: InstantOutput, error: v.string() })),
      }),
    ),
  }),
}

export const runJobNow = {
  summary: 'Runs a check or a job at once, after the response.',
  input: v.object({
    job: v.picklist(RUNNABLE_JOBS, ADMIN_MESSAGES.filter),
    reason: v.optional(AuditReason, ADMIN_MESSAGES.runReason),
  }),
  output: commandResponse({}),
}

import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DomainError, type ErrorCode } from '#schema/domain/errors.ts'
import { factOf, type Said } from '#schema/domain/facts.ts'
import { inWords } from '#schema/domain/localize.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_input: 400,
  malformed: 400,
  please_select_task: 400,
  unknown_bank: 400,
  unknown_account: 400,
  pins_differ: 400,
  too_many_files: 400,
  pin_weak: 400,
  password_common: 400,
  password_same: 400,
  reset_link_invalid: 400,
  wrong_code: 400,
  signed_out: 401,
  bad_signature: 401,
  wrong_credentials: 401,
  money_at_rest: 409,
  insufficient_funds: 402,
  not_paid: 402,
  wrong_role: 403,
  email_unproven: 403,
  wrong_pin: 403,
  password_needed: 403,
  wrong_password: 403,
  pin_resting: 403,
  balance_limit: 403,
  withdrawal_limit: 403,
  suspended: 403,
  second_factor_needed: 403,
  not_yourself: 403,
  not_administrators: 403,
  under_review: 403,
  own_task: 403,
  link_expired: 403,
  chat_not_open: 403,
  chat_client_first: 403,
  chat_waits: 403,
  chat_blocked: 403,
  chat_private: 403,
  not_found: 404,
  no_such_call: 404,
  unknown_payment: 404,
  wrong_method: 405,
  account_in_use: 409,
  email_in_use: 409,
  moved_on: 409,
  already_verified: 409,
  too_many_blocks: 409,
  task_under_review: 409,
  already_reported: 409,
  too_many_reports: 429,
  payment_elsewhere: 409,
  payment_mismatch: 409,
  pin_exists: 409,
  pin_missing: 409,
  too_many_withdrawals: 409,
  bank_account_gone: 409,
  task_not_open: 409,
  task_assigned_edit: 409,
  task_assigned_delete: 409,
  task_completed_delete: 409,
  task_submitted_cancel: 409,
  cancel_needs_offer: 409,
  cancel_offer_exists: 409,
  cancel_offer_gone: 409,
  cancel_offer_changed: 409,
  task_not_in_progress: 409,
  not_submitted: 409,
  too_many_change_requests: 409,
  newer_submission: 409,
  too_many_open: 409,
  already_applied: 409,
  reapply_limit: 409,
  proposal_changed: 409,
  proposal_not_live: 409,
  proposal_exists: 409,
  review_too_early: 409,
  already_reviewed: 409,
  review_skipped: 409,
  review_removed: 409,
  review_closed: 409,
  review_public: 409,
  already_replied: 409,
  reply_closed: 409,
  removed_by_admin: 409,
  restore_too_late: 409,
  chat_unavailable: 409,
  message_exists: 409,
  message_is_evidence: 409,
  too_many_uploads: 409,
  upload_incomplete: 409,
  upload_gone: 409,
  sync_reset: 410,
  edited_elsewhere: 412,
  too_large: 413,
  unsupported_file: 415,
  wrong_content_type: 415,
  key_reused: 422,
  pin_locked: 423,
  client_too_old: 426,
  too_many_tries: 429,
  too_many_posts: 429,
  fault: 500,
  unavailable: 503,
  provider_unavailable: 503,
}

export type Failure = {
  status: ContentfulStatusCode
  body: {
    error: string
    code: ErrorCode
    /** The fact whose sentence in English is `error` (docs/languages.md). */
    says?: Said
    fields?: Record<string, string>
    fieldsSay?: Record<string, Said>
    requestId: string
    reset?: true
    current?: unknown
  }
  headers: Record<string, string>
}

function sayFields(fields: Record<string, string>): Pick<Failure['body'], 'fields' | 'fieldsSay'> {
  const entries = Object.entries(fields)
  const facts = entries.flatMap(([name, text]) => {
    const said = factOf(text)
    return said ? [[name, said] as const] : []
  })
  return {
    fields: Object.fromEntries(entries.map(([name, text]) => [name, inWords(text)])),
    ...(facts.length > 0 && { fieldsSay: Object.fromEntries(facts) }),
  }
}

/** A domain error is sent with its message; any other error is sent with a general one that reveals nothing. */
export function toFailure(error: unknown, requestId: string): Failure {
  if (!(error instanceof DomainError)) {
    return {
      status: 500,
      body: { error: ERROR_MESSAGES.fault, code: 'fault', says: ['errors.fault'], requestId },
      headers: {},
    }
  }
  const { code, message, says, fields, retryAfter, allow, current } = error
  const headers: Record<string, string> = {}
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter)
  if (allow !== undefined) headers['Allow'] = allow
  return {
    status: STATUS[code],
    // `reset`: the phone must empty its replica (docs/sync-protocol.md#reset).
    body: {
      error: message,
      code,
      ...(says && { says }),
      ...(fields && sayFields(fields)),
      requestId,
      ...(code === 'sync_reset' && { reset: true }),
      ...(current !== undefined && { current }),
    },
    headers,
  }
}

import { TEXTS } from './texts.ts'

/** Every way the marketplace can say no, and the words a person hears. The code is stable; words may be made precise. */
export const REFUSALS = {
  invalid_input: 'Something in that form is not right.',
  malformed: 'That request could not be read.',
  too_large: 'That file is too large.',
  unsupported_file: 'Use a JPEG, PNG or WebP picture.',
  signed_out: 'Log in to continue.',
  wrong_role: 'Your account type cannot do that.',
  suspended: 'This account is suspended. Contact support.',
  not_found: 'We could not find that.',
  no_such_call: 'There is no such call.',
  wrong_method: 'This address does not answer to that method.',
  wrong_content_type: 'Send this as application/json.',
  email_in_use: 'Email already in use',
  wrong_credentials: 'Wrong email or password.',
  too_many_tries: 'Too many tries. Wait a little and try again.',
  key_reused: 'That request key was already used for something else.',
  moved_on: 'This has changed since you opened it. Look again and retry.',
  edited_elsewhere: 'This todo was changed elsewhere in the meantime. Compare both and choose.',
  own_task: 'You cannot apply for your own todo.',
  task_not_open: 'This todo is no longer open.',
  task_assigned_edit: "You can't edit a todo that has been assigned",
  task_assigned_delete: 'This todo is already assigned. Cancel it instead.',
  task_completed_delete: 'A completed todo cannot be deleted.',
  task_not_in_progress: 'This todo is not in progress.',
  not_submitted: 'No work has been submitted yet',
  too_many_open: 'You already have 20 open todos. Close one before posting another.',
  too_many_posts: 'You have posted 10 todos today. Try again tomorrow.',
  already_applied: 'You have already applied for this todo',
  reapply_limit: 'You have applied for this todo too many times.',
  proposal_changed: 'This proposal changed. Review it again.',
  proposal_not_live: 'This proposal is no longer open.',
  proposal_exists: 'That proposal was already sent.',
  insufficient_funds: 'Insufficient wallet balance.',
  unknown_payment: 'That payment reference is not known.',
  not_paid: 'That payment did not go through. Nothing was taken from your card.',
  payment_mismatch: 'That payment does not match what was asked for. We are looking into it.',
  payment_elsewhere: 'That payment was already added to a wallet.',
  balance_limit: 'Your wallet is at its limit. Withdraw or spend some first, or get verified.',
  pin_exists: 'You already have a PIN. Update it instead.',
  pin_missing: 'Create a PIN before you withdraw.',
  pins_differ: 'Pins do not match',
  pin_weak: 'That PIN is too easy to guess. Choose another.',
  wrong_pin: 'Wrong PIN.',
  pin_locked: 'Your PIN is locked for now.',
  pin_resting: 'Your PIN was reset. You can withdraw again later.',
  wrong_code: 'That code is not right, or it has expired.',
  wrong_password: 'Wrong password.',
  unknown_bank: 'Choose a bank from the list.',
  unknown_account: 'The bank does not know that account number.',
  withdrawal_limit: 'That is more than you can withdraw today.',
  too_many_withdrawals: 'Wait until one of your withdrawals has arrived.',
  provider_unavailable: 'The payment service cannot be reached right now. Try again in a moment.',
  bad_signature: 'That signature is not right.',
  please_select_task: TEXTS.pleaseSelectTask,
  restore_too_late: 'This todo can no longer be brought back.',
  too_many_uploads: 'Too many files are on their way. Finish or cancel one first.',
  upload_incomplete: 'That file has not arrived whole yet.',
  upload_gone: 'That file was not finished in time. Send it again.',
  link_expired: 'This link has expired. Open the page again.',
  client_too_old: 'This version of Onise is too old. Update to go on.',
  sync_reset: 'This phone was away too long and must start afresh.',
  unavailable: 'Onise cannot reach its records right now. Try again in a moment.',
  fault: 'Something broke on our side. Your work is safe; try again.',
} as const

export type RefusalCode = keyof typeof REFUSALS

/** A no that is part of the business, as opposed to a fault. `words` replaces the general sentence by a precise one. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Which form fields the words are about, when they are about fields. */
  readonly fields: Record<string, string> | undefined
  /** How long to wait, in seconds, when waiting helps. */
  readonly retryAfter: number | undefined
  /** The methods that an address does answer to. */
  readonly allow: string | undefined
  /** What stands instead, in the wire's shape, so that both can be shown. */
  readonly current: unknown

  constructor(
    code: RefusalCode,
    words: string = REFUSALS[code],
    more: {
      fields?: Record<string, string>
      retryAfter?: number
      allow?: string
      current?: unknown
    } = {},
  ) {
    super(words)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.allow = more.allow
    this.current = more.current
  }
}

export function refuseIf(code: RefusalCode | null): void {
  if (code) throw new Refusal(code)
}

import * as v from 'valibot'
import { plainDigits } from '#schema/domain/digits.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { AuditReason, CodeInput, commandResponse, Email, Password } from './values.schemas.ts'

export const readSecondFactor = {
  summary:
    'Whether this administrator needs a second factor, has one, and has passed it in this session.',
  input: v.object({}),
  output: v.object({
    isRequired: v.boolean(),
    isSetUp: v.boolean(),
    isPassed: v.boolean(),
    recoveryCodesLeft: v.number(),
  }),
}

export const startSecondFactor = {
  summary:
    'A new secret for an authenticator app, as text and as the address of a QR code. It counts once a code of it was confirmed; one that is in use is replaced only in a session that has passed it.',
  input: v.object({ password: Password }),
  secrets: ['password'],
  output: commandResponse({ secret: v.string(), uri: v.string() }),
}

export const confirmSecondFactor = {
  summary:
    'Confirms the new secret with its first code. The recovery codes are shown once; each replaces a code once.',
  input: v.object({ code: CodeInput }),
  secrets: ['code'],
  output: commandResponse({ recoveryCodes: v.array(v.string()) }),
}

/** Six digits of the app, or a recovery code, as people type or paste them. */
const AnyCode = v.pipe(
  v.string(ADMIN_MESSAGES.code),
  v.transform((text) =>
    plainDigits(text)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ''),
  ),
  v.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, ADMIN_MESSAGES.code),
)

export const passSecondFactor = {
  summary: 'Passes the second factor for this session, with a code of the app or a recovery code.',
  input: v.object({ code: AnyCode }),
  secrets: ['code'],
  output: commandResponse({}),
}

export const makeAdministrator = {
  summary:
    'Makes an account an administrator: it needs a proven email, and has no money, tasks or disputes. All its sessions end.',
  input: v.object({ email: Email, reason: AuditReason }),
  refuses: [404],
  output: commandResponse({}),
}

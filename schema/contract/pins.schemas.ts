import * as v from 'valibot'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import {
  CodeInput,
  commandResponse,
  InstantOutput,
  NairaOutput,
  Password,
  pinInput,
} from './values.schemas.ts'

export const readPin = {
  summary: 'Whether the caller has a PIN and can use it now; never the PIN itself.',
  input: v.object({}),
  output: v.object({
    hasPin: v.boolean(),
    lockedUntil: v.nullable(InstantOutput),
    /** After the reset of a forgotten PIN, withdrawals are paused until then. */
    withdrawalsPausedUntil: v.nullable(InstantOutput),
    /** While the account or the first PIN is new, only small sums can be withdrawn. */
    limitedUntil: v.nullable(InstantOutput),
    /** What counts towards the limit of this day in Lagos. */
    withdrawn: v.optional(v.object({ amount: NairaOutput, day: v.string() })),
  }),
}

export const createPin = {
  summary:
    'Creates the first PIN of a wallet, with the password when there is money in it. Answers 409 when there is a PIN already.',
  input: v.object({
    pin: pinInput(FIELD_LABEL_FACTS.pin),
    confirm_pin: pinInput(FIELD_LABEL_FACTS.confirmPin),
    password: v.optional(Password),
  }),
  secrets: ['pin', 'confirm_pin', 'password'],
  output: commandResponse({}),
}

export const updatePin = {
  summary:
    'Replaces a PIN by means of the old one. Wrong attempts count together with those of withdrawals.',
  input: v.object({
    old_pin: pinInput(FIELD_LABEL_FACTS.oldPin),
    new_pin: pinInput(FIELD_LABEL_FACTS.confirmPin),
  }),
  secrets: ['old_pin', 'new_pin'],
  refuses: [423],
  output: commandResponse({}),
}

export const forgotPin = {
  summary: 'Checks the password and sends a code by email or phone that sets a new PIN.',
  input: v.object({
    password: Password,
    /** Without it by email, or by phone for an account without a proven email. */
    channel: v.optional(v.picklist(['email', ...PHONE_CHANNELS], messages.channel)),
  }),
  secrets: ['password'],
  output: commandResponse({ channel: v.optional(v.picklist(['email', ...PHONE_CHANNELS])) }),
}

export const resetPin = {
  summary: 'Sets a new PIN with the code that was sent. Withdrawals are then paused for 24 hours.',
  input: v.object({
    code: CodeInput,
    pin: pinInput(FIELD_LABEL_FACTS.pin),
    confirm_pin: pinInput(FIELD_LABEL_FACTS.confirmPin),
  }),
  secrets: ['code', 'pin', 'confirm_pin'],
  output: commandResponse({}),
}

import * as v from 'valibot'
import { SETTING_MESSAGES } from '#schema/domain/messages/settings.ts'
import { isSettingValue, SETTING_BOUNDS, SETTING_NAMES } from '#schema/domain/settings.ts'
import { AuditReason, commandResponse, InstantOutput, NairaOutput } from './values.schemas.ts'

const Name = v.picklist(SETTING_NAMES, SETTING_MESSAGES.name)
const Setting = {
  name: v.picklist(SETTING_NAMES),
  value: v.number(),
  /** Null while the environment decides. */
  changedAt: v.nullable(InstantOutput),
}

const Bounds = v.object({ min: NairaOutput, max: NairaOutput })

export const readAmountBounds = {
  summary:
    'The smallest and largest payment into a wallet, and price of a todo or proposal, in naira.',
  input: v.object({}),
  output: v.object({ fund: Bounds, price: Bounds }),
}

export const listSettings = {
  summary: 'The settings that administrators can change.',
  input: v.object({}),
  output: v.object({ settings: v.array(v.object(Setting)) }),
}

export const changeSetting = {
  summary: 'Changes a setting.',
  input: v.pipe(
    v.object({
      name: Name,
      value: v.pipe(v.number(SETTING_MESSAGES.number), v.integer(SETTING_MESSAGES.number)),
      reason: AuditReason,
    }),
    v.forward(
      v.check(
        ({ name, value }) => isSettingValue(name, value),
        ({ input }) => SETTING_MESSAGES.outOfBounds(SETTING_BOUNDS[input.name]),
      ),
      ['value'],
    ),
  ),
  output: commandResponse({ setting: v.object(Setting) }),
}

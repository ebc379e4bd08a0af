import * as v from 'valibot'
import { SETTING_MESSAGES } from '#schema/domain/messages/settings.ts'
import { isSettingValue, SETTING_NAMES } from '#schema/domain/settings.ts'
import { AuditReason, commandResponse, InstantOutput } from './values.schemas.ts'

const Name = v.picklist(SETTING_NAMES, SETTING_MESSAGES.name)
const Setting = {
  name: v.picklist(SETTING_NAMES),
  value: v.number(),
  /** Null while the environment decides. */
  changedAt: v.nullable(InstantOutput),
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
        ({ input }) => SETTING_MESSAGES.outOfBounds(input.name),
      ),
      ['value'],
    ),
  ),
  output: commandResponse({ setting: v.object(Setting) }),
}

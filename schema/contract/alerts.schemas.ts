import * as v from 'valibot'
import { ALERT_DELIVERIES } from '#schema/domain/alerts.ts'
import { PRICE_LIMIT } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { naira } from '#schema/domain/money.ts'
import { REACHES } from '#schema/domain/places/reach.ts'
import { TRADE_NAMES, tradeOf } from '#schema/domain/trades.ts'
import type { InKobo } from './money-fields.ts'
import { PlaceInput } from './place.schemas.ts'
import { commandResponse, idOf, nairaInput, NairaOutput, SkillFilter } from './values.schemas.ts'

const Alert = v.object({
  _id: idOf('alert'),
  /** Whether trade, skills and places are those of the profile. */
  followsProfile: v.boolean(),
  field: v.nullable(v.picklist(TRADE_NAMES)),
  /** Empty for all of the trade. */
  skills: v.array(v.string()),
  place: v.nullable(v.string()),
  /** Of the profile: further places. */
  areas: v.array(v.string()),
  reach: v.picklist(REACHES),
  minPrice: NairaOutput,
  delivery: v.picklist(ALERT_DELIVERIES),
})
export type Alert = InKobo<v.InferOutput<typeof Alert>>

export const listAlerts = {
  summary: 'What new todos the caller wants to be told about, that of the profile first.',
  input: v.object({}),
  output: v.object({ alerts: v.array(Alert) }),
}

const SKILLS = v.pipe(
  SkillFilter,
  v.check((skills) => skills.length === 0 || tradeOf(skills) !== null, messages.oneTrade),
)

export const setAlert = {
  summary:
    "Creates or replaces an alert about new todos, of five. That of the profile has the caller's own id; of it only `minPrice` and `delivery` count.",
  input: v.pipe(
    v.object({
      id: idOf('alert'),
      field: v.picklist(TRADE_NAMES, messages.unknownTrade),
      skills: v.optional(SKILLS, []),
      place: v.optional(PlaceInput, ''),
      reach: v.optional(v.picklist(REACHES, messages.reach), '25'),
      minPrice: v.optional(nairaInput(FIELD_LABEL_FACTS.price, naira(0), PRICE_LIMIT, false), 0),
      delivery: v.optional(v.picklist(ALERT_DELIVERIES, messages.alertDelivery), 'now'),
    }),
    v.forward(
      v.check(
        ({ field, skills }) => skills.length === 0 || tradeOf(skills) === field,
        messages.oneTrade,
      ),
      ['skills'],
    ),
  ),
  output: commandResponse({ alert: Alert }),
}

export const deleteAlert = {
  summary: 'Deletes an alert. That of the profile stays and is turned off.',
  input: v.object({ id: idOf('alert') }),
  output: commandResponse({}),
}

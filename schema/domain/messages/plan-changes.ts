import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** What the calls about a change of the agreed price, day or plan answer. */
export const PLAN_CHANGE_MESSAGES = localize('domain/plan-changes', {
  kind: 'Choose what should change',
  proposed: 'Sent. Nothing changes before the other side accepts; there are 48 hours for that.',
  withdrawn: 'Withdrawn. Everything stays as it was agreed.',
  declined: 'Declined. Everything stays as it was agreed.',
  accepted: 'Accepted. This is what is agreed now.',
  problems: {
    gone: 'This stage has begun, ended or was handed in, so it cannot change',
    same: 'This is what is agreed already',
    past: 'The day must be today or later',
    price: 'The whole price would be too high',
  },
})
export const PLAN_CHANGE_FACTS = factsOf('plan-changes', PLAN_CHANGE_MESSAGES)

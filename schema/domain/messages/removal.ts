import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

/** What copies of a hidden title are stored as. */
const HIDDEN_TITLE = 'Removed by Onise'

/** What an administrator's removal of a task says. */
export const REMOVAL_MESSAGES = localize('domain/removal', {
  reason: 'Removed by admin',
  removed: 'The todo is removed.',
  hidden: 'The content of the todo is hidden. Money and reviews stay.',
  hiddenTitle: HIDDEN_TITLE,
  releaseNeedsHold: 'No money is held for this todo.',
  notice: {
    text: 'Onise removed this todo.',
    money: (paid: Kobo, refunded: Kobo) =>
      `Of the held money, ${formatNaira(paid)} went to the professional, and ${formatNaira(refunded)} went back to the client.`,
    hidden: 'Onise hid the content of this todo. Money and reviews stay as they are.',
  },
})
export const REMOVAL_FACTS = factsOf('removal', REMOVAL_MESSAGES)

/** A title as its readers get it: a fact in place of a hidden one, what its client wrote as it is. */
export const titleFact = (title: string): string =>
  title === HIDDEN_TITLE ? REMOVAL_FACTS.hiddenTitle : title

import { FUND_MAX } from './limits.ts'
import { naira, type Kobo } from './money.ts'

/** More than a customer pays who also pays the provider's fee. */
const EXCESS = naira(5000)

/** Such a payment is credited by an administrator only, because a wrong amount that large is no slip of the customer. */
export const isFarAbove = (asked: Kobo, paid: Kobo): boolean =>
  paid > Math.max(asked, FUND_MAX) || paid > 2 * asked + EXCESS

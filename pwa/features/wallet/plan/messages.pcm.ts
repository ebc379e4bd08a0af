import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  only: (now) => `You fit withdraw ${now} now`,
  nowAndAll: (now, when) => `You fit withdraw ${now} now, and everything from ${when}`,
  nowAndMore: (now, amount, when) => `You fit withdraw ${now} now, and ${amount} from ${when}`,
  laterAll: (when) => `You fit withdraw everything from ${when}, and nothing before then`,
  laterMore: (amount, when) => `You fit withdraw ${amount} from ${when}, and nothing before then`,
  laterAndAll: (amount, first, all) =>
    `You fit withdraw ${amount} from ${first}, and everything from ${all}`,
  untilAndAll: (perDay, until) =>
    `When dem pay you, you fit withdraw ${perDay} a day until ${until}, and everything from then`,
  isNew: (perDay) =>
    `Your account or your PIN still new. To keep you safe, only ${perDay} a day fit comot for the first 24 hours.`,
  paused:
    'You set new PIN. To keep you safe, no money fit comot from your wallet for 24 hours after that.',
  clearing: (amount, from) =>
    `${amount} from ${from}. We pay am when the client no answer, so e dey wait for 24 hours.`,
  daily: (perDay) => `E no fit pass ${perDay} a day.`,
  dailyUnverified: (perDay, verified) =>
    `E no fit pass ${perDay} a day. Verified accounts: reach ${verified}.`,
  single: (most) => `E no fit pass ${most} one time.`,
  steps: (count) =>
    count === 1
      ? 'One step remain before you fit withdraw'
      : 'Two steps remain before you fit withdraw',
  email: 'Confirm say the e-mail na your own. E dey take one minute.',
  emailThenPin: 'First confirm your e-mail, then create PIN.',
  pin: 'Create PIN. Onise go ask for am each time you withdraw.',
  early: (perDay) =>
    `For the first 24 hours of new PIN only ${perDay} a day fit comot, then everything. Do am now, make the time pass before you need your money.`,
  confirmEmail: 'Confirm e-mail',
  createPin: 'Create PIN',
}

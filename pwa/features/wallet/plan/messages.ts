import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/wallet/plan', {
  only: (now: string) => `You can withdraw ${now} now`,
  nowAndAll: (now: string, when: string) =>
    `You can withdraw ${now} now, and everything from ${when}`,
  nowAndMore: (now: string, amount: string, when: string) =>
    `You can withdraw ${now} now, and ${amount} from ${when}`,
  laterAll: (when: string) => `You can withdraw everything from ${when}, and nothing before then`,
  laterMore: (amount: string, when: string) =>
    `You can withdraw ${amount} from ${when}, and nothing before then`,
  laterAndAll: (amount: string, first: string, all: string) =>
    `You can withdraw ${amount} from ${first}, and everything from ${all}`,
  untilAndAll: (perDay: string, until: string) =>
    `When you are paid, you can withdraw ${perDay} a day until ${until}, and everything from then`,
  isNew: (perDay: string) =>
    `Your account or your PIN is new. For your safety only ${perDay} a day can leave in the first 24 hours.`,
  paused:
    'You set a new PIN. For your safety no money can leave your wallet for 24 hours after that.',
  clearing: (amount: string, from: string) =>
    `${amount} from ${from}. It was paid without the client’s answer, so it waits for 24 hours.`,
  daily: (perDay: string) => `Up to ${perDay} a day.`,
  howVerified: 'How to become verified',
  dailyUnverified: (perDay: string, verified: string) =>
    `Up to ${perDay} a day. Verified accounts: up to ${verified}.`,
  single: (most: string) => `Up to ${most} at a time.`,
  steps: (count: number) =>
    count === 1 ? 'One step before you can withdraw' : 'Two steps before you can withdraw',
  email: 'Confirm that your e-mail is yours. It takes a minute.',
  emailThenPin: 'First confirm your e-mail, then create a PIN.',
  pin: 'Create a PIN. Onise asks for it each time you withdraw.',
  early: (perDay: string) =>
    `In the first 24 hours of a new PIN only ${perDay} a day can leave, then everything. Do it now, so that they pass before you need your money.`,
  confirmEmail: 'Confirm e-mail',
  createPin: 'Create Pin',
})

import type { AboutFigures } from '#schema/domain/about.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { SettingName } from '#schema/domain/settings.ts'

type SettingWords = { title: string; note: string; valueOf: (value: number) => string }

const count = (value: number, one: string, many: string) =>
  `${value.toLocaleString('en-NG')} ${value === 1 ? one : many}`

const inNaira = (value: number) => formatNaira(naira(value))

export const messages = {
  title: 'Settings',
  note: 'A change counts at once, for everybody, and is in the audit log.',
  change: 'Change',
  changeTitle: (title: string) => `Change: ${title}`,
  unchanged: 'Not changed since the server was set up.',
  changedAt: 'Changed',
  value: 'New value',
  bounds: (min: number, max: number, step: number) =>
    `${step === 1 ? 'A whole number' : 'A number'} from ${min} to ${max.toLocaleString('en-NG')}.`,
  choices: [
    { value: '1', label: 'Yes' },
    { value: '0', label: 'No' },
  ],
  settings: {
    platformFeeBps: {
      title: 'Platform fee, in percent',
      note: 'The professional pays it when money is released. Todos that are assigned already keep their fee. Another administrator must approve a change.',
      valueOf: (value) => `${value / 100}%`,
    },
    reviewWindowDays: {
      title: 'Time to review, in days',
      note: 'For todos that are completed from now on. With 0, each review is public at once.',
      valueOf: (value) => count(value, 'day', 'days'),
    },
    pendingWithdrawalsMax: {
      title: 'Unfinished withdrawals of a user',
      note: 'A further one is refused until one of them has ended.',
      valueOf: (value) => count(value, 'withdrawal', 'withdrawals'),
    },
    fundMin: {
      title: 'Smallest payment into a wallet, in naira',
      note: 'Phones know a change within an hour; the server at once.',
      valueOf: inNaira,
    },
    fundMax: {
      title: 'Largest payment into a wallet, in naira',
      note: 'The limit of unverified wallets stays. Phones know a change within an hour.',
      valueOf: inNaira,
    },
    priceMin: {
      title: 'Lowest price, in naira',
      note: 'Of todos and proposals that are written or changed from now on. Phones know a change within an hour.',
      valueOf: inNaira,
    },
    priceMax: {
      title: 'Highest price, in naira',
      note: 'Of todos and proposals that are written or changed from now on. Phones know a change within an hour.',
      valueOf: inNaira,
    },
    refuseWeakPins: {
      title: 'Refuse PINs that are easy to guess',
      note: 'Such as 1111, 1234 or a year, when a PIN is set from now on. Otherwise the form only warns.',
      valueOf: (value) => (value === 1 ? 'Yes' : 'No'),
    },
    phoneMessageCap: {
      title: 'Messages by SMS and WhatsApp, in naira a day',
      note: 'When today’s have cost so much, no more are sent until midnight; notices stop at 80% of it, so that codes still arrive.',
      valueOf: inNaira,
    },
  } satisfies Record<SettingName, SettingWords>,
  about: 'Numbers of the About page',
  aboutNote: 'Everyone sees them, with a plus behind each. They must be true.',
  figures: {
    services: 'Available services',
    vendors: 'Vendors',
    customers: 'Happy customers',
    jobs: 'Completed jobs',
  } satisfies Record<keyof AboutFigures, string>,
} as const

import type { Words } from '#schema/domain/localize.ts'
import type * as English from './messages.ts'

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : `${count} ${many}`

export const words: Words<Pick<typeof English, 'messages' | 'blockerWords' | 'moneyWords'>> = {
  messages: {
    title: 'Close my account',
    note: 'You no fit undo am.',
    blocked: 'Before you fit close your account',
    blockedNote: 'End these ones first. Nothing go lost: your account go stay as e be.',
    refresh: 'Check again',
    erasedTitle: 'Wetin we go erase',
    erased: [
      'Your name, email, password, PIN, picture, profile and skills',
      'Address of your todos, and todos wey you never give anybody',
      'Your notices, and all the devices where you log in',
    ],
    keptTitle: 'Wetin go stay, under “Former user”',
    kept: [
      'Records of money, with the bank account wey e go: na the law say make we keep am',
      'Work wey don finish, with the messages, files and reviews, for the other side',
    ],
    export: 'Take copy of your data first',
    password: 'Password',
    passwordRequired: 'You must fill the password',
    unsent: (count) =>
      count === 1
        ? '1 thing never go. We go delete am with the account.'
        : `${count} things never go. We go delete dem with the account.`,
    seeUnsent: 'See wetin never go',
    close: 'Close my account',
    closing: 'E dey close',
    needsNetwork: 'You need network for this one.',
    leftover: 'This phone no fit delete everything. Clear the data of this site for your browser.',
    tooSmall: 'The smallest withdrawal na ₦1,000. Add money until you fit withdraw everything.',
  },
  blockerWords: {
    disputes: {
      title: counted('1 open dispute', 'open disputes'),
      text: 'We dey hold money until e end.',
      link: 'Go to your todos',
    },
    clientWork: {
      title: counted('1 todo wey work dey go on', 'todos wey work dey go on'),
      text: 'Approve the work, or end am with the professional.',
      link: 'Go to todos wey dey go on',
    },
    taskerWork: {
      title: counted('1 todo wey dem give you', 'todos wey dem give you'),
      text: 'Finish am, or cancel am.',
      link: 'Go to Assigned',
    },
    openTasks: {
      title: counted('1 open todo', 'open todos'),
      text: 'Delete am, so that no professional go dey wait for you.',
      link: 'Go to My todo',
    },
    proposals: {
      title: counted('1 proposal dey wait for answer', 'proposals dey wait for answer'),
      text: 'Withdraw am, so that no client go choose you.',
      link: 'Go to your proposals',
    },
    payments: {
      title: counted('1 payment never finish', 'payments never finish'),
      text: 'Wait until e don arrive or end, one day at most.',
      link: 'Go to your wallet',
    },
    paymentDisputes: {
      title: counted('1 payment get dispute for bank', 'payments get dispute for bank'),
      text: 'Wait until the bank don decide.',
      link: 'Go to your wallet',
    },
    refunds: {
      title: counted('1 refund dey road', 'refunds dey road'),
      text: 'Wait till your bank get am. If the bank no take am, the money go come back to your wallet.',
      link: 'Go your wallet',
    },
    withdrawals: {
      title: counted('1 withdrawal dey on the way', 'withdrawals dey on the way'),
      text: 'Wait until the money don reach your bank.',
      link: 'Go to your wallet',
    },
  },
  moneyWords: {
    balance: { title: 'dey your wallet', text: 'Withdraw am to your bank.', link: 'Withdraw' },
    debt: {
      title: 'na wetin you dey owe Onise',
      text: 'Add money to your wallet to pay am back.',
      link: 'Add money',
    },
  },
}

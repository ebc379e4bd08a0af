import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { EMAIL_MESSAGES } from '../messages/emails.ts'
import type { PHONE_MESSAGES } from '../messages/phone-messages.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'
import type { ServerWords } from '../texts.ts'

const emailChoice: Words<typeof EMAIL_CHOICE_MESSAGES> = {
  about: (categories) =>
    `You dey get this e-mail because e-mails about this dey on: ${categories}.`,
  stopHere: 'To stop dem, open',
  stop: 'Stop these e-mails',
  title: 'E-mails from Onise',
  ask: 'Stop these e-mails?',
  askText: (categories) => `Onise go stop to send you e-mails about: ${categories}.`,
  stopped: 'These e-mails don stop',
  stoppedText: (categories) => `Onise no go send you e-mails about: ${categories}.`,
  inApp: 'You still go see everything for the app, under Notices.',
  always: 'E-mails about your money and the security of your account go always come.',
  resume: 'Send dem again',
  resumed: 'You don dey get these e-mails again',
  resumedText: (categories) => `Onise dey send you e-mails about: ${categories}.`,
  broken: 'This link no work',
  brokenText:
    'The link no complete, or e don too old. Nothing change. To choose your e-mails, log in to Onise and open Settings.',
  failed: 'E no work',
}

const emails: Words<typeof EMAIL_MESSAGES> = {
  greeting: (username) => `Hello ${username},`,
  signature: 'Onise',
  answer: 'Answer this e-mail make e reach us.',
  reach: 'You fit reach us here:',
  seeInApp: 'Open Onise to see more and to decide.',
  digest: (count) => `${count} things happen for Onise`,
  notYou:
    'If no be you do this, change your password now and write to support. Another person fit log in to your account.',
  passwordNotYou:
    'If no be you do this, open Onise, choose “Forgot password?” and set new one now. Then write to support.',
  pinCode: {
    subject: 'Your code for new PIN',
    code: (code, minutes) =>
      `Your code na ${code}. E go work for ${minutes} minutes and for one new PIN.`,
    neverShare: 'No give this code to anybody. Onise no go ever ask you for am.',
  },
  emailCode: {
    subject: 'Your code for Onise',
    code: (code, minutes) =>
      `Your code na ${code}. E go work for ${minutes} minutes, and e dey confirm say this e-mail na your own.`,
    notYou:
      'If you no get account for Onise, no mind this e-mail: nothing go happen without the code.',
  },
  closed: {
    subject: 'Your Onise account don close',
    text: (at) =>
      `Your account close on ${at}. We don clear your name, email and picture. The records of money go stay, as the law want.`,
    notYou: 'If no be you do this, write to support.',
  },
  resetLink: {
    subject: 'Set new password for Onise',
    text: (minutes) =>
      `Open this link to set new password. E go work one time, and for ${minutes} minutes:`,
    neverShare: 'No give this link to anybody. Onise no go ever ask you for am.',
    notYou: 'If you no ask for am, no mind this e-mail: your password go stay as e dey.',
  },
  password: {
    subject: 'Your password don change',
    text: (at) =>
      `The password of your account change on ${at}. We don log am out for all other devices.`,
  },
  pin: {
    created: {
      subject: 'Your wallet don get PIN now',
      text: (at) => `PIN don create for your wallet on ${at}.`,
    },
    updated: {
      subject: 'Your PIN don change',
      text: (at) => `The PIN of your wallet change on ${at}.`,
    },
    reset: {
      subject: 'Your PIN don reset',
      text: (at) =>
        `The PIN of your wallet reset on ${at} with code from this email address. You fit withdraw again 24 hours after that.`,
    },
  },
  failedLogins: {
    subject: 'Person try to log in to your account',
    text: (at, attempts) =>
      `As at ${at}, person don put wrong password ${attempts} times for device wey you never use before. Nobody enter.`,
    nextStep:
      'You still fit log in for your own device. If your password easy to guess, or you dey use am for another place, change am.',
  },
  withdrawal: {
    subject: (amount) => `${amount} dey on the way from your wallet`,
    text: ({ at, amount, charge, name, bank, last4 }) =>
      `On ${at} you withdraw ${amount} to ${name}, ${bank}, account wey end with ${last4}. The bank charge na ${charge} from am.`,
  },
}

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
const share: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
  tagline: 'Good hands dey for every job.',
  previewAlt: 'Onise: electrician, tailor and baker dey work.',
  picture: 'Picture of this todo',
  postedBy: 'Who post am',
  verifiedClient: 'Verified Client',
  verified: 'Verified',
  notVerified: 'Never verify',
  identityChecked: (day) => `Dem check who e be on ${day}`,
  phoneProven: 'Phone number don confirm',
  bankInSameName: 'Bank account get the same name',
  noRating: 'New, no rating yet',
  rating: (average, count) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  fewRatings: (count) => `New, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  price: 'Price',
  location: 'Location',
  projectType: 'Project type',
  duration: 'How long',
  needed: 'When',
  neededAsap: 'Sharp sharp',
  neededFlexible: 'No hurry',
  neededBy: (day) => `By ${day}`,
  neededPassed: (day) => `By ${day}; the day don pass`,
  spans: { hours: 'Few hours', days: 'Few days', weeks: 'Few weeks' },
  months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
  description: 'About the work',
  questions: 'Questions and answers',
  skills: 'Skills wey e need',
  open: 'Open for Onise',
  openTaskNote: 'Log in to send proposal. We dey hold the price before the work start.',
  openProfileNote: 'Post todo, and pay when you approve the work.',
  newHere: 'You be new person for Onise?',
  createAccount: 'Open free account',
  needsScript:
    'This browser fit show you this page, but e no fit run Onise. To log in, open the link for Chrome, Firefox or Safari, and make sure say JavaScript dey on.',
  professional: 'Professional',
  earlierWork: 'Work wey e don do before',
  ownSkills: 'Skills',
  about: 'About',
  jobs: (count) => `${count} ${count === 1 ? 'job' : 'jobs'} don complete`,
  noJobs: 'No job don complete yet',
  memberSince: (year) => `Dey Onise since ${year}`,
  home: 'Go to Onise',
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  closed: {
    title: 'This todo no dey open again',
    text: 'One professional don get am, or the client don close am. Other work dey for Onise.',
  },
  unknownTask: {
    title: 'We no see this todo',
    text: 'Check say you get the whole link, or ask the person wey send am to you.',
  },
  unknownProfile: {
    title: 'We no see this professional',
    text: 'Check say you get the whole link. The account fit don close.',
  },
  maintenance: {
    title: 'We don close Onise small make we repair am',
    text: 'We dey work on am, and we go come back soon. No money go move before then.',
  },
  status: {
    works: { title: 'Onise dey work', text: 'Everything dey answer.' },
    down: {
      title: 'Onise no dey answer now',
      text: 'We dey work on am. Wetin you type don save for your phone, and no money lost.',
    },
    closed: {
      title: 'We don close Onise small make we repair am',
      text: 'We dey work on am, and we go come back soon. No money go move before then.',
    },
    database: 'Accounts, todos and money',
    files: 'Pictures and files',
    ok: 'E dey work',
    notOk: 'E no dey answer',
    asOf: (time: string) => `As at ${time}`,
  },
  people: {
    ofTrade: (trade, place) => `${trade}: professionals for ${place}`,
    ofTradeText: (trade, place) =>
      `${trade} professionals for ${place} with ratings, finished work and pictures. We hold the price before the work start.`,
    none: (trade, place) => `Nobody never dey listed for ${trade} for ${place}.`,
    noneText: 'Post todo, and we go tell everybody for this trade.',
    more: 'More professionals',
    first: 'First page',
    free: 'Free now',
    find: 'Find professional',
    note: 'Log in to choose area and to invite.',
  },
  todos: {
    title: 'Open todos for each handwork',
    text: 'Choose your handwork to see wetin clients for Nigeria want make people do now, with price and area.',
    ofTrade: (trade, place) => `${trade} work for ${place}`,
    ofTradeText: (trade, place) =>
      `${trade} work for ${place} wey clients want make people do now, with price and area. We dey hold the price before the work start.`,
    nigeria: 'Nigeria',
    open: 'Open todos',
    posted: (day) => `Dem post am on ${day}`,
    older: 'Older todos',
    newest: 'Newest todos',
    none: (trade, place) => `No ${trade} todo dey open for ${place} now.`,
    noneText:
      'Check another state or handwork below. With free account, you go see new todo for the app as soon as client post am.',
    note: 'Log in to see all todos and send proposal.',
    wanted: 'You need person to do this work?',
    post: 'Post todo',
    states: 'By state',
    everywhere: 'The whole Nigeria',
    trades: 'Handwork',
    unknown: {
      title: 'We no see this list',
      text: 'Check say you get the whole link, or choose handwork.',
    },
  },
  busy: {
    title: 'Too many pages at once',
    text: 'Wait one minute, then open the link again.',
  },
  failed: {
    title: 'This page no fit load',
    text: 'Na our fault. Wait small, then open the link again.',
  },
}

const phoneMessages: Words<typeof PHONE_MESSAGES> = {
  code: {
    register: (code, minutes) =>
      `${code} na your code to register for Onise, for ${minutes} minutes.`,
    password: (code, minutes) =>
      `${code} na your code for new Onise password, for ${minutes} minutes.`,
    phone: (code, minutes) => `${code} dey confirm this number for Onise, for ${minutes} minutes.`,
    pin: (code, minutes) => `${code} na your code for new Onise PIN, for ${minutes} minutes.`,
  },
  neverShare: 'No give am to anybody: Onise no go ever ask you for am.',
  hasAccount:
    'This number don get Onise account. Log in, or choose "You forget password?". If no be you try register, no mind this message.',
}

export const words: ServerWords = {
  'email-choice': emailChoice,
  emails,
  'phone-messages': phoneMessages,
  share,
}

import { amountInWords } from '#schema/domain/amount-words.ts'
import { localize } from '#schema/domain/localize.ts'
import type { Kobo } from '#schema/domain/money.ts'

/** Texts of form fields and other components that no first screen uses. */
export const messages = localize('ui/messages.lazy', {
  aboutOnise: 'About Onise',
  totalBalance: 'Total balance',
  optional: 'optional',
  atMostCharacters: (limit: number) => `At most ${limit} characters`,
  charactersLeft: (count: number) => `${count} left`,
  charactersTooMany: (count: number) => `${count} too many`,
  amountAtLeast: (amount: string) => `Enter ${amount} or more`,
  amountAtMost: (amount: string) => `Enter ${amount} or less`,
  heicPicture:
    'This is an iPhone picture (HEIC), which this browser cannot open. Take a screenshot of it and choose that, or save it as JPEG first.',
  choose: 'Choose one of these.',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  tooShort: (min: number) => `Use at least ${min} characters.`,
  atLeast: (min: string) => `Enter ${min} or more.`,
  atMost: (max: string) => `Enter ${max} or less.`,
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  notFitting: 'Check what you typed here.',
  amountProblems: {
    comma:
      'Is this kobo? Write kobo behind a dot, as in 5,000.50. A comma stands before three digits, as in 5,000.',
    dot: 'Is this thousands? Write 12,000 or 12000. Kobo have two digits behind the dot, as in 12,000.50.',
    size: 'This is more than Onise can take. Check the zeros.',
    form: 'Write the amount in figures, for example 5,000 or 5k.',
  },
  amountWhole: 'Whole naira only. Leave out the kobo.',
  amountInWords: (amount: Kobo) => amountInWords(amount),
  farTitle: 'Is this the right amount?',
  far: {
    above: (spoken: string, reference: string) =>
      `You wrote ${spoken}. That is more than 20 times the ${reference} of this todo.`,
    below: (spoken: string, reference: string) =>
      `You wrote ${spoken}. That is less than a tenth of the ${reference} of this todo.`,
  },
  farYes: (amount: string) => `Yes, ${amount}`,
  farNo: 'Change the amount',
  password: 'password',
  show: (secret: string) => `Show ${secret}`,
  hide: (secret: string) => `Hide ${secret}`,
  chooseDay: 'Choose a day',
  choosePicture: 'Choose a picture',
  changePicture: 'Change picture',
  yourPicture: 'Your picture',
  remove: 'Remove',
  sizeLimit: (size: string) => `Up to ${size}`,
  fileTooBig: (size: string) => `Choose a file of ${size} or less`,
  tapToChange: (size: string) => `${size} · tap to change`,
  sizeSent: (sent: string, size: string) => `${sent} of ${size} sent`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  starWords: ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'],
  notSaved:
    'This could not be saved on this phone. What you wrote is still here: free some space, or reload Onise, and try again.',
  openPicture: 'Open the picture',
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
  earlierPicture: 'Earlier picture',
  nextPicture: 'Next picture',
  share: 'Share',
  linkCopied: 'The link is copied. Paste it anywhere.',
  linkNotCopied: (url: string) => `Copy this link: ${url}`,
  isNew: 'New',
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  verified: 'Verified',
  badgeMeaning: 'What the badge means',
  badgeInGeneral: (name: string) =>
    `Onise gives the badge to users whose identity was checked. The profile of ${name} says what was checked, and when.`,
  badgeWithoutRecord: 'Onise gave this badge without a record of a document.',
  badgePromise:
    'The badge says who somebody is. It does not promise good work: agree and pay on Onise, and approve only when the work is done.',
  badgeProfile: 'Open the profile',
  identityChecked: (day: string) => `Identity checked on ${day}`,
  phoneProven: 'Phone number confirmed',
  bankInSameName: 'Bank account in the same name',
  postedTodos: (posted: number, assigned: number) => `${posted} todos posted, ${assigned} assigned`,
  paidFor: (percent: number) => `paid for ${percent}% of the work that was assigned`,
  approvesIn: (days: number) =>
    days === 1 ? 'usually approves within a day' : `usually approves within ${days} days`,
  lostDisputes: (count: number) => (count === 1 ? '1 dispute lost' : `${count} disputes lost`),
  memberSince: (month: string) => `member since ${month}`,
  completedJobs: (count: number) => (count === 1 ? '1 job completed' : `${count} jobs completed`),
  completed: (percent: number, jobs: number) => `Completed ${percent}% of ${jobs} jobs`,
  rating: (rating: number) => `${rating} out of 5 stars`,
})

import { amountInWords } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  aboutOnise: 'About Onise',
  totalBalance: 'Total balance',
  optional: 'if you like',
  atMostCharacters: (limit) => `${limit} characters at most`,
  charactersLeft: (count) => `${count} remain`,
  charactersTooMany: (count) => `${count} too many`,
  amountAtLeast: (amount) => `Put ${amount} or more`,
  amountAtMost: (amount) => `Put ${amount} or less`,
  choose: 'Choose one for inside these.',
  tooLong: (max) => `Use at most ${max} characters.`,
  tooShort: (min) => `Use at least ${min} characters.`,
  atLeast: (min) => `Enter ${min} or pass am.`,
  atMost: (max) => `Enter ${max} or less.`,
  number: 'Enter number.',
  wholeNumber: 'Enter whole number.',
  notFitting: 'Check wetin you type for here.',
  amountProblems: {
    comma:
      'Na kobo be this? Put dot before kobo, like 5,000.50. Comma dey stand before three numbers, like 5,000.',
    dot: 'Na thousand be this? Write 12,000 or 12000. Kobo get two numbers after the dot, like 12,000.50.',
    size: 'This one pass wetin Onise fit take. Check the zeros.',
    form: 'Write the amount with numbers, like 5,000 or 5k.',
  },
  amountWhole: 'Only complete naira. Comot the kobo.',
  amountInWords: (amount) => amountInWords(amount),
  farTitle: 'Na the correct amount be this?',
  far: {
    above: (spoken, reference) =>
      `You write ${spoken}. E pass 20 times the ${reference} of this todo.`,
    below: (spoken, reference) =>
      `You write ${spoken}. E no reach one part out of ten of the ${reference} of this todo.`,
  },
  farYes: (amount) => `Yes, ${amount}`,
  farNo: 'Change the amount',
  password: 'password',
  show: (secret) => `Show ${secret}`,
  hide: (secret) => `Hide ${secret}`,
  choosePicture: 'Choose picture',
  changePicture: 'Change picture',
  yourPicture: 'Your picture',
  remove: 'Remove',
  sizeLimit: (size) => `Up to ${size}`,
  fileTooBig: (size) => `Choose file of ${size} or less`,
  tapToChange: (size) => `${size} · tap to change`,
  sizeSent: (sent, size) => `${sent} of ${size} don go`,
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  starWords: ['E bad well well', 'E bad', 'E dey manage', 'E good', 'E good well well'],
  notSaved:
    'This one no fit save for this phone. Wetin you write still dey here: free some space, or reload Onise, and try again.',
  share: 'Share',
  linkCopied: 'You don copy the link. Paste am anywhere.',
  linkNotCopied: (url) => `Copy this link: ${url}`,
  isNew: 'New',
  reviews: (count) => (count === 1 ? '1 review' : `${count} reviews`),
  completedJobs: (count) => (count === 1 ? '1 job don complete' : `${count} jobs don complete`),
  completed: (percent, jobs) => `${percent}% of ${jobs} jobs don complete`,
  rating: (rating) => `${rating} out of 5 stars`,
}

import { formatNaira, naira } from '#schema/domain/money.ts'
import { timeWords, weekdayWords } from '#pwa/ui/time-words.ts'
import { words as listWords } from './list-words.ts'

/** What the tasker's screens of todos say. SPEC's fixed messages stand in schema/domain/texts.ts. */
export const words = {
  ...listWords,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'When a client assigns a todo to you, it is here with the money held for it.',
    submitted: 'Work you hand in waits here until the client approves it.',
    completed: 'Finished and paid todos are kept here.',
  },
  find: 'Find a todo',
  asOf: (at: number) => `As this phone knew it at ${timeWords(at)}`,

  verified: 'Verified Client',
  notVerified: 'Not Verified',
  description: 'Job Description',
  skills: 'Skills Required',
  projectType: 'Project type',
  location: 'Location',
  duration: 'Duration',
  price: 'Price',
  address: 'Address',
  addressNote: 'Only you and the client see this.',

  sendProposal: 'Send Proposal',
  submit: 'Submit',
  submitAgain: 'Send a new version',
  review: 'Drop a review',
  backToList: 'Back to the list',
  goneTitle: 'This todo is not here any more',
  gone: 'It was taken by somebody else, or its client took it back.',
  unknownOffline:
    'This phone has not seen this todo before, and there is no network. Open it again when there is a signal.',

  held: (price: number | null) =>
    price === null ? 'The money is held for you.' : `${formatNaira(naira(price))} is held for you.`,
  whenPaidBefore: (client: string) =>
    `You are paid when ${client} approves, or 5 days after you submit.`,
  submitBy: (day: string) => `Submit the work by ${day}.`,
  /** R28, in its own words. */
  whenPaid: (at: string, client: string) =>
    `You will be paid on ${weekdayWords(at)} at ${timeWords(at)} unless ${client} asks for changes.`,
  whenPaidAfterSending: (client: string) =>
    `You are paid when ${client} approves, or 5 days after your work arrives.`,
  paid: (price: number | null) =>
    price === null
      ? 'You have been paid for this todo.'
      : `${formatNaira(naira(price))} was paid to you.`,
  disputed: 'The money stays held until the dispute is settled.',

  work: 'Your work',
  version: (version: number) => `Version ${version}`,
  workFile: 'Open the file',
  workPicture: (version: number) => `The picture of version ${version}`,

  submitTitle: 'Submit your work',
  notes: 'Notes',
  notesHint: 'Say what you did and anything the client should know.',
  notesTooLong: (most: number) => `Notes can be at most ${most.toLocaleString('en-NG')} characters`,
  notesRequired: 'Write a few words about the work.',
  file: 'Picture or PDF of the work',
  filePrompt: 'Choose a picture or PDF',
  fileHint: 'Pictures are made small on your phone before they are sent. A PDF can be up to 10 MB.',
  fileTooBig: 'A PDF can be at most 10 MB',
  fileWrong: 'Use a JPEG, PNG or WebP picture, or a PDF.',
  again: (version: number) =>
    `You already handed in version ${version}. A new one replaces what the client looks at; both see all of them.`,
  restarts: 'The 5 days until you are paid begin again.',
  savedTitle: 'Your work is saved on this phone.',
  savedNote:
    'It goes out by itself when there is a signal and Onise is open. Closing Onise loses nothing.',
  unsentWork: 'Your work on a todo',
  goingBack: 'Taking you back…',
  notYours: 'Only the professional this todo is assigned to can submit work.',
  change: 'Edit',
  discard: 'Discard',
  refusedTitle: 'Your work was not accepted',
  stoppedTitle: 'Your work is kept here',
  stop: 'Stop sending',
  stopped: 'Stopped. What you wrote is kept in its form.',
  goneOut: 'It was just sent.',
} as const

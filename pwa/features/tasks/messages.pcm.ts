import type { Words } from '#schema/domain/localize.ts'
import { words as listWords } from './list/messages.pcm.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  ...listWords,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'When client give you todo, e go show here, and we go hold the money for you.',
    submitted: 'Work wey you submit go show here until the client approve am.',
    completed: 'Todos wey don finish and wey we don pay go show here.',
  },
  find: 'Find todo',

  verified: 'Verified Client',
  notVerified: 'Not Verified',
  description: 'About the work',
  skills: 'Skills wey e need',
  projectType: 'Project type',
  location: 'Location',
  duration: 'Duration',
  price: 'Price',
  address: 'Address',
  addressNote: 'Only you and the client fit see this.',
  ownAddressNote: 'Only you and the professional wey you give the work fit see this.',
  yourProfessional: 'Your professional',

  sendProposal: 'Send proposal',
  findMore: 'Find more todos',
  submit: 'Submit',
  backToList: 'Go back to the list',
  goneTitle: 'This todo no dey available again',
  gone: 'Dem don give am to another professional, or the client don delete am.',
  goneForClient: 'Dem don delete am, or na only other people fit see am.',
  unknownOffline:
    'This todo never dey your phone, and network no dey. Open am again when network come back.',

  aProfessional: 'one professional',
  messageTo: (name) => `Message ${name}`,
  hireAgain: 'Hire again',
  receipt: 'Receipt',
  help: 'Get help',

  work: 'Work wey dem submit',
  version: (version) => `Version ${version}`,
  changesAsked: 'Dem ask for changes on',
  workPicture: (version) => `The picture of version ${version}`,
  workOf: (name) => `The work wey ${name} do`,
  before: 'Before',
  after: 'After',
  earlierWork: 'Versions wey come before',
  noFile: 'No picture or PDF follow this version.',

  submitTitle: 'Submit your work',
  notes: 'Notes',
  notesHint: 'Write wetin you do and anything wey the client suppose know.',
  notesRequired: 'Write small about the work.',
  newVersion: (version) =>
    `You don already submit version ${version}. The client go approve the new version instead. Both of una still fit see the old ones.`,
  savedTitle: 'Your work don save for this phone.',
  savedNote: 'We go send am when you open Onise with network. If you close Onise, nothing go lost.',
  unsentWork: 'Your work for one todo',
  goingBack: 'We dey take you back…',
  notYours: 'Only the professional wey get this work fit submit am.',
  change: 'Edit',
  discard: 'Comot am',
  failedTitle: 'We no accept your work',
  stoppedTitle: 'Your work don save for this phone',
  stop: 'Stop the sending',
  stopped: 'E don stop. Wetin you write still dey the form.',
  alreadySent: 'E just go now now.',
}

import { localize } from '#schema/domain/localize.ts'
import { messages as listMessages } from './list/messages.ts'

/** Texts of a tasker's task screens. */
export const messages = localize('features/tasks', {
  ...listMessages,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'When a client assigns a todo to you, it appears here and the money is held for you.',
    submitted: 'Work that you submit appears here until the client approves it.',
    completed: 'Todos that are finished and paid appear here.',
  },
  find: 'Find a todo',

  verified: 'Verified Client',
  notVerified: 'Not Verified',
  description: 'Job Description',
  skills: 'Skills Required',
  projectType: 'Project type',
  aboutClient: 'About the client',
  location: 'Location',
  price: 'Price',
  address: 'Address',
  addressNote: 'Only you and the client can see this.',
  ownAddressNote: 'Only you and the professional you assign can see this.',
  yourProfessional: 'Your professional',

  sendProposal: 'Send Proposal',
  findMore: 'Find more todos',
  submit: 'Submit',
  backToList: 'Back to the list',
  goneTitle: 'This todo is no longer available',
  gone: 'It was assigned to another professional, or the client deleted it.',
  goneForClient: 'It was deleted, or only others can see it.',
  unknownOffline:
    'This todo is not on your phone yet, and there is no network. Open it again when the network is back.',

  aProfessional: 'a professional',
  messageTo: (name: string) => `Message ${name}`,
  hireAgain: 'Hire again',
  receipt: 'Receipt',
  help: 'Get help',

  work: 'Submitted work',
  version: (version: number) => `Version ${version}`,
  changesAsked: 'Changes asked on',
  workPicture: (version: number) => `The picture of version ${version}`,
  workOf: (name: string) => `The work of ${name}`,
  before: 'Before',
  after: 'After',
  earlierWork: 'Earlier versions',
  noFile: 'No picture or PDF was sent with this version.',

  submitTitle: 'Submit your work',
  notes: 'Notes',
  notesHint: 'Write what you did and anything the client should know.',
  notesRequired: 'Write a few words about the work.',
  newVersion: (version: number) =>
    `You already submitted version ${version}. The client will approve the new version instead. Both of you can still see the old ones.`,
  savedTitle: 'Your work is saved on this phone.',
  savedNote:
    'It is sent when Onise is open and can be reached. If you close Onise, nothing is lost.',
  unsentWork: 'Your work on a todo',
  goingBack: 'Taking you back…',
  notYours: 'Only the professional this todo is assigned to can submit work.',
  change: 'Edit',
  discard: 'Discard',
  failedTitle: 'Your work was not accepted',
  stoppedTitle: 'Your work is saved on this phone',
  stop: 'Stop sending',
  stopped: 'Stopped. You can still find what you wrote in the form.',
  alreadySent: 'It was just sent.',
})

import type { NameMatch } from '#schema/domain/match-names.ts'
import type {
  DocumentKind,
  PictureStep,
  Refusal,
  REGISTER_ANSWERS,
  SHARED_BY,
  StepReason,
  VerificationState,
  VerificationStep,
} from '#schema/domain/verification.ts'

type ReasonOf<Step extends VerificationStep> = Extract<StepReason, { step: Step }>['reason']

export const messages = {
  title: 'Proofs of identity',
  note: 'Oldest first. Opening one reserves it for you for 15 minutes, and tells the user that somebody looks at it.',
  empty: 'No proof of identity waits',
  columns: {
    sent: 'Sent',
    user: 'User',
    document: 'Document',
    taken: 'Taken',
  },
  free: 'Nobody',
  byYou: 'By you',
  takenBy: (name: string) => `By ${name}`,
  kinds: {
    nin: 'NIN slip or card',
    votersCard: 'Voter’s card',
    driversLicence: 'Driver’s licence',
    passport: 'International passport',
  } satisfies Record<DocumentKind, string>,
  states: {
    sent: 'Waiting',
    reviewing: 'Being looked at',
    verified: 'Verified',
    needs_again: 'Asked for again',
    refused: 'Refused',
    ended: 'Taken back, or not answered',
  } satisfies Record<VerificationState, string>,

  proofOf: (name: string) => `Proof of identity of ${name}`,
  waiting: (count: number) =>
    count === 1 ? '1 proof waits' : `${count.toLocaleString('en-NG')} proofs wait`,
  taking: 'Reserving it for you…',
  yours: (until: string) =>
    `Yours until ${until}. While you work on it the time begins anew by itself.`,
  notYours: 'It is not reserved for you',
  over: 'Your 15 minutes are over. Reserve it again to decide.',
  takenByOther: (name: string, until: string) => `${name} looks at this until ${until}`,
  takenText: 'You can read it. Only who has taken it decides.',
  anAdministrator: 'Another administrator',
  take: 'Reserve it',

  typed: 'What the user typed',
  facts: {
    user: 'User',
    name: 'Name on the document',
    birthDate: 'Date of birth',
    document: 'Document',
    number: 'Number',
    sent: 'Sent',
    register: 'The register says',
    again: 'Asked for again',
    refusal: 'Refused',
  },
  age: (years: number) => `${years} years`,
  ending: (last4: string) => `••••${last4}`,
  deleted: 'Deleted',
  register: {
    match: 'Number, name and date of birth match',
    no_match: 'They do not match',
    not_available: 'No answer',
  } satisfies Record<(typeof REGISTER_ANSWERS)[number], string>,

  pictures: 'Pictures',
  showPictures: 'Show the pictures',
  loadAgain: 'Load the pictures again',
  picturesNote: 'The audit log says who opened them.',
  linksEnd: (until: string) => `Their links end at ${until}.`,
  linksEnded: 'Their links have ended. What is shown stays until you leave.',
  broken: 'A picture did not load',
  brokenText: 'Its link has ended, or the network failed.',
  noPictures: 'The pictures are deleted.',
  loading: 'Loading',
  pictureOf: { document: 'The document', face: 'The face' } satisfies Record<PictureStep, string>,
  enlarge: { document: 'Enlarge the document', face: 'Enlarge the face' } satisfies Record<
    PictureStep,
    string
  >,
  turn: { document: 'Turn the document', face: 'Turn the face' } satisfies Record<
    PictureStep,
    string
  >,

  banks: 'Bank accounts of earlier withdrawals',
  noBanks: 'None yet',
  matches: {
    same: 'The same name',
    close: 'Perhaps the same name',
    different: 'Another name',
  } satisfies Record<NameMatch, string>,
  noMatch: 'Not compared: the name is deleted',
  sharing: 'Accounts with something in common',
  noSharing: 'None',
  sharedBy: {
    document: 'Same document',
    bankAccount: 'Same bank account',
    device: 'Same browser',
  } satisfies Record<(typeof SHARED_BY)[number], string>,
  earlier: 'Earlier attempts',
  noEarlier: 'This is the first one',

  decide: 'Decide',
  verify: 'Approve',
  again: 'Ask again',
  refuse: 'Refuse',
  next: 'Next one',
  verifyTitle: (name: string) => `Approve ${name}?`,
  verifyText: 'The user gets the badge, the higher limits and a notice.',
  againTitle: (name: string) => `What does ${name} have to send again?`,
  refuseTitle: (name: string) => `Refuse the proof of ${name}?`,
  refuseText: 'After three refusals in 30 days the user has to wait.',
  refusal: 'Why',
  refusalRequired: 'Choose why.',
  reads: (text: string) => `The user reads: “${text}”`,
  notNeeded: 'Not needed',
  auditNote: 'Note',
  auditNoteHint: 'For the audit log. The user does not read it.',
  steps: {
    name: 'Name and date of birth',
    document: 'Document',
    face: 'Face',
  } satisfies Record<VerificationStep, string>,
  reasons: {
    name: {
      differs: 'The name is another one',
      incomplete: 'The name is not complete',
      birthDate: 'The date of birth is another one',
    } satisfies Record<ReasonOf<'name'>, string>,
    document: {
      blurred: 'Not readable',
      cutOff: 'Cut off',
      glare: 'Glare',
      expired: 'Expired',
      wrongKind: 'Another kind of document',
      numberDiffers: 'The number is another one',
      copy: 'A copy or a screen',
    } satisfies Record<ReasonOf<'document'>, string>,
    face: {
      blurred: 'Not clear',
      dark: 'Too dark',
      covered: 'Covered',
      differs: 'Not sure that it is the same face',
      notLive: 'A picture of a picture',
    } satisfies Record<ReasonOf<'face'>, string>,
  },
  refusals: {
    notGenuine: 'The document is not genuine',
    notYou: 'The document is of another person',
    underAge: 'Younger than 18',
    notConfirmed: 'Not confirmed',
  } satisfies Record<Refusal, string>,

  keys: 'Keys',
  keysNote: 'They work outside of fields.',
  keysOn: 'Keys are on',
} as const

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

const verification: Words<typeof messages> = {
  title: 'Proof of identity',
  note: 'Verified users get badge and higher limits. You fit use Onise without am.',
  whatHappens: 'Wetin go happen to your pictures',
  promises: [
    'We lock your pictures and your number with code where we keep them.',
    'Only the people for Onise wey dey check identity fit open them, and we record every time. Other users no go ever see them.',
    'We fit check your number, name and date of birth with the register wey your document come from, through QoreID. We no go send your pictures.',
    '30 days after we decide, we go delete them.',
    'If network no dey, everything go wait for this phone until network dey.',
  ],
  need: 'You need your document and about three minutes.',
  begin: 'Start',
  step: (at, of) => `Step ${at} of ${of}`,
  steps: { name: 'Who you be', document: 'Your document', face: 'Your face' },
  nameHint: 'As e dey the document, with all your names.',
  kinds: {
    nin: 'NIN slip or card',
    votersCard: 'Voter’s card',
    driversLicence: 'Driver’s licence',
    passport: 'International passport',
  },
  take: { document: 'Snap the document', face: 'Snap your face' },
  pictureHints: {
    document: 'Put am flat for place wey bright. All the four corners must show.',
    face: 'Hold the phone reach your eye level. Make your face full the frame: no cap, no dark glasses.',
  },
  preparing: 'We dey look the picture…',
  unreadable: 'This phone no fit open that file as picture. Snap am again with the camera.',
  pictureRequired: 'Snap the picture first',
  next: 'Next',
  back: 'Step wey dey before',
  send: 'Send',
  sending: 'E dey save…',
  failed: 'E no fit send',
  waiting: 'Your proof of identity dey wait for this phone',
  waitingText: 'E go send when Onise dey open and we fit reach am.',
  change: 'Change am',
  sent: 'We don get your proof of identity',
  reviewing: 'Person dey look am',
  sentText: (document, at) =>
    `${document}, you send am on ${at}. We go send you notice with the result.`,
  document: (kind, last4) => `${kind} ••••${last4}`,
  verified: 'You don get verified',
  verifiedOn: (day) => `We check who you be on ${day}.`,
  again: 'We need something again',
  againText: 'Na only this one you go send again:',
  sendAgain: 'Send am again',
  refused: 'We refuse your proof of identity',
  tryFrom: (at) => `You fit try again from ${at}.`,
  tryNow: 'You fit try again now.',
  tryAgain: 'Try again',
  ended: 'We don take back your verification',
  administrator: 'We no dey verify administrators.',
}

export const words = {
  'features/verification': verification,
}

import { factsOf } from '#schema/domain/facts.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { localize } from '#schema/domain/localize.ts'

/** Messages about proof of identity; the reasons have the names of schema/domain/verification.ts. */
export const VERIFICATION_MESSAGES = localize('domain/verification', {
  sent: 'We have your proof of identity. We tell you when somebody has looked at it.',
  done: 'You are verified already.',
  limitedUntil: (at: number) =>
    `Your proof of identity was refused 3 times in 30 days. You can try again on ${formatLagosDateTime(at)}.`,
  tooYoung: 'Only people of 18 years or more can be verified',
  birthDateNotReal: 'Enter your own date of birth',
  kind: 'Choose a document from the list',
  labels: {
    name: 'Name on the document',
    birthDate: 'Date of birth',
    documentKind: 'Document',
    documentNumber: 'Number of the document',
    documentPicture: 'Picture of the document',
    facePicture: 'Picture of your face',
  },
  numbers: {
    nin: 'A NIN has 11 digits',
    votersCard: 'The VIN on a voter’s card has 19 letters and digits',
    driversLicence: 'The number of a driver’s licence begins with 3 letters and has 11 or 12 signs',
    passport: 'The number of a passport has a letter and 8 digits',
  },
  pictures: {
    too_small: 'This picture is too small. Go closer, or choose the original from the camera.',
    too_dark: 'This picture is too dark. Go to a window or outside and take it again.',
    screenshot: 'This is a screenshot. Take a picture of the document itself with the camera.',
    same_twice: 'This is the picture that you chose before. Each step needs a picture of its own.',
  },
  reasons: {
    name: {
      differs: 'The name is not the one on the document.',
      incomplete: 'Write your whole name as it is on the document.',
      birthDate: 'The date of birth is not the one on the document.',
    },
    document: {
      blurred: 'The document cannot be read. Hold the phone still and take the picture again.',
      cutOff: 'A part of the document is missing. All four corners must be in the picture.',
      glare: 'Light covers a part of the document. Turn it a little and take it again.',
      expired: 'This document has expired. Choose another one.',
      wrongKind: 'The picture shows another document than the one you chose.',
      numberDiffers: 'The number is not the one on the document.',
      copy: 'Take a picture of the document itself, not of a copy or a screen.',
    },
    face: {
      blurred: 'Your face is not clear. Hold the phone still and take the picture again.',
      dark: 'Your face is too dark. Turn to the light and take the picture again.',
      covered: 'A part of your face is covered. Take off glasses, cap and mask.',
      differs: 'We cannot see that your face is the one on the document.',
      notLive: 'Take the picture of your face now, not of another picture.',
    },
  },
  refusals: {
    notGenuine: 'The document does not look genuine.',
    notYou: 'The document is not yours.',
    underAge: 'Only people of 18 years or more can be verified.',
    notConfirmed: 'We could not confirm who you are.',
  },
})
export const VERIFICATION_FACTS = factsOf('verification', VERIFICATION_MESSAGES)

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  evidence: (number) => (number === 1 ? 'Picture or PDF' : `Picture ${number}`),
  evidencePrompt: (number) => (number === 1 ? 'Add picture or PDF' : 'Add another picture'),
  evidenceHint:
    'Up to 6 pictures, or one PDF wey no pass 10 MB. We dey make pictures small to save data. Only you, the other side and Onise fit see dem.',
  evidenceUnsupported: 'Use JPEG, PNG or WebP picture, or PDF.',
  evidenceUnreadable: 'We no fit read this file. Choose am again, or choose another one.',
  evidenceLocked:
    'This PDF get password, so the other person fit no fit open am. If e dey open for your phone, press Print, choose “Save as PDF”, then send that new file. Or send pictures of am.',
  evidenceTooBig: 'PDF no fit pass 10 MB',
  evidenceTooMany: 'Send up to 6 pictures, or one PDF.',
  file: 'Open the PDF',
  proof: {
    same: (at) => `Dem add am for the phone on ${at}, and e never change since`,
    different: 'E change after dem add am for the phone',
    unmarked: 'We no know when dem make this file',
  },
  picture: (number) => `Picture ${number}`,
}

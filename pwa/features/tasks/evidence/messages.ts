import { localize } from '#schema/domain/localize.ts'

/** Texts of files that show something: of a submission, or of a statement. Times come formatted. */
export const messages = localize('features/tasks/evidence', {
  evidence: (number: number) => (number === 1 ? 'Picture or PDF' : `Picture ${number}`),
  evidencePrompt: (number: number) =>
    number === 1 ? 'Add a picture or a PDF' : 'Add another picture',
  evidenceHint:
    'Up to 6 pictures, or one PDF of up to 10 MB. Pictures are made smaller to save data. Only you, the other side and Onise can see them.',
  evidenceUnsupported: 'Use a JPEG, PNG or WebP picture, or a PDF.',
  evidenceUnreadable: 'This file could not be read. Choose it again, or another one.',
  evidenceLocked:
    'This PDF is protected with a password, so the other side may not be able to open it. If it opens on your phone, choose Print, then “Save as PDF”, and send that new file. Or send pictures of it.',
  evidenceTooBig: 'A PDF can be at most 10 MB',
  evidenceTooMany: 'Send up to 6 pictures, or one PDF.',
  file: 'Open the PDF',
  proof: {
    same: (at: string) => `Added on the phone on ${at}, and unchanged since`,
    different: 'Changed after it was added on the phone',
    unmarked: 'We do not know when this file was made',
  },
  picture: (number: number) => `Picture ${number}`,
})

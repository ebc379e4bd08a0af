import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/export', {
  title: 'A copy of my data',
  note: 'Everything that Onise has about you, in one file.',
  contents:
    'Your profile, todos, proposals, work, reviews, messages, money and notices as data (JSON), and the pictures, voice notes and documents that you sent.',
  privacy: 'The file is only on this device. Whoever has it can read all of it.',
  password: 'Password',
  passwordRequired: 'Password is required',
  extent: 'What to copy',
  all: 'Everything',
  allNote: 'With pictures, voice notes and documents: needs more data',
  texts: 'Texts and numbers only',
  start: 'Collect my data',
  starting: 'Starting',
  collecting:
    'Collecting your data. Keep this page open. After an hour it asks for your password again.',
  rows: (count: number) => `${count.toLocaleString('en-NG')} entries read`,
  files: (done: number, all: number) => `File ${done} of ${all}`,
  interrupted: 'Onise could not be reached. What was read is kept.',
  goOn: 'Go on',
  ready: 'Your copy is ready',
  missing: (count: number) =>
    count === 1
      ? '1 file could not be read and is not in the copy.'
      : `${count} files could not be read and are not in the copy.`,
  save: 'Save the file',
  needsNetwork: 'This needs a network.',
  expired: 'It took longer than an hour. Enter your password again.',
})

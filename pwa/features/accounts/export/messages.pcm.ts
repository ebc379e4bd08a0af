import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Copy of my data',
  note: 'Everything wey Onise get about you, inside one file.',
  contents:
    'Your profile, todos, proposals, work, reviews, messages, money and notices as data (JSON), and the pictures, voice notes and documents wey you send.',
  privacy: 'The file dey only for this device. Anybody wey get am fit read everything.',
  password: 'Password',
  passwordRequired: 'You must fill the password',
  extent: 'Wetin to copy',
  all: 'Everything',
  allNote: 'With pictures, voice notes and documents: e need more data',
  texts: 'Only texts and numbers',
  start: 'Gather my data',
  starting: 'E dey start',
  collecting:
    'We dey gather your data. No close this page. After one hour e go ask for your password again.',
  rows: (count) => `We don read ${count.toLocaleString('en-NG')} entries`,
  files: (done, all) => `File ${done} of ${all}`,
  interrupted: 'Network cut. Wetin we don read still dey.',
  goOn: 'Continue',
  ready: 'Your copy don ready',
  missing: (count) =>
    count === 1
      ? 'We no fit read 1 file, so e no dey the copy.'
      : `We no fit read ${count} files, so dem no dey the copy.`,
  save: 'Save the file',
  needsNetwork: 'You need network for this one.',
  expired: 'E don pass one hour. Put your password again.',
}

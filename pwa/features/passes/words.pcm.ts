import type { Words } from '#schema/domain/localize.ts'
import type { checkMessages, messages as passTexts } from './messages.ts'

const check: Words<typeof checkMessages> = {
  title: 'Check one pass',
  note: 'See who dey your door. Once you don open this page, e go work without network.',
  scan: 'Scan the code',
  stop: 'Stop the camera',
  hold: 'Hold this phone put for the code.',
  noCamera:
    'The camera no gree start. Scan the code with the camera app of this phone, or type the six words.',
  label: 'Six words, or the link',
  hint: 'The professional go read the words out.',
  needed: 'Type the six words, or paste the link',
  check: 'Check',
  checking: 'E dey check...',
  sixWords: 'This one no be six words. Type all six, or paste the whole link.',
  unknownWord: (word: string) => `“${word}” no dey for any pass. Ask make dem talk am again.`,
  unknownWords: 'No pass get these words. Ask make dem talk am again.',
  wordsOffline: 'Na Onise dey find the words, and e need network. Scan the code instead.',
  another: 'Check another pass',
  states: {
    valid: 'This pass dey correct.',
    notYet: 'This pass never start.',
    expired: 'This pass don expire.',
    revoked: 'This pass don end.',
    altered: 'This one no be pass from Onise.',
    unknownKey: 'We no fit check this pass yet.',
    noKeys: 'This phone no fit check pass yet.',
  },
  texts: {
    valid: 'Na Onise sign am. Compare the picture or the six words.',
    notYet: 'Na for another day.',
    expired: 'The last day don pass.',
    revoked:
      'Dem don cancel the work, finish am or give another person, or dem don choose another day.',
    altered: 'Person change am, or another person make am. No trust am.',
    unknownKey: 'E get signature wey this phone no know. Connect to internet, then check again.',
    noKeys: 'Connect to internet one time. After that e go work without network.',
  },
  verified: 'Onise don verify am',
  notVerified: 'Not verified',
  work: 'Work',
  area: 'Area',
  valid: 'Valid',
  days: (from: string, until: string) => (from === until ? from : `${from} reach ${until}`),
  words: 'Six words',
  compare: 'The professional dey see the same words and fit read dem out.',
  pictureOffline: 'The picture need network.',
  list: (ago: string) => `List of passes wey don end: ${ago}.`,
  listOld: 'We no fit refresh am. Pass wey end after that time go still look correct here.',
  listShort: 'E no complete: without network some passes wey don end go still look correct here.',
}

const own: Words<typeof passTexts> = {
  title: 'Pass for the door',
  text: 'For gate or door: e dey show who you be and wetin you come do, never the exact address.',
  show: 'Show my pass',
  none: 'The day wey una agree don pass, so pass no dey.',
  notRead: 'Your pass go come when this phone get network one time.',
  code: 'The code of your pass',
  scan: 'People go scan this code, or open Onise page “Check one pass” and hear your six words:',
  noPicture: 'Add picture to your profile: people dey compare am with you.',
}

export const words = { 'features/passes/check': check, 'features/passes': own }

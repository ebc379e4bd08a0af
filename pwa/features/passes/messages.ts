import { localize } from '#schema/domain/localize.ts'

/** Of the page that checks a pass, which anybody opens. */
export const checkMessages = localize('features/passes/check', {
  title: 'Check a pass',
  note: 'See who is at the door. Once this page was open it works without a network.',
  scan: 'Scan the code',
  stop: 'Stop the camera',
  hold: 'Hold this phone over the code.',
  noCamera:
    'The camera does not start. Scan the code with the camera app of this phone, or type the six words.',
  label: 'Six words, or the link',
  hint: 'The professional reads the words out.',
  needed: 'Type the six words, or paste the link',
  check: 'Check',
  checking: 'Checking...',
  sixWords: 'These are not six words. Type all six, or paste the whole link.',
  unknownWord: (word: string) => `“${word}” is no word of a pass. Ask to hear it again.`,
  unknownWords: 'No pass has these words. Ask to hear them again.',
  wordsOffline: 'Words are looked up at Onise, which needs a network. Scan the code instead.',
  another: 'Check another pass',
  states: {
    valid: 'This pass is valid.',
    notYet: 'This pass is not valid yet.',
    expired: 'This pass has expired.',
    revoked: 'This pass has ended.',
    altered: 'This is not a pass of Onise.',
    unknownKey: 'This pass cannot be checked yet.',
    noKeys: 'This phone cannot check passes yet.',
  },
  texts: {
    valid: 'Onise signed it. Compare the picture or the six words.',
    notYet: 'It is for another day.',
    expired: 'Its last day is over.',
    revoked:
      'The work was cancelled, finished or given to somebody else, or another day was agreed.',
    altered: 'It was changed, or somebody else made it. Do not trust it.',
    unknownKey:
      'It names a signature that this phone does not know. Connect to the internet and check again.',
    noKeys: 'Connect to the internet once. After that it works without a network.',
  },
  verified: 'Verified by Onise',
  notVerified: 'Not verified',
  work: 'Work',
  area: 'Area',
  valid: 'Valid',
  days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  words: 'Six words',
  compare: 'The professional sees the same words and can read them out.',
  pictureOffline: 'The picture needs a network.',
  list: (ago: string) => `List of ended passes: ${ago}.`,
  listOld: 'It could not be refreshed. A pass that ended since then would still look valid here.',
  listShort: 'It is not complete: without a network some ended passes still look valid here.',
})

/** Of the professional's own pass. */
export const messages = localize('features/passes', {
  title: 'Pass for the door',
  text: 'For the gate or the door: it shows who you are and what you come for, never the exact address.',
  show: 'Show my pass',
  none: 'The agreed day is over, so there is no pass.',
  notRead: 'Your pass comes when this phone has a network once.',
  code: 'The code of your pass',
  scan: 'Others scan this code or open the page “Check a pass” of Onise and hear your six words:',
  noPicture: 'Add a picture to your profile: others compare it with you.',
})

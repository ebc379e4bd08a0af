import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ètò',
  note: 'Àkáǹtì yín, àti bí Onise ṣe ń ṣiṣẹ́ lórí ẹ̀rọ yìí.',
  account: 'Àkáǹtì yín',
  changePicture: 'Yí àwòrán padà',
  editProfile: 'Ṣàtúnṣe profile',
  editProfileNote: 'Àwòrán, orúkọ iṣẹ́, àlàyé àti ibi tí ẹ wà',
  createPin: 'Ṣe PIN',
  createPinNote: 'Ẹ nílò rẹ̀ láti yọ owó nínú wallet yín',
  updatePin: 'Yí PIN padà',
  updatePinNote: 'Láti yí PIN tí ẹ ní padà',
  changePassword: 'Yí password padà',
  changePasswordNote: 'Àwọn ẹ̀rọ yòókù máa jáde',
  sessions: 'Ibi tí ẹ ti wọlé',
  sessionsNote: 'Ẹ wo àwọn ẹ̀rọ yín kí ẹ sì jáde lórí wọn',
  exportData: 'Ẹ̀dà data mi',
  exportDataNote: 'Gbogbo ohun tí Onise mọ̀ nípa yín',
  closeAccount: 'Ti àkáǹtì mi',
  closeAccountNote: 'Pa data yín rẹ́ títí láé',
  notices: 'Ìfitónilétí',
}

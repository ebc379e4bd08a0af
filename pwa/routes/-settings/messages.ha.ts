import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Saituna',
  note: 'Asusunku, da yadda Onise take aiki a wannan na’ura.',
  account: 'Asusunku',
  changePicture: 'Canja hoto',
  editProfile: 'Gyara profile',
  editProfileNote: 'Hoto, sunan aiki, bayani da wuri',
  createPin: 'Ƙirƙiri PIN',
  createPinNote: 'Kuna buƙatarsa don cire kuɗi daga wallet ɗinku',
  updatePin: 'Canja PIN',
  updatePinNote: 'Don canja PIN ɗin da kuke da shi',
  changePassword: 'Canja kalmar sirri',
  changePasswordNote: 'Za a fitar da sauran na’urori',
  sessions: 'Inda kuka shiga',
  sessionsNote: 'Ku ga na’urorinku, ku fitar da su',
  exportData: 'Kwafin bayanaina',
  exportDataNote: 'Duk abin da Onise take da shi game da ku',
  closeAccount: 'Rufe asusuna',
  closeAccountNote: 'Goge bayananku har abada',
  notices: 'Sanarwa',
}

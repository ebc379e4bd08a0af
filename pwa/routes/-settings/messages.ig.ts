import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ntọala',
  note: 'Akaụntụ gị, na otu Onise si arụ ọrụ na ngwaọrụ a.',
  account: 'Akaụntụ gị',
  changePicture: 'Gbanwee foto',
  editProfile: 'Dezie profile',
  editProfileNote: 'Foto, aha ọrụ, nkọwa na ebe ị nọ',
  createPin: 'Mepụta PIN',
  createPinNote: 'Ị chọrọ ya iji wepụ ego na wallet gị',
  updatePin: 'Gbanwee PIN',
  updatePinNote: 'Iji gbanwee PIN i nwere',
  changePassword: 'Gbanwee password',
  changePasswordNote: 'Ngwaọrụ ndị ọzọ ga-apụ',
  sessions: 'Ebe ị banyere',
  sessionsNote: 'Lee ngwaọrụ gị ma pụọ na ha',
  exportData: 'Nnomi data m',
  exportDataNote: 'Ihe niile Onise nwere banyere gị',
  closeAccount: 'Mechie akaụntụ m',
  closeAccountNote: 'Hichapụ data gị kpamkpam',
  notices: 'Ọkwa',
}

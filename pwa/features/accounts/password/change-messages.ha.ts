import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './change-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Canja kalmar sirri',
  note: 'Za ku ci gaba da kasancewa a nan, kuma za a fitar da ku a ko’ina daban.',
  current: 'Kalmar sirri ta yanzu',
  currentRequired: 'Ana buƙatar kalmar sirri ta yanzu',
  newPassword: 'Sabuwar kalmar sirri',
  send: 'Canja kalmar sirri',
  same: 'Wannan ita ce kalmar sirrinku ta yanzu. Ku zaɓi wata.',
  forgot: 'Kun manta kalmar sirri?',
  offline: 'Babu network. Kuna buƙatarsa don canja kalmar sirri.',
}

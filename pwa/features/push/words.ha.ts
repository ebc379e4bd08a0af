import type { Words } from '#schema/domain/localize.ts'
import type { messages as pushTexts } from './messages.ts'

const push: Words<typeof pushTexts> = {
  title: 'Sanarwa a wannan waya',
  why: 'Onise za ta iya gaya muku nan take idan wani ya aiko proposal, ya zaɓe ku, ya biya ku ko ya rubuta muku, ko da a rufe take. Za ku iya kashe shi a kowane lokaci.',
  quiet: 'Daga 21:00 zuwa 07:00 gargaɗi game da asusunku ne kaɗai yake yin sauti.',
  turnOn: 'Kunna sanarwa',
  turningOn: 'Ana kunnawa…',
  turnOff: 'Kashe sanarwa',
  later: 'Ba yanzu ba',
  on: 'An kunna sanarwa a wannan waya.',
  onNote: 'Idan kuka fita a nan, za su tsaya har sai kun sake shiga.',
  offered: 'Kuna so ku sani idan wani ya ba da amsa?',
  denied:
    'Kun toshe sanarwar Onise. Don ba da izini, ku buɗe saitunan wannan site a burauzarku, ku zaɓi “Notifications” sannan “Allow”.',
  unsupported:
    'Wannan burauza ba ta iya nuna sanarwa. Onise tana nuna abin da yake sabo idan kuka buɗe ta.',
  notInstalled:
    'iPhone tana nuna sanarwa ne kawai ga app da ke fuskar wayar. Ku ƙara Onise a fuskar wayarku, ku buɗe ta daga can, ku kunna sanarwa.',
  unavailable: 'Ba a iya samun sanarwa a yanzu. Ku sake gwadawa nan gaba.',
  offline: 'Ku haɗu da intanet don canja wannan.',
  failed: 'Wannan bai yi ba. Ku duba haɗinku, ku sake gwadawa.',
}

export const words = {
  'features/push': push,
}

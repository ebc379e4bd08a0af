import type { Words } from '#schema/domain/localize.ts'
import { itemCount } from './connection-messages.ha.ts'
import type { messages } from './dialog-messages.ts'

export const words: Words<typeof messages> = {
  switchType: {
    title: { client: 'A koma Kwastoma?', tasker: 'A koma Ƙwararre?' },
    text: 'Za a fitar da ku, sannan ku sake shiga da imel da kalmar sirri ɗin nan da kuke da su.',
    stays:
      'Wallet ɗinku, PIN ɗinku, sharhinku da duk aikin da aka fara suna nan yadda suke. Za ku iya komawa a kowane lokaci.',
    waiting: (count: number) =>
      count === 1 ? 'Todo 1 yana jiran amincewarku.' : `Todo ${count} suna jiran amincewarku.`,
    waitingText: 'Za ku iya amincewa bayan kun koma ma.',
    unsent: (count: number) => `Ba a aika ${itemCount(count)} ba tukuna. Ku aika su tukuna.`,
    needsNetwork: 'Babu network. Za ku iya komawa idan ya dawo.',
    confirm: { client: 'Koma Kwastoma', tasker: 'Koma Ƙwararre' },
    switching: 'Ana komawa',
    send: 'Aika tukuna',
    cancel: 'Tsaya',
  },
  logOut: {
    title: 'A fita?',
    unsent: (count: number, canKeep = false) =>
      `Ba a aika ${itemCount(count)} ba tukuna. ${
        canKeep
          ? 'Idan kuka bar su, za su zauna a wannan waya a kulle har sai kun sake shiga a nan. Sannan a aika su.'
          : 'Ku aika su tukuna. A wannan karon ba za a iya barin su a wannan waya idan kuka fita ba.'
      } Duk sauran abubuwanku za a goge su daga wannan waya.`,
    allSent:
      'An aika duk abin da kuka yi. Za a goge bayananku daga wannan waya, kuma za su sake lodawa idan kuka shiga.',
    notDeleted:
      'Kun fita, amma wannan waya ba ta iya goge duk bayananku ba. Don goge su, ku share bayanan Onise a saitunan burauzarku.',
    maybeSent: 'Mai yiwuwa an riga an aika wasu. Yin watsi da su ba ya dawo da su.',
    send: 'Aika tukuna',
    sending: 'Ana aikawa',
    keep: 'Bar su a fita',
    discard: 'Yi watsi da su a fita',
    logOut: 'Fita',
    cancel: 'Tsaya',
  },
}

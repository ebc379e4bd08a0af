import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  create: {
    title: 'Ƙirƙiri PIN',
    note: 'Onise tana tambayar PIN ɗinku duk lokacin da za ku cire kuɗi zuwa banki.',
    pin: 'PIN',
    pinHint: 'Lambobi 4 zuwa 6',
    confirm: 'Tabbatar da PIN',
    confirmHint: 'Ku sake rubuta lambobin nan',
    password: 'Kalmar sirri',
    passwordHint: 'Ta asusunku, saboda akwai kuɗi a wallet ɗinku',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    newLimit: (perDay: string) =>
      `Don kare ku, za ku iya cire ${perDay} a rana a cikin awa 24 na farko bayan wannan.`,
    send: 'Ƙirƙiri PIN',
    sending: 'Ana ƙirƙira...',
    exists: 'Kuna da PIN tuni',
    existsText: 'Ku canja shi da tsohon PIN, ko ku saka sabo idan kun manta shi.',
  },
  update: {
    title: 'Canja PIN',
    note: 'Kuna buƙatar PIN ɗin da kuke amfani da shi yanzu.',
    old: 'Tsohon PIN',
    confirm: 'Tabbatar da PIN',
    placeholder: 'tabbatar da sabon PIN ɗinku',
    confirmHint: 'Wannan zai zama sabon PIN ɗinku',
    send: 'Canja PIN',
    sending: 'Ana canjawa...',
    none: 'Ba ku da PIN tukuna',
    noneText: 'Ku ƙirƙiri ɗaya tukuna.',
    same: 'Wannan shi ne PIN ɗin da kuke da shi. Ku zaɓi wani.',
  },
  forgot: {
    title: 'Na manta PIN',
    link: 'Kun manta PIN?',
    requestNote: 'Ku saka kalmar sirrinku. Sannan za mu aika lamba zuwa imel ɗinku.',
    password: 'Kalmar sirri',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    request: 'Aiko mini lamba',
    requesting: 'Ana aikawa...',
    haveCode: 'Ina da lamba tuni',
    codeNote: (email: string) =>
      `Ku rubuta lambobi 6 daga imel ɗin da muka aika zuwa ${email}. Suna aiki na minti 10.`,
    code: 'Lamba',
    codeInvalid: 'Lambar tana da lambobi 6',
    pin: 'Sabon PIN',
    confirm: 'Tabbatar da PIN',
    pause: 'Don kare ku, ba za ku iya cire kuɗi ba na awa 24 bayan wannan.',
    set: 'Saka sabon PIN',
    setting: 'Ana sakawa...',
    again: 'Aika wata lamba',
  },
  digits: (label: string) => `${label} ya zama lambobi 4 zuwa 6`,
  show: 'Nuna lambobi',
  hide: 'Ɓoye lambobi',
  weak: 'Yana da sauƙin a gane wannan PIN. Ɓarayi suna fara gwada lambobi masu maimaituwa, masu jere da shekaru. Ku zaɓi wani.',
  mismatch: 'PIN ɗin ba iri ɗaya ba ne',
  offline:
    'Babu network. Ba a taɓa adana PIN ɗinku a waya ba, don haka kuna buƙatar network don wannan.',
  lockedTitle: (until: string) => `An kulle PIN ɗinku har zuwa ${until}`,
  lockedText:
    'An gwada ba daidai ba sau da yawa. Kuɗinku suna nan lafiya. Ku sake gwadawa a lokacin, ko ku saka sabon PIN.',
  limitedTitle: (perDay: string, until: string) =>
    `Za ku iya cire ${perDay} a rana har zuwa ${until}`,
  limitedText:
    'Asusunku ko PIN ɗinku sabo ne. Don kare ku, ƙananan kuɗi ne kaɗai za su iya fita kafin nan.',
  pausedTitle: (until: string) => `Ba za ku iya cire kuɗi ba har zuwa ${until}`,
  pausedText:
    'Kun saka sabon PIN. Don kare ku, babu kuɗin da zai iya fita daga wallet ɗinku kafin nan.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { checkMessages, messages as passTexts } from './messages.ts'

const check: Words<typeof checkMessages> = {
  title: 'Duba fas',
  note: 'Ku ga wanda yake bakin ƙofa. Da zarar kun taɓa buɗe wannan shafi, yana aiki ba tare da network ba.',
  scan: 'Karanta lambar da kyamara',
  stop: 'Dakatar da kyamara',
  hold: 'Ku riƙe wayar nan a kan lambar.',
  noCamera:
    'Kyamara ba ta buɗe ba. Ku karanta lambar da manhajar kyamara ta wayar nan, ko ku rubuta kalmomi shida.',
  label: 'Kalmomi shida, ko link',
  hint: 'Ƙwararren yana karanta kalmomin da murya.',
  needed: 'Ku rubuta kalmomi shida, ko ku liƙa link ɗin',
  check: 'Duba',
  checking: 'Ana dubawa...',
  sixWords: 'Waɗannan ba kalmomi shida ba ne. Ku rubuta duka shida, ko ku liƙa link ɗin gaba ɗaya.',
  unknownWord: (word: string) => `“${word}” ba kalmar fas ba ce. Ku nemi a maimaita ta.`,
  unknownWords: 'Babu fas mai waɗannan kalmomi. Ku nemi a maimaita su.',
  wordsOffline:
    'Ana neman kalmomi a Onise, wanda yake buƙatar network. Ku karanta lambar a maimakon haka.',
  another: 'Duba wani fas',
  states: {
    valid: 'Wannan fas yana aiki.',
    notYet: 'Wannan fas bai fara aiki ba tukuna.',
    expired: 'Lokacin wannan fas ya ƙare.',
    revoked: 'An soke wannan fas.',
    altered: 'Wannan ba fas ɗin Onise ba ne.',
    unknownKey: 'Ba a iya duba wannan fas ba tukuna.',
    noKeys: 'Wayar nan ba ta iya duba fas ba tukuna.',
  },
  texts: {
    valid: 'Onise ne ya sa hannu. Ku kwatanta hoton ko kalmomi shida.',
    notYet: 'Na wata rana ne.',
    expired: 'Ranarsa ta ƙarshe ta wuce.',
    revoked: 'An soke aikin, ko an gama shi, ko an ba wani, ko an amince da wata rana.',
    altered: 'An canza shi, ko wani ne ya yi shi. Kada ku yarda da shi.',
    unknownKey: 'Yana da sa hannun da wayar nan ba ta sani ba. Ku haɗa intanet ku sake dubawa.',
    noKeys: 'Ku haɗa intanet sau ɗaya. Bayan haka yana aiki ba tare da network ba.',
  },
  verified: 'Onise ya tabbatar',
  notVerified: 'Ba a tabbatar ba',
  work: 'Aiki',
  area: 'Unguwa',
  valid: 'Yana aiki',
  days: (from: string, until: string) => (from === until ? from : `${from} zuwa ${until}`),
  words: 'Kalmomi shida',
  compare: 'Ƙwararren yana ganin kalmomi iri ɗaya kuma zai iya karanta su.',
  pictureOffline: 'Hoton yana buƙatar network.',
  list: (ago: string) => `Jerin fas da aka soke: ${ago}.`,
  listOld: 'Ba a iya sabunta shi ba. Fas da aka soke daga baya zai yi kama da mai aiki a nan.',
  listShort:
    'Bai cika ba: ba tare da network ba wasu fas da aka soke za su yi kama da masu aiki a nan.',
}

const own: Words<typeof passTexts> = {
  title: 'Fas na bakin ƙofa',
  text: 'Don get ko ƙofa: yana nuna ko ku wane ne da abin da kuka zo yi, ba ya nuna ainihin adireshi.',
  show: 'Nuna fas ɗina',
  none: 'Ranar da aka amince da ita ta wuce, don haka babu fas.',
  notRead: 'Fas ɗinku zai zo idan wayar nan ta sami network sau ɗaya.',
  code: 'Lambar fas ɗinku',
  scan: 'Wasu za su karanta wannan lambar, ko su buɗe shafin Onise “Duba fas” su ji kalmominku shida:',
  noPicture: 'Ku ƙara hoto a profile ɗinku: wasu suna kwatanta shi da ku.',
}

export const words = { 'features/passes/check': check, 'features/passes': own }

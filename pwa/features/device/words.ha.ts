import type { Words } from '#schema/domain/localize.ts'
import type { messages as languageTexts } from './language/messages.ts'
import type { messages as deviceTexts } from './messages.ts'

const language: Words<typeof languageTexts> = {
  title: 'Harshe',
  label: 'Harshen wannan na’ura',
  hint: 'Onise za ta sake buɗewa da harshen da kuka zaɓa. Abin da kuka rubuta yana nan.',
  unavailable: 'Ba a adana wannan harshe a wannan waya ba. Ku zaɓe shi idan kuna da network.',
}

const device: Words<typeof deviceTexts> = {
  appearance: {
    title: 'Kamanni',
    label: 'Launuka',
    system: 'Da kansa',
    light: 'Mai haske',
    dark: 'Mai duhu',
  },
  data: {
    title: 'Data da hotuna',
    note: 'Data da Onise ta yi amfani da ita a wannan na’ura, ga duk asusu gaba ɗaya, har da sabunta app.',
    today: 'Yau',
    month: 'Wannan wata',
    price: 'Farashin 1 MB',
    priceHint: 'Abin da network ɗinku yake caji. Onise tana amfani da shi don nuna muku kuɗin.',
    counting: 'Ana ƙirgawa…',
    unavailable: 'Wannan burauza ba ta nuna yawan data da Onise take amfani da ita ba.',
    lite: 'Rage amfani da data',
    liteNote:
      'Hotuna suna lodawa idan kuka taɓa su. Ba a loda komai tun kafin lokaci. Onise tana rage duba canje-canje zuwa kashi ɗaya cikin huɗu, kuma tana duba sabuwar siga ne kawai idan kuka buɗe ta.',
    assignedTasks: 'Hotunan todo da aka ba ku ana adana su a wannan na’ura koyaushe.',
    saveData: 'An kunna data saver na wayarku, don haka Onise tana tsimin data tuni.',
  },
  storage: {
    title: 'A wannan na’ura',
    used: 'Wurin da Onise take amfani da shi',
    unknown: 'Wannan burauza ba ta nuna ba',
    todos: 'Todo da za ku iya buɗewa ba tare da network ba',
    unsent: 'Ba a aika ba tukuna',
    nothingUnsent: 'An aika komai',
    seeUnsent: 'Duba abin da ba a aika ba',
    protectedTitle: 'An kare shi',
    protected: 'Burauzar ba ta goge abin da Onise ta adana a nan. Ku kaɗai za ku iya.',
    unprotectedTitle: 'Ba a kare shi ba',
    unprotected:
      'Idan wurin wannan na’ura ya cika, burauzar za ta iya goge abin da Onise ta adana a nan, har da abin da ba a aika ba tukuna.',
    unsupported: 'Wannan burauza ba za ta iya kare abin da Onise ta adana daga gogewa ba.',
    protect: 'Kare shi',
    refused: 'Burauzar ba ta yarda ba a yanzu. Yawanci tana yarda idan Onise tana fuskar wayarku.',
    clear: 'Share bayanan da aka adana',
    clearNote:
      'Hotuna, todo da profile na wasu, da tsofaffin saƙonni. Suna sake lodawa idan kuka duba su. Todo naku, da duk abin da ba a aika ba tukuna, suna nan.',
    cleared: 'An share bayanan da aka adana',
  },
  version: {
    title: 'Wannan siga',
    build: (build: string) => `Onise ${build}`,
    check: 'Duba ko akwai sabuwar siga',
    newest: 'Kuna da sabuwar siga.',
    waiting: 'Sabuwar siga ta shirya.',
    update: 'Sabunta',
  },
}

export const words = {
  'features/device/language': language,
  'features/device': device,
}

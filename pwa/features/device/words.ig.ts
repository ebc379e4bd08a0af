import type { Words } from '#schema/domain/localize.ts'
import type { messages as languageTexts } from './language/messages.ts'
import type { messages as deviceTexts } from './messages.ts'

const language: Words<typeof languageTexts> = {
  title: 'Asụsụ',
  label: 'Asụsụ nke ngwaọrụ a',
  hint: 'Onise ga-emepe ọzọ n’asụsụ ị họọrọ. Ihe i dere agaghị efu.',
  unavailable: 'E chekwaghị asụsụ a na ekwentị a. Họrọ ya mgbe i nwere network.',
}

const device: Words<typeof deviceTexts> = {
  appearance: {
    title: 'Ọdịdị',
    label: 'Agba',
    system: 'N’onwe ya',
    light: 'Ihè',
    dark: 'Ọchịchịrị',
  },
  data: {
    title: 'Data na foto',
    note: 'Data Onise jiri na ngwaọrụ a, maka akaụntụ niile ọnụ, gụnyere mmelite app.',
    today: 'Taa',
    month: 'Ọnwa a',
    price: 'Ọnụ ego 1 MB',
    priceHint: 'Ego network gị na-ana. Onise na-eji ya egosi gị ego ọ na-efu.',
    counting: 'A na-agụ…',
    unavailable: 'Ihe nchọgharị a anaghị egosi data ole Onise na-eji.',
    lite: 'Belata data',
    liteNote:
      'Foto na-abata mgbe ị pịrị ha. Ọ dịghị ihe na-ebu ụzọ abata. Onise na-elele mgbanwe otu ụzọ n’ụzọ anọ nke ugboro ọ na-elebu, ọ na-elekwa ụdị ọhụrụ naanị mgbe i mepere ya.',
    assignedTasks: 'A na-echekwa foto nke todo ndị e nyere gị na ngwaọrụ a mgbe niile.',
    saveData: 'A gbanyere data saver nke ekwentị gị, ya mere Onise na-echekwalarị data.',
  },
  storage: {
    title: 'Na ngwaọrụ a',
    used: 'Ohere Onise na-eji',
    unknown: 'Ihe nchọgharị a anaghị egosi ya',
    todos: 'Todo ndị i nwere ike imepe ma network adịghị',
    unsent: 'E zigabeghị',
    nothingUnsent: 'E zigala ihe niile',
    seeUnsent: 'Lee ihe e zigabeghị',
    protectedTitle: 'E chebere ya',
    protected: 'Ihe nchọgharị ahụ anaghị ehichapụ ihe Onise chekwara ebe a. Naanị gị nwere ike.',
    unprotectedTitle: 'E chebeghị ya',
    unprotected:
      'Ọ bụrụ na ohere agwụ na ngwaọrụ a, ihe nchọgharị ahụ nwere ike ihichapụ ihe Onise chekwara ebe a, ya na ihe e zigabeghị.',
    unsupported: 'Ihe nchọgharị a enweghị ike ichebe ihe Onise chekwara ka a ghara ihichapụ ya.',
    protect: 'Chebe ya',
    refused: 'Ihe nchọgharị ahụ ekweghị ugbu a. Ọ na-ekwekarị mgbe Onise dị n’ihu ekwentị gị.',
    clear: 'Hichapụ data echekwara',
    clearNote:
      'Foto, todo na profile nke ndị ọzọ, na ozi ochie. Ha na-abata ọzọ mgbe i lere ha. Todo nke gị, na ihe niile e zigabeghị, ga-anọ.',
    cleared: 'Ehichapụla data echekwara',
  },
  version: {
    title: 'Ụdị a',
    build: (build: string) => `Onise ${build}`,
    check: 'Lelee ma ụdị ọhụrụ dị',
    newest: 'I nwere ụdị kacha ọhụrụ.',
    waiting: 'Ụdị ọhụrụ adịla njikere.',
    update: 'Melite',
  },
}

export const words = {
  'features/device/language': language,
  'features/device': device,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages as languageTexts } from './language/messages.ts'
import type { messages as deviceTexts } from './messages.ts'

const language: Words<typeof languageTexts> = {
  title: 'Èdè',
  label: 'Èdè ẹ̀rọ yìí',
  hint: 'Onise máa tún ṣí ní èdè tí ẹ bá yàn. Ohun tí ẹ kọ kò ní sọnù.',
  unavailable: 'Èdè yìí kò sí ní ìpamọ́ lórí fóònù yìí. Ẹ yàn án nígbà tí ẹ bá ní network.',
}

const device: Words<typeof deviceTexts> = {
  appearance: {
    title: 'Ìrísí',
    label: 'Àwọ̀',
    system: 'Fúnra rẹ̀',
    light: 'Mímọ́lẹ̀',
    dark: 'Dúdú',
  },
  data: {
    title: 'Data àti àwòrán',
    note: 'Data tí Onise lò lórí ẹ̀rọ yìí, fún gbogbo àkáǹtì lápapọ̀, títí kan ẹ̀dà app tuntun.',
    today: 'Òní',
    month: 'Oṣù yìí',
    price: 'Iye owó 1 MB',
    priceHint: 'Iye tí network yín ń gbà. Onise ń lò ó láti fi iye owó hàn yín.',
    counting: 'Ó ń kà á…',
    unavailable: 'Ẹ̀rọ ìwákiri yìí kì í fi iye data tí Onise ń lò hàn.',
    lite: 'Dín data kù',
    liteNote:
      'Àwòrán máa ń ṣí nígbà tí ẹ bá tẹ̀ wọ́n. Kò sí ohun tó ń ṣí ṣáájú. Onise máa ń wo ohun tó yí padà ní ìdá mẹ́rin ìgbà tó máa ń wò ó tẹ́lẹ̀, ó sì ń wá ẹ̀dà tuntun kìkì nígbà tí ẹ bá ṣí i.',
    assignedTasks: 'Àwòrán todo tí wọ́n gbé fún yín máa ń wà ní ìpamọ́ lórí ẹ̀rọ yìí nígbà gbogbo.',
    saveData: 'Data saver fóònù yín wà ní títàn, nítorí náà Onise ti ń dín data kù.',
  },
  storage: {
    title: 'Lórí ẹ̀rọ yìí',
    used: 'Àyè tí Onise ń lò',
    unknown: 'Ẹ̀rọ ìwákiri yìí kò fi hàn',
    todos: 'Todo tí ẹ lè ṣí láìsí network',
    unsent: 'Kò tíì lọ',
    nothingUnsent: 'Gbogbo rẹ̀ ti lọ',
    seeUnsent: 'Wo ohun tí kò tíì lọ',
    protectedTitle: 'Ó ní ààbò',
    protected: 'Ẹ̀rọ ìwákiri náà kì í pa ohun tí Onise fi pamọ́ síbí rẹ́. Ẹ̀yin nìkan lẹ lè ṣe é.',
    unprotectedTitle: 'Kò ní ààbò',
    unprotected:
      'Bí àyè ẹ̀rọ yìí bá tán, ẹ̀rọ ìwákiri náà lè pa ohun tí Onise fi pamọ́ síbí rẹ́, àti ohun tí kò tíì lọ.',
    unsupported: 'Ẹ̀rọ ìwákiri yìí kò lè dáàbò bo ohun tí Onise fi pamọ́.',
    protect: 'Dáàbò bò ó',
    refused: 'Ẹ̀rọ ìwákiri náà kò gbà báyìí. Ó sábà máa ń gbà nígbà tí Onise bá wà lójú fóònù yín.',
    clear: 'Nu data tó wà ní ìpamọ́',
    clearNote:
      'Àwòrán, todo àti profile àwọn ẹlòmíràn, àti àtẹ̀jíṣẹ́ àtijọ́. Wọ́n máa tún ṣí nígbà tí ẹ bá wò wọ́n. Todo tiyín, àti gbogbo ohun tí kò tíì lọ, máa wà.',
    cleared: 'A ti nu data tó wà ní ìpamọ́',
  },
  version: {
    title: 'Ẹ̀dà yìí',
    build: (build: string) => `Onise ${build}`,
    check: 'Wò ó bóyá ẹ̀dà tuntun wà',
    newest: 'Ẹ ní ẹ̀dà tó tuntun jù.',
    waiting: 'Ẹ̀dà tuntun ti ṣe tán.',
    update: 'Gba ẹ̀dà tuntun',
  },
}

export const words = {
  'features/device/language': language,
  'features/device': device,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages as communityTexts } from './messages.ts'

const community: Words<typeof communityTexts> = {
  title: 'Àwọn àwùjọ wa',
  note: 'Ẹgbẹ́ tí àwọn oníbàárà àti akọ́ṣẹ́mọṣẹ́ ti ń pàdé. Ilé-iṣẹ́ mìíràn ló ni wọ́n, gbogbo ẹni tó wà nínú ẹgbẹ́ náà ló sì máa rí ohun tí ẹ bá kọ síbẹ̀.',
  opensElsewhere: 'ó máa ṣí nínú tab tuntun',
  none: 'Kò tíì sí àwùjọ',
  noneText: 'Àwọn ẹgbẹ́ tí ẹ lè wọ̀ máa hàn níbí.',
  offline:
    'Kò sí network. Àkójọ yìí jẹ́ ti ìgbà tí ẹ wá kẹ́yìn, àwọn ẹgbẹ́ náà á sì ṣí nígbà tí ẹ bá ní network.',
  safety:
    'Ẹ má ṣe fi PIN, password tàbí kóòdù yín ránṣẹ́ nínú ẹgbẹ́ láé, inú Onise nìkan sì ni kí ẹ ti máa sanwó.',
  updates: 'Ìròyìn láti Onise',
  close: 'Pa dé',
  see: 'Wo àwòrán náà',
  seePdf: 'Ṣí PDF náà',
}

export const words = {
  'features/community': community,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  evidence: (number: number) => (number === 1 ? 'Àwòrán tàbí PDF' : `Àwòrán ${number}`),
  evidencePrompt: (number: number) =>
    number === 1 ? 'Fi àwòrán tàbí PDF sí i' : 'Fi àwòrán mìíràn sí i',
  evidenceHint:
    'Àwòrán tí kò ju 6 lọ, tàbí PDF kan tí kò ju 10 MB lọ. A máa sọ àwòrán di kékeré láti dín data kù. Ẹ̀yin, ìhà kejì àti Onise nìkan ló lè rí wọn.',
  evidenceUnsupported: 'Ẹ lo àwòrán JPEG, PNG tàbí WebP, tàbí PDF.',
  evidenceUnreadable: 'Fáìlì yìí kò lè ṣí. Ẹ tún un yàn, tàbí kí ẹ yan òmíràn.',
  evidenceLocked:
    'PDF yìí ní password, nítorí náà ẹnì kejì lè má lè ṣí i. Tí ó bá ń ṣí lórí fóònù yín, ẹ yan Print, lẹ́yìn náà “Save as PDF”, kí ẹ fi fáìlì tuntun náà ránṣẹ́. Tàbí kí ẹ fi àwòrán rẹ̀ ránṣẹ́.',
  evidenceTooBig: 'PDF kò gbọ́dọ̀ ju 10 MB lọ',
  evidenceTooMany: 'Ẹ fi àwòrán tí kò ju 6 lọ ránṣẹ́, tàbí PDF kan.',
  file: 'Ṣí PDF náà',
  proof: {
    same: (at: string) => `A fi kún un lórí fóònù ní ${at}, kò sì yí padà láti ìgbà náà`,
    different: 'Ó yí padà lẹ́yìn tí a fi kún un lórí fóònù',
    unmarked: 'A kò mọ ìgbà tí a ṣe fáìlì yìí',
  },
  picture: (number: number) => `Àwòrán ${number}`,
}

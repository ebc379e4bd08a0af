import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  evidence: (number: number) => (number === 1 ? 'Hoto ko PDF' : `Hoto na ${number}`),
  evidencePrompt: (number: number) => (number === 1 ? 'Ƙara hoto ko PDF' : 'Ƙara wani hoto'),
  evidenceHint:
    'Hotuna har 6, ko PDF ɗaya da bai wuce 10 MB ba. Ana rage girman hotuna don adana data. Ku, ɗayan ɓangaren da Onise kaɗai za ku iya ganin su.',
  evidenceUnsupported: 'Ku yi amfani da hoton JPEG, PNG ko WebP, ko PDF.',
  evidenceUnreadable: 'Ba a iya karanta wannan fayil ba. Ku sake zaɓarsa, ko ku zaɓi wani.',
  evidenceLocked:
    'Wannan PDF yana da kalmar sirri, don haka ɗaya ɓangaren ba zai iya buɗe shi ba. Idan yana buɗewa a wayarku, ku zaɓi Print, sannan “Save as PDF”, ku aika sabon fayil ɗin. Ko ku aika hotunansa.',
  evidenceTooBig: 'PDF ba zai wuce 10 MB ba',
  evidenceTooMany: 'Ku aika hotuna har 6, ko PDF ɗaya.',
  file: 'Buɗe PDF',
  proof: {
    same: (at: string) => `An saka shi a wayar ranar ${at}, bai canja ba tun daga lokacin`,
    different: 'An canja shi bayan an saka shi a wayar',
    unmarked: 'Ba mu san lokacin da aka yi wannan fayil ba',
  },
  picture: (number: number) => `Hoto na ${number}`,
}

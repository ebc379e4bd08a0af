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
    'Wannan PDF yana da kalmar sirri, don haka ɗaya ɓangaren ba zai iya buɗe shi ba. Ku adana shi ba tare da kalmar sirri ba ku sake zaɓarsa, ko ku aika hotunansa.',
  evidenceTooBig: 'PDF ba zai wuce 10 MB ba',
  evidenceTooMany: 'Ku aika hotuna har 6, ko PDF ɗaya.',
  file: 'Buɗe PDF',
  proof: {
    same: (at: string) => `Fayil ɗin nan da aka ɗauka ${at}`,
    different: 'Ba shi ne fayil ɗin da aka ɗauka a waya ba',
    unmarked: 'Babu shaidar lokacin da aka ɗauke shi',
  },
  picture: (number: number) => `Hoto na ${number}`,
}

import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  evidence: (number: number) => (number === 1 ? 'Foto ma ọ bụ PDF' : `Foto ${number}`),
  evidencePrompt: (number: number) => (number === 1 ? 'Tinye foto ma ọ bụ PDF' : 'Tinye foto ọzọ'),
  evidenceHint:
    'Foto ruo 6, ma ọ bụ otu PDF na-akarịghị 10 MB. A na-eme ka foto dị obere iji chekwaa data. Naanị gị, onye nke ọzọ na Onise nwere ike ịhụ ha.',
  evidenceUnsupported: 'Jiri foto JPEG, PNG ma ọ bụ WebP, ma ọ bụ PDF.',
  evidenceUnreadable: 'E nweghị ike ịgụ faịlụ a. Họrọ ya ọzọ, ma ọ bụ họrọ nke ọzọ.',
  evidenceLocked:
    'PDF a nwere password, ya mere onye nke ọzọ nwere ike ọ gaghị emepe ya. Ọ bụrụ na ọ na-emepe na fon gị, họrọ Print, mechaa “Save as PDF”, ziga faịlụ ọhụrụ ahụ. Ma ọ bụ ziga foto ya.',
  evidenceTooBig: 'PDF agaghị akarị 10 MB',
  evidenceTooMany: 'Ziga foto ruo 6, ma ọ bụ otu PDF.',
  file: 'Mepee PDF ahụ',
  proof: {
    same: (at: string) => `E tinyere ya na ekwentị na ${at}, ọ gbanwebeghị kemgbe`,
    different: 'Ọ gbanwere mgbe e tinyechara ya na ekwentị',
    unmarked: 'Anyị amaghị mgbe e mere faịlụ a',
  },
  picture: (number: number) => `Foto ${number}`,
}

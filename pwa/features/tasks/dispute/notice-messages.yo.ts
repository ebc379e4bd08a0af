import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './notice-messages.ts'

export const words: Words<typeof messages> = {
  title: (title: string) => `Aáwọ̀: ${title}`,
  answer: (until: string) => `Ẹ sọ ohun tó ṣẹlẹ̀ kó tó di ${until}.`,
  offered: 'Ìhà kejì dábàá láti pín owó náà. Ẹ gbà á, tàbí kí ẹ dábàá tiyín.',
  awaitAnswer: (until: string) => `Ìhà kejì ní títí di ${until} láti dáhùn.`,
  awaitDecision: (until: string) =>
    `Administrator máa ṣèpinnu kó tó di ${until}, àfi bí ẹ bá fẹnu kò láàárín ara yín ṣáájú.`,
  open: 'Lọ sí aáwọ̀ náà',
}

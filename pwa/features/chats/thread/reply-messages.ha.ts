import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reply-messages.ts'

export const words: Words<typeof messages> = {
  label: 'Gajerun amsoshi',
  client: {
    start: {
      first: 'Barka. Yaushe za ku iya zuwa ku duba?',
      second: 'Barka. Farashinku ya haɗa da kayan aiki?',
      third: 'Barka. Kun taɓa yin irin wannan aiki?',
    },
    talk: {
      first: 'Yaushe za ku iya farawa?',
      second: 'Farashinku ya haɗa da kayan aiki?',
      third: 'Nawa ne farashinku na ƙarshe?',
    },
    work: {
      first: 'Kuna kan hanya?',
      second: 'Yaushe zai kammala?',
      third: 'Na gode, aiki ya yi kyau.',
    },
  },
  tasker: {
    start: {
      first: 'Barka. Zan iya zuwa in fara dubawa?',
      second: 'Barka. Don Allah ku aiko mini da hotonsa?',
      third: 'Barka. Yaushe kuke so a gama?',
    },
    talk: {
      first: 'Don Allah ku aiko mini da hotonsa?',
      second: 'Farashina ya haɗa da kayan aiki.',
      third: 'Zan iya farawa gobe.',
    },
    work: {
      first: 'Ina kan hanya.',
      second: 'Ku yi haƙuri, zan ɗan makara.',
      third: 'Na gama aikin. Don Allah ku duba.',
    },
  },
}

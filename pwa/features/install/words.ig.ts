import type { Words } from '#schema/domain/localize.ts'
import type { messages as installTexts } from './messages.ts'

const install: Words<typeof installTexts> = {
  title: 'Tinye Onise n’ihu ekwentị gị',
  text: 'Ọ na-emeghe ka app ọ bụla, ọbụna ma network adịghị, ọ naghịkwa ewe ohere ruru otu foto.',
  add: 'Tinye n’ihu ekwentị',
  later: 'Ọ bụghị ugbu a',

  section: 'N’ihu ekwentị gị',
  installed: 'Onise dị n’ihu ekwentị gị. I si ebe ahụ mepee ya.',
  byMenu:
    'Mepee menu nke ihe nchọgharị gị, họrọ “Install app” ma ọ bụ “Add to Home screen”, ma ọ bụrụ na otu n’ime ha dị.',
  ios: {
    title: 'Buru ụzọ tinye Onise n’ihu ekwentị gị',
    why: 'Safari na iPhone na-ehichapụ ihe site chekwara mgbe ụbọchị 7 gasịrị ma ọ bụrụ na i mepeghị ya, ya na ihe i dere ma zigalighị. N’ihu ekwentị, ọ na-adịgide.',
    steps: [
      'Pịa Share, igbe nwere akụ, na Safari.',
      'Họrọ “Add to Home Screen”, họrọzie “Add”.',
      'Mepee Onise site n’akara ya ma banye ebe ahụ otu ugboro.',
    ],
    sends:
      'A na-eziga ihe i chekwara mgbe network adịghị mgbe i mepere Onise ọzọ: iPhone anaghị eziga ihe ọ bụla mgbe e mechiri ya.',
    done: 'Aghọtara m',
  },
}

export const words = {
  'features/install': install,
}

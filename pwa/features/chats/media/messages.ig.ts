import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  picture: 'Foto',
  pictureFrom: (name: string) => `Foto sitere na ${name}`,
  ownPicture: 'Foto gị',
  open: 'Mepee ya ka ọ buo ibu:',
  loading: 'Foto ahụ na-abata',
  preparing: 'A na-eme ka foto ahụ dị obere…',
  notAPicture: 'E nweghị ike imepe faịlụ a dị ka foto. Họrọ foto JPEG, PNG ma ọ bụ WebP.',
  pictureHint: 'Ihe i dere n’okpuru na-eso ya aga, ọ na-akọwakwa foto ahụ.',
  voiceHint: 'Ihe i dere n’okpuru na-eso ya aga, maka ndị na-apụghị ige ntị.',
  remove: 'Wepụ',
  deleteRecording: 'Hichapụ olu e dekọrọ',
  sending: 'A na-eziga',
  fileOffline: 'Ọ ga-abata mgbe network dị.',
  fileFailed: 'O nweghị ike ịbata.',
  retry: 'Nwaa ọzọ',
  cannotPlay: 'Ihe nchọgharị a enweghị ike ịkpọ olu a.',
  play: (duration: string) => `Gee olu ahụ, ${duration}`,
  pause: 'Kwụsịtụ olu ahụ',
  starting: 'A na-emepe igwe okwu. Kwe ya ma ihe nchọgharị gị jụọ.',
  recording: 'A na-edekọ. Ọ ga-akwụsị mgbe sekọnd 60 gasịrị.',
  slide: 'Dọrọ n’aka ekpe ka ị kagbuo',
  letGoToCancel: 'Hapụ ka ị kagbuo',
  stop: 'Kwụsị',
  close: 'Mechie',
  trouble: {
    denied:
      'Onise enweghị ikike iji igwe okwu. Kwe ya na ntọala ihe nchọgharị gị maka site a, nwaa ọzọ.',
    missing: 'A hụghị igwe okwu na ngwaọrụ a.',
    busy: 'E nweghị ike imepe igwe okwu. O nwere ike ịbụ na app ọzọ ji ya. Mechie app ahụ, nwaa ọzọ.',
    unsupported: 'Ihe nchọgharị a enweghị ike idekọ olu. Dee ozi kama ya.',
    empty:
      'Ọ dịghị ihe e dekọrọ. Jide bọtịnụ ahụ mgbe ị na-ekwu okwu, ma ọ bụ pịa ya otu ugboro ma pịa ya ọzọ ka ọ kwụsị.',
  },
}

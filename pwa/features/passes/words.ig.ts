import type { Words } from '#schema/domain/localize.ts'
import type { checkMessages, messages as passTexts } from './messages.ts'

const check: Words<typeof checkMessages> = {
  title: 'Lelee paasị',
  note: 'Hụ onye nọ n’ọnụ ụzọ. Ozugbo e mepere ibe a otu ugboro, ọ na-arụ ọrụ na-enweghị network.',
  scan: 'Were kamera gụọ koodu',
  stop: 'Kwụsị kamera',
  hold: 'Jide ekwentị a n’elu koodu ahụ.',
  noCamera:
    'Kamera emepeghị. Were ngwa kamera nke ekwentị a gụọ koodu ahụ, ma ọ bụ pịnye okwu isii ahụ.',
  label: 'Okwu isii, ma ọ bụ link',
  hint: 'Ọkachamara ahụ na-agụpụta okwu ndị ahụ.',
  needed: 'Pịnye okwu isii ahụ, ma ọ bụ mado link ahụ',
  check: 'Lelee',
  checking: 'Ọ na-elele...',
  sixWords: 'Ndị a abụghị okwu isii. Pịnye ha isii, ma ọ bụ mado link ahụ dum.',
  unknownWord: (word: string) => `“${word}” abụghị okwu nke paasị. Rịọ ka e kwughachi ya.`,
  unknownWords: 'Ọ nweghị paasị nwere okwu ndị a. Rịọ ka e kwughachi ha.',
  wordsOffline:
    'Ọ bụ Onise na-achọ okwu ndị ahụ, nke chọrọ network. Were kamera gụọ koodu ahụ kama.',
  another: 'Lelee paasị ọzọ',
  states: {
    valid: 'Paasị a na-arụ ọrụ.',
    notYet: 'Paasị a amalitebeghị.',
    expired: 'Oge paasị a agwụla.',
    revoked: 'Paasị a akwụsịla.',
    altered: 'Nke a abụghị paasị Onise.',
    unknownKey: 'Enweghị ike ilele paasị a ugbu a.',
    noKeys: 'Ekwentị a enweghị ike ilele paasị ugbu a.',
  },
  texts: {
    valid: 'Onise bịanyere aka na ya. Jiri foto ma ọ bụ okwu isii ahụ tụnyere.',
    notYet: 'Ọ bụ maka ụbọchị ọzọ.',
    expired: 'Ụbọchị ikpeazụ ya agafeela.',
    revoked:
      'A kagburu ọrụ ahụ, emechara ya, e nyere ya onye ọzọ, ma ọ bụ e kwekọrịtara n’ụbọchị ọzọ.',
    altered: 'A gbanwere ya, ma ọ bụ onye ọzọ mere ya. Atụkwasịla ya obi.',
    unknownKey: 'O nwere mbinye aka ekwentị a amaghị. Jikọọ na ịntanetị ma lelee ọzọ.',
    noKeys: 'Jikọọ na ịntanetị otu ugboro. Mgbe ahụ ọ ga-arụ ọrụ na-enweghị network.',
  },
  verified: 'Onise enyochala ya',
  notVerified: 'Enyochabeghị ya',
  work: 'Ọrụ',
  area: 'Mpaghara',
  valid: 'Ọ dị irè',
  days: (from: string, until: string) => (from === until ? from : `${from} ruo ${until}`),
  words: 'Okwu isii',
  compare: 'Ọkachamara ahụ na-ahụ otu okwu ndị ahụ ma nwee ike ịgụpụta ha.',
  pictureOffline: 'Foto ahụ chọrọ network.',
  list: (ago: string) => `Ndepụta paasị ndị kwụsịrị: ${ago}.`,
  listOld: 'Enweghị ike ime ya ọhụrụ. Paasị kwụsịrị kemgbe ahụ ga-adị ka ọ na-arụ ọrụ ebe a.',
  listShort: 'O zughị ezu: na-enweghị network, ụfọdụ paasị kwụsịrị ga-adị ka ha na-arụ ọrụ ebe a.',
}

const own: Words<typeof passTexts> = {
  title: 'Paasị maka ọnụ ụzọ',
  text: 'Maka ọnụ ụzọ ámá ma ọ bụ ụlọ: ọ na-egosi onye ị bụ na ihe ị bịara ime, ọ naghị egosi kpọmkwem adreesị.',
  show: 'Gosi paasị m',
  none: 'Ụbọchị e kwekọrịtara agafeela, ya mere paasị adịghị.',
  notRead: 'Paasị gị ga-abịa mgbe ekwentị a nwetara network otu ugboro.',
  code: 'Koodu nke paasị gị',
  scan: 'Ndị ọzọ na-agụ koodu a, ma ọ bụ mepee ibe Onise “Lelee paasị” ma nụ okwu isii gị:',
  noPicture: 'Tinye foto na profaịlụ gị: ndị ọzọ na-eji ya tụnyere gị.',
}

export const words = { 'features/passes/check': check, 'features/passes': own }

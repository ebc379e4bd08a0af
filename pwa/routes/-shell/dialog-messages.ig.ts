import type { Words } from '#schema/domain/localize.ts'
import { itemCount } from './connection-messages.ig.ts'
import type { messages } from './dialog-messages.ts'

export const words: Words<typeof messages> = {
  switchType: {
    title: { client: 'Gbanwee gaa Onye ahịa?', tasker: 'Gbanwee gaa Ọkachamara?' },
    text: 'Ị ga-apụ, were otu email na password ahụ banye ọzọ.',
    stays:
      'Wallet gị, PIN gị, nyocha gị na ọrụ niile amalitela ga-adị ka ha dị. I nwere ike ịgbanwe ọzọ mgbe ọ bụla.',
    waiting: (count: number) => `Todo ${count} na-eche ka ị kwado ya.`,
    waitingText: 'I ka nwere ike ịkwado ya mgbe ị gbanwechara.',
    unsent: (count: number) => `E zigabeghị ${itemCount(count)}. Buru ụzọ ziga ha.`,
    needsNetwork: 'Enweghị network. I nwere ike ịgbanwe mgbe ọ lọtara.',
    confirm: { client: 'Gbanwee gaa Onye ahịa', tasker: 'Gbanwee gaa Ọkachamara' },
    switching: 'A na-agbanwe',
    send: 'Buru ụzọ ziga',
    cancel: 'Nọrọ',
  },
  logOut: {
    title: 'Ị chọrọ ịpụ?',
    unsent: (count: number, canKeep = false) =>
      `E zigabeghị ${itemCount(count)}. ${
        canKeep
          ? 'Ọ bụrụ na ị hapụ ha, ha ga-anọ na ekwentị a na mkpọchi ruo mgbe ị banyere ebe a ọzọ. Mgbe ahụ ka a ga-eziga ha.'
          : 'Buru ụzọ ziga ha. Ha agaghị anọli na ekwentị a ma ị pụọ ugbu a.'
      } A ga-ehichapụ ihe gị ndị ọzọ niile na ekwentị a.`,
    allSent:
      'E zigala ihe niile i mere. A ga-ehichapụ data gị na ekwentị a, ọ ga-abata ọzọ mgbe ị banyere.',
    notDeleted:
      'Ị pụọla, ma ekwentị a enweghị ike ihichapụ data gị niile. Ka i hichapụ ya, hichapụ data Onise na ntọala ihe nchọgharị gị.',
    maybeSent: 'O nwere ike ịbụ na e zigalarị ụfọdụ. Ịtụfu ya agaghị eweghachi nke ahụ.',
    send: 'Buru ụzọ ziga',
    sending: 'A na-eziga',
    keep: 'Hapụ ha wee pụọ',
    discard: 'Tụfuo ha wee pụọ',
    logOut: 'Pụọ',
    cancel: 'Nọrọ',
  },
}

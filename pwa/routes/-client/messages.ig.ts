import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Nnọọ, ${name}`,
  welcomeNote: 'Gịnị ka ị chọrọ ka e meere gị taa?',
  createTask: 'Tinye todo',
  posted: (title: string) => `E tinyela todo gị: ${title}`,
  postedText:
    'Ndị ọkachamara nwere ike ịhụ ya ugbu a ma zitere gị proposal. Anyị ga-agwa gị mgbe otu bịara. Ị naghị akwụ ihe ọ bụla ruo mgbe ị họọrọ otu.',
  postWaits: (title: string) => `Echekwala ya na ekwentị a: ${title}`,
  postWaitsText:
    'A ga-etinye ya mgbe i mepere Onise na network. Ị gaghị akwụ ihe ọ bụla ruo mgbe ị họọrọ ọkachamara.',
  approved: (amount: string, name: string) => `A kwụla ${name} ${amount}.`,
  approvedNext: 'Ọrụ ahụ emechiela. Gwa ndị ọzọ otú o siri dị.',
  review: 'Dee nyocha',
  seePosted: 'Lee todo ahụ',
  toDo: 'Ihe ị ga-eme ugbu a',
  more: 'Hụ ihe ndị ọzọ na-eche gị',
  fewer: 'Gosi naanị nke mbụ',
  myTodos: 'Todo gị',
  seeAll: 'Lee ha niile',
  noneYet: 'Tinye todo mbụ gị, ndị ọkachamara ga-ezitere gị ọnụ ego ha.',
  kycTitle: 'Enyochabeghị onye ị bụ',
  kycText:
    'Onye nọ na Onise na-enyocha onye ị bụ. Ị nwere ike itinye todo ma kwụọ ụgwọ na-enweghị ya.',
  kycAction: 'Otu a ga-esi enyocha gị',
  waiting: (count: number) => `Todo ${count} na-eche ka ị kwado ya`,
  waitingText: 'Lelee ọrụ ahụ, kwadozie ya ka a kwụọ ụgwọ.',
  lookAtWork: 'Lelee ọrụ ahụ',
  available: 'Na wallet gị',
  held: (amount: string, todos: number) => `E jidere ${amount} maka todo ${todos}`,
  emptyOngoing: 'Todo na-apụta ebe a mgbe i nyere ya ọkachamara.',
  emptySubmitted: 'Ọrụ ọkachamara nyefere na-apụta ebe a ka ị kwado ya.',
  emptyCompleted: 'Todo ndị ị kwadoro ma kwụọ ụgwọ ha na-apụta ebe a.',
  notFound: 'Anyị ahụghị todo ahụ.',
  notFoundOffline: 'E chekwaghị todo a na ekwentị a, network adịghịkwa.',
  goBack: 'Laghachi azụ',
}

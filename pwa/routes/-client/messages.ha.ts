import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Barka da zuwa, ${name}`,
  welcomeNote: 'Me kuke so a yi muku yau?',
  createTask: 'Saka todo',
  posted: (title: string) => `An saka todo ɗinku: ${title}`,
  postedText:
    'Ƙwararru suna iya ganinsa yanzu su aiko muku proposals. Za mu gaya muku idan ɗaya ta zo. Ba za ku biya komai ba sai kun zaɓi ɗaya.',
  postWaits: (title: string) => `An adana a wayar nan: ${title}`,
  postWaitsText:
    'Za a wallafa shi idan kun buɗe Onise da network. Ba za ku biya komai ba sai kun zaɓi ƙwararre.',
  approved: (amount: string, name: string) => `An biya ${name} ${amount}.`,
  approvedNext: 'An rufe aikin. Ku gaya wa sauran mutane yadda ya kasance.',
  review: 'Rubuta sharhi',
  seePosted: 'Duba todo',
  toDo: 'Abin yi yanzu',
  more: 'Duba sauran abin da ke jiran ku',
  fewer: 'Nuna na farko kawai',
  myTodos: 'Todo ɗinku',
  seeAll: 'Duba duka',
  noneYet: 'Ku saka todo ɗinku na farko, ƙwararru za su aiko muku da farashinsu.',
  kycTitle: 'Ba a tantance ku ba tukuna',
  kycText:
    'Wani mutum a Onise yana bincika ko ku wane ne. Za ku iya saka todo ku biya ba tare da shi ba.',
  kycAction: 'Yadda za a tantance ku',
  waiting: (count: number) =>
    count === 1 ? 'Todo 1 yana jiran amincewarku' : `Todo ${count} suna jiran amincewarku`,
  waitingText: 'Ku duba aikin, sannan ku amince da shi don a biya.',
  lookAtWork: 'Duba aikin',
  available: 'A wallet ɗinku',
  held: (amount: string, todos: number) => `Ana riƙe da ${amount} domin todo ${todos}`,
  emptyOngoing: 'Todo yana bayyana a nan idan kun ba da shi.',
  emptySubmitted: 'Aikin da ƙwararre ya miƙa yana bayyana a nan don ku amince da shi.',
  emptyCompleted: 'Todo da kuka amince da su kuka biya suna bayyana a nan.',
  notFound: 'Ba mu sami wannan todo ba.',
  notFoundOffline: 'Ba a adana wannan todo a wannan waya ba, kuma babu network.',
  goBack: 'Koma baya',
}

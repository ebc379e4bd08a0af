import type { Words } from '#schema/domain/localize.ts'
import type { GENERAL_MESSAGES } from '../general.ts'
import { words as emptyStateWords } from './empty-states.ts'

export const words: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'Ana buƙatar a cika komai',
  pleaseSelectTask: 'Ku zaɓi aiki',
  ...emptyStateWords,
  usernameTooLong: 'Sunan amfani ba zai wuce harafi 8 ba',
  skillsUpdated: 'An sabunta ƙwarewa',
  registered: 'An buɗe asusu. Za ku iya shiga yanzu.',
  loggedIn: 'Kun shiga.',
  typeSwitched: {
    client: 'Yanzu kuna a matsayin Kwastoma. Ku shiga don ci gaba.',
    tasker: 'Yanzu kuna a matsayin Ƙwararre. Ku shiga don ci gaba.',
  },
  loggedOut: 'Kun fita.',
  profileUpdated: 'An sabunta profile.',
  taskPosted: 'An saka todo ɗinku.',
  supportSent: 'Mun sami saƙonku. Za mu amsa ta imel ɗinku.',
  taskEdited: 'An sabunta todo ɗinku.',
  commandCancelled: 'An soke',
  taskDeleted: 'An goge todo.',
  taskRestored: 'Todo ɗinku ya dawo.',
  proposalSent: 'An aika proposal ɗinku.',
  proposalEdited: 'An sabunta proposal ɗinku.',
  proposalDeclined: 'An ƙi proposal ɗin. Ƙwararren yana ganin dalilinku.',
  proposalWithdrawn: 'An janye proposal ɗinku.',
  taskAwarded: 'An ba da todo. Ana riƙe da kuɗin har sai kun amince da aikin.',
  workSubmitted: 'An miƙa aikinku.',
  workApproved: 'An amince. An biya ƙwararren.',
  alreadyApproved: 'An riga an amince',
  uploadCancelled: 'An soke aikawa.',
  contactsHidden:
    'Ana ɓoye lambobin waya, imel da link har sai an ba da todo, don kare ɓangarorin biyu.',
}

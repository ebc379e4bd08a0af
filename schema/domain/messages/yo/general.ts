import type { Words } from '#schema/domain/localize.ts'
import type { GENERAL_MESSAGES } from '../general.ts'
import { words as emptyStateWords } from './empty-states.ts'

export const words: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'Ẹ gbọ́dọ̀ kọ gbogbo rẹ̀',
  pleaseSelectTask: 'Ẹ jọ̀ọ́, ẹ yan iṣẹ́ kan',
  ...emptyStateWords,
  usernameTooLong: 'Orúkọ ìlò kò gbọ́dọ̀ ju lẹ́tà 8 lọ',
  skillsUpdated: 'A ti ṣàtúnṣe ìmọ̀ iṣẹ́',
  registered: 'Àkáǹtì yín ti ṣí. Ẹ lè wọlé báyìí.',
  loggedIn: 'Ẹ ti wọlé.',
  typeSwitched: {
    client: 'Ẹ ti di Oníbàárà báyìí. Ẹ wọlé láti tẹ̀síwájú.',
    tasker: 'Ẹ ti di Akọ́ṣẹ́mọṣẹ́ báyìí. Ẹ wọlé láti tẹ̀síwájú.',
  },
  loggedOut: 'Ẹ ti jáde.',
  profileUpdated: 'A ti ṣàtúnṣe profile.',
  taskPosted: 'Todo yín ti jáde síta.',
  supportSent: 'A ti rí ìfiránṣẹ́ yín gbà. A ó dáhùn sí ímeèlì yín.',
  taskEdited: 'A ti ṣàtúnṣe todo yín.',
  commandCancelled: 'A ti fagi lé e',
  taskDeleted: 'A ti pa todo rẹ́.',
  taskRestored: 'Todo yín ti padà.',
  proposalSent: 'Proposal yín ti lọ.',
  proposalEdited: 'A ti ṣàtúnṣe proposal yín.',
  proposalDeclined: 'Ẹ ti kọ proposal náà. Akọ́ṣẹ́mọṣẹ́ náà máa rí ìdí yín.',
  proposalWithdrawn: 'Ẹ ti fa proposal yín sẹ́yìn.',
  taskAwarded: 'Ẹ ti gbé todo fún un. A máa di owó náà mú títí ẹ ó fi fọwọ́ sí iṣẹ́ náà.',
  workSubmitted: 'Iṣẹ́ yín ti lọ.',
  workApproved: 'Ẹ ti fọwọ́ sí i. A ti sanwó fún akọ́ṣẹ́mọṣẹ́ náà.',
  alreadyApproved: 'Ẹ ti fọwọ́ sí i tẹ́lẹ̀',
  uploadCancelled: 'A ti fagi lé ìfiránṣẹ́ náà.',
  contactsHidden:
    'A máa fi nọ́ńbà fóònù, ímeèlì àti link pamọ́ títí tí wọ́n á fi gbé todo fún ẹnì kan, láti dáàbò bo ìhà méjèèjì.',
}

import type { Words } from '#schema/domain/localize.ts'
import type { GENERAL_MESSAGES } from '../general.ts'
import { words as emptyStateWords } from './empty-states.ts'

export const words: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'A ga-ejurịrị ha niile',
  pleaseSelectTask: 'Biko họrọ ọrụ',
  ...emptyStateWords,
  usernameTooLong: 'Aha njirimara agaghị akarị mkpụrụ edemede 8',
  skillsUpdated: 'Emelitela nka',
  registered: 'E mepeela akaụntụ. I nwere ike ịbanye ugbu a.',
  loggedIn: 'Ị banyela.',
  typeSwitched: {
    client: 'Ị bụzi Onye ahịa. Banye ka ị gaa n’ihu.',
    tasker: 'Ị bụzi Ọkachamara. Banye ka ị gaa n’ihu.',
  },
  loggedOut: 'Ị pụọla.',
  profileUpdated: 'Emelitela profile.',
  taskPosted: 'E tinyela todo gị.',
  supportSent: 'Anyị enwetala ozi gị. Anyị ga-aza na email gị.',
  taskEdited: 'Emelitela todo gị.',
  commandCancelled: 'Akagbuola',
  taskDeleted: 'Ehichapụla todo.',
  taskRestored: 'Todo gị alọtala.',
  proposalSent: 'E zigala proposal gị.',
  proposalEdited: 'Emelitela proposal gị.',
  proposalDeclined: 'A jụrụ proposal ahụ. Ọkachamara ahụ na-ahụ ihe kpatara ya.',
  proposalWithdrawn: 'E wepụla proposal gị.',
  taskAwarded: 'E nyela todo ahụ. A na-ejide ego ahụ ruo mgbe ị kwadoro ọrụ ahụ.',
  workSubmitted: 'E nyefeela ọrụ gị.',
  workApproved: 'Ị kwadoro ya. Akwụọla ọkachamara ahụ ụgwọ.',
  alreadyApproved: 'Akwadoolarị ya',
  uploadCancelled: 'Akagbuola izipu ahụ.',
  contactsHidden:
    'A na-ezochi nọmba ekwentị, email na link ruo mgbe e nyere todo ahụ, iji chebe akụkụ abụọ.',
}

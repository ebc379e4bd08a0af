import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  title: 'Find professional',
  note: 'Professionals wey choose make we list dem. The order dey change every day, and new people get their turn.',
  trade: 'Trade',
  chooseTrade: 'Wetin you need make dem do?',
  where: 'Where the work dey?',
  skill: 'Skill',
  anySkill: 'Any one',
  filters: 'More filters',
  only: 'Show only',
  wellRated: '4 stars and above',
  verified: 'Verified',
  free: 'Free now',
  list: 'Professionals',
  kilometres: (km: number) => `${km} km from there`,
  busy: 'Busy now',
  answers: {
    hour: 'Dey usually answer within one hour',
    day: 'Dey usually answer within one day',
    longer: 'Dey usually take pass one day to answer',
  },
  none: (area: string) => `Nobody never dey near ${area}`,
  noneAnywhere: 'Nobody never dey for wetin you choose',
  noneText: 'Post todo, and we go tell everybody for this trade.',
  post: 'Post todo',
  stored: 'We no fit reach Onise: na wetin you see last be this.',
  offer: 'Make clients fit find you',
  offerYes: 'List me',
  offerNo: 'Not now',
  entryTitle: 'Your place for the list of professionals',
  listMe: 'List me for everybody',
  listMeNote:
    'Anybody fit find your name, picture, work and ratings under your trade, even without account. If e dey off, nobody go find you there.',
  takesJobs: 'I dey take jobs',
  takesJobsNote: 'If e dey off, you go still dey the list, but we no go say you dey free.',
}

export const words = {
  'features/directory': directory,
}

import { localize } from '#schema/domain/localize.ts'
import type { Reach } from '#schema/domain/places/reach.ts'

const REACH_TEXTS: Record<Reach, string> = {
  5: 'Up to 5 km',
  10: 'Up to 10 km',
  25: 'Up to 25 km',
  50: 'Up to 50 km',
  100: 'Up to 100 km',
  state: 'The whole state',
  anywhere: 'Anywhere in Nigeria',
}

export const messages = localize('places', {
  area: 'Area',
  areaHint: 'Type two letters and choose: Ikeja, Yaba, Wuse …',
  list: 'What it can be',
  noMatch: 'No area has this name. Try the next town or the local government area.',
  matches: (count: number) => (count === 1 ? '1 area in the list' : `${count} areas in the list`),
  choose: 'Choose an area from the list, or leave this empty',
  alsoCalled: (name: string) => `also ${name}`,
  whereIAm: 'Use where I am',
  locating: 'Finding where you are…',
  located: (area: string) => `You are in ${area}. Only this area is sent, not the exact place.`,
  failures: {
    denied:
      'This phone does not let Onise see where you are. Nothing was sent. Type your area, or allow location in the settings of your browser.',
    unknown: 'This phone could not find where it is. Nothing was sent. Type your area.',
    slow: 'It took too long to find where you are. Nothing was sent. Type your area, or try again.',
    abroad: 'You are not near any area of Nigeria. Nothing was sent. Type the area of the work.',
  },
  reach: 'How far do you go?',
  reachHint: 'From the middle of your area to the middle of the other',
  reaches: REACH_TEXTS,
  areas: 'More areas where you work',
  areasHint: (max: number) => `Up to ${max}. You go as far from each of them.`,
  areasFull: (max: number) => `You have chosen all ${max}. Remove one to add another.`,
  addArea: 'Add an area',
  remove: (area: string) => `Remove ${area}`,
})

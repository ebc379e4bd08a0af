import type { Trade } from '#schema/domain/trade-names.ts'
import type { messages } from './messages.ts'
import baker from './pictures/baker.svg?no-inline'
import barbering from './pictures/barbering.svg?no-inline'
import cleaning from './pictures/cleaning.svg?no-inline'
import electricalWork from './pictures/electrical-work.svg?no-inline'
import electrician from './pictures/electrician.svg?no-inline'
import market from './pictures/market.svg?no-inline'
import painting from './pictures/painting.svg?no-inline'
import rooftop from './pictures/rooftop.svg?no-inline'
import tailor from './pictures/tailor.svg?no-inline'

/** `alt` names its text: the words of a language come after this module. */
export type Picture = { src: string; alt: keyof typeof messages.alts }

export const PICTURES = { electrician, tailor, baker } as const

/** Imported with `no-inline`: an inlined picture would be in the script and in the prerendered page. */
export const HERO = [
  { src: electrician, alt: 'electrician' },
  { src: tailor, alt: 'tailor' },
  { src: baker, alt: 'baker' },
] as const satisfies readonly Picture[]

/** `name` names its words and the text of its picture; `field` is the trade of the app. */
type CategoryName = keyof typeof messages.categoryNames & keyof typeof messages.alts
export const CATEGORIES = [
  { name: 'barbering', field: 'Barber', src: barbering },
  { name: 'cleaning', field: 'Cleaning', src: cleaning },
  { name: 'electricalWork', field: 'Electrician', src: electricalWork },
  { name: 'painting', field: 'Painter', src: painting },
] as const satisfies readonly { name: CategoryName; field: Trade; src: string }[]

export const ABOUT = [HERO[2], HERO[1]] as const

/** Behind the words of the About page: a street of workshops, and solar panels on a roof. */
export const ABOUT_HERO = [market, rooftop] as const

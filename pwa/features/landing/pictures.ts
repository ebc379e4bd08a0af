import baker from './pictures/baker.svg?no-inline'
import barbering from './pictures/barbering.svg?no-inline'
import cleaning from './pictures/cleaning.svg?no-inline'
import electricalWork from './pictures/electrical-work.svg?no-inline'
import electrician from './pictures/electrician.svg?no-inline'
import market from './pictures/market.svg?no-inline'
import painting from './pictures/painting.svg?no-inline'
import rooftop from './pictures/rooftop.svg?no-inline'
import tailor from './pictures/tailor.svg?no-inline'

export const PICTURES = { electrician, tailor, baker } as const

/** Imported with `no-inline`: an inlined picture would be in the script and in the prerendered page. */
export const HERO = [
  { src: electrician, alt: 'An electrician in a hard hat holds up a bulb that is lit.' },
  { src: tailor, alt: 'A tailor in a fila sews a length of adire.' },
  { src: baker, alt: 'A baker in a gele carries a cake of two tiers.' },
] as const

export const CATEGORIES = [
  { name: 'Barbering', src: barbering, alt: 'A hand with clippers at a neat fade.' },
  { name: 'Cleaning', src: cleaning, alt: 'A gloved hand draws a window clear.' },
  {
    name: 'Electrical Work',
    src: electricalWork,
    alt: 'A hand with a screwdriver at a distribution board.',
  },
  { name: 'Painting', src: painting, alt: 'A hand with a roller paints a wall.' },
] as const

export const ABOUT = [HERO[2], HERO[1]] as const

/** Behind the words of the About page: a street of workshops, and solar panels on a roof. */
export const ABOUT_HERO = [market, rooftop] as const

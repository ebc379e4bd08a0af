import { expect, it } from 'vitest'
import { matchPlace } from './match-place.ts'
import { allPlaces } from './places.ts'

it.each([
  ['Yaba, Lagos', 'Lagos Mainland'],
  ['yaba lagos', 'Lagos Mainland'],
  ['Ikeja', 'Ikeja, Lagos'],
  ['Ìkejà, Èkó', 'Ikeja, Lagos'],
  ['Ikeja GRA, Lagos State, Nigeria', 'Ikeja, Lagos'],
  ['20 Allen Avenue Ikeja Lagos', 'Ikeja, Lagos'],
  ['Berger', 'Ikeja, Lagos'],
  ['Ojodu Berger bus stop', 'Ikeja, Lagos'],
  ['Gbagada, Lagos', 'Shomolu, Lagos'],
  ['Ikosi-Isheri', 'Kosofe, Lagos'],
  ['Mile 12', 'Kosofe, Lagos'],
  ['V.I., Lagos', 'Eti-Osa, Lagos'],
  ['12 Ikeja Road, Lekki Phase 1', 'Eti-Osa, Lagos'],
  ['Ibeju-Lekki', 'Ibeju-Lekki, Lagos'],
  ['Wuse 2', 'Abuja Municipal, FCT'],
  ['Wuse II, Abuja', 'Abuja Municipal, FCT'],
  ['Garki Area 11, Abuja', 'Abuja Municipal, FCT'],
  ['Kubwa, Abuja', 'Bwari, FCT'],
  ['Bodija, Ìbàdàn', 'Ibadan North, Oyo'],
  ['Port Harcourt', 'Port Harcourt, Rivers'],
  ['Rumuola, Port Harcourt', 'Obio/Akpor, Rivers'],
  ['Ugbowo, Benin City', 'Egor, Edo'],
  ['Sabon Gari, Kano', 'Fagge, Kano'],
  ['Independence Layout, Enugu', 'Enugu North'],
  ['Barnawa, Kaduna', 'Kaduna South'],
  ['Surulere, Lagos', 'Surulere, Lagos'],
  ['Surulere Oyo State', 'Surulere, Oyo'],
  ['Obi, Benue', 'Obi, Benue'],
  ['Obi, Nassarawa', 'Obi, Nasarawa'],
  ['Ifelodun, Kwara', 'Ifelodun, Kwara'],
  ['Ifelodun, Osun', 'Ifelodun, Osun'],
  ['Irepodun, Osun', 'Irepodun, Osun'],
  ['Nasarawa, Kano', 'Nasarawa, Kano'],
  ['Nasarawa, Nasarawa', 'Nasarawa, Nasarawa'],
  ['Bassa, Plateau', 'Bassa, Plateau'],
  ['Bassa Kogi', 'Bassa, Kogi'],
])('%s is %s', (text, label) => {
  expect(matchPlace(text)?.label).toBe(label)
})

it.each([
  ['in two states', 'Surulere'],
  ['in two states', 'Obi'],
  ['in two states', 'Ifelodun'],
  ['in two states', 'Irepodun'],
  ['in two states, and a state', 'Nasarawa'],
  ['in two states', 'Bassa'],
  ['in two states by another name', 'Garki'],
  ['a state', 'Lagos'],
  ['a state, and a place in it', 'Bauchi'],
  ['a town of several', 'Ibadan'],
  ['a town of several', 'Benin City'],
  ['a town of several', 'Onitsha, Anambra'],
  ['an area of several', 'Ogba, Lagos'],
  ['two places', 'Ikeja / Maryland'],
  ['in another state', 'Ikeja, Ogun'],
  ['a road to a place', '5 Ikorodu Road'],
  ['a name of a person', 'Isa Kaita Road, Kaduna'],
  ['no place', 'opposite First Bank'],
  ['no place', 'Remote'],
  ['nothing', ' , '],
])('is not sure of what is %s: %s', (_, text) => {
  expect(matchPlace(text)).toBe(null)
})

it('is sure of what forms write for every place', () => {
  for (const place of allPlaces())
    for (const text of [place.label, `${place.name}, ${place.state.name} State`])
      expect(matchPlace(text)).toBe(place)
})

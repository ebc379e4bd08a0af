import type { Words } from '#schema/domain/localize.ts'
import type { messages as arrivalTexts } from './messages.ts'

const arrivals: Words<typeof arrivalTexts> = {
  title: 'A bakin ƙofa',
  clientCode: 'Lambar isowa ta yau',
  clientHint: (name) =>
    `Ku karanta ta idan kuna fuskantar ${name}, ba kafin haka ba. Tana rubuta lokacin da aikin ya fara.`,
  notRead: 'Lambar za ta zo idan wayar nan ta sami network sau ɗaya.',
  label: 'Lambar isowa',
  hint: 'Abokin ciniki yana karanta lambobi huɗu.',
  needed: 'Ku shigar da lambobi huɗu',
  arrive: 'Na iso',
  again: 'Na sake isowa',
  leave: 'Zan tafi',
  saving: 'Ana ajiyewa...',
  saved: 'An ajiye a wayar nan. Za a aika idan akwai network.',
  failed: 'Ba a karɓa ba',
  unsentArrival: 'Isowarku',
  unsentLeaving: 'Tafiyarku',
  arrived: (name, at) => `Isowar ${name}: ƙarfe ${at}.`,
  left: (name, at) => `Tafiyar ${name}: ƙarfe ${at}.`,
  youArrived: (at) => `Kun isa ƙarfe ${at}.`,
  youLeft: (at) => `Kun tafi ƙarfe ${at}.`,
  told: (at) => `An gaya wa Onise ƙarfe ${at}.`,
  clockWrong: 'Agogon wayar bai yi daidai ba, don haka wannan shi ne lokacin da aka gaya wa Onise.',
}

export const words = { 'features/arrivals': arrivals }

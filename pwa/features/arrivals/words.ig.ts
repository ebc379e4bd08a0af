import type { Words } from '#schema/domain/localize.ts'
import type { messages as arrivalTexts } from './messages.ts'

const arrivals: Words<typeof arrivalTexts> = {
  title: 'N’ọnụ ụzọ',
  clientCode: 'Koodu mbata nke taa',
  clientHint: (name) =>
    `Gụpụta ya mgbe ${name} guzoro n’ihu gị, ọ bụghị tupu mgbe ahụ. Ọ na-edekọ mgbe ọrụ malitere.`,
  notRead: 'Koodu ahụ ga-abịa mgbe ekwentị a nwetara network otu ugboro.',
  label: 'Koodu mbata',
  hint: 'Onye ahịa na-agụpụta ọnụọgụ anọ.',
  needed: 'Tinye ọnụọgụ anọ ahụ',
  arrive: 'Erutela m',
  again: 'Erutela m ọzọ',
  leave: 'Ana m apụ',
  saving: 'Ọ na-echekwa...',
  saved: 'E chekwara ya n’ekwentị a. A ga-ezipụ ya mgbe network dị.',
  failed: 'Anabataghị ya',
  unsentArrival: 'Mbata gị',
  unsentLeaving: 'Ọpụpụ gị',
  arrived: (name, at) => `${name} rutere n’elekere ${at}.`,
  left: (name, at) => `${name} pụrụ n’elekere ${at}.`,
  youArrived: (at) => `I rutere n’elekere ${at}.`,
  youLeft: (at) => `Ị pụrụ n’elekere ${at}.`,
  told: (at) => `A gwara Onise n’elekere ${at}.`,
  clockWrong: 'Elekere ekwentị ahụ ezighi ezi, ya mere nke a bụ mgbe a gwara Onise.',
}

export const words = { 'features/arrivals': arrivals }

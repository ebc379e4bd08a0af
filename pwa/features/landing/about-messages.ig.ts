import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages } from './about-messages.ts'

export const words: Words<typeof aboutMessages> = {
  title: 'Maka Onise · Ụzọ ọhụrụ isi jikọọ ndị ọrụ',
  description: 'Ọrụ anyị bụ inye ndị mmadụ na ụlọ ọrụ ụzọ dị mfe na-ejikọ ndị ahịa na ndị ma ọrụ.',
  eyebrow: 'Maka Onise',
  headline: 'Ụzọ ọhụrụ isi jikọọ ndị ọrụ',
  lead: 'Onye chọrọ ka a kwụnyere ya ụzọ. Onye nọ nso ma akwụnye ụzọ nke ọma. Onise na-ejikọ ha abụọ, na-ejidekwa ego ahụ ruo mgbe a kwụnyere ụzọ ahụ.',
  getStarted: 'Malite',
  hero: 'Ụzọ ọhụrụ isi jikọọ ndị ọrụ',
  beliefs: [
    {
      id: 'mission',
      icon: 'done',
      title: 'Ọrụ anyị',
      text: 'Inye ndị mmadụ na ụlọ ọrụ ụzọ dị mfe na-ejikọ ndị ahịa na ndị ma ọrụ.',
    },
    {
      id: 'vision',
      icon: 'star',
      title: 'Ọhụụ anyị',
      text: 'Ịbụ ndị ndú n’ụwa niile n’ijikọ ndị chọrọ ọrụ na ndị nwere nka ịrụ ya.',
    },
    {
      id: 'commitment',
      icon: 'shield',
      title: 'Nkwa anyị',
      text: 'A na-eji ntụkwasị obi na nka arụ ọrụ. A na-ejide ego ahụ tupu ọrụ amalite, ọ bụrụkwa na akụkụ abụọ ekwekọrịtaghị, mmadụ ga-ekpebi ya.',
    },
  ],
  apart: 'Ihe mere anyị ji dị iche',
  cards: [
    {
      icon: 'clock',
      title: 'Ọ dị mfe mgbanwe',
      text: 'N’ebe ọrụ, site n’ebe ọzọ ma ọ bụ ha abụọ, otu ọnwa ma ọ bụ ise. Ọ bụ gị na-ahọrọ ọkachamara, ọnụ ego na ụbọchị.',
    },
    {
      icon: 'money',
      title: 'Ọ dịghị oke ọnụ',
      text: 'Itinye ọrụ bụ n’efu. Kwuo ọnụ ego gị, jiri proposal tụnyere ibe ya, kwụọ ihe unu kwekọrịtara.',
    },
    {
      icon: 'verified',
      title: 'Ọ dị nchebe',
      text: 'Ndị ọkachamara enyochara nwere akara, ịkwụ ụgwọ dịkwa nchebe: a na-ejide ego ahụ ruo mgbe ị kwadoro ọrụ ahụ.',
    },
    {
      icon: 'phone',
      title: 'Ihe niile n’otu ebe',
      text: 'Tinye ọrụ, họrọ onye ga-arụ ya, kparịta ụka, kwụọ ụgwọ ma kwuo uche gị n’otu ebe, na ekwentị ọ bụla, ma network ọ dị ma ọ dịghị.',
    },
  ],
  figuresTitle: 'Onise n’ọnụọgụ',
  figures: {
    services: 'Ọrụ ndị dị',
    vendors: 'Ndị ọkachamara a pụrụ ịtụkwasị obi',
    customers: 'Ndị ahịa obi tọrọ ụtọ',
    jobs: 'Ọrụ ndị e tinyere',
  },
}

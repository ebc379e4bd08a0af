import type { Language } from './languages.ts'

/** On every screen, page and email of an environment that is no production (docs/operations.md#environments). */
export const TEST_MARKET: Record<Language, string> = {
  en: 'This is a test: no real money.',
  pcm: 'Na test be dis: no real money dey.',
  ha: 'Wannan gwaji ne: babu kuɗin gaske.',
  yo: 'Ìdánwò lèyí: kò sí owó gidi.',
  ig: 'Nke a bụ nnwale: enweghị ezigbo ego.',
}

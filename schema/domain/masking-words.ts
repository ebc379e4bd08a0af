/** Number words of English, Pidgin, Hausa, Yoruba and Igbo, as people spell them. Each line is one digit. */
const SPELLINGS = [
  'zero ziro siro oh zeero nought nil sifili sifiri odo oodo efu',
  'one wan oone daya ookan okan kan meni eni otu',
  'two tu twoo biyu eji eeji meji abuo',
  'three tri thri tiri tatu uku eta eeta meta ato',
  'four fo foh fore hudu erin eerin merin ano',
  'five faiv faif fife biyar arun aarun marun arunun aarunun marunun ise',
  'six siks sis shida efa eefa mefa isii',
  'seven sevin sevun seben bakwai eje eeje meje asaa',
  'eight eit et ait takwas ejo eejo mejo asato',
  'nine nain nayn tara esan eesan mesan esanan eesanan mesanan itoolu itolu iteghete',
]
/** Also ordinary words, so that a number needs other digits beside them. */
const HOMOPHONES = ['o', 'won l i', 'to too z', 'tree', 'for a', 's', 'g b', 't', 'ate', 'q']

const indexByWord = (lines: readonly string[]) =>
  new Map(lines.flatMap((line, digit) => line.split(' ').map((word) => [word, digit] as const)))

export const DIGIT_WORDS = indexByWord(SPELLINGS)
export const DIGIT_HOMOPHONES = indexByWord(HOMOPHONES)

export const TENS = new Map(
  [
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'ashirin talatin arbain hamsin sittin sabain tamanin casain',
  ].flatMap((line) => line.split(' ').map((word, index) => [word, index + 2] as const)),
)
export const TEENS = new Map(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 10] as const),
)
export const MULTIPLIERS = new Map([
  ['double', 2],
  ['dabul', 2],
  ['triple', 3],
  ['treble', 3],
  ['thrice', 3],
])
/** Words that may stand between the digits of one number. */
export const FILLERS = new Set(
  'then and dash hyphen space dot comma na next plus minus again follow followed by'.split(' '),
)

/** Letters and signs that are written for a digit. */
export const DIGIT_LOOKALIKES: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  z: '2',
  e: '3',
  a: '4',
  s: '5',
  g: '6',
  t: '7',
  b: '8',
  q: '9',
}
/** Digits that are written for a letter. */
export const LETTER_LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
}

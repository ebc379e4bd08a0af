import { createHash } from 'node:crypto'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { hasPattern, isFromContext, type PasswordOwner } from '#schema/domain/password.ts'
import { COUNT, HASHES } from './common-passwords.data.ts'

/** One comparison in 2^8 takes a password that is not common for one. */
export const HASH_BITS = 8

/** A whole number below `count * 2^HASH_BITS`, evenly distributed. */
export function hashOf(password: string, count: number): number {
  const hash = createHash('sha256').update(password).digest().readUInt32BE(0)
  return Math.floor((hash / 2 ** 32) * count * 2 ** HASH_BITS)
}

/** The numbers of a Golomb-Rice code in ascending order (tools/passwords/rice-code.ts). */
function* decode(bytes: Uint8Array, count: number): Generator<number> {
  let position = 0
  const nextBit = () => {
    const bit = ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1
    position++
    return bit
  }
  let value = 0
  for (let n = 0; n < count; n++) {
    while (nextBit() === 1) value += 2 ** HASH_BITS
    for (let bit = HASH_BITS - 1; bit >= 0; bit--) value += nextBit() << bit
    yield value
  }
}

function isListed(password: string): boolean {
  const hash = hashOf(password, COUNT)
  for (const each of decode(Buffer.from(HASHES, 'base64'), COUNT)) {
    if (each === hash) return true
    if (each > hash) return false
  }
  return false
}

const LETTERS_FOR_SIGNS: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
}
/** More digits and signs than these are not guessed with a word. */
const SIGNS_MAX = 8

/**
 * Words and names that passwords in Nigeria are made of, beside the short ones of every list of leaked passwords. One
 * to three of them with a few digits are as easy to guess as a listed password.
 */
const WORDS = `
  welcome letmein password passcode login secret master dragon monkey football sunshine princess shadow superman batman
  iloveyou ilove loveyou love lover sweet sweetie honey baby babe boy girl angel happy lucky beautiful pretty queen king
  prince hello test tester user guest admin qwerty asdf abc pass word default change changeme money cash rich dollar
  naira million millionaire billionaire computer internet samsung iphone nokia tecno infinix itel google facebook
  whatsapp instagram summer winter monday friday january february march april may june july august september october
  november december god is good great able love jesus christ lord savior saviour holy spirit amen grace mercy glory
  blessing blessed bless favour favor favoured divine faith hope peace joy victory praise prayer heaven bible church
  gospel emmanuel immanuel godswill goodness mercy miracle testimony thank thanks thankgod allah akbar bismillah islam
  muslim muhammad mohammed muhammed ibrahim abubakar umar usman aliyu fatima aisha zainab ahmed musa sani bello abdul
  nigeria nigerian naija africa african lagos abuja ibadan kano kaduna enugu owerri onitsha aba asaba benin warri delta
  rivers portharcourt harcourt port calabar uyo jos ilorin ogun osun oyo ekiti ondo anambra imo abia ebonyi kogi kwara
  benue plateau borno bauchi gombe katsina sokoto zamfara kebbi jigawa yobe taraba adamawa nasarawa niger edo bayelsa
  ikeja lekki surulere yaba eko oshodi ajah arsenal chelsea liverpool barcelona barca madrid manchester united manutd
  ronaldo messi eagles super falcons yoruba igbo hausa biafra arewa oduduwa chidi chinedu chioma chinonso chukwu chukwudi
  emeka ifeanyi ikenna kelechi nkechi ngozi obinna uche ugochukwu amaka adaeze adaobi ebuka nnamdi tochukwu bola tunde
  kunle femi segun sola tope wale yemi ayo ade adeola adebayo adewale oluwa oluwaseun oluwatobi oluwaseyi temitope
  damilola funmi bukola bisi kemi tobi seun olamide opeyemi mama papa mummy daddy mother father family brother sister
  wife husband son daughter my your our the you me i am number one first best big small new old life living star boss
  chairman oga omo wizkid davido burna tiwa olamide power strong success winner champion forever always home house
`
const BY_LETTER = new Map<string, string[]>()
for (const word of new Set(WORDS.trim().split(/\s+/)))
  BY_LETTER.set(word.charAt(0), [...(BY_LETTER.get(word.charAt(0)) ?? []), word])

/** Characters of the text that the words with this number of parts may have in all, so that the search is short. */
const LETTERS_MAX = 32

/** Whether a text of small letters is nothing but `parts` of these words or fewer. */
function isMadeOfCommonWords(text: string, parts = 3): boolean {
  if (text === '') return true
  if (parts === 0 || text.length > LETTERS_MAX) return false
  return (BY_LETTER.get(text.charAt(0)) ?? []).some(
    (word) => text.startsWith(word) && isMadeOfCommonWords(text.slice(word.length), parts - 1),
  )
}

/** Common words, with digits and signs around and between them or in place of letters. */
function isOfCommonWords(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters === '' || text.length - letters.length > SIGNS_MAX) return false
  const core = text.replace(/^[^\p{L}]+|[^\p{L}@$!]+$/gu, '')
  const leet = [...core].map((char) => LETTERS_FOR_SIGNS[char] ?? char).join('')
  return isMadeOfCommonWords(letters) || isMadeOfCommonWords(leet)
}

/** A pattern, one of the most common passwords, or one of them with digits or punctuation at its end. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  const base = text.replace(/[\d\p{P}\p{S}\s]+$/u, '')
  return (
    hasPattern(text) || isListed(text) || (base !== text && isListed(base)) || isOfCommonWords(text)
  )
}

/** For every call that sets a password; `field` is its name in the form. */
export function rejectCommonPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword' = 'password',
): void {
  if (!isCommonPassword(password) && !isFromContext(password, owner)) return
  const message = ERROR_FACTS.password_common
  throw new DomainError('password_common', message, { fields: { [field]: message } })
}

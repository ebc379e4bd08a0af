import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Chinedu', 'Ch'],
  ['Ada Obi', 'AO'],
  ['  Ada  ', 'Ad'],
  ['🌟 Ada', 'Ad'],
  ['Ada 🌟', 'Ad'],
  ['🌟Ada Obi', 'AO'],
  ['👩🏾‍🔧', '👩🏾‍🔧'],
  ['👩🏾‍🔧🌟', '👩🏾‍🔧'],
  ['❤️', '❤️'],
  ['🇳🇬🇬🇭', '🇳🇬'],
  ['e\u0301bo', 'e\u0301b'],
  ['Ọ̀ṣun', 'Ọ̀ṣ'],
  ["D'Angelo", 'DA'],
  ['李小龙', '李小'],
  ['דוד', 'דו'],
  ['007', '00'],
  ['1️⃣', '1️⃣'],
  ['', ''],
])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

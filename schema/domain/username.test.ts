import { expect, test } from 'vitest'
import { whyNotUsername } from './username.ts'

const MECHANIC = '👩🏾‍🔧'
const VALID = [
  'Chinedu',
  'Olúṣọlá',
  'Ọlámídé'.normalize('NFD'),
  MECHANIC.repeat(8),
  '🇳🇬'.repeat(8),
  '  Bola  ',
  'e\u0301'.repeat(8),
  '❤️ Ngozi',
  'Иван',
  '李小龙',
  "D'Angelo",
  'Denise',
  'Teamoh',
  '007',
]
test.each(VALID)('accepts %j', (name) => expect(whyNotUsername(name)).toBe(null))

test.each([
  'Oluwaseun',
  'Chukwuemeka',
  'e\u0301'.repeat(9),
  '🇳🇬'.repeat(9),
  '👨‍👩‍👧‍👦'.repeat(8),
  `a${'\u0301'.repeat(31_000)}`,
])('rejects a name of more than 8 characters or 32 code points: %j', (name) =>
  expect(whyNotUsername(name)).toBe('too_long'),
)

test.each([
  '\u200b',
  'Ada\u200b',
  '\u202eadA',
  'Ada\u2066',
  '\u3164',
  '\u2800',
  'A\u00a0B',
  'Ada\nB',
  '\u200d',
  '...',
  'q\u0323\u0301\u0302\u0303\u0304',
  'Аda',
  '\ue000',
])('rejects a name that cannot be read as it is: %j', (name) =>
  expect(whyNotUsername(name)).toBe('unreadable'),
)

test.each([
  'Onise',
  'ONISE',
  'OniseNG',
  '0nise',
  'On1se',
  'Onlse',
  'O n-ise',
  'Ónisé',
  'Ｏｎｉｓｅ',
  'Paystack',
  'P@ystack',
  'Admin',
  'admin1',
  '_Admin_',
  'Adm1n',
  'Support',
  'Supp0rt',
  'Staff',
  'Help',
])('rejects a name of ours or of an office: %j', (name) =>
  expect(whyNotUsername(name)).toBe('reserved'),
)

test.each([
  '08031234',
  '080 3123',
  '8031234',
  '０８０３１２',
  '⓿❽⓿❸❶❷',
  '080-312',
  '@ade_ng',
  'ade.com',
  'wa.me/x',
  'a.shop',
])('rejects a name that is a contact: %j', (name) => expect(whyNotUsername(name)).toBe('contact'))

test.each(['Ade1990', 'Dr. Ade', 'Room 101', 'A.B.C.'])('accepts %j', (name) =>
  expect(whyNotUsername(name)).toBe(null),
)

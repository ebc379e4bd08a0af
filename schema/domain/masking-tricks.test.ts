import { expect, test } from 'vitest'
import { ACCOUNT_MASK, MASK, maskBankAccounts, maskContacts } from './masking.ts'

/** What people write to pass a contact by a filter. The second part must not be readable any more, where it is given. */
const TRICKS: readonly (readonly [text: string, secret?: RegExp])[] = [
  // Separators.
  ['0 8 0 3 1 2 3 4 5 6 7', /3 4 5/],
  ['0.8.0.3.1.2.3.4.5.6.7', /3\.4\.5/],
  ['0-8-0-3-1-2-3-4-5-6-7', /3-4-5/],
  ['0803---123---4567', /4567/],
  ['0803 . 123 . 4567', /4567/],
  ['0803,123,4567', /4567/],
  ['0803*123*4567', /4567/],
  ['0803|123|4567', /4567/],
  ['0803~123~4567', /4567/],
  ['(0803) (123) (4567)', /4567/],
  ['0803\n123\n4567', /4567/],
  ["0803'123'4567", /4567/],
  ['0803:123:4567', /4567/],
  ['080 31 23 45 67', /45 67/],
  ['08 03 12 34 56 7', /34 56/],
  // Prefixes of the networks.
  ['my line is 07031234567', /1234567/],
  ['08131234567 is mine', /1234567/],
  ['reach me 09031234567', /1234567/],
  ['09121234567', /1234567/],
  ['07011234567', /1234567/],
  // Country code.
  ['+2348031234567', /1234567/],
  ['+234 803 123 4567', /4567/],
  ['+234 (0) 803 123 4567', /4567/],
  ['2348031234567', /1234567/],
  ['002348031234567', /1234567/],
  ['plus 234 803 123 4567', /4567/],
  ['+44 7911 123456', /123456/],
  ['+1 (415) 555-2671', /2671/],
  // Without the first zero.
  ['call 8031234567', /1234567/],
  ['eight zero three one two three four five six seven', /four five/],
  ['add zero to 803 123 4567', /4567/],
  // In words.
  ['zero eight zero three one two three four five six seven', /four five/],
  ['oh eight oh three one two three four five six seven', /four five/],
  ['ZERO.EIGHT.ZERO.THREE.ONE.TWO.THREE.FOUR', /THREE/],
  ['zero eight zero, one two three, four five six, seven eight', /four five/],
  ['zero eight zero double three four five six seven eight nine', /five six/],
  ['zero eight zero triple five one two three four five', /three four/],
  ['oh eighty three twelve thirty four fifty six seven', /thirty/],
  ['zeroeightzerothreeonetwothreefourfivesixseven', /four/],
  ['zero-8-zero-3-one-2-three-4-five-6-seven', /five/],
  ['zero eight 03 one two three 4567', /4567/],
  ['080 three one two 34567', /34567/],
  ['0eight0three1234567', /1234567/],
  ['zero eight zero then three one two then three four five six seven', /four five/],
  // Pidgin and other languages.
  ['ziro et ziro tri wan tu tri fo faiv siks sevun', /faiv/],
  ['ziro eit ziro tri, wan tu tri, foh faif sis seben', /faif/],
  ['abeg flash me for zero eight zero na tri wan tu tri fo faiv siks sevun', /faiv/],
  ['sifili takwas sifili uku daya biyu uku hudu biyar shida bakwai', /hudu/],
  ['odo ejo odo eta ookan eji eta erin arun efa eje', /erin/],
  ['efu asato efu ato otu abuo ato ano ise isii asaa', /ano ise/],
  // Letters and signs for digits.
  ['O8O31234567', /1234567/],
  ['o8o3l234567', /234567/],
  ['08O3 I23 4567', /4567/],
  ['0803l2345b7', /2345/],
  ['O8O3-l23-4S67', /S67/],
  ['0 8 O 3 l 2 3 4 5 6 7', /3 4 5/],
  ['z3ro 3ight z3ro thr33 0ne tw0 thr33 f0ur f1ve s1x s3ven', /f1ve/],
  ['О8О31234567', /1234567/],
  ['0️⃣8️⃣0️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', /4️⃣/u],
  ['⓪⑧⓪③①②③④⑤⑥⑦', /④/u],
  ['𝟎𝟖𝟎𝟑𝟏𝟐𝟑𝟒𝟓𝟔𝟕', /𝟒/u],
  ['０８０３１２３４５６７', /４/u],
  ['۰۸۰۳۱۲۳۴۵۶۷', /۴/u],
  // Scattered among words.
  ['0803 abeg 123 oya 4567', /4567/],
  ['080call312me3456now7', /3456/],
  ['0803 (remove this) 123 4567', /4567/],
  ['first 0803, second 123, last 4567', /4567/],
  ['0803xxx123xxx4567', /4567/],
  ['0803 and 123 and 4567', /4567/],
  // Reversed.
  ['76543213080 but reverse it', /7654/],
  ['read it backwards: 7654321 3080', /7654/],
  // E-mail.
  ['ada.obi@gmail.com', /ada/],
  ['ada.obi @ gmail . com', /obi/],
  ['ada obi at gmail dot com', /gmail/],
  ['ada(at)gmail(dot)com', /gmail/],
  ['ada [at] yahoo [dot] com', /yahoo/],
  ['adaobi at gmail', /gmail/],
  ['adaobi gmail com', /gmail/],
  ['adaobi@gmail', /gmail/],
  ['adaobi at the rate gmail dot com', /gmail/],
  ['adaobi AT g mail DOT com', /g mail/],
  ['my email is adaobi1990', /adaobi/],
  ['my gmail na adaobi', /adaobi/],
  ['info@mybuild.com.ng', /mybuild/],
  // Links.
  ['https://mybuild.example/ada', /mybuild/],
  ['www.mybuild.com', /mybuild/],
  ['www . mybuild . com', /mybuild/],
  ['mybuild dot com dot ng', /mybuild/],
  ['mybuild . com', /mybuild/],
  ['mybuild(.)com', /mybuild/],
  ['h t t p s : / / mybuild.ng', /mybuild/],
  ['wa.me/2348031234567', /803/],
  ['t.me/adabuilds', /ada/],
  ['linktr.ee/adabuilds', /ada/],
  ['facebook.com/adabuilds', /ada/],
  ['bit.ly/3xYz', /xYz/],
  // Messengers and handles.
  ['w h a t s a p p me', /w h a t/],
  ['W.H.A.T.S.A.P.P', /H\.A/],
  ['wh4ts4pp', /4ts/],
  ['whatsap me', /whatsap/],
  ["what's app", /app/],
  ['watsapp only', /watsapp/],
  ['wattsapp', /watts/],
  ['whats-app', /app/],
  ['wha_ts_app', /app/],
  ['ping me on WA', /WA$/],
  ['telegram: adabuilds', /telegram/],
  ['t e l e g r a m', /e l e/],
  ['t3legram', /t3l/],
  ['my IG is ada_builds', /ada_b/],
  ['my ig na adabuilds', /adab/],
  ['IG: adabuilds', /adab/],
  ['insta - adabuilds', /adab/],
  ['my insta handle is adabuilds', /adab/],
  ['instagram handle adabuilds', /adab/],
  ['find me on facebook as Ada Builds', /facebook/],
  ['add me on snapchat adabuilds', /adab/],
  ['message me on tiktok', /tiktok/],
  ['hit me up on twitter @ada', /twitter/],
  ['dm me @adabuilds', /adab/],
  ['follow @ada.builds', /ada\.b/],
  ['inbox me on fb', /fb/],
]

test(`each of the ${TRICKS.length} tricks is masked`, () => {
  expect(TRICKS.length).toBeGreaterThanOrEqual(80)
  const readable = TRICKS.filter(([text, secret]) => {
    const { text: shown, masked } = maskContacts(text)
    return !masked || !shown.includes(MASK) || (secret?.test(shown) ?? false)
  })
  expect(readable.map(([text]) => `${text} → ${maskContacts(text).text}`)).toEqual([])
})

const ACCOUNTS: readonly (readonly [text: string, secret: RegExp])[] = [
  ['0123456789', /345/],
  ['my account is 0123456789 GTB', /345/],
  ['GTBank 0123 456 789', /456/],
  ['012 345 6789 Zenith', /345/],
  ['01234 56789', /56789/],
  ['acct: 0123-456-789', /456/],
  ['0 1 2 3 4 5 6 7 8 9', /3 4 5/],
  ['0.1.2.3.4.5.6.7.8.9', /3\.4/],
  ['send to 2034567891 UBA', /345/],
  ['UBA 20 34 56 78 91', /56/],
  ['Opay 8031234567', /1234/],
  ['pay into 30 1234 5678', /5678/],
  ['zero one two three four five six seven eight nine', /five/],
  ['O123456789 access', /345/],
  ['０１２３４５６７８９', /４/u],
  ['3012345678 kuda', /3456/],
  ['0123456789, 08031234567', /0123456789/],
]

test.each(ACCOUNTS)('masks the account number of "%s" also after the award', (text, secret) => {
  const { text: shown, masked } = maskBankAccounts(text)
  expect(masked).toBe(true)
  expect(shown).toContain(ACCOUNT_MASK)
  expect(shown).not.toMatch(secret)
})

const NO_ACCOUNTS = [
  'Call me on 08031234567',
  'Call me on 0803 123 4567',
  'Call me on +234 803 123 4567',
  'Call me on +2348031234567',
  'Call me on +234 8031234567',
  'Meter number 54150234567',
  'Meter number 0101 1702 34567',
  'Meter 45-7012-3456-789',
  'Token 1234 5678 9012 3456 7890',
  'Sizes 36 38 40 42 44',
  'The NIN has 11 digits: 12345678901',
  'Prices 100, 200 and 3000',
  '₦1,200,000 and ₦300,000',
  'On 04/11/2026 at 10:30',
  'From 2026-11-04 08:00',
  'Panels of 2400 1200 18',
]

test.each(NO_ACCOUNTS)('finds no account number in "%s"', (text) => {
  expect(maskBankAccounts(text)).toEqual({ text, masked: false })
})

/** One call masks whatever the text repeats; a pattern that tries every split would not end within the test's time. */
test('masks texts of 2000 characters that repeat the beginning of a contact', () => {
  const units = [
    '0 ',
    'a.',
    '@',
    'one ',
    '+234 ',
    'a-',
    '(at)',
    'x@y.',
    'a.ng.',
    'w ',
    'my ig ',
    '0803 a ',
  ]
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(2000 / unit.length))
    for (const mask of [maskContacts, maskBankAccounts])
      expect(mask(mask(text).text).text).toBe(mask(text).text)
  }
})

import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { noticeOfCode, shortNoticeLink } from './notice-links.ts'

const notices = Array.from({ length: 50 }, () => ({ _id: newId('notice') }))
const codeIn = (link: string) => link.split('/n/')[1] ?? ''

test.each([
  ['https://onise.ng', 8],
  ['https://onise.com.ng', 7],
  ['https://onise-market.com', 3],
  ['https://a-very-long-host.example.com', 3],
])('a link of %s has a code of %i characters and leads to its notice', (origin, length) => {
  for (const notice of notices.slice(0, 5)) {
    const link = shortNoticeLink(origin, notice._id)
    expect(link.length).toBeLessThanOrEqual(Math.max(30, origin.length + 6))
    expect(codeIn(link)).toMatch(new RegExp(`^[0-9a-z]{${length}}$`))
    expect(noticeOfCode([notice], codeIn(link).toUpperCase())).toBe(notice)
  }
  const [first] = notices
  const link = shortNoticeLink('https://onise.ng', first?._id ?? '')
  expect(noticeOfCode(notices, codeIn(link))).toBe(first)
})

test('a code of none, and one that is too short, lead to no notice', () => {
  expect(noticeOfCode(notices, 'zz')).toBeUndefined()
  expect(noticeOfCode(notices, '')).toBeUndefined()
  expect(noticeOfCode(notices, '../../../x')).toBeUndefined()
})

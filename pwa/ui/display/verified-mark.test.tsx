import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testPath, withRouter } from '#testing/pwa/router.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { Card, CardTitle } from './card.tsx'
import { VerifiedMark } from './verified-mark.tsx'

setUpScreens()

const USER = { _id: 'yusuf', username: 'Yusuf' }
const NAME = 'Verified. What the badge means'
type Checks = Parameters<typeof VerifiedMark>[0]['checks']

/** The sheet that a tap on the badge opens. */
async function tap(checks: Checks) {
  render(withRouter('/', <VerifiedMark user={USER} checks={checks} />))
  fireEvent.click(await screen.findByRole('button', { name: NAME }))
  return within(screen.getByRole('dialog', { name: 'What the badge means' }))
}

describe('a tap on the badge', () => {
  test('says what was checked, and what it does not promise', async () => {
    const sheet = await tap({ identityAt: '2026-12-03T10:00:00.000Z', bank: true, phone: true })
    expect(sheet.getByText(/^Identity checked on 3 December 2026 · Phone/)).toBeTruthy()
    expect(sheet.getByText(/does not promise good work/)).toBeTruthy()
    expect(sheet.queryByRole('link')).toBeNull()
  })

  test('is honest about a badge without a record', async () => {
    const sheet = await tap({ identityAt: null, bank: false, phone: true })
    expect(sheet.getByText('Phone number confirmed')).toBeTruthy()
    expect(sheet.getByText(/without a record of a document/)).toBeTruthy()
  })

  test('leads to the profile where the facts are not at hand', async () => {
    const sheet = await tap(undefined)
    expect(sheet.getByText(/The profile of Yusuf says what was checked/)).toBeTruthy()
    expect(sheet.getByRole('link').getAttribute('href')).toBe('/profile/yusuf')
  })

  test('closes again, and opens nothing else of its card', async () => {
    render(
      withRouter(
        '/',
        <Card>
          <VerifiedMark user={USER} />
          <CardTitle>
            <a href={testPath('/single-task/1')}>Hang four doors</a>
          </CardTitle>
        </Card>,
      ),
    )
    const badge = await screen.findByRole('button', { name: NAME })
    expect(badge.closest('a')).toBeNull()
    fireEvent.click(badge)
    const dialog = screen.getByRole('dialog')
    // Outside the card, whose text and link it would otherwise be part of.
    expect(dialog.closest('.card')).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link').textContent).toBe('Hang four doors')
  })
})

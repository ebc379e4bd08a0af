import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { withRouter, testPath } from '#testing/pwa/router.tsx'
import { Shell } from './shell.tsx'

beforeAll(() => {
  // jsdom has neither dialogs nor media queries; testing/browser covers the real ones.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(cleanup)

const onSwitch = vi.fn<() => void>()
const onLogOut = vi.fn<() => void>()
const wallet = { to: testPath('/wallet'), label: 'Wallet', icon: 'wallet' } as const

const SHELL = (
  <Shell
    user={{ name: 'Adeola' }}
    roleText="You are a Professional"
    home={testPath('/dashboard')}
    entries={[wallet]}
    groups={[]}
    switchTo={{ label: 'Switch To Client', onSwitch }}
    logOut={{ label: 'Log Out', onLogOut }}
    bar={[wallet]}
  >
    <p>Here</p>
  </Shell>
)

const drawer = () => screen.getByRole('dialog', { hidden: true })

describe('Shell', () => {
  it('opens and closes the side menu on a small screen', async () => {
    render(withRouter('/wallet', SHELL))
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = within(drawer())
    expect(menu.getByText('You are a Professional')).toBeTruthy()
    fireEvent.click(menu.getByRole('button', { name: 'Switch To Client', hidden: true }))
    fireEvent.click(menu.getByRole('button', { name: 'Log Out', hidden: true }))
    expect(onSwitch).toHaveBeenCalledTimes(1)
    expect(onLogOut).toHaveBeenCalledTimes(1)
    fireEvent.click(menu.getByRole('button', { name: 'Close menu', hidden: true }))
    expect(drawer().hasAttribute('open')).toBe(false)
  })

  it('closes on Escape and on a click beside the menu', async () => {
    render(withRouter('/wallet', SHELL))
    for (const leave of ['cancel', 'click'] as const) {
      fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
      expect(drawer().hasAttribute('open')).toBe(true)
      act(() => void drawer().dispatchEvent(new Event(leave, { bubbles: true, cancelable: true })))
      expect(drawer().hasAttribute('open')).toBe(false)
    }
  })

  it('moves the focus to the main content with the skip link (WCAG 2.4.1)', async () => {
    render(withRouter('/wallet', SHELL))
    fireEvent.click(await screen.findByText('Skip to content'))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Shell } from './shell.tsx'
import { atPath, somewhere } from './test-router.tsx'

beforeAll(() => {
  // jsdom has no dialogs and no media; Chromium's own are tried end to end.
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
const wallet = { to: somewhere('/wallet'), label: 'Wallet', icon: 'wallet' } as const

const SHELL = (
  <Shell
    person={{ name: 'Adeola' }}
    youAre="You are a Professional"
    home={somewhere('/dashboard')}
    entries={[wallet]}
    settings={{ heading: 'General Settings', entries: [] }}
    switchTo={{ label: 'Switch To Client', onSwitch }}
    logOut={{ label: 'Log Out', onLogOut }}
    bar={[wallet]}
  >
    <p>Here</p>
  </Shell>
)

const drawer = () => screen.getByRole('dialog', { hidden: true })

describe('Shell', () => {
  it('slides the side menu in on a small screen and puts it away again (SPEC 2)', async () => {
    render(atPath('/wallet', SHELL))
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

  it('closes on Escape and on a press beside it', async () => {
    render(atPath('/wallet', SHELL))
    for (const leave of ['cancel', 'click'] as const) {
      fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
      expect(drawer().hasAttribute('open')).toBe(true)
      act(() => void drawer().dispatchEvent(new Event(leave, { bubbles: true, cancelable: true })))
      expect(drawer().hasAttribute('open')).toBe(false)
    }
  })

  it('has a main to skip to (WCAG 2.4.1)', async () => {
    render(atPath('/wallet', SHELL))
    fireEvent.click(await screen.findByText('Skip to content'))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

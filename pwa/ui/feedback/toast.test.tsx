import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOAST_MS } from '#schema/domain/limits.ts'
import { toast, useToasts } from './toast-store.ts'
import { Toasts } from './toast.tsx'

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  render(<Toasts />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('disappears after 5000 ms and not before', () => {
    act(() => void toast('Your proposal is sent.'))
    wait(TOAST_MS - 1)
    expect(screen.queryByText('Your proposal is sent.')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Your proposal is sent.')).toBeNull()
  })

  it.each([
    ['the pointer is over it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus is in it', fireEvent.focus, fireEvent.blur],
  ])('pauses while %s, then runs for the time that was left', (_when, enter, leave) => {
    act(() => void toast('Todo deleted.'))
    wait(3000)
    const note = screen.getByText('Todo deleted.')
    enter(note.parentElement ?? note)
    wait(60_000)
    expect(screen.queryByText('Todo deleted.')).not.toBeNull()
    leave(note.parentElement ?? note)
    wait(1999)
    expect(screen.queryByText('Todo deleted.')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Todo deleted.')).toBeNull()
  })

  it('announces an error at once and other messages politely', () => {
    act(() => void toast('Email already in use', 'bad'))
    expect(screen.getByRole('alert').textContent).toContain('Email already in use')
    act(() => void toast('Welcome back.'))
    expect(screen.getByRole('status').textContent).toContain('Welcome back.')
  })

  it('takes the place of the one before', () => {
    act(() => {
      toast('Payment cancelled', 'news')
      toast('Wrong PIN. 2 tries left.', 'bad')
      toast('Wrong PIN. 1 try left.', 'bad')
    })
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toContain('1 try left')
    wait(TOAST_MS)
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  })

  it('lets one with a longer time of its own come back', () => {
    act(() => {
      toast('This phone is full.', 'bad', 60_000)
      toast('Todo deleted.')
    })
    expect(screen.queryByText('This phone is full.')).toBeNull()
    wait(TOAST_MS)
    expect(screen.queryByText('This phone is full.')).not.toBeNull()
  })

  it.each([
    ['goes when the screen says the same', 40, null],
    ['stays when the screen says it further down', 4000, 'Email already in use'],
  ])('%s', (_, top, expected) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 320, 40),
    )
    const note = document.body.appendChild(document.createElement('p'))
    note.setAttribute('role', 'alert')
    note.append('Email already in use')
    act(() => void toast('Email already in use', 'bad'))
    wait(1000)
    note.remove()
    vi.restoreAllMocks()
    expect(screen.queryByText('Email already in use')?.textContent ?? null).toBe(expected)
  })

  it('lies above what is at the bottom of the window', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, innerHeight - 150, 320, 150),
    )
    const bar = document.body.appendChild(document.createElement('div'))
    bar.className = 'bottom-bar'
    act(() => void toast('Todo deleted.'))
    bar.remove()
    vi.restoreAllMocks()
    const layer = screen.getByRole('region', { name: 'Alerts' })
    expect(layer.style.getPropertyValue('--toast-room')).toBe('150px')
  })

  it('shows a repeated message once and can be dismissed', () => {
    act(() => {
      toast('Welcome back.')
      toast('Welcome back.')
    })
    expect(screen.getAllByText('Welcome back.')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Welcome back.')).toBeNull()
  })
})

it('a message with a time of its own stays as long', () => {
  act(() => void toast('This phone is full.', 'bad', 60_000))
  wait(59_999)
  expect(screen.queryByText('This phone is full.')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('This phone is full.')).toBeNull()
})

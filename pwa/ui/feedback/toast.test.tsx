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
    act(() => {
      toast('Email already in use', 'bad')
      toast('Welcome back.')
    })
    expect(screen.getByRole('alert').textContent).toContain('Email already in use')
    expect(screen.getByRole('status').textContent).toContain('Welcome back.')
  })

  it('replaces an earlier error by a later one', () => {
    act(() => {
      toast('Payment cancelled', 'news')
      toast('Wrong PIN. 2 tries left.', 'bad')
      toast('Wrong PIN. 1 try left.', 'bad')
    })
    expect(screen.getByRole('alert').textContent).toContain('1 try left')
    expect(screen.queryByText('Payment cancelled')).not.toBeNull()
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

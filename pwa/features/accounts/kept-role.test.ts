import { afterEach, expect, test } from 'vitest'
import { forgetTyped, keepRole, keepTyped, keptRole, keptTyped } from './kept-role.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('SPEC 2: the choice is kept as role client or tasker', () => {
  keepRole('tasker')
  expect(localStorage.getItem('role')).toBe('tasker')
  expect(keptRole()).toBe('tasker')
  keepRole('client')
  expect(keptRole()).toBe('client')
})

test('R1: a role that cannot be chosen at the door is none', () => {
  keepRole('client')
  localStorage.setItem('role', 'admin')
  expect(keptRole()).not.toBe('admin')
})

test('what was typed at the door survives a reload of the tab, and is gone once it was used', () => {
  keepTyped({ username: 'Ada', email: 'ada@home.test' })
  expect(keptTyped()).toEqual({ username: 'Ada', email: 'ada@home.test' })
  forgetTyped()
  expect(keptTyped()).toEqual({ username: '', email: '' })
  sessionStorage.setItem('at-the-door', '{not json')
  expect(keptTyped()).toEqual({ username: '', email: '' })
})

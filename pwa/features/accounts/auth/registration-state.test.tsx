import { afterEach, expect, test } from 'vitest'
import { clearInput, storedInput, storedRole, storeInput, storeRole } from './registration-state.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('stores the chosen role under `role` as client or tasker', () => {
  storeRole('tasker')
  expect(localStorage.getItem('role')).toBe('tasker')
  expect(storedRole()).toBe('tasker')
  storeRole('client')
  expect(storedRole()).toBe('client')
})

test('ignores a stored role that cannot register itself', () => {
  storeRole('client')
  localStorage.setItem('role', 'admin')
  expect(storedRole()).not.toBe('admin')
})

test('restores the typed name and contact after a reload of the tab, until they are cleared', () => {
  storeInput({ username: 'Ada', contact: '0803 123 4567' })
  expect(storedInput()).toEqual({ username: 'Ada', contact: '0803 123 4567' })
  clearInput()
  expect(storedInput()).toEqual({ username: '', contact: '' })
  sessionStorage.setItem('registration-input', '{not json')
  expect(storedInput()).toEqual({ username: '', contact: '' })
})

import { expect, test } from 'vitest'
import { readChunks } from './chunks.mjs'

const lazy = (file, imports = []) => ({ file, isDynamicEntry: true, imports })
const manifest = {
  'main.tsx': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['assets/main.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_dexie.js': { file: 'assets/dexie.js' },
  'routes/_shell.tsx?tsr-split=component': lazy('assets/shell.js'),
  'routes/_shell.all-task.index.tsx?tsr-split=component': lazy('assets/list.js', ['_dexie.js']),
  'routes/_shell.all-task.applied.tsx?tsr-split=component': lazy('assets/applied.js'),
  'routes/_admin.tsx?tsr-split=component': lazy('assets/admin.js'),
  'routes/index.tsx?tsr-split=component': lazy('assets/landing.js'),
}

test('a visit loads the entry, the layouts above the route, and what they all import', () => {
  const { visit, filesOf } = readChunks(manifest)
  expect(filesOf(visit('/all-task'), ['file']).toSorted()).toEqual([
    'assets/dexie.js',
    'assets/list.js',
    'assets/main.js',
    'assets/shell.js',
    'assets/vendor.js',
  ])
  expect(filesOf(visit('/')).toSorted()).toEqual([
    'assets/landing.js',
    'assets/main.css',
    'assets/main.js',
    'assets/vendor.js',
  ])
})

test('a screen without a chunk of its own came with the entry; the layouts above it are loaded still', () => {
  const { visit, filesOf } = readChunks(manifest, ['pwa/routes/_shell/dashboard.tsx'])
  expect(filesOf(visit('/dashboard'), ['file']).toSorted()).toEqual([
    'assets/main.js',
    'assets/shell.js',
    'assets/vendor.js',
  ])
})

test('an address that nothing answers is a fault of the measurement, not a pass', () => {
  expect(() => readChunks(manifest).visit('/nowhere')).toThrow('/nowhere')
})

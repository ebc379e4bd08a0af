import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { readManifest } from './vite-manifest.ts'

const lazy = (file: string, imports: string[] = []) => ({ file, isDynamicEntry: true, imports })
const manifest: Manifest = {
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

test('a visit loads the entry, the route, its layouts and all their imports', () => {
  const { chunksOfVisit, filesOf } = readManifest(manifest)
  expect(filesOf(chunksOfVisit('/all-task'), ['file']).toSorted()).toEqual([
    'assets/dexie.js',
    'assets/list.js',
    'assets/main.js',
    'assets/shell.js',
    'assets/vendor.js',
  ])
  expect(filesOf(chunksOfVisit('/')).toSorted()).toEqual([
    'assets/landing.js',
    'assets/main.css',
    'assets/main.js',
    'assets/vendor.js',
  ])
})

test('a visit to a screen without a chunk of its own loads the entry and its layouts', () => {
  const { chunksOfVisit, filesOf } = readManifest(manifest, ['pwa/routes/_shell/dashboard.tsx'])
  expect(filesOf(chunksOfVisit('/dashboard'), ['file']).toSorted()).toEqual([
    'assets/main.js',
    'assets/shell.js',
    'assets/vendor.js',
  ])
})

test('a path without a route is an error', () => {
  expect(() => readManifest(manifest).chunksOfVisit('/nowhere')).toThrow('/nowhere')
})

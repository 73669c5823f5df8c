import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryTree } from '../testing/temporaryTree.mjs'
import { isInstalled } from './ensureDependencies.mjs'

let tree

beforeEach(() => {
  tree = temporaryTree()
  tree.write('pnpm-lock.yaml', 'a: 1')
})
afterEach(() => tree.remove())

it('is installed when pnpm finished with this very lockfile', () => {
  expect(isInstalled(tree.root)).toBe(false)
  tree.write('node_modules/.pnpm/lock.yaml', 'a: 1')
  expect(isInstalled(tree.root)).toBe(false)
  tree.write('node_modules/.modules.yaml', '')
  expect(isInstalled(tree.root)).toBe(true)
  tree.write('pnpm-lock.yaml', 'a: 2')
  expect(isInstalled(tree.root)).toBe(false)
})

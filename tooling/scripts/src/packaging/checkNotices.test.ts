import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { checkNotices } from './checkNotices'

let tree: ReturnType<typeof createTemporaryFolder>
const check = () => checkNotices({ path: tree.root })
const copies = (...list: string[]) =>
  `/*!\n * Copies of other packages, changed: joined. Licences: ../THIRD-PARTY.txt\n${list.map((each) => ` * ${each}\n`).join('')} */\nexport {}`

beforeEach(() => {
  tree = createTemporaryFolder()
  tree.write('dist/index.js', 'export const a = 1')
})
afterEach(() => tree.remove())

it('is content with a build of its own code, and with copies whose licences lie beside them', () => {
  expect(check()).toEqual([])
  tree.write('dist/chunks/reef.js', copies('reef 1.2.3 (MIT)', '@sea/tide 1.0.0 ((Apache-2.0 AND MIT))'))
  tree.write('dist/THIRD-PARTY.txt', 'reef 1.2.3 (MIT)\n@sea/tide 1.0.0 ((Apache-2.0 AND MIT))\n\nMIT License')
  expect(check()).toEqual([])
})

it('finds copies without a licence', () => {
  tree.write('dist/chunks/reef.js', copies('reef 1.2.3 (MIT)'))
  expect(check()).toEqual(['dist/THIRD-PARTY.txt has no licence of reef 1.2.3.'])
})

it('finds copies that nobody tells of', () => {
  tree.write('dist/chunks/reef.js', '//#region ../../node_modules/reef/index.js\nexport {}')
  tree.write('dist/chunks/tide.js', copies())
  expect(check().sort()).toEqual([
    'dist/chunks/reef.js holds a package of others, and does not say so.',
    'dist/chunks/tide.js does not say what it holds copies of.',
  ])
})

it('reads commands too, which esbuild joins', () => {
  tree.write('dist/reef.mjs', 'var reef = 1;\n\n// ../../node_modules/reef/index.js\n')
  tree.write('dist/tide.mjs', `#!/usr/bin/env node\n${copies('tide 1.0.0 (MIT)')}`)
  expect(check().sort()).toEqual([
    'dist/THIRD-PARTY.txt has no licence of tide 1.0.0.',
    'dist/reef.mjs holds a package of others, and does not say so.',
  ])
})

it('finds copies under a licence that is not free', () => {
  tree.write('dist/chunks/reef.js', copies('reef 1.2.3 (BUSL-1.1)'))
  tree.write('dist/THIRD-PARTY.txt', 'reef 1.2.3 (BUSL-1.1)\n\nWALLETCONNECT COMMUNITY LICENSE AGREEMENT')
  expect(check()).toEqual([
    'dist/chunks/reef.js holds a copy of reef 1.2.3, under BUSL-1.1.',
    'dist/THIRD-PARTY.txt has the WalletConnect Community License.',
  ])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findFiles } from '../lib/findFiles'
import { headlessFolders } from './coreLayers'

// A wallet source decides how its wallets are reached: code that names one of ours by id would exclude a third party's.

const ids = /\b(EMBEDDED_WALLET_ID|REMOTE_WALLET_ID)\b|(['"`])(auth|walletconnect)\2/
const isCode = (path: string) => path.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(path)

it('no subject names the embedded wallet, or wallets on other devices, by an id', () => {
  const files = [...headlessFolders, 'modal/navigation'].flatMap((each) =>
    findFiles(join(root, 'packages/core/src', each), isCode),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => ids.test(readFileSync(path, 'utf8')))).toEqual([])
})

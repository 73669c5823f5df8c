import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findFiles } from '../lib/findFiles'

// How a wallet is reached is its source's to say. A flow that asks for one of ours by its id takes no stranger's in its place.

const ids = /\b(AUTH_WALLET_ID|REMOTE_WALLET_ID)\b|(['"`])(auth|walletconnect)\2/
const isCode = (path: string) => path.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(path)

it('no flow names the embedded wallet, or wallets on other devices, by an id', () => {
  const files = ['flows', 'modal'].flatMap((each) => findFiles(join(root, 'packages/core/src', each), isCode))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => ids.test(readFileSync(path, 'utf8')))).toEqual([])
})

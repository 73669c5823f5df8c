import { describe, expect, it } from 'vitest'
import { parseRecoveryFile } from '../frame/recovery/recoveryFile'
import { createTestRecovery, TEST_PASSWORD } from '../testing/createTestRecovery'
import { openExit } from './openExit'

/** Entropy of the words of BIP-39's test vectors, whose accounts other wallets show. */
const seed = () => new Uint8Array(32)
const EVM = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
const SOLANA = '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx'

describe('the exit', () => {
  it.each([
    ['printed code', false],
    ['password', true],
  ])('opens the accounts that other wallets open by the same words, with file and %s', async (_, hasPassword) => {
    const { text, code } = await createTestRecovery({ seed: seed(), hasPassword })
    const wallet = await openExit(parseRecoveryFile(text), hasPassword ? { password: TEST_PASSWORD } : { code })
    expect(wallet.readWords()).toEqual([...Array(23).fill('abandon'), 'art'])
    expect(wallet.accounts.map(({ address, path }) => [address, path])).toEqual([
      [EVM, "m/44'/60'/0'/0/0"],
      [SOLANA, "m/44'/501'/0'/0'"],
    ])
  })

  it('opens a file with a password by the printed code of the same share too', async () => {
    const { text, code } = await createTestRecovery({ seed: seed(), hasPassword: true })
    expect((await openExit(parseRecoveryFile(text), { code })).accounts[0]?.address).toBe(EVM)
  })

  it('overwrites the seed', async () => {
    const { text, code } = await createTestRecovery()
    const wallet = await openExit(parseRecoveryFile(text), { code })
    expect(wallet.readWords()[0]).toBeTypeOf('string')
    wallet.wipe()
    expect(wallet.readWords()).toEqual([...Array(23).fill('abandon'), 'art'])
  })
})

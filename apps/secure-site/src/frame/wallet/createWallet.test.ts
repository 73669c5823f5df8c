import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import { keccak256, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createRandomBytes } from '../vault/bytes'
import { createWallet } from './createWallet'
import { deriveAddresses } from './deriveAddresses'
import { encodeMnemonic } from './encodeMnemonic'
import { runWithEvmKey, runWithSolanaKey } from './runWithKey'

// Vector of BIP-39 (https://github.com/trezor/python-mnemonic/blob/master/vectors.json): 32 bytes of zeros.
const WORDS = `${'abandon '.repeat(23)}art`
const open = (seed: Uint8Array) => createWallet(ADDRESSES, (run) => run(seed))
const ZEROS = new Uint8Array(32)
// Checked with viem (EVM), and with the code of the version before shares (both).
const ADDRESSES = {
  evm: '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
  solana: '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
} as const

describe('encodeMnemonic', () => {
  it('writes the words of a known vector', async () => {
    expect(new TextDecoder().decode(await encodeMnemonic(ZEROS))).toBe(WORDS)
  })

  it('writes words that give back the seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (seed) => {
        const words = new TextDecoder().decode(await encodeMnemonic(Uint8Array.from(seed)))
        expect(mnemonicToEntropy(words, wordlist)).toEqual(Uint8Array.from(seed))
      }),
    )
  })
})

describe('a wallet', () => {
  it('has the addresses that other wallets derive from its words', async () => {
    expect(await deriveAddresses(ZEROS)).toEqual(ADDRESSES)
    const seed = createRandomBytes(32)
    const words = new TextDecoder().decode(await encodeMnemonic(seed))
    expect((await deriveAddresses(seed)).evm).toBe(mnemonicToAccount(words).address)
  })

  it('signs as viem does', async () => {
    const { evm } = open(ZEROS)
    const known = mnemonicToAccount(WORDS)
    const typed = {
      domain: { chainId: 1 },
      types: { Note: [{ name: 'words', type: 'string' }] },
      primaryType: 'Note',
      message: { words: 'Ahoy' },
    } as const
    const transaction = {
      type: 'eip1559',
      chainId: 1,
      nonce: 7,
      gas: 21_000n,
      to: '0x00000000000000000000000000000000000000aa',
      maxFeePerGas: 3n,
      maxPriorityFeePerGas: 1n,
    } as const
    for (let each = 0; each < 20; each++) {
      const hash = keccak256(toHex(each))
      expect(await evm.sign({ hash })).toBe(await known.sign({ hash }))
    }
    expect(await evm.signMessage({ message: 'Ahoy' })).toBe(await known.signMessage({ message: 'Ahoy' }))
    expect(await evm.signTypedData(typed)).toBe(await known.signTypedData(typed))
    expect(await evm.signTransaction(transaction)).toBe(await known.signTransaction(transaction))
  })

  it('opens once for several Solana messages', async () => {
    let opened = 0
    const { solana } = createWallet(ADDRESSES, (run) => {
      opened += 1
      return run(ZEROS)
    })
    const signatures = await solana.sign([new Uint8Array([1]), new Uint8Array([2])])
    expect([opened, signatures.map(({ length }) => length)]).toEqual([1, [64, 64]])
  })
})

describe('a key', () => {
  it.each([
    ['EVM', runWithEvmKey],
    ['Solana', runWithSolanaKey],
  ])('of %s is zeros once it was used, or its use failed', async (_, runWithKey) => {
    const keys: Uint8Array[] = []
    await runWithKey(createRandomBytes(32), (key) => keys.push(key, Uint8Array.from(key)))
    const failing = runWithKey(createRandomBytes(32), (key) => {
      keys.push(key)
      throw new Error('no ink')
    })
    await expect(failing).rejects.toThrow('no ink')
    expect([keys[0], keys[2]]).toEqual([ZEROS, ZEROS])
    expect(keys[1]).not.toEqual(ZEROS)
  })
})

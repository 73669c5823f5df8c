import { type Hex, recoverMessageAddress, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import testAccounts from '../../testAccounts.json'
import { createTestWallet, TEST_ACCOUNTS } from './testing/createTestWallet'

const [first, second, third] = TEST_ACCOUNTS

const TYPED_DATA = {
  domain: { name: 'Foyer', version: '1', chainId: 1, verifyingContract: third },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Guest: [
      { name: 'name', type: 'string' },
      { name: 'seat', type: 'uint256' },
    ],
  },
  primaryType: 'Guest',
  message: { name: 'Theo', seat: '7' },
} as const

async function createConnected(accounts = [0]) {
  const wallet = await createTestWallet({ setup: { next: [{ answer: 'approve', accounts }] } })
  await wallet.ask('eth_requestAccounts')
  return wallet
}

describe('the keys of the testAccounts', () => {
  it('belong to its addresses', () => {
    const derived = testAccounts.addresses.map(
      (_, addressIndex) => mnemonicToAccount(testAccounts.mnemonic, { addressIndex }).address,
    )
    expect(derived).toEqual(testAccounts.addresses)
  })
})

describe('a personal message', () => {
  it('is signed by the named account', async () => {
    const wallet = await createConnected([0, 1])
    const message = 'Hello, Foyer ✓'
    const signature = (await wallet.ask('personal_sign', [stringToHex(message), second])) as Hex
    expect(await verifyMessage({ address: second, message, signature })).toBe(true)
  })

  it('is accepted as text, as bytes, and with swapped parameters', async () => {
    const wallet = await createConnected()
    const text = (await wallet.ask('personal_sign', ['plain', first.toLowerCase()])) as Hex
    expect(await verifyMessage({ address: first, message: 'plain', signature: text })).toBe(true)
    const turned = (await wallet.ask('personal_sign', [first, stringToHex('plain')])) as Hex
    expect(turned).toBe(text)
    const bytes = (await wallet.ask('personal_sign', ['0xff00', first])) as Hex
    expect(await recoverMessageAddress({ message: { raw: '0xff00' }, signature: bytes })).toBe(first)
  })

  it('is rejected without approval, for another account, or with invalid fields', async () => {
    const wallet = await createConnected()
    expect(await wallet.codeOf('personal_sign', ['0x00', second])).toBe(4100)
    expect(await wallet.codeOf('personal_sign', ['0x00'])).toBe(-32602)
    wallet.script.mode('reject')
    expect(await wallet.codeOf('personal_sign', ['0x00', first])).toBe(4001)
  })

  it('waits for a locked wallet', async () => {
    const wallet = await createConnected()
    wallet.script.lock()
    const signing = wallet.ask('personal_sign', ['0x00', first])
    await expect.poll(wallet.script.open).toEqual(['unlock'])
    wallet.script.unlock()
    expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
  })
})

describe('typed data', () => {
  it('is signed from JSON and from an object', async () => {
    const wallet = await createConnected()
    const signature = (await wallet.ask('eth_signTypedData_v4', [first, JSON.stringify(TYPED_DATA)])) as Hex
    const typedData = {
      ...TYPED_DATA,
      domain: { ...TYPED_DATA.domain, chainId: 1n },
      message: { name: 'Theo', seat: 7n },
    }
    expect(await verifyTypedData({ ...typedData, address: first, signature })).toBe(true)
    expect(await wallet.ask('eth_signTypedData_v4', [first, TYPED_DATA])).toBe(signature)
  })

  it('is rejected for another chain, another account, or with invalid fields', async () => {
    const wallet = await createConnected()
    const elsewhere = { ...TYPED_DATA, domain: { ...TYPED_DATA.domain, chainId: 10 } }
    expect(await wallet.codeOf('eth_signTypedData_v4', [first, elsewhere])).toBe(-32602)
    expect(await wallet.codeOf('eth_signTypedData_v4', [third, TYPED_DATA])).toBe(4100)
    expect(await wallet.codeOf('eth_signTypedData_v4', [first, 'text'])).toBe(-32602)
  })
})

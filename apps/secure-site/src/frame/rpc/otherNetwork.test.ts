import { parseEther, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants } from '../permissions/createGrants'
import { createTestFrame, RECIPIENT } from '../testing/createTestFrame'
import { personalSign } from './personalSign'
import { sendCalls } from './sendCalls'
import { sendTransaction } from './sendTransaction'
import { signTypedData } from './signTypedData'

const grants = createGrants({
  device: createDeviceStore(
    async () => createMemoryDeviceDatabase(),
    (_, run) => run(),
  ),
  now: () => 1_800_000_000,
})

describe('a transaction with a chain id', () => {
  it.each([[2], ['2'], ['0x2'], [0], [-1], ['0x89']])('is refused if it is another one: %j', async (chainId) => {
    const { evm, reviews, transactions } = await createTestFrame()
    const sending = sendTransaction(evm([{ to: RECIPIENT, value: '0x1', chainId }]))
    await expect(sending).rejects.toMatchObject({ code: 4901, message: 'This is for a different network.' })
    const calls = sendCalls(evm([{ version: '1.0', calls: [{ to: RECIPIENT, value: '0x1', chainId }] }]), grants)
    await expect(calls).rejects.toMatchObject({ code: 4901 })
    expect([reviews, transactions()]).toEqual([[], []])
  })

  it.each([['eip155:1'], ['one'], [1.5], [{}], [[1]], [true]])('is refused if it is invalid: %j', async (chainId) => {
    const { evm, transactions } = await createTestFrame()
    await expect(sendTransaction(evm([{ to: RECIPIENT, chainId }]))).rejects.toMatchObject({ code: -32602 })
    expect(transactions()).toEqual([])
  })

  it.each([[1], ['1'], ['0x1'], ['0x01'], [null], [undefined]])(
    'is sent if it is the current one: %j',
    async (chainId) => {
      const { evm, transactions } = await createTestFrame()
      await sendTransaction(evm([{ to: RECIPIENT, value: '0x1', chainId }]))
      expect(transactions()).toMatchObject([{ chainId: 1, value: 1n }])
    },
  )
})

it('a review names “coins” on a network with an unknown currency', async () => {
  const { evm, reviews } = await createTestFrame()
  await sendTransaction(evm([{ to: RECIPIENT, value: toHex(parseEther('1.5')) }], { chainId: 97_531 }))
  expect(reviews[0]?.title).toBe('Send 1.5 coins')
  expect(JSON.stringify(reviews)).not.toContain('ETH')
})

describe('a sign-in message for another app', () => {
  const text = 'evil.example wants you to sign in with your Ethereum account'
  const warning = { level: 'bad', text: expect.stringContaining('This signs you in to evil.example') }

  it('shows a warning in a personal message', async () => {
    const { evm, reviews, wallet } = await createTestFrame()
    await personalSign(evm([toHex(text), wallet.evm.address]))
    expect(reviews[0]?.warnings).toEqual([warning])
  })

  it('shows a warning in a field of typed data', async () => {
    const { evm, reviews, wallet } = await createTestFrame()
    const types = { Login: [{ name: 'words', type: 'string' }] }
    await signTypedData(
      evm([wallet.evm.address, { types, primaryType: 'Login', domain: {}, message: { words: text } }]),
    )
    expect(reviews[0]?.warnings).toEqual([warning])
  })
})

import type { ConnectRequest } from '@foyer/core/adapter'
import { isAddress, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Eip1193Provider } from '../../provider.js'
import { ADDRESSES, createTestApp, createWallet, listParams, toWalletOption } from '../../testing/createTestApp.js'
import type { EvmTransaction } from '../../transaction.js'

const [FIRST, SECOND] = ADDRESSES

async function setUp(request?: Partial<ConnectRequest<'eip155'>>) {
  const wallet = createWallet({ setup: { next: [{ answer: 'approve', accounts: [0, 1] }] } })
  const { adapter } = createTestApp({ wallets: [toWalletOption(wallet)] })
  const connection = await adapter.connect({ walletId: wallet.info.rdns, ...request })
  const [account] = connection.accounts
  return { wallet, connection, account }
}

async function withAnswer(method: string, answer: unknown) {
  const wallet = createWallet()
  const requested: unknown[] = []
  const request = wallet.provider.request as Eip1193Provider['request']
  const provider: Eip1193Provider = {
    ...wallet.provider,
    request: async (args) => {
      if (args.method !== method) return request(args)
      requested.push(args.params)
      return answer
    },
  }
  const { adapter } = createTestApp({ wallets: [{ ...toWalletOption(wallet), provider }] })
  const connection = await adapter.connect({ walletId: wallet.info.rdns })
  return { connection, account: connection.accounts[0], requested }
}

describe('signing a message', () => {
  it.each([
    ['plain', 'Hello, harbour'],
    ['beyond ASCII', 'Grüße 🦊'],
    ['like hex', '0xdeadbeef'],
    ['empty', ''],
  ])('S7.050 sends message and address by personal_sign: %s', async (_, message) => {
    const { connection, wallet, account } = await setUp()
    const signature = await connection.signMessage?.({ message, account })
    const [[sent, address]] = listParams(wallet, 'personal_sign') as [[`0x${string}`, string]]
    expect(Buffer.from(sent.slice(2), 'hex').toString()).toBe(message)
    expect(address).toBe(FIRST)
    expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(FIRST)
  })

  it('S7.054 signs a message with the given account', async () => {
    const { connection } = await setUp()
    const [, second] = connection.accounts
    const signature = await connection.signMessage?.({ message: 'Hi', account: second! })
    expect(await recoverMessageAddress({ message: 'Hi', signature: signature as `0x${string}` })).toBe(SECOND)
  })

  it('rejects with the wallet’s message when the user declines', async () => {
    const { connection, wallet, account } = await setUp()
    wallet.script.mode('reject')
    await expect(connection.signMessage?.({ message: 'Hi', account })).rejects.toMatchObject({ code: 4001 })
  })

  it('rejects an invalid signature', async () => {
    const { connection, account } = await withAnswer('personal_sign', { signed: true })
    await expect(connection.signMessage?.({ message: 'Hi', account })).rejects.toMatchObject({ code: 'UNKNOWN' })
  })
})

it('S7.054 the adapter signs typed data with big numbers and an explicit domain type', async () => {
  const { connection, account } = await setUp()
  const typedData = {
    domain: {
      name: 'Harbor',
      version: '1',
      chainId: 1,
      verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
    },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: FIRST, value: 2n ** 200n },
  } as const
  const signature = await connection.signTypedData?.({ typedData, account })
  const recovered = await recoverTypedDataAddress({ ...typedData, signature: signature as `0x${string}` })
  expect(recovered).toBe(FIRST)
})

it('S7.054 the adapter signs typed data without a domain', async () => {
  const { connection, account, wallet } = await setUp()
  const typedData = {
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'Hi' },
  } as const
  const signature = await connection.signTypedData?.({ typedData, account })
  expect(await recoverTypedDataAddress({ ...typedData, signature: signature as `0x${string}` })).toBe(FIRST)
  const [[, text]] = listParams(wallet, 'eth_signTypedData_v4') as [[string, string]]
  expect(JSON.parse(text).types.EIP712Domain).toEqual([])
})

describe('sending a transaction', () => {
  it('sends fields as hex on the current network, and leaves the rest to the wallet', async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const { connection, account, requested } = await withAnswer('eth_sendTransaction', hash)
    const transaction = { to: SECOND, value: 10n ** 18n, data: '0x1234', nonce: 7 }
    expect(await connection.sendTransaction?.({ transaction, account })).toEqual({ hash })
    await connection.sendTransaction?.({ transaction: { to: SECOND, gas: 21_000n, gasPrice: 1n }, account })
    expect(JSON.parse(JSON.stringify(requested))).toEqual([
      [{ from: FIRST, to: SECOND, value: '0xde0b6b3a7640000', data: '0x1234', nonce: '0x7', chainId: '0x1' }],
      [{ from: FIRST, to: SECOND, gas: '0x5208', gasPrice: '0x1', chainId: '0x1' }],
    ])
  })

  it('S5.023 rejects a recipient with a wrong checksum, and accepts one without', async () => {
    const { connection, account, requested } = await withAnswer('eth_sendTransaction', `0x${'01'.repeat(32)}`)
    const mistyped = SECOND.replace('dc3A', 'dc3a')
    expect(isAddress(mistyped)).toBe(false)
    await expect(connection.sendTransaction?.({ transaction: { to: mistyped }, account })).rejects.toMatchObject({
      message: 'Invalid "to" in the transaction',
    })
    expect(requested).toEqual([])
    await connection.sendTransaction?.({ transaction: { to: SECOND.toLowerCase() }, account })
    expect(requested).toHaveLength(1)
  })

  it.each([
    '0x',
    '0x01',
    `0x${'ab'.repeat(31)}`,
    `0x${'ab'.repeat(33)}`,
    `0x${'zz'.repeat(32)}`,
    'ab'.repeat(32),
    null,
    {},
  ])('S5.021 rejects a transaction hash other than 32 bytes: %j', async (answer) => {
    const { connection, account } = await withAnswer('eth_sendTransaction', answer)
    await expect(connection.sendTransaction?.({ transaction: { to: SECOND }, account })).rejects.toMatchObject({
      message: 'The wallet returned a response that is not a transaction hash',
    })
  })

  it.each(['0x1', '0x1234', `0x${'a'.repeat(61)}`, 'ab'.repeat(65), null])(
    'S5.022 rejects a signature that is too short: %j',
    async (answer) => {
      const { connection, account } = await withAnswer('personal_sign', answer)
      await expect(connection.signMessage?.({ message: 'Hello', account })).rejects.toMatchObject({
        message: 'The wallet returned a response that is not a signature',
      })
    },
  )

  it('types EvmTransaction by declaration merging', async () => {
    const { connection } = await setUp()
    expect(connection.sendTransaction).toBeTypeOf('function')
    type Given = Parameters<NonNullable<typeof connection.sendTransaction>>[0]
    expectTypeOf<Given['transaction']>().toEqualTypeOf<EvmTransaction>()
  })
})

import { base58 } from '@scure/base'
import { toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createDeviceStore } from '../device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../device/createMemoryDeviceDatabase'
import { createGrants } from '../permissions/createGrants'
import { createTestFrame, RECIPIENT } from '../testing/createTestFrame'
import { createEvmMethods } from './methods'
import { SOLANA_METHODS } from './solana'

const NOW = 1_800_000_000
const encode = (text: string) => new TextEncoder().encode(text)
// An empty legacy message of one signer, which pays the fee.
const transactionOf = (signer: string) =>
  base58.encode(Uint8Array.of(1, ...new Uint8Array(64), 1, 0, 0, 1, ...base58.decode(signer), ...new Uint8Array(32), 0))
const permission = {
  permission: { type: 'native-token-allowance', data: { allowanceAmount: '100' } },
  rules: [{ type: 'expiry', isAdjustmentAllowed: false, data: { timestamp: NOW + 86_400 } }],
}
const typedData = { types: { Mail: [{ name: 'text', type: 'string' }] }, primaryType: 'Mail', message: { text: 'Hi' } }

async function place(method: string, params: (frame: Awaited<ReturnType<typeof createTestFrame>>) => unknown) {
  const frame = await createTestFrame()
  const database = createMemoryDeviceDatabase()
  const device = createDeviceStore(
    async () => database,
    (_, run) => run(),
  )
  const evm = createEvmMethods(createGrants({ device, now: () => NOW }))
  const given = params(frame)
  const isGrant = /Permission/.test(method)
  const run = method.startsWith('solana')
    ? SOLANA_METHODS[method]?.({ ...frame.solana(given), method })
    : evm[method]?.(frame.evm(given, { account: isGrant ? 'smart' : 'eoa' }))
  // A transaction is not sent in this test.
  await run?.catch(() => {})
  return frame.places
}

describe('the window of the site shows what moves something', () => {
  it.each<[string, Parameters<typeof place>[1]]>([
    ['eth_sendTransaction', () => [{ to: RECIPIENT, value: '0x1' }]],
    ['wallet_sendCalls', () => [{ calls: [{ to: RECIPIENT, value: '0x1' }] }]],
    ['eth_signTypedData_v4', ({ wallet }) => [wallet.evm.address, typedData]],
    ['wallet_requestExecutionPermissions', () => [permission]],
    ['solana_signTransaction', ({ wallet }) => ({ transaction: transactionOf(wallet.solana.address) })],
    ['solana_signAllTransactions', ({ wallet }) => ({ transactions: [transactionOf(wallet.solana.address)] })],
    ['solana_signAndSendTransaction', ({ wallet }) => ({ transaction: transactionOf(wallet.solana.address) })],
    ['personal_sign', ({ wallet }) => [toHex(new Uint8Array(32).fill(0x80)), wallet.evm.address]],
    ['personal_sign', ({ wallet }) => [toHex('x'.repeat(32)), wallet.evm.address]],
    ['solana_signMessage', () => ({ message: base58.encode(Uint8Array.of(0xff, 1, 2)) })],
  ])('%s', async (method, params) => {
    expect(await place(method, params)).toEqual(['window'])
  })
})

describe('the frame shows what cannot', () => {
  it.each<[string, Parameters<typeof place>[1]]>([
    ['personal_sign', ({ wallet }) => [toHex('Hello'), wallet.evm.address]],
    ['solana_signMessage', () => ({ message: base58.encode(encode('Hello')) })],
  ])('%s', async (method, params) => {
    expect(await place(method, params)).toEqual(['frame'])
  })
})

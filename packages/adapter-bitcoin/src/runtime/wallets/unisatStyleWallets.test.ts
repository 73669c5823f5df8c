import { describe, expect, it } from 'vitest'
import { createUnisatStyleMethods } from './unisatStyleWallets.js'
import type { WalletObject } from './walletObject.js'

const account = { address: 'bc1qme', purpose: 'payment' } as const
const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93' as const
const transfer = {
  recipient: 'bc1qyou',
  amount: 5n,
  from: account,
  caipNetworkId,
  feeRate: undefined,
  replaces: undefined,
}

function open(answers: Readonly<Record<string, unknown>>) {
  const requested: unknown[] = []
  const source: WalletObject = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (...input: readonly unknown[]) => {
        requested.push([name, ...input])
        return answer
      },
    ]),
  )
  return { requested, methods: createUnisatStyleMethods(() => source) }
}

it.each([
  ['ecdsa', 'ecdsa'],
  ['bip322', 'bip322-simple'],
] as const)('an injected wallet signs a message as %s, which wallets call %s', async (protocol, name) => {
  const { requested, methods } = open({ signMessage: 'signature' })
  expect(await methods.signMessage({ message: 'Ahoy', account, protocol, caipNetworkId })).toBe('signature')
  expect(requested).toEqual([['signMessage', 'Ahoy', name]])
})

describe('a payment', () => {
  it('is in satoshis if the wallet supports them', async () => {
    const { requested, methods } = open({ sendBitcoin: 'a', send: 'b' })
    expect(await methods.sendTransfer(transfer)).toBe('a')
    expect(requested).toEqual([['sendBitcoin', 'bc1qyou', 5]])
  })

  it.each([
    [1n, '0.00000001'],
    [99_999_999n, '0.99999999'],
    [100_000_000n, '1.00000000'],
    [2_100_000_000_000_000n, '21000000.00000000'],
  ])('of %s satoshis is %s coins otherwise', async (amount, value) => {
    const { requested, methods } = open({ send: { txhash: 'a' } })
    expect(await methods.sendTransfer({ ...transfer, amount })).toBe('a')
    expect(requested).toEqual([['send', { from: 'bc1qme', to: 'bc1qyou', value }]])
  })

  it.each([
    ['a', 'a'],
    [{ txhash: 'a', txid: 'b' }, 'a'],
    [{ txid: 'b' }, 'b'],
    [{}, ''],
    [undefined, ''],
  ])('has the id of the wallet’s response: %j', async (answer, id) => {
    expect(await open({ send: answer }).methods.sendTransfer(transfer)).toBe(id)
  })
})

describe('a PSBT of the app', () => {
  const request = { psbt: 'Cv8=', signInputs: [{ address: 'bc1qme', index: 0 }], caipNetworkId }

  it('is sent as hex, returned as base64, and broadcast on request only', async () => {
    const { requested, methods } = open({ signPsbt: '0aff01', pushPsbt: { txid: 'b' } })
    expect(await methods.signPsbt(request)).toEqual({ psbt: 'Cv8B' })
    expect(await methods.signPsbt({ ...request, broadcast: true })).toEqual({ psbt: 'Cv8B', txid: 'b' })
    const options = (autoFinalized: boolean) => ({ autoFinalized, toSignInputs: request.signInputs })
    expect(requested).toEqual([
      ['signPsbt', '0aff', options(false)],
      ['signPsbt', '0aff', options(true)],
      ['pushPsbt', '0aff01'],
    ])
  })
})

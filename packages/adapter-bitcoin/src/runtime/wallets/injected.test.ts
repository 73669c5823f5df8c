import { describe, expect, it } from 'vitest'
import { injectedActs } from './injected.js'
import type { Methods } from './read.js'

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

/** A wallet that notes what it is asked, and answers so. */
function open(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = []
  const source: Methods = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (...given: readonly unknown[]) => {
        asked.push([name, ...given])
        return answer
      },
    ]),
  )
  return { asked, acts: injectedActs(() => source) }
}

it.each([
  ['ecdsa', 'ecdsa'],
  ['bip322', 'bip322-simple'],
] as const)('signs a message in the form %s, which wallets call %s', async (protocol, name) => {
  const { asked, acts } = open({ signMessage: 'signature' })
  expect(await acts.signMessage({ message: 'Ahoy', account, protocol, caipNetworkId })).toBe('signature')
  expect(asked).toEqual([['signMessage', 'Ahoy', name]])
})

describe('a payment', () => {
  it('is in satoshis where the wallet has a way for them', async () => {
    const { asked, acts } = open({ sendBitcoin: 'a', send: 'b' })
    expect(await acts.sendTransfer(transfer)).toBe('a')
    expect(asked).toEqual([['sendBitcoin', 'bc1qyou', 5]])
  })

  it.each([
    [1n, '0.00000001'],
    [99_999_999n, '0.99999999'],
    [100_000_000n, '1.00000000'],
    [2_100_000_000_000_000n, '21000000.00000000'],
  ])('of %s satoshis is %s whole coins where it has another', async (amount, value) => {
    const { asked, acts } = open({ send: { txhash: 'a' } })
    expect(await acts.sendTransfer({ ...transfer, amount })).toBe('a')
    expect(asked).toEqual([['send', { from: 'bc1qme', to: 'bc1qyou', value }]])
  })

  it.each([
    ['a', 'a'],
    [{ txhash: 'a', txid: 'b' }, 'a'],
    [{ txid: 'b' }, 'b'],
    [{}, ''],
    [undefined, ''],
  ])('is known by what the wallet answers: %j', async (answer, id) => {
    expect(await open({ send: answer }).acts.sendTransfer(transfer)).toBe(id)
  })
})

describe('a transaction of the page’s own', () => {
  const request = { psbt: 'Cv8=', signInputs: [{ address: 'bc1qme', index: 0 }], caipNetworkId }

  it('goes in hex and comes back in base64, and is sent where that is wanted alone', async () => {
    const { asked, acts } = open({ signPsbt: '0aff01', pushPsbt: { txid: 'b' } })
    expect(await acts.signPsbt(request)).toEqual({ psbt: 'Cv8B' })
    expect(await acts.signPsbt({ ...request, broadcast: true })).toEqual({ psbt: 'Cv8B', txid: 'b' })
    const options = (autoFinalized: boolean) => ({ autoFinalized, toSignInputs: request.signInputs })
    expect(asked).toEqual([
      ['signPsbt', '0aff', options(false)],
      ['signPsbt', '0aff', options(true)],
      ['pushPsbt', '0aff01'],
    ])
  })
})

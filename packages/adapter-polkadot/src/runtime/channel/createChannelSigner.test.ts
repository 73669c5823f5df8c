import type { Channel } from '@foyer/core/adapter'
import { describe, expect, it } from 'vitest'
import { kusama, polkadotMainnet } from '../../networks.js'
import type { SignerPayloadJson } from '../../provider.js'
import { createChannelSigner } from './createChannelSigner.js'

const ME = '15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V9'
const SIGNATURE = `0x01${'ab'.repeat(64)}` as const
const GENESIS = `${kusama.caipNetworkId.replace('polkadot:', '0x')}${'0'.repeat(32)}`

const payload: SignerPayloadJson = {
  ...{ address: ME, blockHash: '0x1', blockNumber: '0x1', era: '0x00', genesisHash: GENESIS, method: '0x05' },
  ...{ nonce: '0x0', signedExtensions: [], specVersion: '0x1', tip: '0x0', transactionVersion: '0x1', version: 4 },
}

function open(answer: unknown, methods = ['polkadot_signTransaction', 'polkadot_signMessage']) {
  const requested: unknown[] = []
  const channel: Channel = {
    wallet: { id: 'walletconnect', name: 'Phone', type: 'MULTI_CHAIN' },
    approved: () => undefined,
    async request(request) {
      requested.push(request)
      return answer
    },
    watch: () => () => {},
    close: async () => {},
  }
  const signer = createChannelSigner(channel, { methods, current: () => polkadotMainnet.caipNetworkId })
  return { signer, requested }
}

describe('the answer of a wallet', () => {
  it.each([
    ['a signature alone', SIGNATURE, { id: 1, signature: SIGNATURE }],
    ['a signature without an id', { signature: SIGNATURE }, { id: 1, signature: SIGNATURE }],
    ['an id of its own', { id: 7, signature: SIGNATURE }, { id: 7, signature: SIGNATURE }],
    [
      'the transaction that it changed',
      { id: 7, signature: SIGNATURE, signedTransaction: '0x1234', more: true },
      { id: 7, signature: SIGNATURE, signedTransaction: '0x1234' },
    ],
  ])('may be %s', async (_what, answer, result) => {
    const { signer } = open(answer)
    expect(await signer.signPayload?.(payload)).toEqual(result)
    expect(await signer.signRaw?.({ address: ME, data: 'Ahoy', type: 'bytes' })).toEqual(result)
  })

  it.each([undefined, null, 'ab', 7, {}, { id: 1 }, { signature: 'ab' }])('is not %j', async (answer) => {
    const { signer } = open(answer)
    const rejected = { code: 'RESPONSE_INVALID' }
    await expect(signer.signPayload?.(payload)).rejects.toMatchObject(rejected)
    await expect(signer.signRaw?.({ address: ME, data: 'Ahoy', type: 'bytes' })).rejects.toMatchObject(rejected)
  })
})

it('a transaction is requested on its own network, a message on the current one', async () => {
  const { signer, requested } = open(SIGNATURE)
  await signer.signPayload?.(payload)
  await signer.signRaw?.({ address: ME, data: 'Ahoy', type: 'bytes' })
  expect(requested).toMatchObject([
    {
      ...{ method: 'polkadot_signTransaction', caipNetworkId: kusama.caipNetworkId },
      params: { address: ME, transactionPayload: payload },
    },
    { method: 'polkadot_signMessage', caipNetworkId: polkadotMainnet.caipNetworkId, params: { message: 'Ahoy' } },
  ])
})

it.each([
  ['0x41686f79', 'Ahoy'],
  ['0x41686F79', 'Ahoy'],
  ['0xefbbbf41', '\ufeffA'],
  // Hex that is no UTF-8 text, and text that is no hex, stay as they are.
  ['0xff', '0xff'],
  ['0x', '0x'],
  ['0x123', '0x123'],
  ['41686f79', '41686f79'],
])('the message %s is shown as %j, and signed as it is', async (data, message) => {
  const { signer, requested } = open(SIGNATURE)
  await signer.signRaw?.({ address: ME, data, type: 'bytes' })
  expect(requested).toMatchObject([{ params: { address: ME, data, message, type: 'bytes' } }])
})

it.each([
  [[], []],
  [['polkadot_signTransaction'], ['signPayload']],
  [['polkadot_signMessage'], ['signRaw']],
])('a session with the methods %j signs by %j', (methods, names) => {
  expect(Object.keys(open(SIGNATURE, methods).signer)).toEqual(names)
})

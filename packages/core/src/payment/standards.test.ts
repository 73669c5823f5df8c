import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import type { Network } from '../types/network.js'
import { formatUnits } from '../utils/formatUnits.js'
import { toPaymentUri } from '../utils/toPaymentUri.js'
import { parsePayment } from './parsePayment.js'
import type { PaymentReader } from './reader.js'

// Covers the standards for all namespaces, with a reader that knows every address.

const coin = (name: string, symbol: string, decimals: number) => ({ name, symbol, decimals })
const of = (caipNetworkId: Network['caipNetworkId'], nativeCurrency = coin('Coin', 'COIN', 6)): Network => {
  const [chainNamespace = '', id = ''] = caipNetworkId.split(':')
  return { ...fakeNetwork, id, caipNetworkId, chainNamespace, name: caipNetworkId, nativeCurrency }
}
const bitcoin = of('bip122:000000000019d6689c085ae165831e93', coin('Bitcoin', 'BTC', 8))
const networks = [
  ...[fakeNetwork, otherFakeNetwork, foreignFakeNetwork, bitcoin],
  ...[of('cosmos:cosmoshub-3'), of('polkadot:b0a8d493285c2df73290dfb7e61f870f')],
]
const shapes: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
  bip122: /^(bc1[a-z0-9]{39,59}|[1-9A-HJ-NP-Za-km-z]{33,34})$/,
  cosmos: /^cosmos1[a-z0-9]{38}$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{47,48}$/i,
}
const reader: PaymentReader = {
  networks,
  namespaces: ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'],
  isAddress: async (namespace, text) => shapes[namespace]?.test(text) ?? false,
  isName: async () => false,
}
const parse = (text: string) => parsePayment(reader, text)

const MAYA = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359'
const KEY = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const COIN = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'

describe('parsePayment of CAIP-10', () => {
  it.each([
    ['bip122:000000000019d6689c085ae165831e93', '128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6'],
    ['cosmos:cosmoshub-3', 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', '5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy'],
    ['eip155:1', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'],
  ] as const)('reads an account of %s', async (caipNetworkId, address) => {
    const [namespace] = caipNetworkId.split(':')
    expect(await parse(`${caipNetworkId}:${address}`)).toMatchObject({
      ...{ kind: 'address', format: 'caip10', address, caipNetworkId, namespaces: [namespace] },
    })
  })

  it.each([
    'starknet:SN_GOERLI:0x02dd1b492765c064eac4039e3841aa5f382773b598097a40073bd8b48170ab57',
    'chainstd:8c3444cf8970a9e41a706fab93e7a6c4:6d9b0b4b9994e8a6afbd3dc3ed983cd51c755afb27cd1dc7825ef59c134a39f7',
    'hedera:mainnet:0.0.1234567890-zbhlt',
  ])('refuses an account of an unknown network: %s', async (text) => {
    expect(await parse(text)).toEqual({ kind: 'refused', reason: 'network' })
  })

  it('refuses an account with changed parts', async () => {
    expect(await parse(`eip155:1:${MAYA}`)).not.toMatchObject({ kind: 'refused' })
    const parts = fc.tuple(
      fc.constantFrom('eip155', 'EIP155', 'eip', 'e:', '', 'eip155 ', 'solana'),
      fc.constantFrom('1', '01', '', '1:1', 'x', '-1', '8453'),
      fc.constantFrom(MAYA, MAYA.slice(1), `${MAYA}0`, '', KEY),
    )
    await fc.assert(
      fc.asyncProperty(parts, async ([namespace, reference, address]) => {
        const reading = await parse(`${namespace}:${reference}:${address}`)
        if (reading.kind === 'refused') return
        expect(reading).toMatchObject({ caipNetworkId: `${namespace}:${reference}`, address })
        expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toContain(reading.caipNetworkId)
        expect(address).toMatch(shapes[namespace] ?? /^$/)
      }),
    )
  })
})

describe('a payment code of ours', () => {
  it.each([
    [fakeNetwork, MAYA, 'eip681'],
    [otherFakeNetwork, MAYA, 'eip681'],
    [bitcoin, COIN, 'bip21'],
    [foreignFakeNetwork, KEY, 'solanaPay'],
  ] as const)('is parsed back to its exact amount: %#', async (network, address, format) => {
    const { decimals } = network.nativeCurrency
    const most = format === 'bip21' ? 21_000_000n * 10n ** 8n : format === 'eip681' ? 2n ** 256n - 1n : 2n ** 64n - 1n
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.bigInt(1n, most), fc.bigInt(1n, 1_000n)), async (amount) => {
        expect(await parse(toPaymentUri({ network, address, amount }))).toMatchObject({
          ...{ kind: 'address', format, address, asset: {} },
          amount:
            format === 'eip681'
              ? { unit: 'smallest', value: amount }
              : { unit: 'whole', value: formatUnits(amount, decimals) },
        })
      }),
    )
  })
})

describe('a payment link of another app', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const coins = fc.bigInt(1n, 2_100_000_000_000_000n).map((units) => formatUnits(units, 8))

  it.each([
    ['bitcoin', COIN],
    ['solana', KEY],
  ] as const)('%s is read exactly or refused, whatever else it contains', async (scheme, address) => {
    const parameters = fc.record({ label: words, message: words, amount: coins })
    await fc.assert(
      fc.asyncProperty(parameters, async ({ label, message, amount }) => {
        const query = `label=${encodeURIComponent(label)}&message=${encodeURIComponent(message)}&amount=${amount}`
        const reading = await parse(`${scheme}:${address}?${query}`)
        // Links with invisible characters, too much text or an invalid encoding are refused.
        if (reading.kind === 'refused') {
          expect(['hidden', 'tooLong', 'encoding']).toContain(reading.reason)
        } else {
          expect(reading).toMatchObject({ address, amount: { unit: 'whole', value: amount } })
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { parsePayment } from './parsePayment.js'
import type { PaymentReader } from './reader.js'

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/
const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  eip155: (text) => /^0x[0-9a-f]{40}$/i.test(text),
  solana: (text) => BASE58.test(text) && text.length >= 43 && text.length <= 44,
  bip122: (text) => /^bc1[a-z0-9]{39,59}$/.test(text) || (BASE58.test(text) && text.length === 34),
}

const reader: PaymentReader = {
  networks: [
    fakeNetwork,
    otherFakeNetwork,
    foreignFakeNetwork,
    {
      ...fakeNetwork,
      caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
      chainNamespace: 'bip122',
      name: 'Bitcoin',
    },
  ],
  namespaces: ['eip155', 'solana', 'bip122'],
  isAddress: async (namespace, text) => shapes[namespace]?.(text) ?? false,
  isName: async (namespace, text) =>
    namespace === 'eip155' ? /^[^\s.]+(\.[^\s.]+)+$/.test(text) : namespace === 'solana' && /\.sol$/.test(text),
}
const parse = (text: string) => parsePayment(reader, text)

const MAYA = '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359'
const KEY = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const COIN = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'

describe('parsePayment of a plain receiver', () => {
  it.each([
    [MAYA, { kind: 'address', address: MAYA, format: 'address', namespaces: ['eip155'] }],
    [` ${MAYA}\n`, { kind: 'address', address: MAYA }],
    [KEY, { kind: 'address', address: KEY, namespaces: ['solana'] }],
    [COIN, { kind: 'address', address: COIN, namespaces: ['bip122'] }],
    ['vitalik.eth', { kind: 'name', name: 'vitalik.eth', isLookalike: false, namespaces: ['eip155'] }],
    ['toly.sol', { kind: 'name', name: 'toly.sol', namespaces: ['eip155', 'solana'] }],
    [`eip155:8453:${MAYA}`, { kind: 'address', address: MAYA, format: 'caip10', caipNetworkId: 'eip155:8453' }],
    [`solana:mainnet:${KEY}`, { kind: 'address', address: KEY, caipNetworkId: 'solana:mainnet' }],
    [`eip155:5:${MAYA}`, { kind: 'refused', reason: 'network' }],
    ['hello', { kind: 'refused', reason: 'unknown' }],
    ['https://harbor.example/pay', { kind: 'refused', reason: 'unknown' }],
  ])('parses %s', async (text, expected) => {
    expect(await parse(text)).toMatchObject(expected)
  })

  it.each([
    ['vitalik.eth@ethereum', { kind: 'name', name: 'vitalik.eth', caipNetworkId: 'eip155:1' }],
    ['vitalik.eth@Base', { kind: 'name', name: 'vitalik.eth', caipNetworkId: 'eip155:8453' }],
    ['vitalik.eth@eth', { kind: 'name', name: 'vitalik.eth', caipNetworkId: 'eip155:1' }],
    ['vitalik.eth@eip155:8453', { kind: 'name', name: 'vitalik.eth', caipNetworkId: 'eip155:8453' }],
    [`${MAYA}@base`, { kind: 'address', address: MAYA, caipNetworkId: 'eip155:8453' }],
    [`${MAYA}@solana`, { kind: 'refused', reason: 'address' }],
    ['vitalik.eth@nowhere', { kind: 'refused', reason: 'network' }],
    ['vitalik.eth@constructor', { kind: 'refused', reason: 'network' }],
    ['vitalik.eth@eip155:1#4CA88C9C', { kind: 'refused', reason: 'checksum' }],
  ])('reads a receiver with its network: %s', async (text, expected) => {
    expect(await parse(text)).toMatchObject(expected)
  })
})

describe('parsePayment of EIP-681', () => {
  it.each([
    // Examples of EIP-681.
    [
      `ethereum:${MAYA}?value=2.014e18`,
      { address: MAYA, asset: {}, amount: { unit: 'smallest', value: 2014n * 10n ** 15n } },
    ],
    [
      'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
      {
        address: '0x8e23ee67d1332ad560396262c48ffbb01f93d052',
        asset: { address: '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7' },
        amount: { unit: 'smallest', value: 1n },
      },
    ],
    [`ethereum:pay-${MAYA}@8453`, { address: MAYA, caipNetworkId: 'eip155:8453' }],
    [
      `ETHEREUM:${MAYA}@1?value=1e3&gas=21000&gasPrice=50e9`,
      { address: MAYA, amount: { unit: 'smallest', value: 1000n } },
    ],
    [
      'ethereum:vitalik.eth?value=1.5e18',
      { kind: 'name', name: 'vitalik.eth', amount: { unit: 'smallest', value: 15n * 10n ** 17n } },
    ],
    [`ethereum:${MAYA}?value=0`, { address: MAYA }],
    [`ethereum:${MAYA}?value=.5e1`, { amount: { unit: 'smallest', value: 5n } }],
    [`ethereum:${MAYA}?value=10.50e2`, { amount: { unit: 'smallest', value: 1050n } }],
  ])('parses %s', async (text, expected) => {
    expect(await parse(text)).toMatchObject({ format: 'eip681', namespaces: ['eip155'], ...expected })
  })

  it.each([
    [`ethereum:${MAYA}@5`, 'network'],
    [`ethereum:${MAYA}?value=-1`, 'amount'],
    [`ethereum:${MAYA}?value=1.5`, 'amount'],
    [`ethereum:${MAYA}?value=1e999999999`, 'amount'],
    [`ethereum:${MAYA}?value=1e78`, 'amount'],
    [`ethereum:${MAYA}?value=0x10`, 'amount'],
    [`ethereum:${MAYA}?value=`, 'amount'],
    [`ethereum:${MAYA}?value=1&value=2`, 'duplicate'],
    [`ethereum:${MAYA}?value=%zz`, 'encoding'],
    [`ethereum:${MAYA}/approve?address=${MAYA}&uint256=1`, 'call'],
    [`ethereum:${MAYA}/transfer?address=${MAYA}&uint256=1&bytes=0x00`, 'call'],
    [`ethereum:${MAYA}/transfer?address=${MAYA}&uint256=1&value=1`, 'call'],
    [`ethereum:${MAYA}?data=0xdeadbeef`, 'call'],
    [`ethereum:${MAYA}/transfer?uint256=1`, 'address'],
    ['ethereum:0x1234', 'address'],
    ['ethereum:', 'address'],
  ])('refuses %s', async (text, reason) => {
    expect(await parse(text)).toEqual({ kind: 'refused', reason })
  })

  it('reads any whole amount of one word in every notation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(1n, 2n ** 256n - 1n), fc.integer({ min: 0, max: 77 }), async (value, places) => {
        const digits = value.toString().padStart(places + 1, '0')
        const point = digits.length - places
        const text = `${digits.slice(0, point)}${places ? `.${digits.slice(point)}` : ''}e${places}`
        expect(await parse(`ethereum:${MAYA}?value=${text}`)).toMatchObject({ amount: { unit: 'smallest', value } })
      }),
    )
  })
})

describe('parsePayment of BIP-21', () => {
  it.each([
    // Examples of BIP-21.
    [`bitcoin:${COIN}`, {}],
    [`bitcoin:${COIN}?label=Luke-Jr`, { label: 'Luke-Jr' }],
    [`bitcoin:${COIN}?amount=20.3&label=Luke-Jr`, { amount: { unit: 'whole', value: '20.3' }, label: 'Luke-Jr' }],
    [
      `bitcoin:${COIN}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
      { amount: { unit: 'whole', value: '50' }, message: 'Donation for project xyz' },
    ],
    [`bitcoin:${COIN}?somethingyoudontunderstand=50&somethingelseyoudontget=999`, {}],
  ])('parses %s', async (text, expected) => {
    expect(await parse(text)).toMatchObject({ format: 'bip21', address: COIN, asset: {}, ...expected })
  })

  it('reads an uppercase address, as in QR codes', async () => {
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    expect(await parse(`BITCOIN:${address.toUpperCase()}?amount=0.00010000`)).toMatchObject({
      address,
      amount: { unit: 'whole', value: '0.0001' },
    })
  })

  it('reads uppercase keys and refuses a key that appears in both cases', async () => {
    expect(await parse(`BITCOIN:${COIN}?AMOUNT=0.01&LABEL=shop&Message=Tea`)).toMatchObject({
      ...{ amount: { unit: 'whole', value: '0.01' }, label: 'shop', message: 'Tea' },
    })
    expect(await parse(`bitcoin:${COIN}?amount=1&AMOUNT=2`)).toEqual({ kind: 'refused', reason: 'duplicate' })
  })

  it.each([
    [`bitcoin:${COIN}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`, 'required'],
    [`bitcoin:${COIN}?REQ-x=1`, 'required'],
    [`bitcoin:${COIN}?amount=50,000`, 'amount'],
    [`bitcoin:${COIN}?amount=1e3`, 'amount'],
    [`bitcoin:${COIN}?amount=0.000000001`, 'amount'],
    [`bitcoin:${COIN}?amount=21000000.00000001`, 'amount'],
    [`bitcoin:${COIN}?amount=-1`, 'amount'],
    [`bitcoin:${COIN}?label=%E2%80%AEdlog`, 'hidden'],
    [`bitcoin:${COIN}?label=${'a'.repeat(300)}`, 'tooLong'],
    ['bitcoin:nobody', 'address'],
  ])('refuses %s', async (text, reason) => {
    expect(await parse(text)).toEqual({ kind: 'refused', reason })
  })
})

describe('parsePayment of Solana Pay', () => {
  const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  it.each([
    // Examples of Solana Pay.
    [
      `solana:${KEY}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345`,
      {
        asset: {},
        amount: { unit: 'whole', value: '1' },
        label: 'Michael',
        message: 'Thanks for all the fish',
        memo: 'OrderId12345',
      },
    ],
    [
      `solana:${KEY}?amount=0.01&spl-token=${USDC}`,
      { asset: { address: USDC }, amount: { unit: 'whole', value: '0.01' } },
    ],
    [`solana:${KEY}?label=Michael`, { label: 'Michael' }],
    [`solana:${KEY}?reference=${KEY}&reference=${USDC}`, { references: [KEY, USDC] }],
  ])('parses %s', async (text, expected) => {
    expect(await parse(text)).toMatchObject({ format: 'solanaPay', address: KEY, ...expected })
  })

  it.each([
    ['solana:https://merchant.example/pay', 'interactive'],
    ['solana:https%3A%2F%2Fmerchant.example%2Fpay%3Forder%3D1', 'interactive'],
    [`solana:${KEY}?amount=.5`, 'amount'],
    [`solana:${KEY}?amount=1e2`, 'amount'],
    [`solana:${KEY}?amount=-1`, 'amount'],
    [`solana:${KEY}?amount=0.0000000001`, 'amount'],
    [`solana:${KEY}?spl-token=nothing`, 'address'],
    [`solana:${KEY}?reference=nothing`, 'address'],
    [`solana:${KEY}?amount=1&amount=2`, 'duplicate'],
    [`solana:${MAYA}`, 'address'],
  ])('refuses %s', async (text, reason) => {
    expect(await parse(text)).toEqual({ kind: 'refused', reason })
  })
})

describe('parsePayment of hostile text', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['a'.repeat(3000), 'tooLong'],
    [`${'a'.repeat(300)}.eth@base`, 'address'],
    [`${MAYA.slice(0, 20)}\u0000${MAYA.slice(20)}`, 'hidden'],
    [`${MAYA.slice(0, 20)}\n${MAYA.slice(20)}`, 'hidden'],
    ['vita\u202elik.eth', 'hidden'],
    ['vita\u200blik.eth', 'hidden'],
    ['vita\u200dlik.eth', 'hidden'],
    ['vita\u00adlik.eth', 'hidden'],
    ['vita\u3164lik.eth', 'hidden'],
  ])('refuses %j', async (text, reason) => {
    expect(await parse(text)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['vitаlik.eth', true], // a Cyrillic а
    ['раураӏ.eth', true], // all of it Cyrillic
    ['ѵіtalik.eth', true],
    ['οpensea.eth', true], // a Greek ο
    ['ｖitalik.eth', true],
    ['привет.eth', false],
    ['日本ひらカタ.eth', false],
    ['vitalik.eth', false],
    ['👩‍🚀.eth', false],
    ['bücher.eth', false],
  ])('marks whether %s may imitate another name', async (name, isLookalike) => {
    expect(await parse(name)).toMatchObject({ kind: 'name', name, isLookalike })
  })

  it('returns a result for any text and accepts no zero amount', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .constantFrom('ethereum:', 'bitcoin:', 'solana:', 'eip155:1:')
        .chain((scheme) =>
          fc
            .tuple(
              fc.constantFrom(MAYA, KEY, COIN, ''),
              fc.string({ unit: fc.constantFrom(...'?&=@/%-+.e0123456789amountvlueprq'), maxLength: 40 }),
            )
            .map(([address, rest]) => scheme + address + rest),
        ),
    )
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        const reading = await parse(each)
        expect(['address', 'name', 'refused']).toContain(reading.kind)
        if (reading.kind === 'refused' || !reading.amount) return
        const { amount } = reading
        if (amount.unit === 'smallest') expect(amount.value > 0n && amount.value < 2n ** 256n).toBe(true)
        else expect(amount.value).toMatch(/^(?!0$)\d+(\.\d*[1-9])?$/)
      }),
      { numRuns: 500 },
    )
  })

  it('refuses the address when the address reader fails', async () => {
    const broken = { ...reader, isAddress: () => Promise.reject(new Error('offline')) }
    expect(await parsePayment(broken, MAYA)).toEqual({ kind: 'refused', reason: 'unknown' })
  })
})

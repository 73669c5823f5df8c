import { describe, expect, it } from 'vitest'
import { toBase58 } from '../../wire/base58.js'
import { toBase64 } from '../../wire/base64.js'
import { decodePublicKey, deriveMetadataAddress } from './deriveAddresses.js'
import { describeMints } from './describeMints.js'
import { METADATA_PROGRAM, TOKEN_PROGRAM } from './programs.js'

const keyOf = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed))
const [MINT, OTHER] = [keyOf(7), keyOf(11)]

/** Encodes Metaplex metadata: a kind, two keys, and texts with their lengths. */
function encodeMetadata(texts: readonly string[], { kind = 4, mint = MINT } = {}): Uint8Array {
  const parts = texts.flatMap((text) => {
    const bytes = new TextEncoder().encode(text)
    return [bytes.length, 0, 0, 0, ...bytes]
  })
  return Uint8Array.from([kind, ...decodePublicKey(OTHER), ...decodePublicKey(mint), ...parts])
}

async function describeMint(metadata: Uint8Array) {
  const accounts = new Map<string, unknown>([
    [MINT, { owner: TOKEN_PROGRAM, data: { parsed: { type: 'mint', info: { decimals: 6 } } } }],
    [deriveMetadataAddress(MINT), { owner: METADATA_PROGRAM, data: [toBase64(metadata), 'base64'] }],
  ])
  const described = await describeMints(
    async (_method, [addresses]) => ({ value: (addresses as string[]).map((each) => accounts.get(each) ?? null) }),
    [MINT],
  )
  return described.get(MINT)
}

describe('Metaplex metadata', () => {
  it('names the token, with whatever follows the symbol', async () => {
    const named = { name: 'Pearl', symbol: 'PRL', decimals: 6 }
    expect(await describeMint(encodeMetadata(['Pearl', 'PRL']))).toEqual(named)
    expect(await describeMint(encodeMetadata(['Pearl\0\0\0', 'PRL\0', 'https://pearl.example']))).toEqual(named)
  })

  it('may end with an empty symbol', async () => {
    expect(await describeMint(encodeMetadata(['Pearl', '']))).toEqual({ name: 'Pearl', decimals: 6 })
  })

  it('names nothing if it is cut anywhere', async () => {
    const whole = encodeMetadata(['Pearl', 'PRL'])
    for (let length = 0; length < whole.length; length += 1) {
      expect(await describeMint(whole.slice(0, length))).toEqual({ decimals: 6 })
    }
  })

  it('names nothing if it is of another kind or token', async () => {
    expect(await describeMint(encodeMetadata(['Pearl', 'PRL'], { kind: 5 }))).toEqual({ decimals: 6 })
    expect(await describeMint(encodeMetadata(['Pearl', 'PRL'], { mint: OTHER }))).toEqual({ decimals: 6 })
  })
})

it('describeMints reads any number of tokens, 50 at a time', async () => {
  for (const [count, requests] of [
    [50, 1],
    [51, 2],
    [100, 2],
  ] as const) {
    const mints = Array.from({ length: count }, (_, at) => keyOf(at + 1))
    const sizes: number[] = []
    const described = await describeMints(async (_method, [addresses]) => {
      sizes.push((addresses as string[]).length)
      return { value: [] }
    }, mints)
    expect([[...described.keys()], sizes.length, Math.max(...sizes)]).toEqual([mints, requests, 100])
  }
})

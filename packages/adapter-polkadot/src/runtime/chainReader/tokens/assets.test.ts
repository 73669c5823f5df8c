import { describe, expect, it } from 'vitest'
import { toHex } from '../../address/toHex.js'
import type { NodeRequester } from '../createNodeRequester.js'
import {
  createAssetStorageKeys,
  listAssetIds,
  parseAssetBalance,
  parseAssetMetadata,
  readStorageValues,
  toAssetId,
} from './assets.js'

/** Encodes a SCALE string: its length times four in one byte, or in two with the lowest bit set, then the text. */
const text = (words: string) => {
  const bytes = [...new TextEncoder().encode(words)]
  const { length } = bytes
  return length < 64 ? [length << 2, ...bytes] : [((length << 2) & 255) | 1, length >> 6, ...bytes]
}
const metadata = (name: string, symbol: string, decimals: number) =>
  Uint8Array.of(...new Uint8Array(16), ...text(name), ...text(symbol), decimals, 0)

describe('asset metadata', () => {
  it('has name, symbol and decimals, of any length', () => {
    const long = 'Harbour '.repeat(9).trim()
    expect(parseAssetMetadata(metadata('Pearl', 'PRL', 6))).toEqual({ name: 'Pearl', symbol: 'PRL', decimals: 6 })
    expect(parseAssetMetadata(metadata(long, 'PRL', 36))).toEqual({ name: long, symbol: 'PRL', decimals: 36 })
    expect(parseAssetMetadata(metadata('', 'PRL', 0))).toEqual({ name: 'PRL', symbol: 'PRL', decimals: 0 })
  })

  it.each([
    ['without a symbol', metadata('Pearl', '', 6)],
    ['of more decimals than any has', metadata('Pearl', 'PRL', 37)],
    ['that is cut within its name', metadata('Pearl', 'PRL', 6).subarray(0, 20)],
    ['that is cut before its decimals', metadata('Pearl', 'PRL', 6).subarray(0, 26)],
    ['whose text is longer than four bytes could say', Uint8Array.of(...new Uint8Array(16), 2, 0, 0, 0)],
    ['of nothing', new Uint8Array()],
  ])('is undefined %s', (_name, bytes) => expect(parseAssetMetadata(bytes)).toBeUndefined())
})

describe('an asset balance', () => {
  it('is the first 16 bytes, or undefined', () => {
    const bytes = Uint8Array.of(1, 2, ...new Uint8Array(13), 255, 9, 9)
    expect(parseAssetBalance(bytes)).toBe((255n << 120n) + 513n)
    expect(parseAssetBalance(bytes.subarray(0, 16))).toBe((255n << 120n) + 513n)
    expect([parseAssetBalance(bytes.subarray(0, 15)), parseAssetBalance(undefined)]).toEqual([0n, 0n])
  })
})

it.each([
  ['0', 0n],
  ['1984', 1984n],
  ['9'.repeat(39), BigInt('9'.repeat(39))],
  ['9'.repeat(40), undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['0x1', undefined],
  ['', undefined],
  [undefined, undefined],
])('toAssetId maps %j to %s', (address, id) => expect(toAssetId(address)).toBe(id))

describe('listing a chain’s assets', () => {
  const list = (count: number, idLength = 4) => {
    const keys = Array.from({ length: count }, (_, id) => createAssetStorageKeys(idLength).details(BigInt(id)))
    const requested: unknown[] = []
    const request: NodeRequester = async (_method, [, size, after], read) => {
      requested.push(after)
      const start = after === undefined ? 0 : keys.indexOf(String(after)) + 1
      return read(keys.slice(start, start + Number(size)))
    }
    return listAssetIds(request).then((result) => ({ ...result, requested: requested.length }))
  }

  it('reads a thousand keys per page', async () => {
    const { ids, requested, idLength } = await list(1_001)
    expect(ids).toEqual(Array.from({ length: 1_001 }, (_, id) => BigInt(id)))
    expect([requested, idLength]).toEqual([2, 4])
    expect((await list(999)).requested).toBe(1)
    expect((await list(1_000)).requested).toBe(2)
  })

  it('stops at 5,000, with the chain’s id length', async () => {
    const { ids, requested, idLength } = await list(6_000, 16)
    expect([ids.length, requested, idLength]).toEqual([5_000, 5, 16])
  })

  it('is empty without the pallet', async () => {
    expect(await list(0)).toEqual({ ids: [], idLength: 4, requested: 1 })
  })

  it('rejects a response that is no list', async () => {
    const request: NodeRequester = async (_method, _params, read) => read(toHex(new Uint8Array(2)))
    await expect(listAssetIds(request)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

describe('storage values', () => {
  const read = (changes: unknown) => {
    const request: NodeRequester = async (_method, _params, parse) => parse([{ changes }])
    return readStorageValues(request, ['0x01', '0x02'])
  }

  it('are read from a list that also has other entries', async () => {
    expect(await read([null, 7, ['0x02', null], ['0x01', '0xff']])).toEqual(new Map([['0x01', Uint8Array.of(255)]]))
  })

  it('are not missing where the node omits a key', async () => {
    await expect(read([['0x01', '0xff']])).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    await expect(read('0xff')).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

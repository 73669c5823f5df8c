import { describe, expect, it } from 'vitest'
import { toHex } from '../address/toHex.js'
import { createKeys, listAssets, readDescription, readHolding, toAssetId } from './assets.js'
import type { Ask } from './createAsk.js'

/** SCALE's text: four times its length in one byte, or in two with a mark in the lowest bits. */
const text = (words: string) => {
  const bytes = [...new TextEncoder().encode(words)]
  const { length } = bytes
  return length < 64 ? [length << 2, ...bytes] : [((length << 2) & 255) | 1, length >> 6, ...bytes]
}
const metadata = (name: string, symbol: string, decimals: number) =>
  Uint8Array.of(...new Uint8Array(16), ...text(name), ...text(symbol), decimals, 0)

describe('what an asset is called', () => {
  it('is its name, symbol and decimals, in texts of any length', () => {
    const long = 'Harbour '.repeat(9).trim()
    expect(readDescription(metadata('Pearl', 'PRL', 6))).toEqual({ name: 'Pearl', symbol: 'PRL', decimals: 6 })
    expect(readDescription(metadata(long, 'PRL', 36))).toEqual({ name: long, symbol: 'PRL', decimals: 36 })
    expect(readDescription(metadata('', 'PRL', 0))).toEqual({ name: 'PRL', symbol: 'PRL', decimals: 0 })
  })

  it.each([
    ['without a symbol', metadata('Pearl', '', 6)],
    ['of more decimals than any has', metadata('Pearl', 'PRL', 37)],
    ['that is cut within its name', metadata('Pearl', 'PRL', 6).subarray(0, 20)],
    ['that is cut before its decimals', metadata('Pearl', 'PRL', 6).subarray(0, 26)],
    ['whose text is longer than four bytes could say', Uint8Array.of(...new Uint8Array(16), 2, 0, 0, 0)],
    ['of nothing', new Uint8Array()],
  ])('is not known %s', (_what, bytes) => expect(readDescription(bytes)).toBeUndefined())
})

describe('a holding', () => {
  it('is what the first 16 bytes say, and nothing where there are fewer', () => {
    const bytes = Uint8Array.of(1, 2, ...new Uint8Array(13), 255, 9, 9)
    expect(readHolding(bytes)).toBe((255n << 120n) + 513n)
    expect([readHolding(bytes.subarray(0, 15)), readHolding(undefined)]).toEqual([0n, 0n])
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
])('%j is the id %s', (address, id) => expect(toAssetId(address)).toBe(id))

describe('the assets of a chain', () => {
  /** A chain that has the assets 0 to `count`, and gives a thousand keys at most. */
  const list = (count: number, idLength = 4) => {
    const keys = Array.from({ length: count }, (_, id) => createKeys(idLength).details(BigInt(id)))
    const asked: unknown[] = []
    const ask: Ask = async (_method, [, size, after], read) => {
      asked.push(after)
      const start = after === undefined ? 0 : keys.indexOf(String(after)) + 1
      return read(keys.slice(start, start + Number(size)))
    }
    return listAssets(ask).then((found) => ({ ...found, asked: asked.length }))
  }

  it('are asked for a thousand at a time, each page after the last key of the one before', async () => {
    const { ids, asked, idLength } = await list(1_001)
    expect(ids).toEqual(Array.from({ length: 1_001 }, (_, id) => BigInt(id)))
    expect([asked, idLength]).toEqual([2, 4])
    expect((await list(999)).asked).toBe(1)
    expect((await list(1_000)).asked).toBe(2)
  })

  it('are 5,000 at most, with ids of the chain’s own length', async () => {
    const { ids, asked, idLength } = await list(6_000, 16)
    expect([ids.length, asked, idLength]).toEqual([5_000, 5, 16])
  })

  it('are none where it has no such pallet', async () => {
    expect(await list(0)).toEqual({ ids: [], idLength: 4, asked: 1 })
  })

  it('are not known by an answer that is no list', async () => {
    const ask: Ask = async (_method, _params, read) => read(toHex(new Uint8Array(2)))
    await expect(listAssets(ask)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

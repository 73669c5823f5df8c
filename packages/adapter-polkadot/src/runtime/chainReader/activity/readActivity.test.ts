import type { AdapterContext } from '@foyer/core/adapter'
import { afterEach, expect, it, vi } from 'vitest'
import { polkadotMainnet } from '../../../networks.js'
import { readActivity } from './readActivity.js'

const ME = '15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V9'

afterEach(() => vi.unstubAllGlobals())

/** Reads all pages of activity on a chain whose blocks hold no transactions. */
async function readAll(last: number) {
  const read: number[] = []
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    if (method === 'chain_getHeader')
      return Response.json({ jsonrpc: '2.0', id, result: { number: `0x${last.toString(16)}` } })
    if (method !== 'chain_getBlockHash') return Response.json({ jsonrpc: '2.0', id, result: null })
    read.push(params[0])
    return Response.json({ jsonrpc: '2.0', id, result: `0x${'ab'.repeat(32)}` })
  })
  const pages: { readonly blocks: number; readonly mayBeIncomplete: boolean | undefined }[] = []
  let cursor: string | undefined
  do {
    const before = read.length
    const page = await readPage(cursor)
    expect(page.items).toEqual([])
    pages.push({ blocks: read.length - before, mayBeIncomplete: page.mayBeIncomplete })
    cursor = page.next
  } while (cursor !== undefined)
  return { read: read.sort((one, other) => one - other), pages }
}

function readPage(cursor?: string) {
  const adapterContext = {
    rpcUrls: () => ['https://node.example'],
    signal: new AbortController().signal,
    log: () => {},
  } as unknown as AdapterContext<'polkadot'>
  const apis = { use: () => Promise.reject(new Error('No block names the account')) }
  const query = { address: ME, network: polkadotMainnet, known: [], cursor }
  return readActivity({ adapterContext, apis, names: new Map() }, query)
}

it.each([
  // Newest block, oldest block to read, number of pages, and whether older activity may be missing.
  [1, 1, 1, undefined],
  [16, 1, 1, undefined],
  [17, 1, 2, undefined],
  [257, 1, 17, undefined],
  [258, 2, 17, true],
  [1_000, 744, 17, true],
])(
  'of a chain of %d blocks, those from %d on are read once, on %d pages',
  async (last, first, count, mayBeIncomplete) => {
    const { read, pages } = await readAll(last)
    expect(read).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index))
    expect(pages).toHaveLength(count)
    expect(Math.max(...pages.map(({ blocks }) => blocks))).toBe(Math.min(16, last))
    expect(new Set(pages.map((page) => page.mayBeIncomplete))).toEqual(new Set([mayBeIncomplete]))
  },
)

it.each(['', '5', '5:', ':5', 'a:b', '1:2:3', '1234567890123:1', '-1:1'])(
  'the cursor "%s" is invalid',
  async (cursor) => {
    await expect(readPage(cursor)).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS', context: { cursor } })
  },
)

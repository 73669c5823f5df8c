import type { AdapterContext, TokenInfo } from '@foyer/core/adapter'
import { afterEach, expect, it, vi } from 'vitest'
import { solanaMainnet } from '../../../networks.js'
import { toBase58 } from '../../wire/base58.js'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../accounts/programs.js'
import { readTokens } from './readTokens.js'

const keyOf = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed))
const [ME, MINT] = [keyOf(3), keyOf(7)]

afterEach(() => vi.unstubAllGlobals())

interface Holding {
  readonly amount: string
  readonly decimals: number
  readonly program?: string
}

/** Reads the tokens of an account that holds `holdings` of one mint. */
async function read(holdings: readonly Holding[], known: readonly TokenInfo[] = []) {
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    if (method !== 'getTokenAccountsByOwner') return Response.json({ jsonrpc: '2.0', id, result: { value: [] } })
    const value = holdings
      .filter(({ program = TOKEN_PROGRAM }) => program === params[1].programId)
      .map(({ amount, decimals, program = TOKEN_PROGRAM }, at) => {
        const info = { mint: MINT, state: 'initialized', tokenAmount: { amount, decimals } }
        return { pubkey: keyOf(20 + at), account: { owner: program, data: { parsed: { info } } } }
      })
    return Response.json({ jsonrpc: '2.0', id, result: { value } })
  })
  const adapterContext = {
    rpcUrls: () => ['https://node.example'],
    signal: new AbortController().signal,
    log: () => {},
  } as unknown as AdapterContext<'solana'>
  const tokens = await readTokens(adapterContext, { address: ME, network: solanaMainnet, known })
  return tokens.map(({ amount, decimals }) => [amount, decimals])
}

const listed: TokenInfo = {
  ...{ caipNetworkId: solanaMainnet.caipNetworkId, address: MINT, symbol: 'PASS', name: 'Pass', decimals: 0 },
}

it.each([0, 1, 6, 9])('a token with %d decimals is listed above a balance of zero', async (decimals) => {
  expect(await read([{ amount: '0', decimals }])).toEqual([])
  expect(await read([{ amount: '2', decimals }])).toEqual([[2n, decimals]])
})

it('the smallest unit of a token is listed unless it is an NFT, which has no decimals and is unknown', async () => {
  expect(await read([{ amount: '1', decimals: 1 }])).toEqual([[1n, 1]])
  expect(await read([{ amount: '1', decimals: 0 }])).toEqual([])
  expect(await read([{ amount: '1', decimals: 0 }], [listed])).toEqual([[1n, 0]])
})

it('the accounts of a token are added up', async () => {
  const halves = [
    { amount: '1', decimals: 0 },
    { amount: '1', decimals: 0 },
    { amount: '5', decimals: 0, program: TOKEN_2022_PROGRAM },
  ]
  expect(await read(halves.slice(0, 2))).toEqual([[2n, 0]])
  expect(await read(halves)).toEqual([[7n, 0]])
})

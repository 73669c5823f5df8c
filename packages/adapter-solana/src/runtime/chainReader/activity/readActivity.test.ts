import type { AdapterContext } from '@foyer/core/adapter'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { solanaMainnet } from '../../../networks.js'
import { toBase58 } from '../../wire/base58.js'
import { TOKEN_PROGRAM } from '../accounts/programs.js'
import { readActivity } from './readActivity.js'

const keyOf = (seed: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed))
const [ME, MINT] = [keyOf(3), keyOf(7)]

afterEach(() => vi.unstubAllGlobals())

interface Chain {
  /** Signatures of the transactions by account, newest first, with the slot of each. */
  readonly lists: Readonly<Record<string, readonly (readonly [hash: string, slot: number])[]>>
  getTransaction?(): Promise<unknown>
}

/** Serves a node whose accounts have these transactions; a later signature sorts higher as a text. */
function serve({ lists, getTransaction = async () => ({ transaction: { message: payer } }) }: Chain) {
  const tokenAccounts = Object.keys(lists).filter((each) => each !== ME)
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    getFirstAvailableBlock: () => 0,
    getTransaction,
    getTokenAccountsByOwner: ([, filter]) => ({
      value:
        Object(filter).programId === TOKEN_PROGRAM
          ? tokenAccounts.map((pubkey) => {
              const info = { mint: MINT, state: 'initialized', tokenAmount: { amount: '5', decimals: 2 } }
              return { pubkey, account: { owner: TOKEN_PROGRAM, data: { parsed: { info } } } }
            })
          : [],
    }),
    getSignaturesForAddress([address, options]) {
      const { before, limit } = Object(options)
      return (lists[String(address)] ?? [])
        .filter(([hash]) => before === undefined || hash < before)
        .slice(0, limit)
        .map(([signature, slot]) => ({ signature, slot, blockTime: slot, err: null }))
    },
  }
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    return Response.json({ jsonrpc: '2.0', id, result: (await answers[method]?.(params)) ?? null })
  })
}

const payer = { accountKeys: [{ pubkey: ME }] }

const read = (cursor?: string, signal?: AbortSignal) => {
  const adapterContext = {
    rpcUrls: () => ['https://node.example'],
    signal: new AbortController().signal,
    log: () => {},
  } as unknown as AdapterContext<'solana'>
  return readActivity(adapterContext, { address: ME, network: solanaMainnet, cursor, known: [], signal })
}

async function readAll(): Promise<readonly (readonly string[])[]> {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const { items, next } = await read(cursor)
    pages.push(items.map(({ hash }) => hash))
    cursor = next
  } while (cursor !== undefined)
  return pages
}

/** Lists transactions of one slot, newest first, by names that sort in the chain's order. */
const inSlot = (slot: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => [`tx${String(from - at).padStart(4, '0')}`, slot] as const)

describe('the pages of an account and its token accounts', () => {
  it('have 15 transactions, and end with the oldest', async () => {
    for (const [count, sizes] of [
      [0, [0]],
      [14, [14]],
      [15, [15, 0]],
      [16, [15, 1]],
      [31, [15, 15, 1]],
    ] as const) {
      const list = Array.from({ length: count }, (_, at) => inSlot(1_000 - at, 1_000 - at, 1)).flat()
      serve({ lists: { [ME]: list } })
      const pages = await readAll()
      expect(pages.map((each) => each.length)).toEqual(sizes)
      expect(pages.flat()).toEqual(list.map(([hash]) => hash))
    }
  })

  it.each([
    ['the account’s own list', ME, keyOf(11)],
    ['a token account’s list', keyOf(11), ME],
  ])('miss nothing of a slot inside of which %s is cut', async (_which, long, short) => {
    // The slot has 20 transactions of one account, of which a page holds 15, and before them one of the other account.
    const many = inSlot(9, 900, 20)
    const older = inSlot(8, 800, 3)
    serve({ lists: { [long]: [...many, ...older], [short]: inSlot(9, 100, 1) } })
    const reported = new Set((await readAll()).flat())
    expect([...reported].sort()).toEqual([...many, ...older, ...inSlot(9, 100, 1)].map(([hash]) => hash).sort())
  })

  it('report a transaction of several accounts once', async () => {
    const list = [...inSlot(9, 900, 1), ...inSlot(8, 800, 1)]
    serve({ lists: { [ME]: list, [keyOf(11)]: list } })
    expect(await readAll()).toEqual([['tx0900', 'tx0800']])
  })
})

describe('a node that does not return a transaction', () => {
  it('leaves it in the list without details', async () => {
    const getTransaction = async () => {
      throw new TypeError('Failed to fetch')
    }
    serve({ lists: { [ME]: inSlot(9, 900, 1) }, getTransaction })
    expect(await read()).toEqual({
      items: [
        {
          ...{ hash: 'tx0900', caipNetworkId: solanaMainnet.caipNetworkId, kind: 'execute', status: 'confirmed' },
          ...{ at: 9_000, transfers: [] },
        },
      ],
      mayBeIncomplete: true,
    })
  })

  it('lists nothing to a caller that aborts meanwhile', async () => {
    const controller = new AbortController()
    const getTransaction = async () => {
      controller.abort()
      return null
    }
    serve({ lists: { [ME]: inSlot(9, 900, 1) }, getTransaction })
    await expect(read(undefined, controller.signal)).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

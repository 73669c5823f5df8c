/// <reference types="node" />
import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { cosmosHub } from '../../../networks.js'
import { ADDRESSES } from '../../../testing/createTestApp.js'
import { openChainReader } from '../../../testing/openChainReader.js'

// Tests which of a node's arbitrary responses become activity, and which are dropped.

const [ME, OTHER] = ADDRESSES
const HUB = cosmosHub.caipNetworkId

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function node(answers: Readonly<Record<string, (params: Record<string, string>) => unknown>>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, params } = JSON.parse(Buffer.concat(chunks).toString())
    const result = answers[method]?.(params)
    const error = { code: -32603, message: 'Internal error' }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...(result === undefined ? { error } : { result }) }))
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  const { chainReader } = await openChainReader({ network: cosmosHub, rpcUrls: { [HUB]: [url] } })
  return (cursor?: string) => chainReader.activity?.({ address: ME, network: cosmosHub, known: [], cursor })
}

const hashOf = (place: number) => place.toString(16).toUpperCase().padStart(64, '0')
const event = (type: string, values: Readonly<Record<string, string>>) => ({
  type,
  attributes: Object.entries(values).map(([key, value]) => ({ key, value })),
})
const transfer = (sender: string, recipient: string, amount: string) => event('transfer', { sender, recipient, amount })
const transaction = (height: number, events: readonly unknown[] = [], more: object = {}) => ({
  ...{ hash: hashOf(height), height: String(height), index: 0, tx: '', tx_result: { code: 0, events } },
  ...more,
})
const all = (...txs: readonly unknown[]) => ({ txs, total_count: String(txs.length) })

describe('an activity entry', () => {
  it('has its transfers, with the fee apart', async () => {
    const fee = event('tx', { fee: '7uatom', fee_payer: ME })
    const events = [
      transfer(ME, OTHER, '7uatom'),
      fee,
      transfer(ME, OTHER, '7uatom'),
      transfer(OTHER, ME, '3uatom,9ibc/AB'),
    ]
    const read = await node({ tx_search: () => all(transaction(5, events)) })
    const [line] = (await read())?.items ?? []
    expect(line).toMatchObject({ hash: hashOf(5), kind: 'execute', fee: 7n, status: 'confirmed', from: ME, to: OTHER })
    expect(line?.at).toBeUndefined()
    expect(line?.transfers.map(({ direction, amount, token }) => [direction, amount, token?.symbol])).toEqual([
      ['out', '0.000007', 'ATOM'],
      ['in', '0.000003', 'ATOM'],
      ['in', '9', 'ibc/AB'],
    ])
  })

  it('is newer than those below it, also within its block', async () => {
    const [first, second, third] = [1, 2, 3].map((index) => transaction(5, [], { index, hash: hashOf(index) }))
    const read = await node({
      tx_search: ({ query = '' }) => (query.startsWith('transfer.sender') ? all(second) : all(first, third)),
    })
    expect((await read())?.items.map(({ hash }) => hash)).toEqual([3, 2, 1].map(hashOf))
  })

  it('has no fee if another account paid', async () => {
    const fee = event('tx', { fee: '7uatom', fee_payer: OTHER })
    const read = await node({ tx_search: () => all(transaction(5, [fee, transfer(OTHER, ME, '3uatom')])) })
    expect((await read())?.items).toMatchObject([{ kind: 'receive', fee: undefined, from: OTHER, to: ME }])
  })

  it('appears once across searches, with its block’s time', async () => {
    const time = '2026-11-22T23:00:00.5Z'
    const read = await node({
      tx_search: () => all(transaction(5), transaction(9)),
      blockchain: ({ minHeight }) => (minHeight === '9' ? { block_metas: [{ header: { time } }] } : undefined),
    })
    const { items = [] } = (await read()) ?? {}
    expect(items.map(({ hash, at }) => [hash, at])).toEqual([
      [hashOf(9), Date.parse(time)],
      [hashOf(5), undefined],
    ])
  })

  it('is skipped if invalid, as are invalid amounts', async () => {
    const odd = [null, 7, {}, { hash: 'x', height: '1' }, { hash: hashOf(1), height: '1'.repeat(40) }]
    const events = [
      null,
      'x',
      { type: 'transfer', attributes: 7 },
      transfer(ME, OTHER, 'much'),
      transfer(ME, OTHER, '-5uatom'),
    ]
    const read = await node({ tx_search: () => all(...odd, transaction(5, events, { tx: '%%%' })) })
    expect((await read())?.items).toMatchObject([{ hash: hashOf(5), transfers: [] }])
  })
})

describe('pages', () => {
  it('continue where a search was cut, without gaps', async () => {
    const heights = Array.from({ length: 50 }, (_, index) => 100 - index)
    const read = await node({
      tx_search({ query = '', per_page: count }) {
        const bound = Number(/tx\.height<=(\d+)/.exec(query)?.[1] ?? 1_000)
        // The search by message finds only every tenth block.
        const own = query.startsWith('message') ? heights.filter((height) => height % 10 === 1) : heights
        const result = own.filter((height) => height <= bound)
        const txs = result.slice(0, Number(count)).map((height) => transaction(height))
        return { txs, total_count: String(result.length) }
      },
    })
    const reported: string[] = []
    let page = await read()
    for (;;) {
      reported.push(...(page?.items ?? []).map(({ hash }) => hash))
      if (page?.next === undefined) break
      page = await read(page.next)
    }
    expect(reported).toEqual(heights.map(hashOf))
  })

  it('end at a block larger than a page', async () => {
    const read = await node({
      tx_search({ query = '' }) {
        const isBelow = /tx\.height<=4/.test(query)
        const many = Array.from({ length: 20 }, (_, index) => transaction(5, [], { index, hash: hashOf(index + 1) }))
        return isBelow ? all() : { txs: many, total_count: '99' }
      },
    })
    const first = await read()
    expect(first?.items).toHaveLength(20)
    expect(first?.next).toBe('4')
    expect(await read(first?.next)).toEqual({ items: [], mayBeIncomplete: true })
  })

  it('reject without an index', async () => {
    const read = await node({})
    await expect(read()).rejects.toMatchObject({ name: 'NodeError' })
    const garbage = await node({ tx_search: () => ({ txs: 'many' }) })
    await expect(garbage()).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

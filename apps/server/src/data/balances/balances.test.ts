import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SourceAnswer, startSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'
import type { BalanceSource } from './types'

const { start } = useServer()

const OWNER = '0x6C00000000000000000000000000000000000001'

/** Starts an EVM node without Multicall3 where each account has this much of the native coin. */
const startNode = (getAmount: () => bigint) =>
  startSource(({ body }) => {
    const call = JSON.parse(body)
    return { json: { id: call.id, result: call.method === 'eth_getBalance' ? `0x${getAmount().toString(16)}` : '0x' } }
  })

async function open({ urls, ...options }: { readonly urls: readonly string[] } & Parameters<typeof start>[0]) {
  const server = await start({ nodes: { 'eip155:1': urls }, ...options })
  const get = (query: Readonly<Record<string, string>> = {}, address = OWNER) =>
    fetch(
      `${server.httpUrl}/v1/account/${encodeURIComponent(address)}/balance?${new URLSearchParams({ projectId: 'test', ...query })}`,
    )
  const readAmount = async (query?: Readonly<Record<string, string>>) =>
    (await (await get(query)).json()).balances?.[0]?.quantity.numeric
  return { server, get, readAmount }
}

const countReads = ({ requests }: Awaited<ReturnType<typeof startNode>>) =>
  requests.filter(({ body }) => body.includes('eth_getBalance')).length

describe('balances', () => {
  it.each(['SQLite', 'Valkey'] as const)('that many ask for are read once in 30 s, or anew (%s)', async (kind) => {
    let amount = 10n ** 18n
    const node = await startNode(() => amount)
    const { readAmount, get } = await open({ urls: [node.url], kind })
    const answers = await Promise.all(Array.from({ length: 20 }, () => readAmount()))
    expect(new Set(answers)).toEqual(new Set(['1']))
    expect(countReads(node)).toBe(1)
    amount = 2n * 10n ** 18n
    expect(await readAmount()).toBe('1')
    expect((await (await get({}, OWNER.toLowerCase())).json()).balances[0].quantity.numeric).toBe('1')
    expect(countReads(node)).toBe(1)
    expect(await readAmount({ forceUpdate: '0x01' })).toBe('2')
    expect(await readAmount()).toBe('2')
    expect(countReads(node)).toBe(2)
  })

  it('are stored for all instances that share Valkey', async () => {
    const node = await startNode(() => 7n)
    const [one, other] = [
      await open({ urls: [node.url], kind: 'Valkey' }),
      await open({ urls: [node.url], kind: 'Valkey' }),
    ]
    // Another address than in the other tests, which share this Valkey.
    const address = '0x6c00000000000000000000000000000000000002'
    for (const { get } of [one, other]) expect((await get({}, address)).status).toBe(200)
    expect(countReads(node)).toBe(1)
  })

  it('keep every digit', async () => {
    const node = await startNode(() => 123_456_789_012_345_678_901_234_567n)
    expect(await (await open({ urls: [node.url] })).readAmount()).toBe('123456789.012345678901234567')
  })
})

const BROKEN: readonly [string, SourceAnswer][] = [
  ['sends HTML', 'html'],
  ['breaks off', 'breaks'],
  ['sends without an end', 'endless'],
  ['sends no JSON-RPC', { json: [1, null] }],
  ['sends an error', { json: { id: 0, error: { code: -32_000, message: 'header not found' } } }],
  ['sends a balance that is no quantity', { json: { id: 0, result: '0xzz' } }],
  ['hangs', 'hangs'],
]

describe('a node that', () => {
  it.each(BROKEN)('%s is passed over for the next one', async (_, answer) => {
    const [broken, node] = [await startSource(() => answer), await startNode(() => 5n)]
    const { readAmount } = await open({ urls: [broken.url, node.url] })
    expect(await readAmount()).toBe('0.000000000000000005')
    const tries = broken.requests.length
    // For 30 s it is asked last.
    await readAmount({ forceUpdate: '0x01' })
    expect(broken.requests).toHaveLength(tries)
  })

  it.each(BROKEN)('%s costs its own network alone', async (_, answer) => {
    const [broken, node] = [await startSource(() => answer), await startNode(() => 5n)]
    const { get } = await open({ urls: [], nodes: { 'eip155:1': [node.url], 'eip155:10': [broken.url] } })
    const all = await get()
    expect(all.status).toBe(200)
    expect(await all.json()).toMatchObject({ balances: [{ chainId: 'eip155:1' }], errors: [{ chainId: 'eip155:10' }] })
    const one = await get({ chainId: 'eip155:10' })
    expect(one.status).toBe(502)
    expect(await one.json()).toMatchObject({
      detail: 'The balances of this account can’t be read. Try again in a minute.',
    })
  })

  it('redirects is passed over, too, even to one that answers', async () => {
    const [other, node] = [await startNode(() => 9n), await startNode(() => 5n)]
    const broken = await startSource(() => ({ json: {}, status: 307, headers: { location: other.url } }))
    expect(await (await open({ urls: [broken.url, node.url] })).readAmount()).toBe('0.000000000000000005')
    expect(other.requests).toEqual([])
  })

  it('sends any JSON gets an answer for its network, or none', async () => {
    let given: unknown
    const node = await startSource(() => ({ json: given }))
    const { get } = await open({ urls: [node.url] })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.record({
            id: fc.constant(0),
            result: fc.oneof(
              fc.jsonValue(),
              fc.bigInt({ min: 0n }).map((value) => `0x${value.toString(16)}`),
            ),
          }),
        ),
        async (json) => {
          given = json
          expect([200, 502]).toContain((await get({ forceUpdate: '0x01' })).status)
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('two nodes of a compared network', () => {
  const data = { COMPARED: ['eip155:1'] }

  it.each([
    [5n, 3n],
    [3n, 5n],
  ])('that say %s and %s are answered by the lower amount, and the log says so', async (first, second) => {
    const lines: string[] = []
    const nodes = [await startNode(() => first), await startNode(() => second)]
    const log = (line: string) => lines.push(line)
    const { readAmount } = await open({ urls: nodes.map(({ url }) => url), data, log })
    expect(await readAmount()).toBe('0.000000000000000003')
    expect(lines).toContain('data: two nodes of eip155:1 disagree about a balance; the lower one was answered')
  })

  it('are not answered by one alone, and a third node takes the place of one that fails', async () => {
    const [good, broken] = [await startNode(() => 4n), await startSource(() => 'breaks')]
    expect((await (await open({ urls: [good.url, broken.url], data })).get()).status).toBe(502)
    const third = await startNode(() => 4n)
    const { readAmount } = await open({ urls: [good.url, broken.url, third.url], data })
    expect(await readAmount()).toBe('0.000000000000000004')
    expect(countReads(third)).toBe(1)
  })
})

describe('a request', () => {
  it.each([
    ['names no address', 'nobody', {}],
    ['names a network without a node', OWNER, { chainId: 'eip155:5' }],
    ['names a network that is none', OWNER, { chainId: '__proto__' }],
    ['names an unknown currency', OWNER, { currency: 'shells' }],
  ])('that %s is refused with a sentence', async (_, address, query) => {
    const node = await startNode(() => 5n)
    const answer = await (await open({ urls: [node.url] })).get(query, address)
    expect(answer.status).toBe(400)
    expect((await answer.json()).detail).toMatch(/^(This is no address|The currency is none)/)
    expect(node.requests).toEqual([])
  })

  it('gets a status and no stack, whatever it says', async () => {
    const node = await startNode(() => 5n)
    const { server } = await open({ urls: [node.url] })
    const query = fc.dictionary(fc.constantFrom('chainId', 'currency', 'forceUpdate', 'projectId'), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ minLength: 1 }), fc.constant(OWNER)), query, async (address, given) => {
        const path = `/v1/account/${encodeURIComponent(address)}/balance`
        const answer = await fetch(`${server.httpUrl}${path}?${new URLSearchParams({ projectId: 'test', ...given })}`)
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(/\bat .*:\d+:\d+/)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the operator’s own source', () => {
  const source = (read: BalanceSource['read']): BalanceSource => ({ namespace: 'eip155', isAddress: () => true, read })

  it('is preferred to the built-in one', async () => {
    const read: BalanceSource['read'] = async ({ coins: [coin] }) => (coin ? [{ ...coin, amount: 9n }] : [])
    const { readAmount } = await open({ urls: ['http://127.0.0.1:1'], sources: { balances: [source(read)] } })
    expect(await readAmount()).toBe('0.000000000000000009')
  })

  it('that throws costs its own network alone', async () => {
    const lines: string[] = []
    const read = async () => {
      throw new RangeError('secret')
    }
    const log = (line: string) => lines.push(line)
    const { get } = await open({ urls: ['http://127.0.0.1:1'], sources: { balances: [source(read)] }, log })
    expect((await get()).status).toBe(502)
    expect(lines).toContain('data: a source threw RangeError')
  })
})

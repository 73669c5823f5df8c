import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Settings } from '../../settings/readSettings'
import { type SourceAnswer, startSource } from '../../testing/startSource'
import { useServer } from '../../testing/useServer'

const { start } = useServer()

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OWNER = `0x${'Ab'.repeat(20)}`
const LIGHTS = `0x${'c0'.repeat(20)}`
const toMint = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))

async function openEvm(answer: (path: string) => SourceAnswer, kind: 'SQLite' | 'Valkey' = 'SQLite') {
  const source = await startSource(({ path }) => answer(path))
  return { source, ...(await open({ 'eip155:1': [{ blockscout: `${source.url}/` }] }, kind)) }
}

async function open(NFTS: Settings['NFTS'], kind: 'SQLite' | 'Valkey') {
  const server = await start({ kind, data: { NFTS } })
  return {
    async list(account: string, chainId: string, query: Readonly<Record<string, string>> = {}) {
      const search = new URLSearchParams({ projectId: 'harbor', chainId, ...query })
      const answer = await fetch(`${server.httpUrl}/v1/account/${account}/nfts?${search}`)
      return { status: answer.status, body: await answer.json() }
    },
  }
}

const createItem = (id: string, more: object = {}) => ({
  id,
  token: { address_hash: LIGHTS, name: 'Harbor\u202e Lights', type: 'ERC-721' },
  token_type: 'ERC-721',
  value: '1',
  image_url: 'https://img.example/1.png',
  metadata: {
    name: `Light #${id}`,
    description: 'x'.repeat(5_000),
    attributes: [{ trait_type: 'Hue', value: 7 }, null],
  },
  ...more,
})

describe.each(['SQLite', 'Valkey'] as const)('NFTs of an EVM account over %s', (kind) => {
  it('come from Blockscout page by page, cleaned and cut, and once for many who ask', async () => {
    const { source, list } = await openEvm(
      (path) => ({
        json: path.includes('token_id=9')
          ? { items: [createItem('9')], next_page_params: null }
          : {
              items: [createItem('1'), createItem('2', { value: '0' }), { id: 'x' }],
              next_page_params: { token_id: '9', apikey: 'x' },
            },
      }),
      kind,
    )
    const [first] = await Promise.all([list(OWNER, 'eip155:1'), list(OWNER.toLowerCase(), 'eip155:1')])
    expect(first.body).toEqual({
      nfts: [
        {
          address: LIGHTS,
          tokenId: '1',
          standard: 'erc721',
          amount: '1',
          name: 'Light #1',
          collection: 'Harbor Lights',
          description: 'x'.repeat(1_000),
          imageUrl: 'https://img.example/1.png',
          traits: [{ name: 'Hue', value: '7' }],
          isSpam: false,
        },
      ],
      next: '{"token_id":"9"}',
      attribution: 'Blockscout',
    })
    const second = await list(OWNER, 'eip155:1', { cursor: first.body.next })
    expect(second.body).toMatchObject({ nfts: [{ tokenId: '9' }], next: null })
    expect(source.requests.map(({ path }) => path)).toEqual([
      `/api/v2/addresses/${OWNER.toLowerCase()}/nft?type=ERC-721%2CERC-1155`,
      `/api/v2/addresses/${OWNER.toLowerCase()}/nft?token_id=9`,
    ])
    await list(OWNER, 'eip155:1', { forceUpdate: 'true' })
    expect((await list(OWNER, 'eip155:1', { cursor: '{"apikey":"mine"}' })).status).toBe(400)
    expect(source.requests).toHaveLength(3)
  })
})

it('NFTs of a Solana account come from a node with DAS, without coins and burnt ones', async () => {
  const createAsset = (byte: number, more: object = {}) => ({
    interface: 'V1_NFT',
    id: toMint(byte),
    content: {
      metadata: { name: `Buoy ${byte}` },
      links: { image: 'ipfs://Qm1', external_url: 'https://buoys.example' },
    },
    grouping: [{ group_key: 'collection', collection_metadata: { name: 'Buoys' } }],
    ...more,
  })
  const others = [{ interface: 'FungibleToken' }, { burnt: true }, { id: '0xbad' }].map((each) => createAsset(9, each))
  const full = Array.from({ length: 96 }, (_, index) => createAsset(index + 10))
  const source = await startSource(({ body }) => ({
    json: {
      jsonrpc: '2.0',
      id: 0,
      result: {
        items: body.includes('"page":1')
          ? [createAsset(1, { compression: { compressed: true } }), ...others, ...full]
          : [],
      },
    },
  }))
  const { list } = await open({ [SOLANA]: [{ das: `${source.url}/?key=secret` }] }, 'SQLite')
  const { body } = await list(toMint(3), SOLANA)
  expect(body.nfts).toHaveLength(97)
  expect([body.nfts[0].standard, body.nfts[1].standard, body.next]).toEqual([undefined, 'spl', '2'])
  expect(body.nfts[1]).toMatchObject({ name: 'Buoy 10', collection: 'Buoys', imageUrl: 'ipfs://Qm1', amount: '1' })
  expect((await list(toMint(3), SOLANA, { cursor: '2' })).body).toEqual({ nfts: [], next: null })
  expect((await list(toMint(3), SOLANA, { cursor: '-1' })).status).toBe(400)
  expect(source.requests.map(({ path }) => path)).toEqual(['/?key=secret', '/?key=secret'])
})

it.each(['html', 'breaks', 'endless', { json: { items: 7 } }, { json: {}, status: 500 }] as const)(
  'a source that answers %j leads to status 502 and never to an empty list',
  async (answer) => {
    const { list } = await openEvm(() => answer)
    expect(await list(OWNER, 'eip155:1')).toMatchObject({ status: 502, body: { status: 502 } })
  },
)

describe('two services of a network', () => {
  const page = (...ids: string[]) => ({
    items: ids.map((id) => createItem(id)),
    next_page_params: ids.includes('1') ? { token_id: '9' } : null,
  })
  async function openTwo(first: (path: string) => SourceAnswer, second: (path: string) => SourceAnswer) {
    const sources = [await startSource(({ path }) => first(path)), await startSource(({ path }) => second(path))]
    return { sources, ...(await open({ 'eip155:1': sources.map(({ url }) => ({ blockscout: url })) }, 'SQLite')) }
  }

  it.each(['html', 'breaks', 'hangs', { json: { items: 7 } }, { json: {}, status: 500 }] as const)(
    'list NFTs by the second where the first answers %j, and page by page by the same one',
    async (answer) => {
      const { sources, list } = await openTwo(
        () => answer,
        (path) => ({ json: path.includes('token_id=9') ? page('9') : page('1') }),
      )
      const first = await list(OWNER, 'eip155:1')
      expect(first.body).toMatchObject({ nfts: [{ tokenId: '1' }], next: '1:{"token_id":"9"}' })
      const second = await list(OWNER, 'eip155:1', { cursor: first.body.next })
      expect(second.body).toMatchObject({ nfts: [{ tokenId: '9' }], next: null })
      expect(sources.map(({ requests }) => requests.length)).toEqual([1, 2])
    },
  )

  it('list NFTs by the first while it answers, which alone goes on with its list', async () => {
    let answer: SourceAnswer = { json: page('1') }
    const { sources, list } = await openTwo(
      () => answer,
      () => ({ json: page('2') }),
    )
    const { next } = (await list(OWNER, 'eip155:1')).body
    answer = 'breaks'
    expect((await list(OWNER, 'eip155:1', { cursor: next })).status).toBe(502)
    expect(sources.map(({ requests }) => requests.length)).toEqual([2, 0])
  })

  it('that are both down lead to status 502', async () => {
    const { list } = await openTwo(
      () => 'breaks',
      () => 'html',
    )
    expect(await list(OWNER, 'eip155:1')).toMatchObject({ status: 502, body: { status: 502 } })
  })

  it.each(['{"token_id":"9"}', '2:{"token_id":"9"}', '0:{"apikey":"x"}', '1:'])(
    'have returned no cursor %s',
    async (cursor) => {
      const { sources, list } = await openTwo(
        () => ({ json: page('1') }),
        () => ({ json: page('1') }),
      )
      expect((await list(OWNER, 'eip155:1', { cursor })).status).toBe(400)
      expect(sources.map(({ requests }) => requests.length)).toEqual([0, 0])
    },
  )
})

it('a request for another network, or for what is no address of it, is refused', async () => {
  const { source, list } = await openEvm(() => 'html')
  for (const [account, chainId] of [
    [OWNER, 'eip155:10'],
    [OWNER, '__proto__'],
    [toMint(1), 'eip155:1'],
    ['x', 'eip155:1'],
  ] as const)
    expect((await list(account, chainId)).status).toBe(400)
  expect(source.requests).toEqual([])
})

it('any answer of an explorer gives valid NFTs or status 502', async () => {
  let given: unknown
  const { list } = await openEvm(() => ({ json: given }))
  const item = fc.record({
    id: fc.oneof(fc.jsonValue(), fc.constant('7')),
    token: fc.oneof(fc.jsonValue(), fc.constant({ address_hash: LIGHTS, type: 'ERC-721' })),
    metadata: fc.jsonValue(),
    value: fc.jsonValue(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 5 }), async (items) => {
      given = { items }
      const { status, body } = await list(OWNER, 'eip155:1', { forceUpdate: 'true' })
      expect([200, 502]).toContain(status)
      for (const { address, amount } of body.nfts ?? []) expect([address, /^\d+$/.test(amount)]).toEqual([LIGHTS, true])
    }),
    { numRuns: 30 },
  )
})

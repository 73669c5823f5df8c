import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { readBlockscoutNfts } from './blockscoutNfts.js'
import { readDasNfts } from './dasNfts.js'

const { signal } = new AbortController()
const query = { namespace: 'eip155', address: '0x6c', network: fakeNetwork, signal }
const explorer = { baseUrl: 'https://explorer.example', ipfs: undefined, life: signal, note: () => {} }
const das = { url: 'https://das.example', ipfs: undefined, life: signal, note: () => {} }

afterEach(() => vi.unstubAllGlobals())

it('the explorer source returns NFTs of both standards, spam flags and only known fields', async () => {
  const item = {
    id: '7',
    token: { address_hash: '0xC0', name: 'Passes', type: 'ERC-1155' },
    token_type: 'ERC-1155',
    value: '5',
    image_url: 'https://img.example/7.png',
    external_app_url: 'https://passes.example',
    metadata: null,
  }
  stubFetch({
    json: {
      items: [
        item,
        { ...item, token_type: 'ERC-404' },
        { ...item, id: 'seven' },
        { ...item, value: '0' },
        { ...item, id: '8', token: { ...item.token, address_hash: undefined, address: '0xC1', reputation: 'scam' } },
        { ...item, token: { name: 'Nowhere' } },
        null,
      ],
      next_page_params: { page: {} },
    },
  })
  const { nfts, next } = await readBlockscoutNfts(explorer, query)
  expect(next).toBeUndefined()
  expect(nfts).toMatchObject([
    {
      caipNetworkId: 'eip155:1',
      address: '0xC0',
      tokenId: '7',
      standard: 'erc1155',
      amount: 5n,
      collection: 'Passes',
      imageUrl: 'https://img.example/7.png',
      externalUrl: 'https://passes.example/',
      isSpam: false,
    },
    { address: '0xC1', tokenId: '8', isSpam: true },
  ])
})

it('the DAS source rejects with the error of a node and never returns an empty list for it', async () => {
  stubFetch({ json: { error: { code: -32601, message: 'Method not found' } } })
  await expect(readDasNfts(das, query)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
})

it('the DAS source offers a next page after a full one', async () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ interface: 'V1_NFT', id: `Mint${index}` }))
  stubFetch({ json: { result: { items } } })
  const { nfts, next } = await readDasNfts(das, { ...query, cursor: '3' })
  expect([nfts.length, next]).toEqual([200, '4'])
})

it.each([
  ['explorer', () => readBlockscoutNfts(explorer, query), (items: unknown) => ({ items, next_page_params: items })],
  ['das', () => readDasNfts(das, query), (items: unknown) => ({ result: { items } })],
])('the source %s drops malformed fields of any response or rejects it', async (_id, read, toAnswer) => {
  const item = fc.record(
    {
      id: fc.oneof(fc.jsonValue(), fc.constant('7')),
      interface: fc.oneof(fc.jsonValue(), fc.constant('V1_NFT')),
      token: fc.oneof(fc.jsonValue(), fc.constant({ address_hash: '0xC0', type: 'ERC-721' })),
      content: fc.jsonValue(),
      metadata: fc.jsonValue(),
      value: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(item, fc.jsonValue()))), async (items) => {
      stubFetch({ json: toAnswer(items) })
      const page = await read().catch((error: unknown) => error)
      if (page instanceof Error) {
        expect(page).toMatchObject({ code: 'RESPONSE_INVALID' })
        return
      }
      const { nfts } = page as Awaited<ReturnType<typeof read>>
      for (const { amount, address } of nfts) {
        expect(amount > 0n).toBe(true)
        expect(address).toMatch(/^[\w.:-]{1,128}$/)
      }
    }),
    { numRuns: 60 },
  )
})

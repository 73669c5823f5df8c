import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WalletNft } from '../../adapter/connection.js'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { recordTransaction } from '../../transactions/ownTransactions.js'
import type { Activity } from '../../types/activity.js'
import type { NftOptions } from '../../types/featureOptions.js'
import { fetchNfts, watchNfts } from './fetchNfts.js'
import { nftsFeature } from './index.js'
import { toNftKey } from './nft.js'
import { getNftFeed } from './nftFeeds.js'

const LIGHTS = '0xC01A000000000000000000000000000000000721'
const light: WalletNft = {
  address: LIGHTS,
  standard: 'erc721',
  tokenId: '7',
  amount: 1n,
  metadata: { name: 'Harbor Lights', tokenURI: `data:application/json,${encodeURIComponent('{"name":"Light #7"}')}` },
}
const EXPLORER = 'https://explorer.example'
const listed = (id: string, more: object = {}) => ({
  id,
  token: { address_hash: LIGHTS, name: 'Harbor Lights', type: 'ERC-721' },
  token_type: 'ERC-721',
  value: '1',
  metadata: { name: `Light #${id}` },
  ...more,
})

function stubExplorer(answer: (url: URL, body: unknown) => unknown) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (given: string, init: RequestInit = {}) => {
    const url = new URL(given)
    if (url.host !== 'explorer.example') return new Response('', { status: 404 })
    asked.push(url)
    const found = answer(url, init.body && JSON.parse(String(init.body)))
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found)
  })
  return asked
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Given extends CreateTestModalParameters {
  readonly nfts?: NftOptions | boolean
  readonly told?: () => Promise<readonly WalletNft[] | undefined>
}

async function createConnected({ nfts = true, told, ...options }: Given = {}) {
  const created = createTestModal({ features: { nfts }, ...options })
  const wallet = created.fake.wallet()
  const asUsual = wallet.connect
  if (told) {
    wallet.connect = async (silent) =>
      Object.assign(await asUsual(silent), {
        readNfts: async () => {
          const found = await told()
          return found && { 'eip155:1': found }
        },
      })
  }
  await connect(created.modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  const context = getTestContext(created.modal)
  const { caipAddress } = context.stores.accounts.get('eip155')
  if (!caipAddress) throw new Error('Nobody is connected')
  const getFeed = () => getNftFeed(created.modal, caipAddress)
  const settled = async () => {
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(['ready', 'error']).toContain(getFeed().$state.get().status))
    return getFeed().$state.get()
  }
  return {
    ...{ ...created, context, caipAddress, settled },
    get feed() {
      return getFeed()
    },
  }
}
const namesOf = (state: { readonly nfts: readonly { readonly name?: string | undefined }[] }) =>
  state.nfts.map(({ name }) => name)

describe('the list of NFTs', () => {
  it('S2.029 is a tab of the account when a source exists, and is not requested before a component watches', async () => {
    const told = vi.fn(async () => [light])
    const asked = stubExplorer(() => ({ items: [listed('8')] }))
    const { context, feed, settled } = await createConnected({ told, nfts: { blockscout: { 'eip155:1': EXPLORER } } })
    const isOffered = () => context.use(nftsPart).isOffered()
    expect(isOffered()).toBe(true)
    expect([told.mock.calls.length, asked.length]).toEqual([0, 0])

    const leave = feed.watch()
    expect(await settled()).toMatchObject({ status: 'ready', source: 'wallet', hasMore: false })
    expect(feed.$state.get().nfts).toEqual([
      expect.objectContaining({
        address: LIGHTS,
        tokenId: '7',
        amount: 1n,
        name: 'Light #7',
        collection: 'Harbor Lights',
      }),
    ])
    expect(asked).toEqual([])
    leave()
    expect((await createConnected()).context.use(nftsPart).isOffered()).toBe(false)
    expect((await createConnected({ told, nfts: { namespaces: ['solana'] } })).context.use(nftsPart).isOffered()).toBe(
      false,
    )
  })

  it('is empty when the app disables it', async () => {
    const { context } = await createConnected({ nfts: false, told: async () => [light] })
    expect(context.features.map(({ definition }) => definition)).not.toContain(nftsFeature)
  })

  it('comes page by page from an explorer of the app when the wallet returns none', async () => {
    const asked = stubExplorer(({ searchParams }) =>
      searchParams.has('page')
        ? { items: [listed('2'), listed('9')], next_page_params: null }
        : { items: [listed('1'), listed('2')], next_page_params: { page: 2 } },
    )
    const { feed, settled } = await createConnected({
      told: async () => [],
      nfts: { blockscout: { 'eip155:1': `${EXPLORER}/` } },
    })
    const leave = feed.watch()
    expect(await settled()).toMatchObject({ source: 'explorer', hasMore: true })
    await feed.more()
    expect(namesOf(await settled())).toEqual(['Light #1', 'Light #2', 'Light #9'])
    expect(feed.$state.get().hasMore).toBe(false)
    expect(asked.map(({ pathname, search }) => [pathname.replace(/0x\w+/, '…'), search])).toEqual([
      ['/api/v2/addresses/…/nft', '?type=ERC-721%2CERC-1155'],
      ['/api/v2/addresses/…/nft', '?page=2'],
    ])
    await feed.more()
    expect(asked).toHaveLength(2)
    leave()
  })

  it('comes from a node with the Digital Asset Standard on Solana', async () => {
    const bodies: unknown[] = []
    const asked = stubExplorer((_url, body) => {
      bodies.push(body)
      const item = (id: string, more: object = {}) => ({
        interface: 'V1_NFT',
        id,
        content: {
          metadata: { name: `Buoy ${id}`, attributes: [{ trait_type: 'Bell', value: 'Brass' }] },
          links: { image: 'https://img.example/b.png', external_url: 'https://buoys.example' },
        },
        grouping: [{ group_key: 'collection', group_value: 'x', collection_metadata: { name: 'Buoys' } }],
        ...more,
      })
      return {
        result: {
          items: [
            item('Plain'),
            item('Pressed', { compression: { compressed: true } }),
            item('Ruled', { interface: 'ProgrammableNFT' }),
            item('Frozen', { ownership: { frozen: true } }),
            item('Burnt', { burnt: true }),
            item('Money', { interface: 'FungibleToken' }),
            { id: 'nothing' },
          ],
        },
      }
    })
    const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] })
    const { modal } = createTestModal({
      adapters: [solana.definition],
      networks: [foreignFakeNetwork],
      features: { nfts: { das: { 'solana:mainnet': `${EXPLORER}/?api-key=1` } } },
    })
    await connect(modal, { walletId: 'meridian', namespace: 'solana' })
    const context = getTestContext(modal)
    const { caipAddress, address } = context.stores.accounts.get('solana')
    const feed = getNftFeed(modal, caipAddress ?? 'solana:mainnet:x')
    const leave = feed.watch()
    await vi.waitFor(() => expect(feed.$state.get()).toMatchObject({ status: 'ready', source: 'das' }))
    expect(feed.$state.get().nfts.map(({ address: mint, standard }) => [mint, standard])).toEqual([
      ['Plain', 'spl'],
      ['Pressed', undefined],
      ['Ruled', undefined],
      ['Frozen', undefined],
    ])
    expect(feed.$state.get().nfts[0]).toMatchObject({
      name: 'Buoy Plain',
      collection: 'Buoys',
      imageUrl: 'https://img.example/b.png',
      externalUrl: 'https://buoys.example/',
      traits: [{ name: 'Bell', value: 'Brass' }],
    })
    expect(asked.map(({ href }) => href)).toEqual([`${EXPLORER}/?api-key=1`])
    expect(bodies).toMatchObject([{ method: 'getAssetsByOwner', params: { ownerAddress: address, page: 1 } }])
    leave()
  })

  it('is unknown rather than empty when no source exists', async () => {
    const { feed, settled } = await createConnected({ told: async () => undefined })
    const leave = feed.watch()
    expect(await settled()).toMatchObject({ status: 'ready', nfts: [], source: undefined, error: undefined })
    leave()
  })

  it('comes from the next source when one fails, which is then left alone for a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const asked = stubExplorer(() => undefined)
    const told = vi.fn(async () => {
      throw new Error('The wallet is asleep')
    })
    const { feed, settled } = await createConnected({ told, nfts: { blockscout: { 'eip155:1': EXPLORER } } })
    const leave = feed.watch()
    expect(await settled()).toMatchObject({ status: 'error', error: { code: 'NFTS_FAILED' } })
    const before = asked.length
    await feed.refresh()
    expect([told.mock.calls.length, asked.length]).toEqual([2, before])

    vi.setSystemTime(Date.now() + 30_000)
    stubExplorer(() => ({ items: [listed('1')] }))
    await feed.refresh()
    expect(feed.$state.get()).toMatchObject({ status: 'ready', source: 'explorer', error: expect.anything() })
    expect(namesOf(feed.$state.get())).toEqual(['Light #1'])
    leave()
  })
})

describe('a loaded list of NFTs', () => {
  it('stays during a refresh and is stale when the refresh fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answer: readonly WalletNft[] | Error = [light]
    const { feed, settled } = await createConnected({
      told: async () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const leave = feed.watch()
    const { at, nfts } = await settled()
    answer = new Error('Gone')
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await settled()).toMatchObject({ status: 'ready', stale: true, at, error: { code: 'NFTS_FAILED' } })
    expect(feed.$state.get().nfts).toBe(nfts)
    answer = [light]
    await feed.refresh()
    expect(feed.$state.get()).toMatchObject({ stale: false, error: undefined })
    expect(feed.$state.get().nfts).toBe(nfts)
    leave()
  })

  it('waits at most 5 s for a wallet that never responds', async () => {
    vi.useFakeTimers()
    const { feed } = await createConnected({ told: () => new Promise(() => {}) })
    const leave = feed.watch()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(feed.$state.get().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(feed.$state.get()).toMatchObject({ status: 'error', error: { cause: { code: 'RESPONSE_TIMEOUT' } } })
    leave()
  })

  it('is requested again by the next watcher after every source failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answer: readonly WalletNft[] | Error = new Error('Asleep')
    const { feed, settled } = await createConnected({
      told: async () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const leave = feed.watch()
    expect((await settled()).status).toBe('error')
    leave()
    answer = [light]
    await vi.advanceTimersByTimeAsync(31_000)
    const stop = feed.watch()
    await vi.waitFor(() => expect(feed.$state.get()).toMatchObject({ status: 'ready', nfts: [{ tokenId: '7' }] }))
    stop()
  })

  it('is refreshed when an own NFT transfer is confirmed', async () => {
    const told = vi.fn(async () => [light])
    const { context, feed, settled, caipAddress, fake } = await createConnected({ told })
    let status: 'pending' | 'confirmed' = 'pending'
    fake.chainReader = {
      transfers: {
        quote: () => Promise.reject(new Error('Nobody asks')),
        simulate: async () => ({ status: 'unknown' }),
        send: () => Promise.reject(new Error('Nobody sends')),
        state: async () => ({ status }),
      },
    }
    const leave = feed.watch()
    await settled()
    const sent: Activity = {
      hash: '0xa1',
      caipNetworkId: 'eip155:1',
      kind: 'send',
      status: 'pending',
      transfers: [{ direction: 'out', amount: '1', nft: { address: LIGHTS, tokenId: '7' } }],
    }
    recordTransaction(context.modal, caipAddress, sent)
    expect(told).toHaveBeenCalledTimes(1)
    status = 'confirmed'
    told.mockResolvedValue([{ ...light, tokenId: '8' }])
    await vi.waitFor(() => expect(feed.$state.get().nfts.map(toNftKey)).toEqual([`${LIGHTS}/8`]))
    leave()
  })

  it('is dropped on disconnect, and after five minutes without a watcher', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { modal, feed, settled } = await createConnected({ told: async () => [light] })
    const leave = feed.watch()
    await settled()
    leave()
    await vi.advanceTimersByTimeAsync(299_000)
    expect(feed.$state.get().nfts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(feed.$state.get()).toMatchObject({ status: 'idle', nfts: [] })

    const again = feed.watch()
    await settled()
    expect(feed.$state.get().nfts).toHaveLength(1)
    await disconnect(modal)
    expect(feed.$state.get()).toMatchObject({ status: 'idle', nfts: [] })
    again()
  })
})

describe('the public NFTs of an app', () => {
  const pages = () =>
    stubExplorer(({ searchParams }) =>
      searchParams.has('page')
        ? { items: [listed('9')], next_page_params: null }
        : {
            items: [listed('1'), listed('2', { metadata: { name: 'Visit gift.example' } })],
            next_page_params: { page: 2 },
          },
    )
  const explorer = { blockscout: { 'eip155:1': EXPLORER } }

  it('are returned page by page in the public format, without possible spam', async () => {
    pages()
    const { modal } = await createConnected({ nfts: explorer })
    const first = await fetchNfts(modal)
    expect(first).toMatchObject({ status: 'ready', hasMore: true, source: 'explorer', stale: false, error: undefined })
    expect(first.nfts).toEqual([
      {
        chainId: 'eip155:1',
        address: `eip155:1:${LIGHTS}`,
        tokenId: '1',
        standard: 'erc721',
        quantity: { numeric: '1' },
        name: 'Light #1',
        collection: 'Harbor Lights',
        description: undefined,
        imageUrl: undefined,
        externalUrl: undefined,
        traits: [],
      },
    ])
    expect(await fetchNfts(modal)).toMatchObject({ nfts: [{ tokenId: '1' }, { tokenId: '9' }], hasMore: false })
  })

  it('reject without a wallet, and when no source responds', async () => {
    const { modal } = createTestModal()
    await expect(fetchNfts(modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
    stubExplorer(() => undefined)
    const connected = await createConnected({ nfts: explorer })
    await expect(fetchNfts(connected.modal)).rejects.toMatchObject({ code: 'NFTS_FAILED' })
  })

  it('are empty without a request when they are off in general or for the namespace', async () => {
    const told = vi.fn(async () => [light])
    for (const nfts of [false, { namespaces: ['solana'] }]) {
      const { modal } = await createConnected({ nfts, told })
      expect(await fetchNfts(modal)).toMatchObject({ status: 'ready', nfts: [], source: undefined })
    }
    expect(told).not.toHaveBeenCalled()
  })

  it('are emitted on each change, allow a request from the listener, and are empty after disconnect', async () => {
    pages()
    const { modal } = await createConnected({ nfts: explorer })
    const seen: (readonly string[])[] = []
    const stop = watchNfts(modal, ({ status, hasMore, nfts }) => {
      seen.push(nfts.map(({ tokenId = '' }) => tokenId))
      if (status === 'ready' && hasMore) void fetchNfts(modal)
    })
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['1', '9']))
    await disconnect(modal)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
    stop()
  })
})

const nftsPart = {
  create: (context: ReturnType<typeof getTestContext>) => {
    const composed = context.features.find(({ definition }) => definition === nftsFeature)
    if (!composed) throw new Error('NFTs are off')
    return composed.featureContext.use(nftsFeature)
  },
}

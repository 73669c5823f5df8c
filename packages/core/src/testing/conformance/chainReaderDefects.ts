import type { ChainReader } from '../../adapter/chainReader.js'
import type { TransferMethods } from '../../adapter/transfers.js'
import { ModalError } from '../../errors/ModalError.js'
import { NACRE_TOKENS } from '../fixtures/nacreChain.js'

type NacreChainReader = ChainReader<'nacre'>
type NacreTransfers = TransferMethods<'nacre'>
type Change = (good: NacreChainReader) => Partial<NacreChainReader>

const [, , EMPTY, BROKEN] = NACRE_TOKENS

const transfers =
  (change: (good: NacreTransfers) => Partial<NacreTransfers>): Change =>
  ({ transfers: good }) =>
    good ? { transfers: { ...good, ...change(good) } } : {}

const names =
  (change: Partial<NonNullable<NacreChainReader['names']>>): Change =>
  ({ names: good }) =>
    good ? { names: { ...good, ...change } } : {}

export const CHAIN_READER_DEFECTS: Readonly<Record<string, readonly [change: Change, ...broken: string[]]>> = {
  'keeps names to itself': [
    () => ({ names: undefined as never }),
    'chain reader: has the members that its chain supports and no others',
    'names: resolves a name to its address and back',
    'names: rejects an address that claims the name of another',
  ],
  'goes on reading for nobody': [
    ({ tokens }) => ({ tokens: async ({ signal: _, ...query }) => (await tokens?.(query)) ?? [] }),
    'chain reader: aborts reads with the signal',
  ],
  'counts tokens in floats': [
    ({ tokens }) => ({
      async tokens(query) {
        const all = (await tokens?.(query)) ?? []
        return all.map((each) => ({ ...each, amount: BigInt(Number(each.amount)) }))
      },
    }),
    'tokens: reads exact amounts of an address',
    'tokens: lists the others when one cannot be read',
  ],
  'tells of tokens that nobody has': [
    ({ tokens }) => ({
      async tokens(query) {
        const none = query.known.filter(({ address }) => address === EMPTY).map((each) => ({ ...each, amount: 0n }))
        return [...((await tokens?.(query)) ?? []), ...none]
      },
    }),
    'tokens: omits zero balances',
  ],
  'fails with one token': [
    ({ tokens }) => ({
      async tokens(query) {
        const all = (await tokens?.(query)) ?? []
        if (query.known.some(({ address }) => address === BROKEN)) throw new ModalError('HTTP_FAILED')
        return all
      },
    }),
    'tokens: lists the others when one cannot be read',
  ],
  'finds a token everywhere': [
    ({ token }) => ({
      token: async (query) => (await token?.(query)) ?? { ...query.network, symbol: '', name: '', decimals: 0 },
    }),
    'token: describes a token, and is undefined where there is none',
  ],
  'knows nobody': [
    names({ resolve: async () => undefined }),
    'chain reader: aborts reads with the signal',
    'names: resolves a name to its address and back',
  ],
  'believes what an address is called': [
    names({ reverse: async () => ({ name: 'tide.ncr' }) }),
    'chain reader: aborts reads with the signal',
    'names: rejects an address that claims the name of another',
  ],
  'forgets the fee': [
    transfers(({ quote }) => ({
      async quote(...asked) {
        const found = await quote(...asked)
        return { ...found, most: found.balance }
      },
    })),
    'quote: fees and the maximum fit into the balance',
  ],
  'sees no change': [
    transfers(({ simulate }) => ({
      async simulate(...asked) {
        const found = await simulate(...asked)
        return found.status === 'succeeds' ? { ...found, changes: [] } : found
      },
    })),
    'simulate: reports a transfer’s effects, or that it is unknown',
    'nfts: simulates and sends the selected one',
  ],
  'lets everything pass': [
    transfers(({ simulate }) => ({
      async simulate(...asked) {
        const found = await simulate(...asked)
        return found.status === 'fails' ? { status: 'succeeds', changes: [] } : found
      },
    })),
    'simulate: reports that a transfer would fail',
    'nfts: simulates and sends the selected one',
  ],
  'rejects what nobody could try': [
    transfers(({ simulate }) => ({
      async simulate(...asked) {
        const found = await simulate(...asked)
        if (found.status === 'unknown') throw new ModalError('HTTP_FAILED')
        return found
      },
    })),
    'simulate: never rejects',
  ],
  'asks twice': [
    transfers(({ send }) => ({
      async send(...asked) {
        await send(...asked)
        return send(...asked)
      },
    })),
    'send: prompts once, and the transfer arrives',
    'account snapshot: changes when a transaction was sent, and only then',
    'nfts: simulates and sends the selected one',
    'activity: lists sent transactions page by page, newest first',
  ],
  'never moves': [
    transfers(() => ({ snapshot: async () => ({ sent: '0' }) })),
    'account snapshot: changes when a transaction was sent, and only then',
  ],
  'moves by itself': [
    transfers(() => {
      let count = 0
      return { snapshot: async () => ({ sent: String(count++) }) }
    }),
    'account snapshot: changes when a transaction was sent, and only then',
  ],
  'settles what was never sent': [
    transfers(() => ({ readSendOutcome: async () => 'included' })),
    'account snapshot: changes when a transaction was sent, and only then',
  ],
  'never settles': [
    transfers(() => ({ readSendOutcome: async () => 'open' })),
    'account snapshot: changes when a transaction was sent, and only then',
  ],
  'sends whichever NFT is first': [
    transfers(({ send }) => ({
      send: ({ nft, ...transfer }, connection) =>
        send({ ...transfer, ...(nft && { nft: { ...nft, tokenId: '1' } }) }, connection),
    })),
    'nfts: simulates and sends the selected one',
  ],
  'claims to send NFTs of a kind that it does not know': [
    transfers(({ nfts = [] }) => ({ nfts: [...nfts, 'spl'] })),
    'nfts: simulates and sends the selected one',
  ],
  'asks for each of several': [
    transfers(({ send }) => ({
      async sendAll(all, connection) {
        const sent = await Promise.all(all.map((each) => send(each, connection)))
        return { id: sent.map(({ hash }) => hash).join('\n') }
      },
    })),
    'sendAll: prompts once for several transfers, and all arrive',
    'sendAll: prompts nobody where the wallet cannot batch',
  ],
  'does not know a no to a transfer': [
    transfers(({ send }) => ({
      send: (...asked) => send(...asked).catch(() => Promise.reject(new Error('Nope'))),
    })),
    'send: rejects with USER_REJECTED when the user declines',
  ],
  'believes in every hash': [
    transfers(({ state }) => ({ state: async (query) => ({ ...(await state(query)), status: 'confirmed' }) })),
    'state: does not find a transaction that was never sent',
  ],
  'goes on counting for nobody': [
    transfers(({ quote }) => ({ quote: (transfer) => quote(transfer) })),
    'transfers: aborts reads with the signal',
  ],
  'tells everything twice': [
    ({ activity }) => ({
      async activity(query) {
        const { items = [], ...page } = (await activity?.(query)) ?? {}
        return { ...page, items: [...items, ...items] }
      },
    }),
    'activity: lists sent transactions page by page, newest first',
  ],
}

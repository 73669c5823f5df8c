import type { Ledger } from '../../adapter/ledger.js'
import type { Transfers } from '../../adapter/transfers.js'
import { ModalError } from '../../errors/ModalError.js'
import { NACRE_TOKENS } from '../fixtures/nacreChain.js'

type NacreLedger = Ledger<'nacre'>
type NacreTransfers = Transfers<'nacre'>
type Change = (good: NacreLedger) => Partial<NacreLedger>

const [, , EMPTY, BROKEN] = NACRE_TOKENS

const transfers =
  (change: (good: NacreTransfers) => Partial<NacreTransfers>): Change =>
  ({ transfers: good }) =>
    good ? { transfers: { ...good, ...change(good) } } : {}

const names =
  (change: Partial<NonNullable<NacreLedger['names']>>): Change =>
  ({ names: good }) =>
    good ? { names: { ...good, ...change } } : {}

/** What each defect of a ledger breaks, and nothing else. */
export const LEDGER_DEFECTS: Readonly<Record<string, readonly [change: Change, ...broken: string[]]>> = {
  'keeps names to itself': [
    () => ({ names: undefined as never }),
    'ledger: tells what its chain can tell and nothing else',
    'names: leads from a name to its address and back',
    'names: believes no address that claims the name of another',
  ],
  'goes on reading for nobody': [
    ({ tokens }) => ({ tokens: async ({ signal: _, ...query }) => (await tokens?.(query)) ?? [] }),
    'ledger: is given up with the signal',
  ],
  'counts tokens in floats': [
    ({ tokens }) => ({
      async tokens(query) {
        const all = (await tokens?.(query)) ?? []
        return all.map((each) => ({ ...each, amount: BigInt(Number(each.amount)) }))
      },
    }),
    'tokens: gives what an address holds, exact',
    'tokens: one that cannot be read takes no other along',
  ],
  'tells of tokens that nobody has': [
    ({ tokens }) => ({
      async tokens(query) {
        const none = query.known.filter(({ address }) => address === EMPTY).map((each) => ({ ...each, amount: 0n }))
        return [...((await tokens?.(query)) ?? []), ...none]
      },
    }),
    'tokens: leaves out what is zero',
  ],
  'fails with one token': [
    ({ tokens }) => ({
      async tokens(query) {
        const all = (await tokens?.(query)) ?? []
        if (query.known.some(({ address }) => address === BROKEN)) throw new ModalError('HTTP_FAILED')
        return all
      },
    }),
    'tokens: one that cannot be read takes no other along',
  ],
  'finds a token everywhere': [
    ({ token }) => ({
      token: async (query) => (await token?.(query)) ?? { ...query.network, symbol: '', name: '', decimals: 0 },
    }),
    'token: describes a token, and says where there is none',
  ],
  'knows nobody': [
    names({ resolve: async () => undefined }),
    'ledger: is given up with the signal',
    'names: leads from a name to its address and back',
  ],
  'believes what an address is called': [
    names({ reverse: async () => ({ name: 'tide.ncr' }) }),
    'ledger: is given up with the signal',
    'names: believes no address that claims the name of another',
  ],
  'forgets the fee': [
    transfers(({ quote }) => ({
      async quote(...asked) {
        const found = await quote(...asked)
        return { ...found, most: found.balance }
      },
    })),
    'quote: fees and the most that can be sent fit into what is there',
  ],
  'sees no change': [
    transfers(({ simulate }) => ({
      async simulate(...asked) {
        const found = await simulate(...asked)
        return found.status === 'succeeds' ? { ...found, changes: [] } : found
      },
    })),
    'simulate: tells what a transfer would do, or that nobody could try',
    'nfts: the one that is meant is tried out and arrives',
  ],
  'lets everything pass': [
    transfers(({ simulate }) => ({
      async simulate(...asked) {
        const found = await simulate(...asked)
        return found.status === 'fails' ? { status: 'succeeds', changes: [] } : found
      },
    })),
    'simulate: does not let pass what fails',
    'nfts: the one that is meant is tried out and arrives',
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
    'send: asks once, and what was sent arrives',
    'mark: is another one once something was sent, and only then',
    'nfts: the one that is meant is tried out and arrives',
    'activity: tells what was sent, newest first, page by page',
  ],
  'never moves': [
    transfers(() => ({ mark: async () => '0' })),
    'mark: is another one once something was sent, and only then',
  ],
  'moves by itself': [
    transfers(() => {
      let count = 0
      return { mark: async () => String(count++) }
    }),
    'mark: is another one once something was sent, and only then',
  ],
  'sends whichever NFT is first': [
    transfers(({ send }) => ({
      send: ({ nft, ...transfer }, connection) =>
        send({ ...transfer, ...(nft && { nft: { ...nft, tokenId: '1' } }) }, connection),
    })),
    'nfts: the one that is meant is tried out and arrives',
  ],
  'claims to send NFTs of a kind that it does not know': [
    transfers(({ nfts = [] }) => ({ nfts: [...nfts, 'spl'] })),
    'nfts: the one that is meant is tried out and arrives',
  ],
  'asks for each of several': [
    transfers(({ send }) => ({
      async sendAll(all, connection) {
        const sent = await Promise.all(all.map((each) => send(each, connection)))
        return { id: sent.map(({ hash }) => hash).join('\n') }
      },
    })),
    'sendAll: asks once for several, and all arrive',
    'sendAll: asks nobody where the wallet cannot',
  ],
  'does not know a no to a transfer': [
    transfers(({ send }) => ({
      send: (...asked) => send(...asked).catch(() => Promise.reject(new Error('Nope'))),
    })),
    'send: a refusal is told as one',
  ],
  'believes in every hash': [
    transfers(({ state }) => ({ state: async (query) => ({ ...(await state(query)), status: 'confirmed' }) })),
    'state: does not believe in what nobody has sent',
  ],
  'goes on counting for nobody': [
    transfers(({ quote }) => ({ quote: (transfer) => quote(transfer) })),
    'transfers: reads are given up with the signal',
  ],
  'tells everything twice': [
    ({ activity }) => ({
      async activity(query) {
        const { items = [], ...page } = (await activity?.(query)) ?? {}
        return { ...page, items: [...items, ...items] }
      },
    }),
    'activity: tells what was sent, newest first, page by page',
  ],
}

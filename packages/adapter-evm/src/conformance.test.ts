import type { Network, TokenInfo } from '@foyer/core/adapter'
import { describeAdapter, type WalletDriver } from '@foyer/core/testing'
import { createPhoneSigners, type EvmSandbox, type SandboxNft, type SandboxToken, startEvm } from '@foyer/sandbox'
import { createEvmWallet, type EvmPageWallet } from '@foyer/sandbox/evm'
import * as wagmi from '@wagmi/core'
import { createPublicClient, type Hex, http, verifyMessage, verifyTypedData } from 'viem'
import { base, type Chain, mainnet } from 'viem/chains'
import { afterAll, beforeAll } from 'vitest'
import { evm } from './evm.js'
import type { Eip1193Provider } from './provider.js'
import { KITEWING_ID, LANTERN_ID } from './testing/createLanternApp.js'
import { ADDRESSES } from './testing/createTestApp.js'

const [FIRST, SECOND, THIRD] = ADDRESSES
const signers = createPhoneSigners({ rpcUrls: {}, accounts: [0, 1, 2] })

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 8453] })
})
afterAll(() => sandbox.stop())

const toNetwork = (chain: Chain): Network<'eip155'> => ({
  ...chain,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${chain.id}`,
})
const [ethereum, other] = [toNetwork(mainnet), toNetwork(base)]

const toThing = ({ address, symbol, collection }: SandboxNft): TokenInfo => ({
  ...{ caipNetworkId: 'eip155:1', address, symbol, name: collection, decimals: 0 },
})
const toToken = ({ amount: _, ...token }: SandboxToken): TokenInfo => ({
  ...token,
  caipNetworkId: ethereum.caipNetworkId,
})

const UNTOUCHED = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
/** Kitewing's second account, whose reverse record falsely claims Lantern's ENS name. */
const IMPOSTOR = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const NOT_A_TOKEN = '0x00000000000000000000000000000000000000aB'
const STRANGER = '0x52908400098527886E0F7030069857D2E4169EE7'

const getClient = ({ chainNamespace, id }: Network<'eip155'>) =>
  createPublicClient({ transport: http(sandbox.rpcUrls[`${chainNamespace}:${Number(id)}`]) })

interface Placed extends EvmPageWallet {
  readonly listening: Set<unknown>
}

/** Creates a wallet that counts the app's listeners, and announces it. */
function place({ walletId, page, storage }: Parameters<WalletDriver['place']>[0]): Placed {
  const name = walletId === LANTERN_ID ? 'Lantern' : 'Kitewing'
  const rpcUrls = () => Promise.resolve(sandbox.rpcUrls)
  const extras = walletId === LANTERN_ID ? (['calls'] as const) : []
  const wallet = createEvmWallet({
    name,
    rdns: walletId,
    rpcUrls,
    storage,
    window: page,
    announce: 'manual',
    extras,
  })
  const listening = new Set<unknown>()
  const { on, removeListener } = wallet.provider
  const counted: Pick<Eip1193Provider, 'on' | 'removeListener'> = {
    on(event, listener) {
      listening.add(listener)
      return on(event as 'connect', listener)
    },
    removeListener(event, listener) {
      listening.delete(listener)
      return removeListener(event as 'connect', listener)
    },
  }
  Object.assign(wallet.provider, counted)
  wallet.script.announce()
  return { ...wallet, listening }
}

const typedData = {
  domain: { name: 'Harbor', version: '1', chainId: 1 },
  types: { Berth: [{ name: 'nights', type: 'uint256' }] },
  primaryType: 'Berth',
  message: { nights: 2n },
} as const

const configOf = (adapter: object): Promise<wagmi.Config> => Object(adapter).wagmiConfig()

const lantern: WalletDriver<'eip155', Placed> = {
  ids: [LANTERN_ID, KITEWING_ID],
  networks: [ethereum, other],
  accounts: [FIRST, SECOND, THIRD],
  addresses: {
    good: [FIRST, FIRST.toLowerCase(), `0x${FIRST.slice(2).toUpperCase()}`],
    bad: [
      FIRST.replace('f39F', 'f39f'),
      FIRST.slice(0, -1),
      `${FIRST}0`,
      FIRST.replace('0x', ''),
      `${FIRST.slice(0, -1)}g`,
    ],
  },
  remembers: true,
  announces: true,
  place,
  remove: (wallet) => wallet.destroy(),
  mode: ({ script }, mode) => script.mode(mode === 'hold' ? 'never' : mode),
  release: ({ script }, answer) => void script.release(answer),
  open: ({ script }) => script.open().length,
  isAuthorized: async ({ provider }) => (await provider.request({ method: 'eth_accounts' })).length > 0,
  switchAccount: ({ script }, position) => script.switchAccount(position),
  shareAccounts: ({ script }) => script.next([{ answer: 'approve', accounts: [0, 1] }]),
  switchNetwork: ({ script }, { id }) => script.switchChain(Number(id)),
  end: ({ script }) => script.disconnectSite(),
  hang: ({ provider }) => void Object.assign(provider, { request: () => new Promise(() => {}) }),
  listeners: ({ listening }) => listening.size,
  announceAgain: ({ script }) => script.announce(),
  placeHostile(page) {
    const provider = { request: async () => null }
    const announce = (detail: unknown) => {
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    announce(undefined)
    announce({
      get info() {
        throw new Error('Do not touch')
      },
    })
    announce({ info: { name: 'No provider', rdns: 'a.none' } })
    announce({ info: { name: { toString: () => 'Object' }, rdns: 'a.object' }, provider })
    announce({ info: { name: 'Script', rdns: 'a.script', icon: 'javascript:alert(1)' }, provider })
    announce({ info: { name: 'Markup', rdns: 'a.markup', icon: 'data:text/html,<script>' }, provider })
    announce({ info: { name: 'Impostor', rdns: LANTERN_ID, icon: '' }, provider })
    page.ethereum = {
      get request() {
        throw new Error('Do not touch')
      },
    }
  },
  walletMethods: {
    signMessage: {
      verify: ({ message, signature, account }) =>
        verifyMessage({ address: account.address as Hex, message, signature: signature as Hex }),
    },
    signTypedData: {
      typedData,
      verify: ({ signature, account }) =>
        verifyTypedData({ ...typedData, address: account.address as Hex, signature: signature as Hex }),
    },
    sendTransaction: {
      transaction: () => ({ to: SECOND, value: 1n }),
      isSent: async (hash) =>
        (await getClient(ethereum).waitForTransactionReceipt({ hash: hash as Hex, pollingInterval: 20 })).status ===
        'success',
    },
    switchNetwork: 'asks',
    selectAccount: true,
  },
  canLack: [],
  channel: {
    answer: async ({ caipNetworkId: chainId, method, params }) =>
      (await signers).get('eip155')?.sign({ chainId, method, params }),
  },
  elsewhere: {
    async connect(adapter, walletId) {
      const config = await configOf(adapter)
      const connector = config.connectors.find(({ id }) => id === walletId)
      if (!connector) throw new Error(`wagmi has no ${walletId}`)
      await wagmi.connect(config, { connector })
    },
    async current(adapter) {
      const { connections, current } = (await configOf(adapter)).state
      return connections.get(current ?? '')?.connector.id
    },
  },
  startNode: async () => ({
    url: sandbox.rpcUrls['eip155:8453'] ?? '',
    network: other,
    address: THIRD,
    amount: await getClient(other).getBalance({ address: THIRD }),
    stop() {},
  }),
  chainReader: {
    start: () => ({ url: sandbox.rpcUrls['eip155:1'] ?? '', stop() {} }),
    tokens() {
      const { dollar, pilot, rope, wreck } = sandbox.tokens
      const held = [dollar, pilot, rope].map((each) => ({ token: toToken(each), amount: each.amount }))
      return { address: UNTOUCHED, held, empty: toToken({ ...wreck, address: NOT_A_TOKEN }), broken: toToken(wreck) }
    },
    token: () => ({ token: toToken(sandbox.tokens.rope), none: SECOND }),
    transfers: () => ({
      to: STRANGER,
      amount: 12_345_678_901_234_567n,
      token: { token: toToken(sandbox.tokens.dollar), amount: 1_000_001n },
      nfts: [
        { token: toThing(sandbox.nfts.light), nft: { standard: 'erc721', tokenId: '1' }, amount: 1n },
        { token: toThing(sandbox.nfts.pass), nft: { standard: 'erc1155', tokenId: '7' }, amount: 2n },
      ],
      unknownHash: `0x${'ab'.repeat(32)}`,
    }),
    activity: 'all',
    several: true,
    names: () => ({ name: 'lantern.eth', address: FIRST, free: 'nobody.eth', impostor: IMPOSTOR }),
  },
}

describeAdapter(() => evm(), lantern)

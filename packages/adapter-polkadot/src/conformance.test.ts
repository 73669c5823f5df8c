import type { TokenInfo } from '@foyer/core/adapter'
import { type ChainReaderDriver, describeAdapter, type WalletDriver } from '@foyer/core/testing'
import { createPhoneSigners, type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import {
  createPolkadotWallet,
  type Injected,
  type InjectedProvider,
  type PolkadotPageWallet,
} from '@foyer/sandbox/polkadot'
import { signatureVerify } from '@polkadot/util-crypto'
import { afterAll, beforeAll } from 'vitest'
import { kusama, polkadotAssetHub } from './networks.js'
import { polkadot } from './polkadot.js'
import { ACCOUNTS } from './testing/createTestApp.js'

const [FIRST, SECOND] = ACCOUNTS.polkadot
const HUB = polkadotAssetHub.caipNetworkId
const signers = createPhoneSigners({ rpcUrls: { [HUB]: '' }, accounts: [0, 1, 2] })

let chain: PolkadotSandbox
beforeAll(async () => {
  chain = await startPolkadot()
})
afterAll(() => chain.stop())

const local = (network: typeof kusama): typeof kusama => ({
  ...network,
  get rpcUrls() {
    return { default: { http: [chain?.rpcUrls[network.caipNetworkId] ?? ''] } }
  },
})
const networks = [local(polkadotAssetHub), local(kusama)] as const

async function nonceOf(address: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'system_accountNextIndex', params: [address] })
  const response = await fetch(chain.rpcUrls[HUB] ?? '', { method: 'POST', body })
  return ((await response.json()) as { result: number }).result
}

interface Placed extends PolkadotPageWallet {
  readonly listening: ReadonlySet<unknown>
}

function countListeners({ enable, connect, ...rest }: InjectedProvider) {
  const listening = new Set<unknown>()
  const counted = ({ accounts, ...injected }: Injected): Injected => ({
    ...injected,
    accounts: {
      ...accounts,
      subscribe(listener) {
        const stop = accounts.subscribe(listener)
        listening.add(stop)
        return () => {
          listening.delete(stop)
          stop()
        }
      },
    },
  })
  const provider: InjectedProvider = {
    ...rest,
    ...(enable && { enable: async (site: string) => counted(await enable(site)) }),
    ...(connect && { connect: async (site: string) => counted(await connect(site)) }),
  }
  return { provider, listening }
}

function driver(
  ids: WalletDriver['ids'],
  leavesOut: NonNullable<WalletDriver['leavesOut']>,
): WalletDriver<'polkadot', Placed> {
  let nonce = 0
  return {
    ids,
    networks,
    accounts: ACCOUNTS.polkadot,
    addresses: {
      good: [FIRST, ACCOUNTS.kusama[0], ACCOUNTS.generic[0]],
      elsewhere: [ACCOUNTS.kusama[0]],
      bad: [`${FIRST.slice(0, -1)}8`, FIRST.slice(0, -1), `${FIRST}1`, FIRST.replace('5', '0'), '0xd43593c7'],
    },
    remembers: true,
    announces: false,
    place({ walletId, page, storage }) {
      const wallet = createPolkadotWallet({
        name: walletId,
        id: walletId,
        accountIndexes: [0, 1, 2],
        connects: walletId === 'quillback',
        window: page,
        storage: storage as Storage,
      })
      const { provider, listening } = countListeners(wallet.provider)
      page.injectedWeb3 = { ...Object(page.injectedWeb3), [walletId]: provider }
      return { ...wallet, listening }
    },
    remove: (wallet) => wallet.destroy(),
    mode: ({ script }, mode) => script.mode(mode === 'hold' ? 'never' : mode),
    release: ({ script }, answer) => void script.release(answer),
    open: ({ script }) => script.open().length,
    switchAccount: ({ script }, position) => script.switchAccount(position),
    shareAccounts: ({ script }) => script.next([{ answer: 'approve', accounts: [0, 1] }]),
    end: ({ script }) => script.disconnectSite(),
    hang: ({ script }) => script.mode('never'),
    listeners: ({ listening }) => listening.size,
    placeHostile(page) {
      page.injectedWeb3 = {
        ...(page.injectedWeb3 as object | undefined),
        nothing: null,
        wrong: { enable: '<script>' },
        get trap() {
          throw new Error('hostile')
        },
      }
    },
    walletMethods: {
      signMessage: {
        verify: ({ message, signature, account }) =>
          signatureVerify(`<Bytes>${message}</Bytes>`, signature, account.address).isValid,
      },
      sendTransaction: {
        async transaction() {
          nonce = await nonceOf(FIRST)
          return { pallet: 'balances', call: 'transferKeepAlive', args: [SECOND, 1n] }
        },
        isSent: async (hash) => /^0x[0-9a-f]{64}$/.test(hash) && (await nonceOf(FIRST)) === nonce + 1,
      },
      switchNetwork: 'silently',
      selectAccount: true,
    },
    canLack: [],
    channel: {
      answer: async ({ caipNetworkId: chainId, method, params }) =>
        (await signers).get('polkadot')?.sign({ chainId, method, params }),
    },
    absent: {
      isAuthorized: 'A page cannot give a permission back.',
      switchNetwork: 'A wallet is on no network: the page names one with each transaction.',
      'walletMethods.signTypedData': 'Polkadot has no structured data to sign.',
      elsewhere: 'No library of a page shares the connections of this adapter.',
    },
    leavesOut,
    startNode: async () => ({
      url: chain.rpcUrls[kusama.caipNetworkId] ?? '',
      network: networks[1],
      // The first account of the phone's wallet, from which no test spends.
      address: 'DM7wbhEoLYERiaTLeiobtUetCf3mPSMdut8sGKfizmqkgST',
      amount: 1_000n * 10n ** 12n,
      stop() {},
    }),
  }
}

const toToken = (address: string, symbol: string, decimals: number, name = symbol): TokenInfo => ({
  ...{ caipNetworkId: HUB, address, symbol, name, decimals },
})
const USDT = toToken('1984', 'USDt', 6, 'Tether USD')

const notDone = {
  'chainReader.names': 'Names of the chain are not read.',
  'chainReader.several': 'Several transfers are sent one after the other.',
}

const chainReader: ChainReaderDriver = {
  start: () => ({ url: chain.rpcUrls[HUB] ?? '', stop() {} }),
  tokens: () => ({
    // An account of the sandbox wallet Quillback, from which no test spends.
    address: chain.wallets.quillback.addresses[0] ?? '',
    held: [
      { token: { ...USDT, symbol: 'USDT' }, amount: 2_500_000_000n },
      { token: toToken('30', 'DED', 10), amount: 77_000_000_000n },
    ],
    empty: toToken('1337', 'USDC', 6),
  }),
  token: () => ({ token: USDT, none: '4' }),
  transfers: () => ({
    to: chain.wallets.quillback.addresses[1] ?? '',
    amount: 10_000_000_001n,
    token: { token: USDT, amount: 3_000_007n },
    unknownHash: `0x${'ab'.repeat(32)}`,
  }),
  activity: 'all',
}

describeAdapter(() => polkadot(), { ...driver(['thornwick', 'quillback'], notDone), chainReader }, { timeout: 30_000 })
describeAdapter(() => polkadot(), driver(['quillback', 'thornwick'], { chainReader: 'Tried with the other wallet.' }), {
  timeout: 30_000,
})

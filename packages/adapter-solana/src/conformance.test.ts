import { describeAdapter, type WalletDriver } from '@foyer/core/testing'
import { createPhoneSigners, type SolanaSandbox, startSolana } from '@foyer/sandbox'
import type { SolanaWallet } from '@foyer/sandbox/solana'
import { createSolanaRpc, address as toAddress } from '@solana/kit'
import { Connection } from '@solana/web3.js'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { StandardDisconnectFeature, StandardEventsFeature } from '@wallet-standard/features'
import { afterAll, beforeAll } from 'vitest'
import { solanaDevnet, solanaMainnet } from './networks.js'
import { solana } from './solana.js'
import { ADDRESSES, createWallet, DEVNET_ID, MAINNET_ID } from './testing/createTestApp.js'
import { createVersionedTransfer } from './testing/transfers.js'
import { verifySignature } from './testing/verifySignature.js'

const [FIRST, SECOND, THIRD] = ADDRESSES
const signers = createPhoneSigners({ rpcUrls: { [MAINNET_ID]: '' }, accounts: [0, 1, 2] })

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSolana()
})
afterAll(() => sandbox.stop())

type Api = { register(wallet: unknown): unknown }

function register(page: EventTarget, wallet: unknown): void {
  const detail = (api: Api) => void api.register(wallet)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

const knownTokens = () =>
  sandbox.tokens.map(({ address, symbol, name, decimals }) => ({
    ...{ caipNetworkId: MAINNET_ID, address, symbol, name, decimals },
  }))

interface Placed extends SolanaWallet {
  readonly page: EventTarget
  readonly registered: unknown
  readonly listening: Set<object>
  readonly state: { isHung: boolean }
  leave(): void
}

const FEATURES: Readonly<Record<string, readonly string[]>> = {
  signMessage: ['solana:signMessage'],
  sendTransaction: ['solana:signTransaction', 'solana:signAndSendTransaction'],
}

/** Creates a wallet that counts the app's listeners, and registers it. */
function place({ walletId, page, storage, without }: Parameters<WalletDriver['place']>[0]): Placed {
  const rpcUrls = () => Promise.resolve(sandbox.rpcUrls)
  const id = `sandbox.foyer.${walletId.toLowerCase()}`
  const wallet = createWallet({ name: walletId, id, rpcUrls, storage: storage as never, announce: 'never' })
  const listening = new Set<object>()
  const state = { isHung: false }
  const features = wallet.standard.features as StandardEventsFeature & StandardDisconnectFeature
  const events: StandardEventsFeature['standard:events']['on'] = (event, listener) => {
    listening.add(listener)
    const stop = features['standard:events'].on(event, listener)
    return () => {
      listening.delete(listener)
      stop()
    }
  }
  const disconnect = () => (state.isHung ? new Promise<never>(() => {}) : features['standard:disconnect'].disconnect())
  const all = {
    ...wallet.standard.features,
    'standard:events': { version: '1.0.0', on: events },
    'standard:disconnect': { version: '1.0.0', disconnect },
  }
  const lacks = FEATURES[without ?? ''] ?? []
  const { version, name, icon, chains } = wallet.standard
  const registered: StandardWallet = {
    ...{ version, name, icon, chains },
    features: Object.fromEntries(Object.entries(all).filter(([each]) => !lacks.includes(each))),
    get accounts() {
      return wallet.standard.accounts
    },
  }
  const meet = (event: Event) => void (event as CustomEvent<Api>).detail.register(registered)
  register(page, registered)
  page.addEventListener('wallet-standard:app-ready', meet)
  const leave = () => page.removeEventListener('wallet-standard:app-ready', meet)
  return { ...wallet, page, registered, listening, state, leave }
}

const meridian: WalletDriver<'solana', Placed> = {
  ids: ['Meridian', 'Halyard'],
  networks: [solanaMainnet, solanaDevnet],
  accounts: [FIRST, SECOND, THIRD],
  addresses: {
    good: [FIRST, SECOND, '11111111111111111111111111111111'],
    // Addresses have no checksum, so these have 33 bytes, 31 bytes, or letters outside of base58.
    bad: [`${FIRST}1`, FIRST.slice(1), FIRST.replace('o', '0'), FIRST.replace('o', 'I'), '1'.repeat(33)],
  },
  remembers: true,
  announces: true,
  place,
  remove(wallet) {
    wallet.leave()
    wallet.destroy()
  },
  mode: ({ script }, mode) => script.mode(mode === 'hold' ? 'never' : mode),
  release: ({ script }, answer) => void script.release(answer),
  open: ({ script }) => script.open().length,
  isAuthorized: ({ standard }) => standard.accounts.length > 0,
  switchAccount: ({ script }, position) => script.switchAccount(position),
  shareAccounts: ({ script }) => script.next([{ answer: 'approve', accounts: [0, 1] }]),
  end: ({ script }) => script.disconnectSite(),
  hang({ state }) {
    state.isHung = true
  },
  listeners: ({ listening }) => listening.size,
  announceAgain: ({ page, registered }) => register(page, registered),
  placeHostile(page) {
    const features = { 'standard:connect': {}, 'solana:signMessage': {} }
    const fake = { version: '1.0.0', name: 'Fake', icon: '', chains: ['solana:mainnet'], features, accounts: [] }
    register(page, undefined)
    register(page, { ...fake, name: { toString: () => 'Object' } })
    register(page, { ...fake, name: 'Script', icon: 'javascript:alert(1)' })
    register(page, { ...fake, name: 'Markup', icon: 'data:text/html,<script>' })
    register(page, { ...fake, name: 'Meridian', icon: '' })
    register(page, {
      get name() {
        throw new Error('No.')
      },
    })
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'nothing to call' }))
  },
  walletMethods: {
    signMessage: { verify: ({ message, signature, account }) => verifySignature(account.address, message, signature) },
    sendTransaction: {
      transaction: () => createVersionedTransfer({ url: sandbox.rpcUrls[MAINNET_ID]!, from: FIRST, to: SECOND }),
      isSent: async (hash) =>
        (await new Connection(sandbox.rpcUrls[MAINNET_ID]!).getSignatureStatus(hash)).value?.err === null,
    },
    switchNetwork: 'silently',
    selectAccount: true,
  },
  canLack: ['signMessage', 'sendTransaction'],
  chainReader: {
    start: () => ({ url: sandbox.rpcUrls[MAINNET_ID]!, stop() {} }),
    tokens() {
      const [dollar, pearl] = knownTokens()
      const [, , , , address = ''] = sandbox.tokens[0]?.holders ?? []
      return {
        address,
        held: [
          { token: dollar!, amount: 1_000n * 10n ** 6n },
          { token: pearl!, amount: 1_000n * 10n ** 9n },
        ],
        empty: { ...dollar!, address: SECOND, symbol: 'NONE' },
      }
    },
    token: () => ({ token: knownTokens()[1]!, none: THIRD }),
    transfers: () => ({
      // An address whose key nobody has, but which can receive transfers.
      to: 'HarborMaster1111111111111111111111111111111',
      amount: 1_234_567n,
      token: { token: knownTokens()[0]!, amount: 765n },
      nfts: [
        {
          token: { caipNetworkId: MAINNET_ID, ...sandbox.nfts[0]!, decimals: 0 },
          nft: { standard: 'spl' },
          amount: 1n,
        },
      ],
      unknownHash: '5uDPfSDwbW39fq5qTgCWKfS4fn5JbojLyBG13qpYmu3PAgmZmDW1zSX1K7VeGJJL5oW9jsQxYEUw3m6DbhmNshts',
    }),
    activity: 'all',
  },
  channel: {
    answer: async ({ caipNetworkId: chainId, method, params }) =>
      (await signers).get('solana')?.sign({ chainId, method, params }),
  },
  absent: {
    switchNetwork: 'A wallet is on no network: the page names one with each transaction.',
    'walletMethods.signTypedData': 'Solana has no structured data to sign.',
    elsewhere: 'No library of a page shares the connections of this adapter.',
  },
  leavesOut: {
    'chainReader.names': 'Names of the chain are not read.',
    'chainReader.several': 'Several transfers are sent one after the other.',
  },
  startNode: async () => {
    const url = sandbox.rpcUrls[DEVNET_ID]!
    const { value } = await createSolanaRpc(url as 'http://a')
      .getBalance(toAddress(THIRD))
      .send()
    return { url, network: solanaDevnet, address: THIRD, amount: value, stop() {} }
  },
}

describeAdapter(() => solana(), meridian)

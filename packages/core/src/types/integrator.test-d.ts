import {
  type AccountState,
  type CreateModalParameters,
  createModal,
  isModalError,
  type Modal,
  type Network,
} from '@foyer/core'
import { type connect, type getConnectorState, sendTransaction, sendTransfer, sendTransfers } from '@foyer/core/actions'
import { type AdapterDefinition, type ChainAdapter, type Connection, defineAdapter } from '@foyer/core/adapter'
import { computed, type ReadableAtom } from 'nanostores'
import type { ConnectionRecord } from '../state/connections.js'
import type { Toast } from '../state/notices.js'
import type { Account, ConnectedWalletInfo, ConnectionStatus } from './account.js'
import type { NetworkState } from './network.js'
import type { Connector, WalletType } from './wallet.js'

// Checked by the compiler, never run: valid code of an app, and code that must fail.

interface Eip1193 {
  request(input: { readonly method: string }): Promise<unknown>
}
declare const evm: AdapterDefinition<'eip155', Eip1193, ChainAdapter<'eip155', Eip1193>>
declare const mainnet: Network<'eip155'>

interface Nacre {
  enable(options: { readonly silent: boolean }): Promise<readonly string[]>
}
declare const nacreMainnet: Network<'nacre'>

declare module '@foyer/core/adapter' {
  interface TransactionByNamespace {
    nacre: { readonly bytes: Uint8Array }
  }
}

const nacre = () =>
  defineAdapter('nacre', (adapterContext) => ({
    isAddress: async (value: string) => value.startsWith('ncr1'),
    discover(listener) {
      listener([{ id: 'nacre', name: 'Nacre', type: 'INJECTED' }])
      return () => {}
    },
    async connect(request): Promise<Connection<'nacre', Nacre>> {
      const { caipNetworkId } = request.network ?? adapterContext.$networks.get()[0] ?? nacreMainnet
      const provider: Nacre = { enable: async () => ['ncr1a'] }
      return {
        provider,
        accounts: [{ address: 'ncr1a', type: 'eoa' }],
        caipNetworkId,
        watch: () => () => {},
        disconnect: async () => {},
        sendTransaction: async ({ transaction }) => ({ hash: String(transaction.bytes.length) }),
      }
    },
    extra: (): 'shell' => 'shell',
  }))

const modal = createModal({ projectId: 'p', networks: [mainnet, nacreMainnet], adapters: [evm, nacre()] })

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const isSame = <A, B>(_yes: Same<A, B>) => {}

export async function connections() {
  const eip155 = modal.connection('eip155')
  await eip155?.provider.request({ method: 'eth_blockNumber' })
  // @ts-expect-error no adapter for this namespace was given
  modal.connection('cosmos')
  // @ts-expect-error nor can its account be asked for
  modal.$account('cosmos')
  // @ts-expect-error nor can it be disconnected
  await modal.disconnect('cosmos')
  // @ts-expect-error the provider is typed
  eip155?.provider.enable
  // @ts-expect-error what a wallet can do may be absent
  eip155?.signMessage({ message: '', account: { address: '', type: 'eoa' } })
}

export async function thirdParty() {
  const connection = modal.connection('nacre')
  const account = { address: 'ncr1a', type: 'eoa' } as const
  await connection?.provider.enable({ silent: true })
  // @ts-expect-error the provider is typed
  connection?.provider.request
  await connection?.sendTransaction?.({ transaction: { bytes: new Uint8Array() }, account })
  // @ts-expect-error the transaction is that of its chain
  await connection?.sendTransaction?.({ transaction: { to: '0x1' }, account })
  await sendTransaction<'nacre'>(modal, { namespace: 'nacre', transaction: { bytes: new Uint8Array() } })
  // @ts-expect-error in the action too
  await sendTransaction<'nacre'>(modal, { namespace: 'nacre', transaction: { to: '0x1' } })

  isSame<ReturnType<typeof modal.adapters.nacre.extra>, 'shell'>(true)
  modal.adapters.nacre.isAddress('ncr1a')
  // @ts-expect-error only what the adapter offers
  modal.adapters.nacre.other
  // @ts-expect-error only adapters that were given
  modal.adapters.solana
}

export async function transfers(owner: Modal) {
  const half = { amount: '0.5', to: '0x1' }
  const token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  await sendTransfer(owner, { ...half, token })
  await sendTransfer(owner, { ...half, namespace: 'solana' })
  await sendTransfers(owner, { transfers: [{ ...half, token }] })
  await sendTransfers(owner, { namespace: 'eip155', transfers: [{ ...half, token }] })
  await sendTransfers(owner, { namespace: 'solana', transfers: [half, half] })
  await sendTransfers(owner, { namespace: 'solana', transfers: [half, { ...half, token }] })
  // @ts-expect-error the active namespace may be EVM, where a transfer names its token
  await sendTransfer(owner, half)
  // @ts-expect-error the active namespace may be EVM
  await sendTransfers(owner, { transfers: [half] })
  // @ts-expect-error each transfer on EVM names its token
  await sendTransfers(owner, { namespace: 'eip155', transfers: [{ ...half, token }, half] })
}

export async function views() {
  const account = await modal.open()
  isSame<typeof account, Account | undefined>(true)
  await modal.open({ view: 'Connect' })
  await modal.open({ view: 'Account' })
  await modal.open({ view: 'UnsupportedChain' })
  await modal.open({ namespace: 'eip155' })
  await modal.open({ view: 'ConnectingExternal', walletId: 'x' })
  await modal.open({ view: 'SwitchNetwork', caipNetworkId: 'eip155:1' })
  // @ts-expect-error a view that needs a wallet must get one
  await modal.open({ view: 'ConnectingExternal' })
  // @ts-expect-error a view that needs a network must get one
  await modal.open({ view: 'SwitchNetwork' })
  // @ts-expect-error there is no such view
  await modal.open({ view: 'Nothing' })
}

export async function networks() {
  await modal.switchNetwork('eip155:8453')
  await modal.switchNetwork('nacre:main')
  await modal.switchNetwork(mainnet)
  // @ts-expect-error no adapter serves it
  await modal.switchNetwork('solana:mainnet')
  // A chain of viem: a numeric id, without namespace and CAIP-2 id.
  modal.addNetwork({
    id: 10,
    name: 'OP Mainnet',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://op.example'] } },
  })
}

export function events() {
  modal.on('connect', ({ account, isRestored }) => [account.address, isRestored])
  modal.on('networkChange', ({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'))
  // @ts-expect-error there is no such event
  modal.on('explode', () => {})
  const stop: () => void = modal.$account().subscribe(({ address, status }) => [address, status])
  stop()
}

export function stores() {
  isSame<typeof modal.$network, ReadableAtom<Network | undefined>>(true)
  isSame<ReturnType<typeof modal.$account>, ReadableAtom<AccountState>>(true)
  const $line = computed([modal.$account(), modal.$theme], ({ address }, { mode }) => `${address} ${mode}`)
  isSame<typeof $line, ReadableAtom<string>>(true)
  // @ts-expect-error only the modal sets it
  modal.$network.set(undefined)
}

export async function actions() {
  isSame<Awaited<ReturnType<typeof connect>>['address'], string>(true)
  isSame<ReturnType<typeof getConnectorState>, 'connected' | 'active' | 'disconnected'>(true)
}

export function options() {
  const given: CreateModalParameters = {
    projectId: 'p',
    networks: [mainnet],
    adapters: [evm],
    defaultNetwork: mainnet,
    metadata: { name: '', description: '', url: '', icons: [] },
    features: { socials: ['google', 'x'], swaps: true, connectMethodsOrder: ['wallet'] },
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': 'teal', '--fy-radius': 4 },
    includeWalletIds: [],
    excludeWalletIds: [],
    featuredWalletIds: [],
    customWallets: [{ id: 'own', name: 'Own' }],
    tokens: { 'eip155:1': { address: '0x1', image: 'https://own.example/t.png' } },
    termsConditionsUrl: '/terms',
    privacyPolicyUrl: '/privacy',
    customRpcUrls: { 'eip155:1': [{ url: 'https://own.example' }] },
    siwx: {
      createMessage: async (input) => ({ ...input, domain: '', uri: '', version: '1', nonce: '' }),
      addSession: async ({ signature, data: { chainId } }) => void [signature, chainId],
      revokeSession: async () => {},
      getSessions: async () => [],
      getRequired: () => true,
    },
    siweConfig: {
      getNonce: async () => '12345678',
      createMessage: ({ address, chainId, nonce }) => [address, chainId, nonce].join(),
      verifyMessage: async () => true,
      getSession: async () => ({ address: '0x1', chainId: 1 }),
      signOut: async () => true,
    },
    basic: false,
    enableEmbedded: false,
    disableAppend: false,
    allowUnsupportedChain: false,
    defaultAccountTypes: { eip155: 'eoa' },
  }
  // @ts-expect-error a theme is light or dark
  const sepia: CreateModalParameters['themeMode'] = 'sepia'
  // @ts-expect-error at least one network
  const none: CreateModalParameters['networks'] = []
  // @ts-expect-error no such variable
  const variables: CreateModalParameters['themeVariables'] = { '--fy-none': 1 }
  // @ts-expect-error a custom wallet has an id
  const wallets: CreateModalParameters['customWallets'] = [{ name: 'Own' }]
  return [given, sepia, none, variables, wallets]
}

export function entities() {
  isSame<ConnectionStatus, 'connecting' | 'connected' | 'disconnected' | 'reconnecting'>(true)
  isSame<
    keyof AccountState,
    | 'caipAddress'
    | 'address'
    | 'status'
    | 'allAccounts'
    | 'user'
    | 'profileName'
    | 'profileImage'
    | 'profileStatus'
    | 'profileError'
    | 'balance'
    | 'balanceError'
    | 'balanceFormatted'
    | 'balanceStatus'
    | 'balanceSymbol'
    | 'tokenBalance'
    | 'balanceShown'
    | 'connectedWalletInfo'
    | 'isReadOnly'
    | 'preferredAccountTypes'
    | 'smartAccountDeployed'
    | 'socialProvider'
    | 'farcasterUrl'
    | 'addressLabels'
    | 'sessionStatus'
    | 'sessionError'
  >(true)
  isSame<keyof ConnectedWalletInfo, 'name' | 'icon' | 'identifier' | 'social' | 'type'>(true)
  isSame<
    keyof ConnectionRecord,
    'walletId' | 'name' | 'icon' | 'accounts' | 'caipNetworkId' | 'recent' | 'locked' | 'auth' | 'expected'
  >(true)
  isSame<ConnectionRecord['auth'], { readonly name: string } | undefined>(true)
  isSame<
    keyof Network,
    'id' | 'caipNetworkId' | 'chainNamespace' | 'name' | 'testnet' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorers'
  >(true)
  isSame<
    keyof NetworkState,
    'approvedCaipNetworkIds' | 'supportsAllNetworks' | 'smartAccountEnabledNetworks' | 'unsupportedCaipNetworkId'
  >(true)
  isSame<keyof Connector, 'id' | 'name' | 'chain' | 'type' | 'imageUrl' | 'imageId' | 'explorerId' | 'info'>(true)
  isSame<WalletType, 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL' | 'MULTI_CHAIN' | 'AUTH' | 'READ_ONLY'>(true)
  isSame<keyof Toast, 'title' | 'message' | 'note' | 'code' | 'variant' | 'svg' | 'open' | 'autoClose'>(true)
  isSame<Toast['variant'], 'success' | 'loading' | 'error'>(true)
}

export function readErrors(error: unknown) {
  if (isModalError(error, 'SEND_STOPPED')) {
    isSame<typeof error.context.hashes, readonly string[]>(true)
    isSame<typeof error.context.index, number>(true)
  } else if (isModalError(error, 'USER_REJECTED') || isModalError(error)) {
    isSame<typeof error.context.hashes, unknown>(true)
  }
}

createModal({ basic: true, networks: [mainnet], adapters: [evm] })
createModal({ services: { relay: 'wss://relay.example' }, networks: [mainnet], adapters: [evm] })
createModal({ projectId: undefined, networks: [mainnet], adapters: [evm] })

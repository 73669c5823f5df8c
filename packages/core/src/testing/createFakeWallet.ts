import type { Accounts, CallsStatus, Connection, ConnectionChange } from '../adapter/connection.js'
import type { ConnectRequestStatus } from '../adapter/contract.js'
import type { PermissionMethods } from '../adapter/permissions.js'
import { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { Wallet } from '../types/wallet.js'

export interface FakeProvider {
  readonly isFake: true
}

export interface FakeWallet {
  readonly wallet: Wallet
  mode: 'approve' | 'reject' | 'hold'
  answer(how: 'approve' | 'reject'): void
  isAuthorized: boolean
  /** `permission`: silent requests follow `isAuthorized`. `hold`: they wait for `answer`. @default 'permission' */
  silentMode: 'permission' | 'hold'
  isMute: boolean
  connectError: unknown
  switchError: unknown
  answerError: unknown
  goesTo: CaipNetworkId | undefined
  disconnectError: unknown
  setAccounts(accounts: readonly [string | Account, ...(string | Account)[]]): void
  setNetwork(caipNetworkId: CaipNetworkId): void
  end(): void
  /** Locks the wallet: it lists no accounts, but remembers its permission. */
  lock(): void
  unlock(): void
  connect(silent: boolean, onStatus?: (news: ConnectRequestStatus) => void): Promise<Connection>
  createConnection(): Connection
  readonly watchers: number
  calls: CallsStatus | undefined
  /** True if the wallet supports a paymaster. Needs `calls`. @default false */
  hasPaymaster: boolean
  permissions: PermissionMethods | undefined
  readonly cannot: Set<'signMessage' | 'signTypedData' | 'switchNetwork' | 'sendTransaction' | 'selectAccount'>
  /** Returns the message that the wallet signs while connecting. Undefined: it cannot sign while connecting. */
  signsIn: ((draft: SiwxDraft, address: string) => string) | undefined
  activations: number
}

export function createFakeWallet({
  id,
  caipNetworkId,
}: {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
}): FakeWallet {
  const listeners = new Set<(change: ConnectionChange) => void>()
  const held: ((how: 'approve' | 'reject') => void)[] = []
  const asked: ((news: ConnectRequestStatus) => void)[] = []
  let accounts: Accounts = [toAccount(`0x${id.charCodeAt(0).toString(16).padStart(40, '0')}`)]
  let network = caipNetworkId

  const decide = async (mode: FakeWallet['mode'] = fake.mode) => {
    const how = mode === 'hold' ? await new Promise<'approve' | 'reject'>((resolve) => held.push(resolve)) : mode
    if (fake.answerError !== undefined) throw fake.answerError
    if (how === 'reject') throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  const report = (change: ConnectionChange) => {
    for (const listener of fake.isMute ? [] : [...listeners]) listener(change)
  }

  const fake: FakeWallet = {
    wallet: { id, name: id[0]?.toUpperCase() + id.slice(1), type: 'ANNOUNCED', info: { rdns: `example.${id}` } },
    mode: 'approve',
    isAuthorized: false,
    silentMode: 'permission',
    isMute: false,
    connectError: undefined,
    switchError: undefined,
    answerError: undefined,
    goesTo: undefined,
    disconnectError: undefined,
    calls: undefined,
    hasPaymaster: false,
    permissions: undefined,
    signsIn: undefined,
    cannot: new Set(),
    activations: 0,
    answer(how) {
      for (const resolve of held.splice(0)) resolve(how)
    },
    setAccounts([first, ...rest]) {
      accounts = [toAccount(first), ...rest.map(toAccount)]
      report({ type: 'accounts', accounts })
    },
    setNetwork(id) {
      network = id
      report({ type: 'network', caipNetworkId: id })
    },
    end() {
      fake.isAuthorized = false
      report({ type: 'end' })
    },
    lock() {
      fake.connectError = new ModalError('WALLET_LOCKED')
      report({ type: 'end', cause: fake.connectError })
    },
    unlock() {
      fake.connectError = undefined
      for (const tell of asked.splice(0)) tell('unlocked')
    },
    async connect(silent, onStatus) {
      if (silent && onStatus) asked.push(onStatus)
      if (fake.connectError !== undefined) throw fake.connectError
      if (silent && !fake.isAuthorized) throw new ModalError('NOT_AUTHORIZED')
      if (!silent || fake.silentMode === 'hold') await decide(silent ? 'hold' : fake.mode)
      fake.isAuthorized = true
      return fake.createConnection()
    },
    createConnection() {
      const connection: Connection = {
        provider: { isFake: true } satisfies FakeProvider,
        get accounts() {
          return accounts
        },
        get caipNetworkId() {
          return network
        },
        watch(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        activate: () => void fake.activations++,
        async disconnect() {
          fake.isAuthorized = false
          if (fake.disconnectError === 'hang') return new Promise(() => {})
          if (fake.disconnectError !== undefined) throw fake.disconnectError
        },
        async signMessage({ message }) {
          await decide()
          return `signed:${message}`
        },
        async signTypedData({ typedData }) {
          await decide()
          return `signed:${typedData.primaryType}`
        },
        async switchNetwork(target) {
          if (fake.switchError !== undefined) throw fake.switchError
          await decide()
          fake.setNetwork(fake.goesTo ?? target.caipNetworkId)
        },
        async selectAccount(account) {
          const others = accounts.filter(({ address }) => address !== account.address)
          accounts = [account, ...others]
          report({ type: 'accounts', accounts })
        },
        async sendTransaction() {
          await decide()
          return { hash: `0x${'ab'.repeat(32)}` }
        },
        ...(fake.permissions && { permissions: async () => fake.permissions ?? never() }),
        ...(fake.calls && {
          async sendCalls() {
            await decide()
            return { id: 'calls-1' }
          },
          canSendCalls: async () => true,
          canUsePaymaster: async () => fake.hasPaymaster,
          readCalls: async () => fake.calls ?? { status: 'pending', hashes: [] },
        }),
      }
      return Object.defineProperties(
        connection,
        Object.fromEntries([...fake.cannot].map((method) => [method, { value: undefined }])),
      )
    },
    get watchers() {
      return listeners.size
    },
  }
  return fake
}

function never(): never {
  throw new Error('This wallet has no permissions any more')
}

function toAccount(account: string | Account): Account {
  return typeof account === 'string' ? { address: account, type: 'eoa' } : account
}

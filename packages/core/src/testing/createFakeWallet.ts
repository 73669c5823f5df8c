import type { Accounts, CallsState, Connection, ConnectionChange } from '../adapter/connection.js'
import type { RequestNews } from '../adapter/contract.js'
import type { Permissions } from '../adapter/permissions.js'
import { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { Wallet } from '../types/wallet.js'

export interface FakeProvider {
  readonly isFake: true
}

/** A wallet that a test plays: it decides what is answered, and when. */
export interface FakeWallet {
  readonly wallet: Wallet
  /** How the next requests end. `hold` waits for `answer`. @default 'approve' */
  mode: 'approve' | 'reject' | 'hold'
  /** Answers all requests on hold. */
  answer(how: 'approve' | 'reject'): void
  /** The site may be restored without a prompt. */
  isAuthorized: boolean
  /** How requests without a prompt end: from permission alone, or as `answer` says. @default 'permission' */
  silentMode: 'permission' | 'hold'
  /** What changes is not reported, as by a wallet that forgets to. */
  isMute: boolean
  /** Error of the next `connect`, in place of the mode. */
  connectError: unknown
  /** Error of the next `switchNetwork`, in place of the mode. */
  switchError: unknown
  /** Error of an answer, in place of the answer. */
  answerError: unknown
  /** Where `switchNetwork` leads, in place of where it was to lead. */
  goesTo: CaipNetworkId | undefined
  /** Error of the next `disconnect`; `hang` never answers. */
  disconnectError: unknown
  /** Addresses, or accounts where their type matters. */
  setAccounts(accounts: readonly [string | Account, ...(string | Account)[]]): void
  setNetwork(caipNetworkId: CaipNetworkId): void
  /** The wallet ends it. */
  end(): void
  /** Its owner locks it: it shows no account, and says that it has shown some. */
  lock(): void
  /** It shows them again, and tells whoever has asked without a prompt. */
  unlock(): void
  connect(silent: boolean, onNews?: (news: RequestNews) => void): Promise<Connection>
  createConnection(): Connection
  /** Connections that are being watched now. */
  readonly watchers: number
  /** Where several calls stand that it does as one. Undefined: new connections cannot do that. */
  calls: CallsState | undefined
  /** What it lets sites do without asking. Undefined: new connections know nothing of that. */
  permissions: Permissions | undefined
  /** Acts taken away from what this wallet can do. */
  readonly cannot: Set<'signMessage' | 'signTypedData' | 'switchNetwork' | 'sendTransaction' | 'selectAccount'>
  /** The text that it signs while it connects. Undefined: it cannot do both in one question. */
  signsIn: ((draft: SiwxDraft, address: string) => string) | undefined
  /** How often it became the wallet in use. */
  activations: number
}

/** @param id Also its name, and the beginning of its reverse domain name. */
export function createFakeWallet({
  id,
  caipNetworkId,
}: {
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
}): FakeWallet {
  const listeners = new Set<(change: ConnectionChange) => void>()
  const held: ((how: 'approve' | 'reject') => void)[] = []
  const asked: ((news: RequestNews) => void)[] = []
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
    async connect(silent, onNews) {
      if (silent && onNews) asked.push(onNews)
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
          readCalls: async () => fake.calls ?? { status: 'pending', hashes: [] },
        }),
      }
      return Object.defineProperties(
        connection,
        Object.fromEntries([...fake.cannot].map((act) => [act, { value: undefined }])),
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

import { atom } from 'nanostores'
import type { Accounts, Connection, ConnectionChange } from '../adapter/connection.js'
import { REMOTE_WALLET_ID } from '../adapter/walletIds.js'
import { ModalError } from '../errors/ModalError.js'
import type { WalletSourceConnection } from '../feature/walletSource.js'
import type { PairingState } from '../features/remote/createPairing.js'
import { remoteConnectorCache } from '../features/remote/loadRemoteConnector.js'
import type { RemoteConnector } from '../features/remote/startRemoteConnector.js'
import type { ModalContext } from '../modal/context.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Wallet } from '../types/wallet.js'
import { toCaipAddress } from '../utils/caipAddress.js'

interface Part {
  accounts: Accounts
  caipNetworkId: CaipNetworkId
  readonly listeners: Set<(change: ConnectionChange) => void>
}

export interface FakeRemote {
  /** Installs the fake; call it before the first request. The phone keeps its state over reloads. */
  putInto(context: ModalContext): void
  /** Answer of the wallet to the next session proposal: the approved namespaces, a rejection, or no answer. */
  next: readonly Namespace[] | 'reject' | 'never'
  readonly namespaces: readonly Namespace[]
  setAccount(namespace: Namespace, address: string): void
  setNetwork(namespace: Namespace, caipNetworkId: CaipNetworkId): void
  /** Link that opens the app of the connected wallet. */
  appLink: string | undefined
  scan(): void
  end(): void
}

const OFFER = 'wc:offer@2?symKey=1'

const wallet: Wallet = { id: REMOTE_WALLET_ID, name: 'Pocket', type: 'MULTI_CHAIN' }

export function createFakeRemote(homes: PerNamespace<CaipNetworkId>): FakeRemote {
  let session: ReadonlyMap<Namespace, Part> = new Map()
  let count = 0
  const watching = new Set<{ readonly resolve: () => void; readonly reject: (error: ModalError) => void }>()

  const report = (part: Part, change: ConnectionChange) => {
    for (const listener of [...part.listeners]) listener(change)
  }
  const close = (closed: ReadonlyMap<Namespace, Part>) => {
    if (session === closed) session = new Map()
    for (const part of closed.values()) {
      report(part, { type: 'end' })
      part.listeners.clear()
    }
  }
  const toConnection = (
    namespace: Namespace,
    owner: ReadonlyMap<Namespace, Part>,
    part: Part,
  ): WalletSourceConnection => {
    const connection: Connection = {
      provider: {},
      get accounts() {
        return part.accounts
      },
      get caipNetworkId() {
        return part.caipNetworkId
      },
      watch(listener) {
        part.listeners.add(listener)
        return () => void part.listeners.delete(listener)
      },
      async switchNetwork({ caipNetworkId }) {
        part.caipNetworkId = caipNetworkId
        report(part, { type: 'network', caipNetworkId })
      },
      disconnect: async () => close(owner),
    }
    return { namespace, wallet, connection }
  }
  const open = (namespaces: readonly Namespace[]): ReadonlyMap<Namespace, Part> => {
    count++
    return new Map(
      namespaces.map((namespace) => {
        const caipNetworkId = homes[namespace] ?? `${namespace}:1`
        const accounts: Accounts = [{ address: `${namespace}-phone-${count}`, type: 'eoa' }]
        return [namespace, { accounts, caipNetworkId, listeners: new Set() }]
      }),
    )
  }
  const part = (namespace: Namespace): Part => {
    const found = session.get(namespace)
    if (!found) throw new Error(`The session has no ${namespace}.`)
    return found
  }

  const fake: FakeRemote = {
    next: Object.keys(homes),
    appLink: undefined,
    get namespaces() {
      return [...session.keys()]
    },
    setAccount(namespace, address) {
      const changed = part(namespace)
      changed.accounts = [{ address, type: 'eoa' }]
      report(changed, { type: 'accounts', accounts: changed.accounts })
    },
    setNetwork(namespace, caipNetworkId) {
      const changed = part(namespace)
      changed.caipNetworkId = caipNetworkId
      report(changed, { type: 'network', caipNetworkId })
    },
    scan() {
      for (const { resolve, reject } of watching) {
        if (fake.next === 'reject') reject(new ModalError('USER_REJECTED'))
        else resolve()
      }
      watching.clear()
    },
    end: () => close(session),
    putInto(context) {
      context.use(remoteConnectorCache).loaded = Promise.resolve<RemoteConnector>({
        $pairing: atom<PairingState>({ status: 'ready', uri: OFFER, expiresAt: Number.MAX_SAFE_INTEGER }),
        waitForSession: (signal) =>
          new Promise((resolve, reject) => {
            const each = { resolve, reject }
            watching.add(each)
            signal.addEventListener('abort', () => {
              watching.delete(each)
              reject(new ModalError('ABORTED'))
            })
          }),
        prepare() {},
        release() {},
        async sessions() {
          const accounts = [...session].flatMap(([, { accounts: all, caipNetworkId }]) =>
            all.map(({ address }) => toCaipAddress(caipNetworkId, address)),
          )
          return accounts.length ? [{ topic: `session-${count}`, wallet, accounts, until: 4e12, isInUse: true }] : []
        },
        endSession: async () => close(session),
        getAppOpenedAt: () => 0,
        async storeAppLink({ href }) {
          fake.appLink = href
        },
        async removeAppLink() {
          fake.appLink = undefined
        },
        async connect(wanted, { silent, onUri, signal }) {
          if (silent) {
            const found = session.get(wanted)
            if (!found) throw new ModalError('NOT_AUTHORIZED')
            return [toConnection(wanted, session, found)]
          }
          onUri?.(OFFER)
          if (fake.next === 'reject') throw new ModalError('USER_REJECTED')
          if (fake.next === 'never') {
            return new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(new ModalError('ABORTED')))
            })
          }
          const before = session
          const opened = open(fake.next)
          session = opened
          const order = [wanted, ...opened.keys()].filter((each, index, all) => all.indexOf(each) === index)
          const connections = order.flatMap((namespace) => {
            const found = opened.get(namespace)
            return found ? [toConnection(namespace, opened, found)] : []
          })
          close(before)
          return connections
        },
      })
    },
  }
  return fake
}

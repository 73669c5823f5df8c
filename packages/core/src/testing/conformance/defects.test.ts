import { describe, expect, it } from 'vitest'
import type { ChainReader } from '../../adapter/chainReader.js'
import type { AdapterContext } from '../../adapter/context.js'
import type { ConnectRequest } from '../../adapter/contract.js'
import { createLazyValue } from '../../adapter/createLazyValue.js'
import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import { defineAdapter } from '../../adapter/defineAdapter.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import type { Wallet } from '../../types/wallet.js'
import { createNacreAdapter, type NacreAdapter, type NacreConnection } from '../fixtures/nacreAdapter.js'
import { nacreDriver } from '../fixtures/nacreDriver.js'
import { adapterCases } from './adapterCases.js'
import { CHAIN_READER_DEFECTS } from './chainReaderDefects.js'
import { patchConnection } from './patchConnection.js'
import { type NacreSupport, SESSION_DEFECTS } from './sessionDefects.js'

type Host = AdapterContext<'nacre'>
type Request = ConnectRequest<'nacre'>
type Make = () => AdapterDefinition<'nacre'>

const adapter =
  (change: (good: NacreAdapter, adapterContext: Host) => Partial<NacreAdapter>): Make =>
  () =>
    defineAdapter('nacre', (adapterContext) => {
      const good = createNacreAdapter(adapterContext)
      return { ...good, ...change(good, adapterContext) }
    })

const connection = (change: (good: NacreConnection, adapterContext: Host) => Partial<NacreConnection>): Make =>
  adapter((good, adapterContext) => ({
    async connect(request) {
      const found = await good.connect(request)
      return patchConnection(found, change(found, adapterContext))
    },
  }))

function overhear(watchConnections: NacreAdapter['watchConnections']) {
  type Listener = Parameters<NonNullable<NacreAdapter['watchConnections']>>[0]
  const listeners = new Set<Listener>()
  return {
    listeners,
    watchConnections(listener: Listener) {
      listeners.add(listener)
      return watchConnections?.(listener) ?? (() => {})
    },
  }
}

const discovering = (change: (wallets: readonly Wallet[]) => readonly Wallet[]): Make =>
  adapter(({ discover }) => ({ discover: (listener) => discover((wallets) => listener(change(wallets))) }))

const watching = (type: 'accounts' | 'network' | 'end', times: number): Make =>
  connection(({ watch }) => ({
    watch: (listener) =>
      watch((change) => {
        for (let time = 0; time < (change.type === type ? times : 1); time++) listener(change)
      }),
  }))

const unread = async (asked: Promise<never> | Promise<unknown> | undefined): Promise<never> => {
  await asked?.catch((cause: unknown) => {
    throw isModalError(cause, 'USER_REJECTED') ? new Error('Nope') : cause
  })
  return asked as Promise<never>
}

const isTrap = (detail: unknown) => Object.getOwnPropertyDescriptor(Object(detail), 'id')?.get !== undefined

const aborted = () => new ModalError('ABORTED')

const chainReader = (change: (good: ChainReader<'nacre'>) => Partial<ChainReader<'nacre'>>): Make =>
  adapter(({ chainReader: load }) => ({
    chainReader: createLazyValue(async () => {
      const good = await load?.()
      if (!good) throw new Error('Nacre has a chain reader')
      return { ...good, ...change(good) }
    }).get,
  }))

const channel = (change: (good: NacreSupport, adapterContext: Host) => Partial<NacreSupport>): Make =>
  adapter(({ channel: load }, adapterContext) => ({
    async channel() {
      const good = await load?.()
      if (!good) throw new Error('Nacre has channels')
      return { ...good, ...change(good, adapterContext) }
    },
  }))

const DEFECTS: Readonly<Record<string, readonly [make: Make, ...broken: string[]]>> = {
  'is built against another contract': [
    () => ({ ...defineAdapter('nacre', createNacreAdapter), contract: 0 }),
    'definition: has this contract and one namespace',
  ],
  'begins its chain reader anew each time': [
    adapter(({ chainReader: load }) => ({ chainReader: async () => ({ ...(await load?.()) }) })),
    'chain reader: is created once',
  ],
  'asks a server when it is created': [
    adapter(() => {
      fetch('http://127.0.0.1:1').catch(() => {})
      return {}
    }),
    'before connect: requests nothing',
  ],
  'reads its storage when it is created': [
    adapter((_, { storage }) => {
      storage.get('last')
      return {}
    }),
    'before connect: requests nothing',
  ],
  'reports no wallets a turn late': [
    adapter(({ discover }) => ({
      discover(listener) {
        let told = 0
        return discover((wallets) => {
          const isFirst = told++ === 0
          if (wallets.length || !isFirst || typeof window === 'undefined') listener(wallets)
          else queueMicrotask(() => void (told === 1 && listener(wallets)))
        })
      },
    })),
    'discovery: reports at once, with or without wallets',
  ],
  'needs a window': [
    adapter(({ discover }) => ({ discover: (listener) => window.self && discover(listener) })),
    'discovery: works without a window',
  ],
  'reports only once': [
    adapter(({ discover }) => ({
      discover(listener) {
        let told = 0
        return discover((wallets) => void (told++ || listener(wallets)))
      },
    })),
    'discovery: reports a wallet that arrives late',
    'discovery: keeps other listeners when one stops',
  ],
  'goes on discovering after the undo': [
    adapter(({ discover }) => ({
      discover(listener) {
        discover(listener)
        return () => {}
      },
    })),
    'discovery: reports nothing after it is stopped',
  ],
  'ends discovery for all with one undo': [
    adapter(({ discover }) => {
      const stops: (() => void)[] = []
      return {
        discover(listener) {
          stops.push(discover(listener))
          return () => stops.forEach((stop) => void stop())
        },
      }
    }),
    'discovery: keeps other listeners when one stops',
  ],
  'reports wallets with methods': [
    discovering((wallets) => wallets.map((wallet) => ({ ...wallet, connect() {} }))),
    'discovery: reports plain data',
  ],
  'reports wallets that no modal lists': [
    discovering((wallets) => wallets.map(({ info: _, ...wallet }) => wallet)),
    'discovery: reports wallets that the modal lists',
  ],
  'invents ids': [
    () => {
      const visit = Math.random()
      const renamed = (wallet: Wallet) => `${wallet.id}${visit}`
      return discovering((wallets) =>
        wallets.map((each) => ({ ...each, id: renamed(each), info: { rdns: renamed(each) } })),
      )()
    },
    'discovery: gives a wallet the same id on every visit',
  ],
  'reports what is announced again': [
    adapter(({ discover }, { signal }) => ({
      discover(listener) {
        let known: readonly Wallet[] = []
        let heard = 0
        const hear = () => void (++heard > 1 && listener([...known, ...known]))
        globalThis.window?.addEventListener('nacre:wallet', hear, { signal })
        return discover((wallets) => {
          known = wallets
          heard = 0
          listener(wallets)
        })
      },
    })),
    'discovery: reports a wallet once, however often it announces itself',
  ],
  'trusts icons': [
    adapter(({ discover }, { signal }) => {
      const icons = new Map<string, string>()
      const hear = (event: Event) => {
        if (isTrap((event as CustomEvent<unknown>).detail)) return
        const { id, icon } = Object((event as CustomEvent<unknown>).detail)
        icons.set(id, icon)
      }
      globalThis.window?.addEventListener('nacre:wallet', hear, { signal })
      const trust = (each: Wallet) => ({ ...each, imageUrl: icons.get(each.id) ?? each.imageUrl })
      return { discover: (listener) => discover((wallets) => listener(wallets.map(trust))) }
    }),
    'discovery: survives malformed and hostile announcements',
  ],
  'trips over a wallet that throws when it is read': [
    adapter((_, { signal }) => {
      const read = (event: Event) => void Object((event as CustomEvent<unknown>).detail).id
      globalThis.window?.addEventListener('nacre:wallet', read, { signal })
      return {}
    }),
    'discovery: survives malformed and hostile announcements',
  ],
  'hides the provider': [
    connection(() => ({ provider: undefined as never })),
    'connect: returns accounts, network and provider',
  ],
  'throws anything for a wallet that is not there': [
    adapter(({ connect }) => ({
      connect: (request) =>
        connect(request).catch((cause) =>
          Promise.reject(isModalError(cause, 'WALLET_NOT_FOUND') ? new Error('What?') : cause),
        ),
    })),
    'connect: rejects for an absent wallet',
  ],
  'does not know a no': [
    adapter(({ connect }) => ({ connect: (request) => unread(connect(request)) })),
    'connect: rejects with USER_REJECTED when the user declines',
  ],
  'takes a no for good': [
    adapter(({ connect }) => {
      let refused: unknown
      return {
        async connect(request) {
          if (refused) throw refused
          return connect(request).catch((cause) => {
            if (isModalError(cause, 'USER_REJECTED')) refused = cause
            throw cause
          })
        },
      }
    }),
    'connect: works again after the user declined',
  ],
  'ignores the wanted network': [
    adapter(({ connect }) => ({ connect: ({ network: _, ...request }) => connect(request) })),
    'connect: connects on the requested network',
  ],
  'asks in preload': [
    adapter(({ connect }) => ({ preload: () => void connect({ walletId: 'own.shell' }).catch(() => {}) })),
    'connect: preload() prompts nobody',
  ],
  'waits for the wallet of a request that was given up': [
    adapter(({ connect }) => ({
      async connect({ signal, ...request }: Request) {
        if (signal?.aborted) throw aborted()
        const found = await connect(request)
        if (!signal?.aborted) return found
        await found.disconnect()
        throw aborted()
      },
    })),
    'abort: rejects with the signal, whatever the wallet does',
  ],
  'asks for a request that was given up before': [
    adapter(({ connect }) => ({
      async connect(request: Request) {
        if (request.signal?.aborted) connect({ walletId: request.walletId }).catch(() => {})
        return connect(request)
      },
    })),
    'abort: prompts nobody when the signal is already aborted',
  ],
  'waits when the modal is destroyed': [
    adapter(({ connect }, adapterContext) => ({
      connect: (request) =>
        connect(request).catch((cause) =>
          adapterContext.signal.aborted ? new Promise<never>(() => {}) : Promise.reject(cause),
        ),
    })),
    'abort: rejects when the modal is destroyed',
  ],
  'leaves a late yes in the wallet': [
    adapter(({ connect }) => ({
      async connect({ signal, ...request }: Request) {
        if (signal?.aborted) throw aborted()
        const gone = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(aborted())))
        return Promise.race([connect(request), gone])
      },
    })),
    'abort: revokes a late approval in the wallet',
  ],
  'reports a late yes as a connection': [
    adapter(({ connect, watchConnections }) => {
      const { listeners, ...overheard } = overhear(watchConnections)
      return {
        ...overheard,
        connect(request) {
          request.signal?.addEventListener('abort', () => {
            for (const tell of listeners) tell({} as never)
          })
          return connect(request)
        },
      }
    }),
    'abort: reports no late approval, and connects anew',
  ],
  'never restores': [
    adapter(({ connect }) => ({
      connect: (request) => (request.silent ? Promise.reject(new ModalError('NOT_AUTHORIZED')) : connect(request)),
    })),
    'restore: restores an authorized connection without a prompt',
  ],
  'asks where it should be silent': [
    adapter(({ connect }) => ({
      connect: (request) =>
        connect(request).catch((cause) => {
          if (!isModalError(cause, 'NOT_AUTHORIZED')) throw cause
          return connect({ ...request, silent: false })
        }),
    })),
    'restore: rejects an unauthorized one without a prompt',
  ],
  'says something else than NOT_AUTHORIZED': [
    adapter(({ connect }) => ({
      connect: (request) =>
        connect(request).catch((cause) =>
          Promise.reject(isModalError(cause, 'NOT_AUTHORIZED') ? new ModalError('UNKNOWN') : cause),
        ),
    })),
    'restore: rejects an unauthorized one without a prompt',
  ],
  'keeps the accounts of the beginning': [
    connection((good) => {
      let accounts = good.accounts
      return {
        get accounts() {
          return accounts
        },
        async selectAccount(account) {
          await good.selectAccount?.(account)
          accounts = good.accounts
        },
      }
    }),
    'events: reports that the user selected another account',
  ],
  'is mute about accounts': [
    watching('accounts', 0),
    'events: reports that the user selected another account',
    'events: reports nothing after watch() is stopped',
    'selectAccount: puts the account first',
    'cleanup: leaves other modals of the page untouched',
    'cleanup: keeps two connected wallets apart',
  ],
  'is mute about networks': [
    watching('network', 0),
    'events: reports that the wallet switched its network',
    'switchNetwork: resolves once the wallet is on the network',
  ],
  'tells networks twice': [watching('network', 2), 'switchNetwork: resolves once the wallet is on the network'],
  'tells the end twice': [watching('end', 2), 'events: reports that the user revoked access, and nothing after that'],
  'is mute about the end': [
    watching('end', 0),
    'events: reports that the user revoked access, and nothing after that',
    'events: an ended connection does nothing',
  ],
  'signs after the end': [
    connection(({ provider: { sign } }) =>
      sign
        ? {
            signMessage: ({ message }) =>
              sign(message).catch((cause) => Promise.reject(new ModalError('USER_REJECTED', { cause }))),
          }
        : {},
    ),
    'events: an ended connection does nothing',
  ],
  'goes on telling after the undo': [
    connection(({ watch }) => ({
      watch(listener) {
        watch(listener)
        return () => {}
      },
    })),
    'events: reports nothing after watch() is stopped',
  ],
  'can be left only once': [
    connection(({ disconnect }) => {
      let left = 0
      return { disconnect: () => (left++ ? Promise.reject(new Error('Already left')) : disconnect()) }
    }),
    'disconnect: resolves each time',
  ],
  'leaves without a word': [
    connection(({ provider }) => {
      Object.assign(provider, { forget: async () => {} })
      return {}
    }),
    'disconnect: ends the session in the wallet',
  ],
  'waits for the wallet to be left': [
    connection(({ disconnect, provider }) => ({
      async disconnect() {
        await disconnect()
        await provider.enable({ silent: true }).catch(() => {})
      },
    })),
    'disconnect: resolves when the wallet does not answer',
  ],
  'has news after it was left': [
    connection((good) => {
      const told: Parameters<NacreConnection['watch']>[0][] = []
      return {
        watch(listener) {
          told.push(listener)
          return good.watch(listener)
        },
        async disconnect() {
          await good.disconnect()
          for (const listener of told) listener({ type: 'accounts', accounts: good.accounts })
        },
      }
    }),
    'disconnect: reports no later events of the wallet',
  ],
  'never connects what was left': [
    adapter(({ connect }) => {
      let isLeft = false
      return {
        async connect(request) {
          if (isLeft) throw new ModalError('NOT_AUTHORIZED')
          const found = await connect(request)
          return patchConnection(found, {
            disconnect() {
              isLeft = true
              return found.disconnect()
            },
          })
        },
      }
    }),
    'disconnect: allows another connect',
  ],
  'stubs what the wallet lacks': [
    connection(({ signMessage }) => ({
      signMessage: signMessage ?? (() => Promise.reject(new Error('Not supported'))),
    })),
    'wallet methods: lacks those that its wallet lacks',
  ],
  'lacks what the wallet can': [
    connection(() => ({ selectAccount: undefined as never })),
    'wallet methods: offers those of its wallet and no others',
    'selectAccount: puts the account first',
  ],
  'signs something else': [
    connection(({ signMessage }) =>
      signMessage ? { signMessage: (input) => signMessage({ ...input, message: `${input.message}!` }) } : {},
    ),
    'signMessage: signs',
  ],
  'does not know a no to a message': [
    connection(({ signMessage }) => (signMessage ? { signMessage: (input) => unread(signMessage(input)) } : {})),
    'signMessage: a refusal is told as one',
  ],
  'signs other data': [
    connection(({ signTypedData }) => ({ signTypedData: async (input) => `${await signTypedData?.(input)}!` })),
    'signTypedData: signs',
  ],
  'does not know a no to data': [
    connection(({ signTypedData }) => ({ signTypedData: (input) => unread(signTypedData?.(input)) })),
    'signTypedData: a refusal is told as one',
  ],
  'invents hashes': [
    connection(({ sendTransaction }) => ({
      async sendTransaction(input) {
        await sendTransaction?.(input)
        return { hash: 'none' }
      },
    })),
    'sendTransaction: sends a transaction',
    'send: prompts once, and the transfer arrives',
    'account snapshot: changes when a transaction was sent, and only then',
    'nfts: simulates and sends the selected one',
    'activity: lists sent transactions page by page, newest first',
  ],
  'does not know a no to a transaction': [
    connection(({ sendTransaction }) => ({ sendTransaction: (input) => unread(sendTransaction?.(input)) })),
    'sendTransaction: a refusal is told as one',
    'send: rejects with USER_REJECTED when the user declines',
  ],
  'does not know a no to a switch': [
    connection(({ switchNetwork }) => ({ switchNetwork: (network) => unread(switchNetwork?.(network)) })),
    'switchNetwork: a refusal is told as one',
  ],
  'selects nothing': [connection(() => ({ selectAccount: async () => {} })), 'selectAccount: puts the account first'],
  'listens to the page for ever': [
    adapter(() => {
      globalThis.window?.addEventListener('nacre:wallet', () => {})
      return {}
    }),
    'cleanup: leaves no listener on the page',
  ],
  'listens to a wallet that was left': [
    connection(({ provider }, { signal }) => {
      signal.addEventListener(
        'abort',
        provider.on(() => {}),
      )
      return {}
    }),
    'cleanup: leaves no listener on a disconnected wallet',
  ],
  'listens to a wallet when the modal is gone': [
    connection(({ provider, disconnect }) => {
      const stop = provider.on(() => {})
      return {
        disconnect() {
          stop()
          return disconnect()
        },
      }
    }),
    'cleanup: leaves no listener on a wallet when the modal is destroyed',
  ],
  'has a last word': [
    adapter(({ discover }, { signal }) => ({
      discover(listener) {
        signal.addEventListener('abort', () => listener([]))
        return discover(listener)
      },
    })),
    'cleanup: reports nothing after the modal is destroyed',
  ],
  'knows one modal a page': [
    (() => {
      const lives = new WeakMap<object, AbortController>()
      return connection(({ watch, provider }, { signal }) => {
        const life = lives.get(provider) ?? new AbortController()
        lives.set(provider, life)
        signal.addEventListener('abort', () => life.abort())
        return { watch: (listener) => watch((change) => void (life.signal.aborted || listener(change))) }
      })
    })(),
    'cleanup: leaves other modals of the page untouched',
  ],
  'knows one wallet at a time': [
    adapter(({ connect }) => {
      const all = new Set<Parameters<NacreConnection['watch']>[0]>()
      return {
        async connect(request) {
          const found = await connect(request)
          return patchConnection(found, {
            watch(listener) {
              all.add(listener)
              const forget = () => void all.delete(listener)
              const stop = found.watch((change) => {
                for (const tell of change.type === 'end' ? [listener] : all) tell(change)
                if (change.type === 'end') forget()
              })
              return () => {
                forget()
                stop()
              }
            },
          })
        },
      }
    }),
    'cleanup: keeps two connected wallets apart',
  ],
  'does not look at checksums': [
    adapter(() => ({
      isAddress: async (value, network) => /^ncr1[a-z]+[0-9]$/.test(value) && !(network && value.startsWith('ncr1far')),
    })),
    'isAddress: accepts addresses and rejects other text',
  ],
  'does not look at the network of an address': [
    adapter(({ isAddress }) => ({ isAddress: (value) => isAddress(value) })),
    'isAddress: rejects addresses of other networks',
  ],
  'counts in floats': [
    adapter(({ balances }) => ({
      async balances(query) {
        const all = (await balances?.(query)) ?? []
        return all.map((each) => ({ ...each, amount: BigInt(Number(each.amount)) }))
      },
    })),
    'balances: reads the exact native balance first',
    'send: prompts once, and the transfer arrives',
    'sendAll: prompts once for several transfers, and all arrive',
  ],
  'asks one URL only': [
    () =>
      defineAdapter('nacre', (adapterContext) =>
        createNacreAdapter({ ...adapterContext, rpcUrls: (network) => adapterContext.rpcUrls(network).slice(0, 1) }),
      ),
    'balances: requests the next URL when one fails',
  ],
  'has no balances': [
    adapter(() => ({ balances: undefined as never })),
    'definition: has the members that its driver names',
    'balances: reads the exact native balance first',
    'balances: requests the next URL when one fails',
  ],
  'tells twice what the page has connected': [
    adapter(({ watchConnections }) => ({
      watchConnections: (listener) =>
        watchConnections?.((found) => {
          listener(found)
          listener(found)
        }) ?? (() => {}),
    })),
    'watchConnections: finds a connection that the page made',
  ],
  'finds what it has made itself': [
    adapter(({ connect, watchConnections }) => {
      const { listeners, ...overheard } = overhear(watchConnections)
      return {
        ...overheard,
        async connect(request) {
          const made = await connect(request)
          const wallet: Wallet = { id: request.walletId, name: request.walletId, type: 'ANNOUNCED' }
          for (const tell of listeners) tell({ wallet, connection: made, active: true })
          return made
        },
      }
    }),
    'watchConnections: skips connections that the modal requested',
    'activate: prompts nobody, and reports nothing',
  ],
  'asks a wallet that is chosen': [
    connection(({ activate, provider }) => ({
      activate() {
        activate?.()
        provider.enable({ silent: false }).catch(() => {})
      },
    })),
    'activate: prompts nobody, and reports nothing',
  ],
  'chooses for itself alone': [connection(() => ({ activate() {} })), 'activate: moves the page’s own library too'],
  'does not know when the modal goes': [
    () =>
      defineAdapter('nacre', (adapterContext) =>
        createNacreAdapter({ ...adapterContext, signal: new AbortController().signal }),
      ),
    'abort: rejects when the modal is destroyed',
    'cleanup: leaves no listener on the page',
    'cleanup: leaves no listener on a wallet when the modal is destroyed',
    'cleanup: reports nothing after the modal is destroyed',
    'channel: stops listening when the modal is destroyed',
  ],
  ...Object.fromEntries(
    Object.entries(SESSION_DEFECTS).map(([name, [change, ...broken]]) => [name, [channel(change), ...broken]] as const),
  ),
  ...Object.fromEntries(
    Object.entries(CHAIN_READER_DEFECTS).map(
      ([name, [change, ...broken]]) => [name, [chainReader(change), ...broken]] as const,
    ),
  ),
}

async function failedBy(make: Make, expected: readonly string[]): Promise<string[]> {
  const failed: string[] = []
  const hasty = adapterCases(make, nacreDriver, { timeout: 80, pause: 2 }).cases
  const patient = adapterCases(make, nacreDriver).cases
  for (const [index, { name, run }] of hasty.entries()) {
    const isFailed = await run().catch(() => true)
    // Retries with a longer timeout: a busy machine must not fail a case.
    if (isFailed && (expected.includes(name) || (await patient[index]?.run().catch(() => true)))) failed.push(name)
  }
  return failed
}

describe('an adapter with one defect', () => {
  it.each(Object.entries(DEFECTS))('fails the case for it and no other: %s', async (_, [make, ...broken]) => {
    expect(await failedBy(make, broken)).toEqual(broken)
  })

  it('exists for each case', () => {
    const { cases, leftOut } = adapterCases(() => defineAdapter('nacre', createNacreAdapter), nacreDriver)
    expect(leftOut).toEqual([])
    const covered = new Set(Object.values(DEFECTS).flatMap(([, ...broken]) => broken))
    expect(cases.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
  })
})

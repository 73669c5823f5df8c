import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { REMOTE_WALLET_ID } from '../adapter/walletIds.js'
import { createModal } from '../modal/createModal.js'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeRemote } from '../testing/createFakeRemote.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { connect } from './connect.js'
import { getConnections } from './getConnections.js'

// Checks random visits over five namespaces and both kinds of wallet against a simple model.

const NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
const WALLETS = ['lantern', 'kitewing'] as const

const home = (namespace: Namespace): CaipNetworkId => `${namespace}:1`
const away = (namespace: Namespace): CaipNetworkId => `${namespace}:2`
const toNetwork = (caipNetworkId: CaipNetworkId, chainNamespace: Namespace): Network => ({
  id: caipNetworkId,
  caipNetworkId,
  chainNamespace,
  name: caipNetworkId,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})

interface Link {
  readonly walletId: string
  address: string
  network: CaipNetworkId
}
type Model = Map<Namespace, Link[]>

/** Creates all state that outlives a page (wallets, phone, storage), and the current page. */
function createWorld() {
  const fakes = new Map(
    NAMESPACES.map((namespace) => {
      const fake = createFakeAdapter({ namespace, caipNetworkId: home(namespace), wallets: [], hasChannel: true })
      for (const id of WALLETS) fake.wallet(id).setAccounts([`${namespace}-${id}-0`])
      return [namespace, fake]
    }),
  )
  const remote = createFakeRemote(Object.fromEntries(NAMESPACES.map((namespace) => [namespace, home(namespace)])))
  const storage = createMemoryStorage()
  const networks = NAMESPACES.flatMap((each) => [toNetwork(home(each), each), toNetwork(away(each), each)])
  const load = (): Modal => {
    const modal = createModal({
      projectId: 'test',
      metadata: { name: 'Harbor', description: '', url: 'https://harbor.example', icons: [] },
      adapters: [...fakes.values()].map(({ definition }) => definition),
      networks: [networks[0] as Network, ...networks.slice(1)],
      storage,
      debug: false,
    })
    remote.putInto(getTestContext(modal))
    return modal
  }
  const world = {
    modal: load(),
    model: new Map(NAMESPACES.map((namespace): [Namespace, Link[]] => [namespace, []])) as Model,
    remote,
    reload() {
      world.modal.destroy()
      world.modal = load()
    },
    wallet(namespace: Namespace, id: string) {
      const fake = fakes.get(namespace as (typeof NAMESPACES)[number])
      if (!fake) throw new Error(`There is no ${namespace}.`)
      return fake.wallet(id)
    },
    links: (namespace: Namespace) => world.model.get(namespace) ?? [],
    set: (namespace: Namespace, links: Link[]) => world.model.set(namespace, links),
    dropSession() {
      for (const [namespace, links] of world.model) {
        world.set(
          namespace,
          links.filter(({ walletId }) => walletId !== REMOTE_WALLET_ID),
        )
      }
    },
  }
  return world
}
type World = ReturnType<typeof createWorld>

/** Reads the page's state in the shape of the model. */
function read({ modal }: World) {
  return NAMESPACES.map((namespace) => {
    const account = modal.$account(namespace).get()
    const { live } = getTestContext(modal).stores.connections.of(namespace)
    return {
      namespace,
      status: account.status,
      caipAddress: account.caipAddress,
      inUse: live[0]?.walletId,
      live: live.map(({ walletId }) => walletId).sort(),
    }
  })
}

function expected({ model }: World) {
  return NAMESPACES.map((namespace) => {
    const links = model.get(namespace) ?? []
    const [first] = links
    return {
      namespace,
      status: first ? 'connected' : 'disconnected',
      caipAddress: first && `${first.network}:${first.address}`,
      inUse: first?.walletId,
      live: links.map(({ walletId }) => walletId).sort(),
    }
  })
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

class Step implements fc.AsyncCommand<World, World> {
  constructor(
    readonly name: string,
    readonly touches: (world: World) => readonly Namespace[],
    readonly act: (world: World) => Promise<void>,
    readonly isPossible: (world: World) => boolean = () => true,
  ) {}
  check = (world: World) => this.isPossible(world)
  async run(world: World) {
    const before = new Map(read(world).map((each) => [each.namespace, each]))
    const touched = new Set<Namespace>(this.touches(world))
    await this.act(world)
    await vi.waitFor(() => expect(read(world)).toEqual(expected(world)), { interval: 1 })
    for (const each of read(world).filter(({ namespace }) => !touched.has(namespace))) {
      expect(each).toEqual(before.get(each.namespace))
    }
  }
  toString = () => this.name
}

const namespaces = fc.constantFrom(...NAMESPACES)
const wallets = fc.constantFrom(...WALLETS)
const sessionOf = ({ remote }: World) => remote.namespaces

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(namespaces, wallets).map(
    ([namespace, walletId]) =>
      new Step(
        `connect ${namespace} ${walletId}`,
        () => [namespace],
        async (world) => {
          const fake = world.wallet(namespace, walletId)
          await connect(world.modal, { namespace, walletId })
          const links = world.links(namespace)
          const known = links.find((each) => each.walletId === walletId)
          const connection = fake.createConnection()
          const link = known ?? { walletId, address: connection.accounts[0].address, network: connection.caipNetworkId }
          world.set(namespace, [link, ...links.filter((each) => each !== known)])
        },
      ),
  ),
  fc.tuple(namespaces, wallets).map(
    ([namespace, walletId]) =>
      new Step(
        `decline ${namespace} ${walletId}`,
        () => [],
        async (world) => {
          const fake = world.wallet(namespace, walletId)
          fake.mode = 'reject'
          await expect(connect(world.modal, { namespace, walletId })).rejects.toMatchObject({
            code: 'CONNECTION_REJECTED',
          })
          fake.mode = 'approve'
        },
        (world) => !world.links(namespace).some((each) => each.walletId === walletId),
      ),
  ),
  fc.tuple(namespaces, fc.boolean()).map(
    ([namespace, isAway]) =>
      new Step(
        `switch ${namespace} ${isAway}`,
        () => [namespace],
        async (world) => {
          const network = isAway ? away(namespace) : home(namespace)
          await world.modal.switchNetwork(network)
          const [first] = world.links(namespace)
          if (first) first.network = network
        },
      ),
  ),
  fc.tuple(namespaces, wallets, fc.nat(9)).map(
    ([namespace, walletId, index]) =>
      new Step(
        `account ${namespace} ${walletId}`,
        () => [namespace],
        async (world) => {
          const address = `${namespace}-${walletId}-${index}`
          world.wallet(namespace, walletId).setAccounts([address])
          const link = world.links(namespace).find((each) => each.walletId === walletId)
          if (link) link.address = address
        },
      ),
  ),
  fc.tuple(namespaces, wallets, fc.boolean()).map(
    ([namespace, walletId, isAway]) =>
      new Step(
        `wallet network ${namespace} ${walletId}`,
        () => [namespace],
        async (world) => {
          const network = isAway ? away(namespace) : home(namespace)
          world.wallet(namespace, walletId).setNetwork(network)
          const link = world.links(namespace).find((each) => each.walletId === walletId)
          if (link) link.network = network
        },
      ),
  ),
  fc.tuple(namespaces, wallets).map(
    ([namespace, walletId]) =>
      new Step(
        `end ${namespace} ${walletId}`,
        () => [namespace],
        async (world) => {
          world.wallet(namespace, walletId).end()
          world.set(
            namespace,
            world.links(namespace).filter((each) => each.walletId !== walletId),
          )
        },
      ),
  ),
  namespaces.map(
    (namespace) =>
      new Step(
        `disconnect ${namespace}`,
        // Ending a session in one namespace ends it in all.
        (world) =>
          world.links(namespace).some(({ walletId }) => walletId === REMOTE_WALLET_ID)
            ? [namespace, ...sessionOf(world)]
            : [namespace],
        async (world) => {
          const hadSession = world.links(namespace).some(({ walletId }) => walletId === REMOTE_WALLET_ID)
          await world.modal.disconnect(namespace)
          world.set(namespace, [])
          if (hadSession) world.dropSession()
        },
      ),
  ),
  fc.constant(
    new Step(
      'disconnect all',
      () => NAMESPACES,
      async (world) => {
        await world.modal.disconnect()
        for (const namespace of NAMESPACES) world.set(namespace, [])
      },
    ),
  ),
  fc.tuple(namespaces, fc.uniqueArray(namespaces, { minLength: 1 })).map(
    ([wanted, allowed]) =>
      new Step(
        `scan for ${wanted}: ${allowed}`,
        (world) => [...allowed, ...sessionOf(world)],
        async (world) => {
          world.remote.next = allowed
          await connect(world.modal, { walletId: REMOTE_WALLET_ID, namespace: wanted })
          const before = new Map(NAMESPACES.map((each) => [each, world.links(each)[0]?.walletId]))
          const order = new Map(NAMESPACES.map((each) => [each, world.links(each)]))
          world.dropSession()
          const first = allowed.includes(wanted) ? wanted : allowed[0]
          for (const namespace of allowed) {
            const { live } = getTestContext(world.modal).stores.connections.of(namespace)
            const found = live.find(({ walletId }) => walletId === REMOTE_WALLET_ID)
            if (!found) throw new Error(`The session brought no ${namespace}.`)
            const { accounts, caipNetworkId } = found.connection
            const link = { walletId: REMOTE_WALLET_ID, address: accounts[0].address, network: caipNetworkId }
            const links = world.links(namespace)
            const leads =
              namespace === first || !order.get(namespace)?.length || before.get(namespace) === REMOTE_WALLET_ID
            world.set(namespace, leads ? [link, ...links] : [...links, link])
          }
        },
      ),
  ),
  namespaces.map(
    (namespace) =>
      new Step(
        `scan declined for ${namespace}`,
        () => [],
        async (world) => {
          world.remote.next = 'reject'
          await expect(connect(world.modal, { walletId: REMOTE_WALLET_ID, namespace })).rejects.toMatchObject({
            code: 'CONNECTION_REJECTED',
          })
        },
      ),
  ),
  fc.constant(
    new Step('phone ends', sessionOf, async (world) => {
      world.remote.end()
      world.dropSession()
    }),
  ),
  fc.tuple(namespaces, fc.nat(9)).map(
    ([namespace, index]) =>
      new Step(
        `phone account ${namespace}`,
        () => [namespace],
        async (world) => {
          world.remote.setAccount(namespace, `${namespace}-phone-new-${index}`)
          const link = world.links(namespace).find(({ walletId }) => walletId === REMOTE_WALLET_ID)
          if (link) link.address = `${namespace}-phone-new-${index}`
        },
        (world) => sessionOf(world).includes(namespace),
      ),
  ),
  fc.constant(
    new Step(
      'reload',
      () => [],
      async (world) => {
        await settle()
        world.reload()
        // Only connections that the wallets still allow are restored.
        await vi.waitFor(() => expect(read(world)).toEqual(expected(world)))
      },
    ),
  ),
]

it('a change in one namespace never changes another, whatever user and wallets do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
      const world = createWorld()
      try {
        await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
      } finally {
        world.modal.destroy()
      }
    }),
    { numRuns: 150 },
  )
})

it('each namespace stores its own connections of the visit', async () => {
  const world = createWorld()
  for (const namespace of NAMESPACES) await connect(world.modal, { namespace, walletId: 'lantern' })
  for (const namespace of NAMESPACES) {
    expect(getConnections(world.modal, namespace)).toMatchObject([{ walletId: 'lantern', recent: false }])
  }
  world.modal.destroy()
})

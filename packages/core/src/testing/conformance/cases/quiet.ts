import { ADAPTER_CONTRACT } from '../../../adapter/defineAdapter.js'
import type { Case } from '../case.js'
import { check, equal } from '../check.js'

/** What a page pays for, and what is to wait until somebody connects. */
const WORK = ['fetch', 'WebSocket', 'XMLHttpRequest', 'Worker', 'setTimeout', 'setInterval'] as const

/** Lets something run while all of these are written down instead of done; gives what was called. */
async function listWork(act: () => void): Promise<string[]> {
  const called: string[] = []
  const before = new Map(WORK.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const name of WORK) {
    const value = function called_() {
      called.push(name)
      return new Promise(() => {})
    }
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  try {
    act()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
  return called
}

/** Each part of an adapter that may be absent, with the member of a driver that tries it. */
const PARTS = [
  ['balances', 'startNode'],
  ['ledger', 'ledger'],
  ['channel', 'channel'],
  ['watchConnections', 'elsewhere'],
] as const

export const quiet: readonly Case[] = [
  {
    name: 'before connect: does no work',
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      driver.mode(wallet, 'hold')
      let asked: ReadonlySet<string> = new Set()
      const work = await listWork(() => {
        asked = stage.open().asked
      })
      equal(work, [], 'Creating an adapter and discovering wallets asks no server and starts no timer.')
      equal(driver.open(wallet), 0, 'Nor is the owner of a wallet asked.')
      equal([...asked], [], 'Nor is a part of the host that is for later: storage, rpcUrls, activeNetworkId.')
    },
  },
  {
    name: 'definition: is of this contract and of one namespace',
    async run({ driver, makeAdapter }) {
      const { contract, namespace } = makeAdapter()
      equal(contract, ADAPTER_CONTRACT, 'defineAdapter() stamps the contract.')
      const namespaces = driver.networks.map(({ chainNamespace }) => chainNamespace)
      equal(new Set(namespaces).size === 1 && namespaces[0], namespace, 'The networks are those of the namespace.')
    },
  },
  {
    name: 'definition: has the parts that its driver says',
    async run(stage) {
      const { adapter } = stage.open()
      const { driver } = stage
      for (const [part, member] of PARTS) {
        if (driver[member]) check(adapter[part], `${part} is to be there: the driver has ${member}.`)
        else if (driver.absent?.[member])
          check(!adapter[part], `What is unsupported is absent, no stub: the driver says that there is no ${member}.`)
      }
    },
  },
]

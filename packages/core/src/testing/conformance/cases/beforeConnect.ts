import { ADAPTER_CONTRACT_VERSION } from '../../../adapter/defineAdapter.js'
import type { ConformanceCase } from '../case.js'
import { check, checkEqual } from '../check.js'

const WORK = ['fetch', 'WebSocket', 'XMLHttpRequest', 'Worker', 'setTimeout', 'setInterval'] as const

// Lists the requests, workers and timers that `callback` starts. Stubs prevent that they really start.
async function listWork(callback: () => void): Promise<string[]> {
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
    callback()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
  return called
}

const PARTS = [
  ['balances', 'startNode'],
  ['chainReader', 'chainReader'],
  ['channel', 'channel'],
  ['watchConnections', 'elsewhere'],
] as const

export const beforeConnectCases: readonly ConformanceCase[] = [
  {
    name: 'before connect: requests nothing',
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      driver.mode(wallet, 'hold')
      let asked: ReadonlySet<string> = new Set()
      const work = await listWork(() => {
        asked = stage.open().usedMembers
      })
      checkEqual(work, [], 'Creating an adapter and discovering wallets asks no server and starts no timer.')
      checkEqual(driver.open(wallet), 0, 'Nor is the owner of a wallet asked.')
      checkEqual(
        [...asked],
        [],
        'Nor is a member of the adapter context that is for later: storage, rpcUrls, activeNetworkId.',
      )
    },
  },
  {
    name: 'definition: has this contract and one namespace',
    async run({ driver, makeAdapter }) {
      const { contract, namespace } = makeAdapter()
      checkEqual(contract, ADAPTER_CONTRACT_VERSION, 'defineAdapter() stamps the contract.')
      const namespaces = driver.networks.map(({ chainNamespace }) => chainNamespace)
      checkEqual(new Set(namespaces).size === 1 && namespaces[0], namespace, 'The networks are those of the namespace.')
    },
  },
  {
    name: 'definition: has the members that its driver names',
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

import type { Wallet } from '../../../types/wallet.js'
import { sanitizeWallets } from '../../../wallets/sanitizeWallets.js'
import { type ConformanceCase, needsMembers } from '../case.js'
import { check, checkEqual } from '../check.js'
import type { CaseEnvironment } from '../createCaseEnvironment.js'

const TYPES = ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'MULTI_CHAIN', 'AUTH']

async function placeLate(stage: CaseEnvironment, reports: readonly (readonly Wallet[])[]): Promise<void> {
  const before = reports.at(-1)?.length ?? 0
  await stage.place()
  await stage.until(() => (reports.at(-1)?.length ?? 0) > before, 'A wallet that comes late is to be reported.')
}

function checkShape(wallets: readonly Wallet[]): void {
  for (const { id, name, type, imageUrl } of wallets) {
    check(typeof id === 'string' && id, 'A wallet has an id, which is a text.')
    check(typeof name === 'string' && name, 'A wallet has a name, which is a text.')
    check(TYPES.includes(type), `There is no type of wallet "${type}".`)
    const isImage = imageUrl === undefined || /^(https:|data:image\/)/.test(imageUrl)
    check(isImage, `The image of a wallet begins with https: or data:image/, not "${imageUrl?.slice(0, 30)}".`)
  }
}

function checkUnique(wallets: readonly Wallet[]): void {
  const ids = wallets.map(({ id }) => id)
  checkEqual(ids, [...new Set(ids)], 'Each wallet is reported once, by an id of its own.')
}

function toData(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return 'something with methods'
  }
}

export const discoveryCases: readonly ConformanceCase[] = [
  {
    name: 'discovery: reports at once, with or without wallets',
    async run(stage) {
      const empty = stage.open()
      checkEqual(
        empty.reports.length,
        1,
        'discover() calls its listener before it returns, also when there is no wallet.',
      )
      await stage.place()
      const site = stage.open()
      checkEqual(site.reports.length, 1, 'discover() calls its listener before it returns.')
      const [none, one] = [empty, site].map(({ reports }) => reports[0]?.length ?? 0)
      check(one !== undefined && none !== undefined && one > none, 'The first report holds the wallets that are there.')
    },
  },
  {
    name: 'discovery: works without a window',
    async run(stage) {
      stage.leaveBrowser()
      checkEqual(stage.open().reports.length, 1, 'On a server, discover() reports what there is, and throws nothing.')
    },
  },
  {
    name: 'discovery: reports a wallet that arrives late',
    lacks: needsMembers('announces'),
    run: async (stage) => placeLate(stage, stage.open().reports),
  },
  {
    name: 'discovery: reports nothing after it is stopped',
    lacks: needsMembers('announces'),
    async run(stage) {
      const { adapter } = stage.open()
      let heard = 0
      const stop = adapter.discover(() => {
        heard++
      })
      stop()
      stop()
      await stage.place()
      await stage.settle()
      checkEqual(heard, 1, 'After its undo a listener hears nothing, and the undo may be called twice.')
    },
  },
  {
    name: 'discovery: keeps other listeners when one stops',
    lacks: needsMembers('announces'),
    async run(stage) {
      const { adapter } = stage.open()
      const reports: (readonly Wallet[])[] = []
      const stop = adapter.discover(() => {})
      adapter.discover((wallets) => reports.push(wallets))
      stop()
      await placeLate(stage, reports)
    },
  },
  {
    name: 'discovery: reports plain data',
    async run(stage) {
      await stage.place()
      const wallets = stage.open().reports.at(-1) ?? []
      checkShape(wallets)
      // JSON drops methods, getters and classes; undefined members do not matter.
      checkEqual(toData(wallets), JSON.parse(JSON.stringify(wallets)), 'What is discovered is pure data.')
    },
  },
  {
    name: 'discovery: reports wallets that the modal lists',
    async run(stage) {
      await stage.place()
      sanitizeWallets(stage.open().reports.at(-1) ?? [], {
        namespace: stage.driver.networks[0].chainNamespace,
        seen: new WeakMap(),
        onFault: (fault, { id }) => check(false, `The modal leaves out the wallet "${id}", because it ${fault}.`),
      })
    },
  },
  {
    name: 'discovery: gives a wallet the same id on every visit',
    async run(stage) {
      await stage.place()
      const idsOf = (wallets: readonly Wallet[] = []) => wallets.map(({ id }) => id)
      const first = idsOf(stage.open().reports.at(-1))
      check(first.includes(stage.driver.ids[0]), `The wallet is to be reported as "${stage.driver.ids[0]}".`)
      await stage.reload()
      checkEqual(
        idsOf(stage.open().reports.at(-1)),
        first,
        'Ids are kept over a reload: they are how a visit is restored.',
      )
    },
  },
  {
    name: 'discovery: reports a wallet once, however often it announces itself',
    lacks: (driver) => needsMembers(driver.announces ? 'announceAgain' : 'announces')(driver),
    async run(stage) {
      const wallet = await stage.place()
      const { reports } = stage.open()
      stage.driver.announceAgain?.(wallet)
      stage.driver.announceAgain?.(wallet)
      await stage.settle()
      checkUnique(reports.at(-1) ?? [])
    },
  },
  {
    name: 'discovery: survives malformed and hostile announcements',
    lacks: needsMembers('placeHostile'),
    async run(stage) {
      await stage.place()
      const { adapter, reports } = stage.open()
      const before = reports.at(-1)?.map(({ id }) => id) ?? []
      stage.driver.placeHostile?.(stage.page)
      await stage.settle()
      let now: readonly Wallet[] = []
      adapter.discover((wallets) => {
        now = wallets
      })
      for (const wallets of [now, stage.open().reports.at(-1) ?? []]) {
        checkShape(wallets)
        checkUnique(wallets)
      }
      checkEqual(
        stage.page.thrown.map(String),
        [],
        'A wallet that throws when it is read is left out, without a throw.',
      )
      const ids = now.map(({ id }) => id)
      check(
        before.every((id) => ids.includes(id)),
        'A wallet that was there stays, whatever else comes.',
      )
    },
  },
]

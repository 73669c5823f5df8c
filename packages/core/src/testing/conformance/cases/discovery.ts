import type { Wallet } from '../../../types/wallet.js'
import { type Case, needs } from '../case.js'
import { check, equal } from '../check.js'
import type { Stage } from '../createStage.js'

const TYPES = ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'MULTI_CHAIN', 'AUTH']

/** A wallet that comes when everybody listens already. */
async function placeLate(stage: Stage, reports: readonly (readonly Wallet[])[]): Promise<void> {
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
  equal(ids, [...new Set(ids)], 'Each wallet is reported once, by an id of its own.')
}

function toData(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return 'something with methods'
  }
}

export const discovery: readonly Case[] = [
  {
    name: 'discovery: reports at once, with or without wallets',
    async run(stage) {
      const empty = stage.open()
      equal(empty.reports.length, 1, 'discover() calls its listener before it returns, also when there is no wallet.')
      await stage.place()
      const site = stage.open()
      equal(site.reports.length, 1, 'discover() calls its listener before it returns.')
      const [none, one] = [empty, site].map(({ reports }) => reports[0]?.length ?? 0)
      check(one !== undefined && none !== undefined && one > none, 'The first report holds the wallets that are there.')
    },
  },
  {
    name: 'discovery: works where there is no window',
    async run(stage) {
      stage.leaveBrowser()
      equal(stage.open().reports.length, 1, 'On a server, discover() reports what there is, and throws nothing.')
    },
  },
  {
    name: 'discovery: reports a wallet that comes late',
    lacks: needs('announces'),
    run: async (stage) => placeLate(stage, stage.open().reports),
  },
  {
    name: 'discovery: says nothing after its undo',
    lacks: needs('announces'),
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
      equal(heard, 1, 'After its undo a listener hears nothing, and the undo may be called twice.')
    },
  },
  {
    name: 'discovery: the undo of one listener leaves the others',
    lacks: needs('announces'),
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
    name: 'discovery: reports pure data',
    async run(stage) {
      await stage.place()
      const wallets = stage.open().reports.at(-1) ?? []
      checkShape(wallets)
      // Methods, getters of the page and classes do not survive this; undefined members do not matter.
      equal(toData(wallets), JSON.parse(JSON.stringify(wallets)), 'What is discovered is pure data.')
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
      equal(idsOf(stage.open().reports.at(-1)), first, 'Ids are kept over a reload: they are how a visit is restored.')
    },
  },
  {
    name: 'discovery: reports a wallet once, however often it announces itself',
    lacks: (driver) => needs(driver.announces ? 'announceAgain' : 'announces')(driver),
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
    name: 'discovery: survives what is malformed or hostile',
    lacks: needs('placeHostile'),
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
      equal(stage.page.thrown.map(String), [], 'A wallet that throws when it is read is left out, without a throw.')
      const ids = now.map(({ id }) => id)
      check(
        before.every((id) => ids.includes(id)),
        'A wallet that was there stays, whatever else comes.',
      )
    },
  },
]

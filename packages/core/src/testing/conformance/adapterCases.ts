import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import type { Case } from './case.js'
import { activity } from './cases/activity.js'
import { acts, furtherActs } from './cases/acts.js'
import { channels } from './cases/channels.js'
import { cleanup } from './cases/cleanup.js'
import { connecting } from './cases/connecting.js'
import { discovery } from './cases/discovery.js'
import { elsewhere } from './cases/elsewhere.js'
import { events } from './cases/events.js'
import { leaving } from './cases/leaving.js'
import { ledger } from './cases/ledger.js'
import { marks } from './cases/marks.js'
import { nfts } from './cases/nfts.js'
import { quiet } from './cases/quiet.js'
import { reads } from './cases/reads.js'
import { restoring } from './cases/restoring.js'
import { several } from './cases/several.js'
import { transfers } from './cases/transfers.js'
import type { PatienceOptions } from './createPatience.js'
import { createStage } from './createStage.js'
import { explain, type LeftOut, unexplained } from './leavingOut.js'
import type { WalletDriver } from './walletDriver.js'

/**
 * What an adapter is held to. `core`: its visitors connect, sign, switch, come back and leave. `full`: all of the contract.
 * `none`: less than core.
 */
export type Level = 'none' | 'core' | 'full'

export interface AdapterCases {
  /** What is proved once all cases have passed. */
  readonly level: Level
  readonly cases: readonly AdapterCase[]
  /** Cases that this wallet gives no occasion for. */
  readonly leftOut: readonly LeftOut[]
  /** Members about which the driver has still to say something, or says what is not so. While there are any, the level is `none`. */
  readonly unexplained: readonly string[]
}

/** One promise of the contract. Cases share nothing, but one page at a time: run them one after the other. */
export interface AdapterCase {
  /** Stable. */
  readonly name: string
  /** The lowest level that it belongs to. */
  readonly level: 'core' | 'full'
  /** Rejects with a sentence that says what the contract wants. */
  run(): Promise<void>
}

const CORE = [...quiet, ...discovery, ...connecting, ...restoring, ...events, ...leaving, ...acts, ...cleanup, ...reads]
const FULL = [
  ...furtherActs,
  ...channels,
  ...elsewhere,
  ...ledger,
  ...transfers,
  ...marks,
  ...nfts,
  ...several,
  ...activity,
]

/** Without these no case can be tried; what else a driver lacks leaves cases out. */
const NEEDED = [
  ...(['ids', 'networks', 'accounts', 'addresses', 'remembers', 'announces', 'acts'] as const),
  ...(['place', 'remove', 'mode', 'release', 'open'] as const),
]

/**
 * The conformance suite as a list, for a runner of your own; it needs none. `runAdapterCases` runs it, and under vitest
 * `describeAdapter` registers it.
 */
export function adapterCases<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: PatienceOptions,
): AdapterCases {
  const missing = NEEDED.filter((name) => driver[name] === undefined)
  if (missing.length) throw new TypeError(`The wallet driver lacks ${missing.join(', ')}`)
  const judge = (level: AdapterCase['level']) => (each: Case) => ({
    ...each,
    level,
    lacked: each.lacks?.(driver) ?? [],
  })
  const judged = [...CORE.map(judge('core')), ...FULL.map(judge('full'))]
  const leftOut = judged
    .filter(({ lacked }) => lacked.length > 0)
    .map(({ name, level, lacked }) => ({ name, level, lacks: explain(driver, lacked) }))
  const open = unexplained(driver, leftOut)
  return {
    level: open.length ? 'none' : levelWithout(leftOut.filter(isTriable)),
    cases: judged
      .filter(({ lacked }) => lacked.length === 0)
      .map(({ name, level, run }) => ({
        name,
        level,
        async run() {
          const stage = createStage(makeAdapter, driver, options)
          try {
            await run(stage)
          } finally {
            await stage.end()
          }
        },
      })),
    leftOut,
    unexplained: open,
  }
}

/** What is reached when these are not shown. */
export function levelWithout(cases: readonly Pick<AdapterCase, 'level'>[]): Level {
  if (cases.some(({ level }) => level === 'core')) return 'none'
  return cases.length ? 'core' : 'full'
}

/** Nothing that it needs is something that does not exist. */
const isTriable = ({ lacks }: LeftOut) => lacks.every(({ isAbsent }) => !isAbsent)

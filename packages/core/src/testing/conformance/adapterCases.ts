import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import { activity } from './cases/activity.js'
import { acts } from './cases/acts.js'
import { channels } from './cases/channels.js'
import { cleanup } from './cases/cleanup.js'
import { connecting } from './cases/connecting.js'
import { discovery } from './cases/discovery.js'
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
import type { WalletDriver } from './walletDriver.js'

export interface AdapterCases {
  readonly cases: readonly AdapterCase[]
  /** Cases that this wallet gives no occasion for, and the members of the driver that are missing. */
  readonly leftOut: readonly { readonly name: string; readonly lacks: readonly string[] }[]
}

/** One promise of the contract. Cases share nothing, but one page at a time: run them one after the other. */
export interface AdapterCase {
  /** Stable. */
  readonly name: string
  /** Rejects with a sentence that says what the contract wants. */
  run(): Promise<void>
}

const ALL = [
  ...quiet,
  ...discovery,
  ...connecting,
  ...restoring,
  ...events,
  ...leaving,
  ...acts,
  ...cleanup,
  ...reads,
  ...channels,
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

/** The conformance suite as a list, for a runner of your own. Under vitest, `describeAdapter` registers it. */
export function adapterCases<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: PatienceOptions,
): AdapterCases {
  const missing = NEEDED.filter((name) => driver[name] === undefined)
  if (missing.length) throw new TypeError(`The wallet driver lacks ${missing.join(', ')}`)
  const judged = ALL.map(({ name, run, lacks }) => ({ name, run, lacks: lacks?.(driver) ?? [] }))
  return {
    cases: judged
      .filter(({ lacks }) => lacks.length === 0)
      .map(({ name, run }) => ({
        name,
        async run() {
          const stage = createStage(makeAdapter, driver, options)
          try {
            await run(stage)
          } finally {
            await stage.end()
          }
        },
      })),
    leftOut: judged.filter(({ lacks }) => lacks.length > 0).map(({ name, lacks }) => ({ name, lacks })),
  }
}

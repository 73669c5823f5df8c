import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import type { ConformanceCase } from './case.js'
import { activityCases } from './cases/activity.js'
import { addressAndBalanceCases } from './cases/balances.js'
import { beforeConnectCases } from './cases/beforeConnect.js'
import { chainReaderCases } from './cases/chainReader.js'
import { channelCases } from './cases/channels.js'
import { cleanupCases } from './cases/cleanup.js'
import { connectCases } from './cases/connect.js'
import { disconnectCases } from './cases/disconnect.js'
import { discoveryCases } from './cases/discovery.js'
import { eventCases } from './cases/events.js'
import { nftCases } from './cases/nfts.js'
import { restoreCases } from './cases/restore.js'
import { sendAllCases } from './cases/sendAll.js'
import { accountSnapshotCases } from './cases/snapshots.js'
import { transferCases } from './cases/transfers.js'
import { signAndSendCases, walletMethodCases } from './cases/walletMethods.js'
import { watchConnectionsCases } from './cases/watchConnections.js'
import { createCaseEnvironment } from './createCaseEnvironment.js'
import type { WaitOptions } from './createTimedChecks.js'
import { explainMissingMembers, listUnexplainedMembers, type SkippedCase } from './skippedCases.js'
import type { WalletDriver } from './walletDriver.js'

/** `core`: connect, sign, switch, restore and disconnect. `full`: the whole contract. `none`: less than core. */
export type ConformanceLevel = 'none' | 'core' | 'full'

export interface AdapterCases {
  readonly level: ConformanceLevel
  readonly cases: readonly AdapterCase[]
  readonly leftOut: readonly SkippedCase[]
  /**
   * Members that the driver neither tries nor explains, or explains wrongly. Any of them lowers the level to `none`.
   */
  readonly unexplained: readonly string[]
}

/** Tests one promise of the contract. Run cases one after the other: only one page exists at a time. */
export interface AdapterCase {
  readonly name: string
  readonly level: 'core' | 'full'
  run(): Promise<void>
}

const CORE = [
  ...beforeConnectCases,
  ...discoveryCases,
  ...connectCases,
  ...restoreCases,
  ...eventCases,
  ...disconnectCases,
  ...walletMethodCases,
  ...cleanupCases,
  ...addressAndBalanceCases,
]
const FULL = [
  ...signAndSendCases,
  ...channelCases,
  ...watchConnectionsCases,
  ...chainReaderCases,
  ...transferCases,
  ...accountSnapshotCases,
  ...nftCases,
  ...sendAllCases,
  ...activityCases,
]

/** Lists required members of a driver; other missing members skip cases. */
const NEEDED = [
  ...(['ids', 'networks', 'accounts', 'addresses', 'remembers', 'announces', 'walletMethods'] as const),
  ...(['place', 'remove', 'mode', 'release', 'open'] as const),
]

/**
 * Lists the conformance suite for a custom runner. `runAdapterCases` runs it; `describeAdapter` registers it with
 * vitest.
 */
export function adapterCases<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: WaitOptions,
): AdapterCases {
  const missing = NEEDED.filter((name) => driver[name] === undefined)
  if (missing.length) throw new TypeError(`The wallet driver lacks ${missing.join(', ')}`)
  const judge = (level: AdapterCase['level']) => (each: ConformanceCase) => ({
    ...each,
    level,
    lacked: each.lacks?.(driver) ?? [],
  })
  const judged = [...CORE.map(judge('core')), ...FULL.map(judge('full'))]
  const leftOut = judged
    .filter(({ lacked }) => lacked.length > 0)
    .map(({ name, level, lacked }) => ({ name, level, lacks: explainMissingMembers(driver, lacked) }))
  const open = listUnexplainedMembers(driver, leftOut)
  return {
    level: open.length ? 'none' : getLevelWithoutCases(leftOut.filter(isTriable)),
    cases: judged
      .filter(({ lacked }) => lacked.length === 0)
      .map(({ name, level, run }) => ({
        name,
        level,
        async run() {
          const stage = createCaseEnvironment(makeAdapter, driver, options)
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

export function getLevelWithoutCases(cases: readonly Pick<AdapterCase, 'level'>[]): ConformanceLevel {
  if (cases.some(({ level }) => level === 'core')) return 'none'
  return cases.length ? 'core' : 'full'
}

const isTriable = ({ lacks }: SkippedCase) => lacks.every(({ isAbsent }) => !isAbsent)

import { ADAPTER_CONTRACT, type AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import { type AdapterCase, adapterCases, type Level, levelWithout } from './adapterCases.js'
import type { PatienceOptions } from './createPatience.js'
import type { LeftOut } from './leavingOut.js'
import type { WalletDriver } from './walletDriver.js'

/** What came of the suite: plain data, the same as JSON. */
export interface AdapterResult {
  readonly namespace: Namespace
  /** The version of the contract. */
  readonly contract: number
  /** What the adapter has shown. */
  readonly level: Level
  readonly passed: readonly string[]
  readonly failed: readonly { readonly name: string; readonly level: AdapterCase['level']; readonly reason: string }[]
  readonly leftOut: readonly LeftOut[]
  readonly unexplained: readonly string[]
}

/** Holds an adapter against its contract without a test runner. Never rejects for a case that fails: it is in `failed`. */
export async function runAdapterCases<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: PatienceOptions,
): Promise<AdapterResult> {
  const { cases, level, leftOut, unexplained } = adapterCases(makeAdapter, driver, options)
  const passed: string[] = []
  const failed: AdapterResult['failed'][number][] = []
  for (const each of cases) {
    try {
      await each.run()
      passed.push(each.name)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      failed.push({ name: each.name, level: each.level, reason })
    }
  }
  return {
    namespace: driver.networks[0].chainNamespace,
    contract: ADAPTER_CONTRACT,
    level: lower(level, levelWithout(failed)),
    passed,
    failed,
    leftOut,
    unexplained,
  }
}

const ORDER: readonly Level[] = ['none', 'core', 'full']
const lower = (one: Level, other: Level) => (ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other)

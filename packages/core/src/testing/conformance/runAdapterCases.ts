import { ADAPTER_CONTRACT_VERSION, type AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import { type AdapterCase, adapterCases, type ConformanceLevel, getLevelWithoutCases } from './adapterCases.js'
import type { WaitOptions } from './createTimedChecks.js'
import type { SkippedCase } from './skippedCases.js'
import type { WalletDriver } from './walletDriver.js'

/** Describes the outcome of the suite as plain data, safe for JSON. */
export interface AdapterResult {
  readonly namespace: Namespace
  readonly contract: number
  /** Level that the adapter has proved. */
  readonly level: ConformanceLevel
  readonly passed: readonly string[]
  readonly failed: readonly { readonly name: string; readonly level: AdapterCase['level']; readonly reason: string }[]
  readonly leftOut: readonly SkippedCase[]
  readonly unexplained: readonly string[]
}

/** Runs the conformance suite without a test runner. Never rejects for a failing case: `failed` lists it. */
export async function runAdapterCases<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: WaitOptions,
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
    contract: ADAPTER_CONTRACT_VERSION,
    level: lower(level, getLevelWithoutCases(failed)),
    passed,
    failed,
    leftOut,
    unexplained,
  }
}

const ORDER: readonly ConformanceLevel[] = ['none', 'core', 'full']
const lower = (one: ConformanceLevel, other: ConformanceLevel) =>
  ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other

import { describe, expect, it } from 'vitest'
import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import { adapterCases } from './adapterCases.js'
import type { PatienceOptions } from './createPatience.js'
import type { WalletDriver } from './walletDriver.js'

/**
 * Holds an adapter against its contract: registers the conformance suite with vitest. Call it at the top of a test file.
 * The title of the suite ends with the level that it proves; what is not tried is listed on the console, with why.
 *
 * @param makeAdapter Called for each page that the suite opens, as a page calls `evm()`.
 * @param driver The wallet, and the hands of its owner.
 * @param options How long the suite waits, for wallets that need longer.
 */
export function describeAdapter<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: PatienceOptions,
): void {
  const { cases, leftOut, unexplained, level } = adapterCases(makeAdapter, driver, options)
  const [{ chainNamespace }] = driver.networks
  describe(`the adapter of ${chainNamespace} keeps the contract, level ${level}`, () => {
    it('the driver says what it leaves out, and why', () =>
      expect(unexplained, 'Of each member that is not there:').toEqual([]))
    // A case throws what it finds wrong. Where a test without an assertion fails, this is the one that counts.
    for (const { name, run } of cases) it(name, () => expect(run()).resolves.toBeUndefined())
  })
  const reasons = new Map(leftOut.flatMap(({ lacks }) => lacks.map(({ member, why }) => [member, why])))
  const lines = [...reasons].map(([member, why]) => {
    const names = leftOut.filter(({ lacks }) => lacks.some((each) => each.member === member)).map(({ name }) => name)
    return `  ${member}: ${why ?? '?'} (${names.join('; ')})`
  })
  if (lines.length) console.info([`Not tried with this wallet of ${chainNamespace}:`, ...lines].join('\n'))
}

import { describe, expect, it } from 'vitest'
import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { Namespace } from '../../types/caip.js'
import { adapterCases } from './adapterCases.js'
import type { WaitOptions } from './createTimedChecks.js'
import type { WalletDriver } from './walletDriver.js'

/**
 * Registers the conformance suite with vitest. Call it at the top level of a test file. The suite's title ends with the
 * proved level; the console lists skipped cases with reasons.
 *
 * @param makeAdapter creates the adapter, e.g. `() => evm()`; called for each page that the suite simulates
 * @param driver test wallet, which also acts as its user
 * @param options timeouts, for slow wallets
 */
export function describeAdapter<N extends Namespace, W>(
  makeAdapter: () => AdapterDefinition<N>,
  driver: WalletDriver<N, W>,
  options?: WaitOptions,
): void {
  const { cases, leftOut, unexplained, level } = adapterCases(makeAdapter, driver, options)
  const [{ chainNamespace }] = driver.networks
  describe(`the adapter of ${chainNamespace} keeps the contract, level ${level}`, () => {
    it('the driver says what it leaves out, and why', () =>
      expect(unexplained, 'Of each member that is not there:').toEqual([]))
    // Cases throw. This assertion satisfies runners that require one.
    for (const { name, run } of cases) it(name, () => expect(run()).resolves.toBeUndefined())
  })
  const reasons = new Map(leftOut.flatMap(({ lacks }) => lacks.map(({ member, why }) => [member, why])))
  const lines = [...reasons].map(([member, why]) => {
    const names = leftOut.filter(({ lacks }) => lacks.some((each) => each.member === member)).map(({ name }) => name)
    return `  ${member}: ${why ?? '?'} (${names.join('; ')})`
  })
  if (lines.length) console.info([`Not tried with this wallet of ${chainNamespace}:`, ...lines].join('\n'))
}

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fakeQuote } from '../../testing/createFakeChainReader.js'
import { fakeNetwork } from '../../testing/fakeNetworks.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { getSendProblem } from './getSendProblem.js'

it('problemOf accepts an amount up to the balance less the fee, to the last unit', () => {
  const amounts = fc.tuple(fc.bigInt(1n, 10n ** 30n), fc.bigInt(0n, 10n ** 24n), fc.nat(18))
  fc.assert(
    fc.property(amounts, ([most, fee, decimals]) => {
      const quote = { status: 'ready', quote: { ...fakeQuote, balance: most + fee, most } } as const
      const token = { caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals } as const
      const of = (units: bigint) =>
        getSendProblem({
          ...{ token, quote, simulation: undefined, isMax: false, network: fakeNetwork, from: undefined },
          ...{ sendTokenAmount: formatUnits(units, decimals), receiverAddress: '0x1' },
        })
      expect(of(most)).toBeUndefined()
      expect(of(most + 1n)).toBe(fee === 0n ? 'tooMuch' : 'fee')
      expect(of(most + fee + 1n)).toBe('tooMuch')
    }),
  )
})

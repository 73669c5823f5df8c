import * as viem from 'viem/chains'
import { expect, it } from 'vitest'
import { describeNetwork } from './describeNetwork.js'

it('knows every chain of viem by its name and coin, one that is not for tests before one of the same id that is', () => {
  const ids = new Set(Object.values<viem.Chain>(viem).map(({ id }) => id))
  for (const id of ids) {
    const known = describeNetwork(String(id))
    const same = Object.values<viem.Chain>(viem).filter((chain) => chain.id === id)
    const names = same.filter(({ testnet }) => !testnet || same.every((other) => other.testnet)).map(({ name }) => name)
    expect(names).toContain(known?.name)
    expect(same.map(({ nativeCurrency: { name, symbol, decimals } }) => ({ name, symbol, decimals }))).toContainEqual(
      known?.nativeCurrency,
    )
  }
})

it('tells a test network', () => {
  expect(describeNetwork('137')).toEqual({
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  })
  expect(describeNetwork('11155111')).toMatchObject({ name: 'Sepolia', testnet: true })
})

it.each(['13', '0137', '1.37e2', '', '137\tPolygon', '999999999999'])('knows nothing of %j', (reference) => {
  expect(describeNetwork(reference)).toBeUndefined()
})

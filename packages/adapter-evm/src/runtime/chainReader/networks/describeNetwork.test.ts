import * as viem from 'viem/chains'
import { expect, it } from 'vitest'
import { describeNetwork } from './describeNetwork.js'
import { names } from './names.generated.js'
import { names as otherNames } from './otherNames.generated.js'

it('describeNetwork knows every chain of viem, mainnets before testnets with the same id', async () => {
  const ids = new Set(Object.values<viem.Chain>(viem).map(({ id }) => id))
  for (const id of ids) {
    const known = await describeNetwork(String(id))
    const same = Object.values<viem.Chain>(viem).filter((chain) => chain.id === id)
    const names = same.filter(({ testnet }) => !testnet || same.every((other) => other.testnet)).map(({ name }) => name)
    expect(names).toContain(known?.name)
    expect(same.map(({ nativeCurrency: { name, symbol, decimals } }) => ({ name, symbol, decimals }))).toContainEqual(
      known?.nativeCurrency,
    )
  }
})

it('describeNetwork marks testnets', async () => {
  expect(await describeNetwork('137')).toEqual({
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  })
  expect(await describeNetwork('11155111')).toMatchObject({ name: 'Sepolia', testnet: true })
})

it.each(['13', '0137', '1.37e2', '', '137\tPolygon', '999999999999'])(
  'describeNetwork returns undefined for %j',
  async (reference) => {
    expect(await describeNetwork(reference)).toBeUndefined()
  },
)

it('describeNetwork knows a thousand chains, those without viem by chainid.network', async () => {
  expect(await describeNetwork('22')).toMatchObject({ name: 'ELA-DID-Sidechain Mainnet' })
  const all = [names, otherNames].flatMap((lines) => lines.split('\n'))
  expect(all.length).toBeGreaterThan(1000)
  expect(new Set(all.map((line) => line.split('\t')[0])).size).toBe(all.length)
})

it('describeNetwork gives no chain a name that viem gives another', () => {
  const plain = (line: string) =>
    line
      .split('\t')[1]!
      .toLowerCase()
      .replace(/mainnet|network|chain|[^a-z0-9]/g, '')
  const own = new Set(names.split('\n').map(plain))
  expect(otherNames.split('\n').filter((line) => own.has(plain(line)))).toEqual([])
})

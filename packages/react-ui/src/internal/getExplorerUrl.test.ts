import { expect, it } from 'vitest'
import { getExplorerUrl } from './getExplorerUrl.js'

const of = (url: string, chainNamespace = 'eip155') => ({
  chainNamespace,
  blockExplorers: { default: { name: 'Scan', url } },
})

it('getExplorerUrl returns pages of transactions and accounts, by namespace', () => {
  expect(getExplorerUrl(of('https://scan.example/'), { hash: '0x1' })).toBe('https://scan.example/tx/0x1')
  expect(getExplorerUrl(of('https://scan.example'), { address: '0x2' })).toBe('https://scan.example/address/0x2')
  expect(getExplorerUrl(of('https://scan.example', 'polkadot'), { hash: '0x1' })).toBe(
    'https://scan.example/extrinsic/0x1',
  )
})

it('getExplorerUrl returns undefined without an explorer, or for an invalid one', () => {
  expect(getExplorerUrl({ chainNamespace: 'eip155' }, { hash: '0x1' })).toBeUndefined()
  expect(getExplorerUrl(of('javascript:alert(1)//'), { hash: '0x1' })).toBeUndefined()
})

it('getExplorerUrl escapes path segments', () => {
  expect(getExplorerUrl(of('https://scan.example'), { hash: '../evil?a=1#b' })).toBe(
    'https://scan.example/tx/..%2Fevil%3Fa%3D1%23b',
  )
})

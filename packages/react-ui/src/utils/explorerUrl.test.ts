import { expect, it } from 'vitest'
import { explorerUrl } from './explorerUrl.js'

const of = (url: string, chainNamespace = 'eip155') => ({
  chainNamespace,
  blockExplorers: { default: { name: 'Scan', url } },
})

it('leads to a transaction and to an account, by the paths of the kind of network', () => {
  expect(explorerUrl(of('https://scan.example/'), { hash: '0x1' })).toBe('https://scan.example/tx/0x1')
  expect(explorerUrl(of('https://scan.example'), { address: '0x2' })).toBe('https://scan.example/address/0x2')
  expect(explorerUrl(of('https://scan.example', 'polkadot'), { hash: '0x1' })).toBe(
    'https://scan.example/extrinsic/0x1',
  )
})

it('leads nowhere without an explorer, or with one that is no page', () => {
  expect(explorerUrl({ chainNamespace: 'eip155' }, { hash: '0x1' })).toBeUndefined()
  expect(explorerUrl(of('javascript:alert(1)//'), { hash: '0x1' })).toBeUndefined()
})

it('does not let what it leads to leave its place', () => {
  expect(explorerUrl(of('https://scan.example'), { hash: '../evil?a=1#b' })).toBe(
    'https://scan.example/tx/..%2Fevil%3Fa%3D1%23b',
  )
})

import type { WalletRow } from '@foyer/core/ui'
import { expect, it } from 'vitest'
import { holdList, type WalletList } from './holdList.js'

const row = (id: string, namespaces: WalletRow['namespaces'] = ['eip155']): WalletRow => ({
  id,
  name: id,
  imageUrl: undefined,
  isInstalled: namespaces.length > 0,
  isRecent: false,
  isCertified: false,
  isApp: false,
  namespaces,
  walletIds: {},
  group: 'injected',
})
const list = (wallets: readonly WalletRow[], rest: Partial<WalletList> = {}): WalletList => ({
  wallets,
  places: 0,
  isComing: false,
  scans: false,
  gone: [],
  ...rest,
})
const idsOf = ({ wallets }: WalletList) => wallets.map(({ id }) => id)

it('keeps each where it stands, and gives those that came the free places', () => {
  const held = holdList(list([row('a'), row('b')], { places: 2, isComing: true }), list([row('c'), row('b'), row('a')]))
  expect(idsOf(held)).toEqual(['a', 'b', 'c'])
  expect(held).toMatchObject({ places: 1, isComing: false, gone: [] })
})

it('has room for no more than there was room for', () => {
  const held = holdList(list([row('a')], { places: 1 }), list([row('a'), row('b'), row('c')]))
  expect(idsOf(held)).toEqual(['a', 'b'])
  expect(held.places).toBe(0)
})

it('shows what is known of a wallet now', () => {
  const held = holdList(list([row('a')]), list([{ ...row('a'), name: 'Another name' }]))
  expect(held.wallets[0]?.name).toBe('Another name')
})

it('says which wallet of this browser is gone; one of the directory can be connected all the same', () => {
  const held = holdList(list([row('a'), row('b', []), row('c', ['eip155', 'solana'])], { scans: true }), list([]))
  expect(idsOf(held)).toEqual(['a', 'b', 'c'])
  expect(held.gone).toEqual(['a', 'c'])
  expect(held.scans).toBe(true)
})

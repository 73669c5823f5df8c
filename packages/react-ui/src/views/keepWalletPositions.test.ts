import type { WalletRow } from '@foyer/core/internal/modal'
import { expect, it } from 'vitest'
import { type ConnectWalletList, keepWalletPositions } from './keepWalletPositions.js'

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
const list = (wallets: readonly WalletRow[], rest: Partial<ConnectWalletList> = {}): ConnectWalletList => ({
  wallets,
  labeled: [],
  more: [],
  places: 0,
  fills: false,
  isComing: false,
  scans: false,
  gone: [],
  ...rest,
})
const idsOf = ({ wallets }: ConnectWalletList) => wallets.map(({ id }) => id)

it('keepWalletPositions keeps each wallet in place, and gives new ones the free places', () => {
  const result = keepWalletPositions(
    list([row('a'), row('b')], { places: 2, isComing: true }),
    list([row('c'), row('b'), row('a')]),
  )
  expect(idsOf(result)).toEqual(['a', 'b', 'c'])
  expect(result).toMatchObject({ places: 1, isComing: false, gone: [] })
})

it('keepWalletPositions appends wallets once no place is free', () => {
  const now = list([row('c'), row('a'), row('b')])
  const result = keepWalletPositions(list([row('a')], { places: 1 }), now)
  expect(idsOf(result)).toEqual(['a', 'c'])
  expect(result).toMatchObject({ places: 0, more: [{ id: 'b' }] })
  expect(keepWalletPositions(result, now)).toEqual(result)
})

it('keepWalletPositions drops recommended wallets without a place, unless there is room below', () => {
  const recommended: WalletRow = { ...row('b', []), group: 'recommended' }
  expect(keepWalletPositions(list([row('a')]), list([row('a'), recommended])).more).toEqual([])
  expect(keepWalletPositions(list([row('a')]), list([row('a'), recommended], { fills: true })).more).toEqual([
    recommended,
  ])
})

it('keepWalletPositions updates a wallet’s data', () => {
  const result = keepWalletPositions(list([row('a')]), list([{ ...row('a'), name: 'Another name' }]))
  expect(result.wallets[0]?.name).toBe('Another name')
})

it('keepWalletPositions marks installed wallets that are gone; directory wallets stay connectable', () => {
  const result = keepWalletPositions(
    list([row('a'), row('b', []), row('c', ['eip155', 'solana'])], { scans: true }),
    list([]),
  )
  expect(idsOf(result)).toEqual(['a', 'b', 'c'])
  expect(result.gone).toEqual(['a', 'c'])
  expect(result.scans).toBe(true)
})

it('keepWalletPositions labels no wallet that is installed later, because a label would move the rows below', () => {
  const result = keepWalletPositions(
    list([row('a')], { labeled: ['a'], places: 1 }),
    list([row('b'), row('a')], { labeled: ['b', 'a'] }),
  )
  expect(idsOf(result)).toEqual(['a', 'b'])
  expect(result.labeled).toEqual(['a'])
})

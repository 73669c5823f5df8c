import type { WalletRow } from '@foyer/core/internal/modal'
import { expect, it } from 'vitest'
import { guessInstalledWalletApps } from './WalletAppRows.js'

const rowOf = (id: string, part: Partial<WalletRow> = {}): WalletRow => ({
  ...{ id, name: id, imageUrl: undefined, group: 'recommended', isRecent: false, isApp: true },
  ...{ isInstalled: false, isCertified: false, namespaces: [], walletIds: {}, ...part },
})

const guess = (...rows: readonly WalletRow[]) => guessInstalledWalletApps(rows).map(({ id }) => id)

it('a phone offers the first four apps, recent ones before others', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => rowOf(id))
  expect(guess(...rows)).toEqual(['a', 'b', 'c', 'd'])
  expect(guess(...rows, rowOf('f', { group: 'recent' }))).toEqual(['f', 'a', 'b', 'c'])
  expect(guess()).toEqual([])
})

it('a phone offers no wallet of the page as an app, nor one without an app', () => {
  expect(
    guess(rowOf('injected', { namespaces: ['eip155'] }), rowOf('desktop', { isApp: false }), rowOf('app')),
  ).toEqual(['app'])
})

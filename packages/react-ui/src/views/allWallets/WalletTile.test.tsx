import type { WalletRow } from '@foyer/core/internal/modal'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WalletTile } from './WalletTile.js'

const texts = { installed: 'installed', certified: 'certified' }

const wallet: WalletRow = {
  ...{ id: 'juniper', name: 'Juniper', imageUrl: undefined, group: 'recommended', isRecent: false, isApp: true },
  ...{ isInstalled: false, isCertified: false, namespaces: [], walletIds: {} },
}

const draw = (part: Partial<WalletRow>, from?: string) => {
  const html = renderToStaticMarkup(<WalletTile wallet={{ ...wallet, ...part }} index={0} texts={texts} from={from} />)
  return {
    tick: html.includes('fy-tickdot'),
    shield: html.includes('fy-certified'),
    mark: / \((installed|certified)\)</.exec(html)?.[1],
  }
}

it.each([
  [{}, { tick: false, shield: false, mark: undefined }],
  [{ isCertified: true }, { tick: false, shield: true, mark: 'certified' }],
  [{ isInstalled: true }, { tick: true, shield: false, mark: 'installed' }],
  [
    { isInstalled: true, isCertified: true },
    { tick: true, shield: false, mark: 'installed' },
  ],
])('the tile of a wallet with %j is marked so, for the eye and the ear', (part, marks) => {
  expect(draw(part)).toEqual(marks)
})

it('the tile of an installed wallet that may be an impostor has no sign', () => {
  expect(draw({ isInstalled: true }, 'example.evil')).toEqual({ tick: false, shield: false, mark: 'installed' })
})

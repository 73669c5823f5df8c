import { expect, it } from 'vitest'
import { contextOf } from '../testing/contextOf.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'

/** The ids of the features that a modal is made of. */
const idsWith = (options: CreateTestModalParameters) =>
  contextOf(createTestModal(options).modal).features.map(({ definition }) => definition.id)

const usual = [
  ...['remote', 'embedded', 'assets', 'allowed', 'nfts', 'activity', 'identity', 'names', 'onramp', 'receive', 'send'],
  'swaps',
]

it.each<[what: string, options: CreateTestModalParameters, without: readonly string[]]>([
  ['what a site gets that says nothing', {}, []],
  ['no wallets on phones', { enableWalletConnect: false }, ['remote']],
  ['no secure site without a project', { projectId: '' }, ['embedded', 'names', 'swaps']],
  ['providers of swaps without a project', { projectId: '', features: { swaps: ['lifi'] } }, ['embedded', 'names']],
  ['basic mode', { basic: true }, ['embedded', 'activity', 'names', 'onramp', 'swaps']],
  ...['allowed', 'nfts', 'activity', 'names', 'onramp', 'receive', 'send', 'swaps'].map(
    (id): [string, CreateTestModalParameters, string[]] => [`no ${id}`, { features: { [id]: false } }, [id]],
  ),
  ['what is on already, asked for', { features: { nfts: true, activity: true, receive: true, send: true } }, []],
])('a modal is made of: %s', (_what, options, without) => {
  expect(idsWith(options)).toEqual(usual.filter((id) => !without.includes(id)))
})

it('S1.041 has smart-account sessions where the site wants them', () => {
  expect(idsWith({ features: { smartSessions: true } })).toEqual([...usual.slice(0, -1), 'smartSessions', 'swaps'])
})

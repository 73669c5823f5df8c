import { expect, it } from 'vitest'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'

/** Lists the ids of the features that a modal is made of. */
const idsWith = (options: CreateTestModalParameters) =>
  getTestContext(createTestModal(options).modal).features.map(({ definition }) => definition.id)

const usual = [
  ...['remote', 'embedded', 'assets', 'permissions', 'nfts', 'activity', 'names', 'onramp', 'receive', 'send'],
  'swaps',
]

it.each<[what: string, options: CreateTestModalParameters, without: readonly string[]]>([
  ['the default options', {}, []],
  ['no remote wallets', { features: { walletConnect: false } }, ['remote']],
  ['no hosted services without a project', { projectId: undefined }, ['remote', 'embedded', 'names', 'swaps']],
  [
    'remote wallets with a relay of the app',
    { projectId: undefined, services: { relay: 'wss://relay.example' } },
    ['embedded', 'names', 'swaps'],
  ],
  [
    'remote wallets with a provider of the app',
    { projectId: undefined, universalProvider: async () => Promise.reject(new Error()) },
    ['embedded', 'names', 'swaps'],
  ],
  [
    'swap providers without a project',
    { projectId: undefined, features: { swaps: ['lifi'] } },
    ['remote', 'embedded', 'names'],
  ],
  [
    'no remote wallets in basic mode without a project',
    { projectId: undefined, basic: true },
    ['remote', 'embedded', 'activity', 'names', 'onramp', 'swaps'],
  ],
  ['basic mode', { basic: true }, ['embedded', 'activity', 'names', 'onramp', 'swaps']],
  ...['permissions', 'nfts', 'activity', 'names', 'onramp', 'receive', 'send', 'swaps'].map(
    (id): [string, CreateTestModalParameters, string[]] => [`no ${id}`, { features: { [id]: false } }, [id]],
  ),
  [
    'features that are on by default, enabled again',
    { features: { nfts: true, activity: true, receive: true, send: true } },
    [],
  ],
])('a modal registers its features: %s', (_what, options, without) => {
  expect(idsWith(options)).toEqual(usual.filter((id) => !without.includes(id)))
})

it('a modal registers read-only accounts when the app enables them and nobody has to sign in', () => {
  const features = { readOnly: true }
  expect(idsWith({ features })).toEqual(['remote', 'embedded', 'readOnly', ...usual.slice(2)])
  const siwx = {} as CreateTestModalParameters['siwx']
  expect(idsWith({ features, siwx })).not.toContain('readOnly')
})

it('S1.041 a modal registers smart-account sessions when the app enables them', () => {
  expect(idsWith({ features: { smartSessions: true } })).toEqual([...usual.slice(0, -1), 'smartSessions', 'swaps'])
})

import { expect, it } from 'vitest'
import { contextOf } from '../testing/contextOf.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'

/** The ids of the features that a modal is made of. */
const idsWith = (options: CreateTestModalParameters) =>
  contextOf(createTestModal(options).modal).features.map(({ definition }) => definition.id)

const usual = ['remote', 'embedded', 'assets', 'nfts', 'activity', 'identity', 'names', 'receive', 'send']

it.each<[what: string, options: CreateTestModalParameters, without: readonly string[]]>([
  ['what a site gets that says nothing', {}, []],
  ['no wallets on phones', { enableWalletConnect: false }, ['remote']],
  ['no secure site without a project', { projectId: '' }, ['embedded', 'names']],
  ['basic mode', { basic: true }, ['embedded', 'activity', 'names']],
  ...['nfts', 'activity', 'names', 'receive', 'send'].map((id): [string, CreateTestModalParameters, string[]] => [
    `no ${id}`,
    { features: { [id]: false } },
    [id],
  ]),
  ['what is on already, asked for', { features: { nfts: true, activity: true, receive: true, send: true } }, []],
])('a modal is made of: %s', (_what, options, without) => {
  expect(idsWith(options)).toEqual(usual.filter((id) => !without.includes(id)))
})

import { expect, it } from 'vitest'
import { findReleaseFaults } from './findReleaseFaults'

const changelog = '# @foyer/core\n\n## 0.1.0\n\n- **Added** all of it\n'
const core = { manifest: { name: '@foyer/core', version: '0.1.0' }, changelog }

it('findReleaseFaults accepts packages that depend on each other’s new versions', () => {
  const manifest = {
    name: '@foyer/react-ui',
    version: '0.1.0',
    dependencies: { '@foyer/core': '^0.1.0', zod: '^4.6.7' },
  }
  expect(findReleaseFaults([core, { manifest, changelog }])).toEqual([])
})

it.each([
  ['workspace:^', 'depends on @foyer/core workspace:^, which npm does not have'],
  ['file:../core', 'depends on @foyer/core file:../core, which npm does not have'],
  ['^0.0.9', 'depends on @foyer/core ^0.0.9, which is 0.1.0 now'],
])('findReleaseFaults refuses the range %s', (range, fault) => {
  const manifest = { name: '@foyer/react-ui', version: '0.1.0', dependencies: { '@foyer/core': range } }
  expect(findReleaseFaults([core, { manifest, changelog }])).toEqual([`@foyer/react-ui ${fault}.`])
})

it('findReleaseFaults misses a version and its changelog', () => {
  const manifest = { name: '@foyer/siwx', version: '0.0.0' }
  expect(findReleaseFaults([{ manifest, changelog: undefined }])).toEqual([
    '@foyer/siwx has no version.',
    '@foyer/siwx has no changelog of 0.0.0.',
  ])
})

import { expect, it } from 'vitest'
import { checkDependencyRanges } from './checkDependencyRanges'

it('accepts caret ranges of dependencies, workspace ranges of ours and ranges of peers', () => {
  const dependencies = { '@foyer/core': 'workspace:^', zod: '^4.6.7' }
  expect(checkDependencyRanges({ dependencies, peerDependencies: { react: '>=18.2.0', viem: '^2.57.1' } })).toEqual([])
  expect(checkDependencyRanges({ peerDependencies: { vitest: '>=3', wagmi: '>=3.5.0 <4' } })).toEqual([])
  expect(checkDependencyRanges({})).toEqual([])
})

it.each([['4.6.7'], ['~4.6.7'], ['*'], ['latest']])('refuses a dependency on %s', (version) => {
  expect(checkDependencyRanges({ dependencies: { zod: version } })).toEqual([
    `"dependencies" has zod ${version}, which must be a caret range.`,
  ])
})

it('refuses a fixed version of one of our packages', () => {
  expect(checkDependencyRanges({ dependencies: { '@foyer/core': 'workspace:*' } })).toHaveLength(1)
})

it('refuses a peer in one version', () => {
  expect(checkDependencyRanges({ peerDependencies: { viem: '2.57.1' } })).toEqual([
    '"peerDependencies" has viem 2.57.1, which must be a range.',
  ])
})

it('wants one version of a package that is named with a reason', () => {
  const exact = { relay: 'Later versions have another licence.' }
  expect(checkDependencyRanges({ dependencies: { relay: '2.21.8' } }, exact)).toEqual([])
  expect(checkDependencyRanges({ dependencies: { relay: '^2.21.8' } }, exact)).toHaveLength(1)
})

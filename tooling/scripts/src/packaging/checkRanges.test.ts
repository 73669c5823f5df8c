import { expect, it } from 'vitest'
import { checkRanges } from './checkRanges'

it('accepts caret ranges of dependencies, workspace ranges of ours and ranges of peers', () => {
  const dependencies = { '@foyer/core': 'workspace:^', zod: '^4.6.7' }
  expect(checkRanges({ dependencies, peerDependencies: { react: '>=18.2.0', viem: '^2.57.1' } })).toEqual([])
  expect(checkRanges({ peerDependencies: { vitest: '>=3', wagmi: '>=3.5.0 <4' } })).toEqual([])
  expect(checkRanges({})).toEqual([])
})

it.each([['4.6.7'], ['~4.6.7'], ['*'], ['latest']])('refuses a dependency on %s', (version) => {
  expect(checkRanges({ dependencies: { zod: version } })).toEqual([
    `"dependencies" has zod ${version}, which must be a caret range.`,
  ])
})

it('refuses a fixed version of one of our packages', () => {
  expect(checkRanges({ dependencies: { '@foyer/core': 'workspace:*' } })).toHaveLength(1)
})

it('refuses a peer in one version', () => {
  expect(checkRanges({ peerDependencies: { viem: '2.57.1' } })).toEqual([
    '"peerDependencies" has viem 2.57.1, which must be a range.',
  ])
})

it('wants one version of a package that is named with a reason', () => {
  const exact = { relay: 'Later versions have another licence.' }
  expect(checkRanges({ dependencies: { relay: '2.21.8' } }, exact)).toEqual([])
  expect(checkRanges({ dependencies: { relay: '^2.21.8' } }, exact)).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { chooseSteps } from './chooseSteps'
import { testSteps } from './steps'

const names = (...wanted: string[]) => chooseSteps(testSteps, { names: wanted }).map((step) => step.name)

it('runs all but the long steps when nothing is named, and these too when asked for all', () => {
  const all = testSteps.map((step) => step.name)
  expect(names()).toEqual(all.filter((name) => !['packaging', 'docs', 'examples', 'e2e'].includes(name)))
  expect(chooseSteps(testSteps, { isAll: true }).map((step) => step.name)).toEqual(all)
})

it('runs the named steps and what they need, in the order of the table', () => {
  expect(names('unit', 'types')).toEqual(['install', 'postgres', 'softhsm', 'valkey', 'unit', 'types'])
  expect(names('e2e')).toEqual(['install', 'chromium', 'fonts', 'postgres', 'valkey', 'build', 'sites', 'e2e'])
})

it('refuses a name that is none, and says which there are', () => {
  expect(() => names('typo')).toThrow(/No step is called typo\. There are: install, .*, e2e\./)
})

it('has needs that stand before what needs them', () => {
  for (const [index, step] of testSteps.entries()) {
    const earlier = testSteps.slice(0, index).map(({ name }) => name)
    expect(earlier).toEqual(expect.arrayContaining([...(step.needs ?? [])]))
  }
})

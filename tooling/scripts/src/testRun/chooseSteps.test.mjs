import { expect, it } from 'vitest'
import { chooseSteps } from './chooseSteps.mjs'
import { steps } from './steps.mjs'

const names = (...wanted) => chooseSteps(steps, wanted).map((step) => step.name)

it('runs everything when nothing is named', () => {
  expect(names()).toEqual(steps.map((step) => step.name))
})

it('runs the named steps and what they need, in the order of the table', () => {
  expect(names('unit', 'types')).toEqual(['install', 'unit', 'types'])
  expect(names('e2e')).toEqual(['install', 'chromium', 'build', 'sites', 'e2e'])
})

it('refuses a name that is none, and says which there are', () => {
  expect(() => names('typo')).toThrow(/No step is called typo\. There are: install, .*, e2e\./)
})

it('has needs that stand before what needs them', () => {
  for (const [index, step] of steps.entries()) {
    const earlier = steps.slice(0, index).map(({ name }) => name)
    expect(earlier).toEqual(expect.arrayContaining(step.needs ?? []))
  }
})

import { expect, it } from 'vitest'
import { defineAdapter } from '../../adapter/defineAdapter.js'
import { createNacreAdapter } from '../fixtures/nacreAdapter.js'
import { nacreDriver } from '../fixtures/nacreDriver.js'
import { adapterCases } from './adapterCases.js'
import { describeAdapter } from './describeAdapter.js'

describeAdapter(() => defineAdapter('nacre', createNacreAdapter), nacreDriver)

it('says by name what a driver lacks, before the first case', () => {
  const { acts: _, open: __, ...rest } = nacreDriver
  const make = () => defineAdapter('nacre', createNacreAdapter)
  // @ts-expect-error The types say so too; a driver in plain JavaScript has only this.
  expect(() => adapterCases(make, rest)).toThrow('The wallet driver lacks acts, open')
})

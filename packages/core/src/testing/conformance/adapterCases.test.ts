import { expect, it } from 'vitest'
import { defineAdapter } from '../../adapter/defineAdapter.js'
import { ModalError } from '../../errors/ModalError.js'
import { createNacreAdapter } from '../fixtures/nacreAdapter.js'
import { nacreDriver } from '../fixtures/nacreDriver.js'
import { adapterCases } from './adapterCases.js'
import { describeAdapter } from './describeAdapter.js'
import { runAdapterCases } from './runAdapterCases.js'

const make = () => defineAdapter('nacre', createNacreAdapter)

describeAdapter(make, nacreDriver)

it('says by name what a driver lacks, before the first case', () => {
  const { acts: _, open: __, ...rest } = nacreDriver
  // @ts-expect-error The types say so too; a driver in plain JavaScript has only this.
  expect(() => adapterCases(make, rest)).toThrow('The wallet driver lacks acts, open')
})

const { ledger: _, hang: __, ...mute } = nacreDriver

it('is full where all is tried, and stays so where there is no such thing', () => {
  expect(adapterCases(make, nacreDriver)).toMatchObject({ level: 'full', leftOut: [], unexplained: [] })
  const absent = { hang: 'It answers everything.', ledger: 'Its chain tells nothing.' }
  const { level, leftOut } = adapterCases(make, { ...mute, absent })
  expect(level).toBe('full')
  expect(leftOut).toContainEqual({
    name: 'disconnect: resolves though the wallet does not answer',
    level: 'core',
    lacks: [{ member: 'hang', why: 'It answers everything.', isAbsent: true }],
  })
})

it('is lower where something that exists is not tried', () => {
  const levelOf = (driver: typeof nacreDriver) => adapterCases(make, driver).level
  const { hang: ___, ...deaf } = nacreDriver
  expect(levelOf({ ...deaf, leavesOut: { hang: 'Not yet.' } })).toBe('none')
  expect(levelOf({ ...mute, leavesOut: { ledger: 'Not yet.' }, absent: { hang: 'It answers everything.' } })).toBe(
    'core',
  )
})

it('has no level while the driver does not say why, or says what is not so', () => {
  expect(adapterCases(make, { ...mute, absent: { ledger: ' ' } })).toMatchObject({
    level: 'none',
    unexplained: [
      'hang is not there: say why in absent or leavesOut',
      'ledger is not there: say why in absent or leavesOut',
    ],
  })
  expect(adapterCases(make, { ...nacreDriver, leavesOut: { hang: 'Not yet.' } })).toMatchObject({
    level: 'none',
    unexplained: ['hang is said to be lacking, and is there'],
  })
})

it('runs without a test runner, and gives its result as plain data', async () => {
  const result = await runAdapterCases(make, nacreDriver)
  expect(result).toMatchObject({ namespace: 'nacre', contract: 1, level: 'full', failed: [], leftOut: [] })
  expect(result.passed).toEqual(adapterCases(make, nacreDriver).cases.map(({ name }) => name))
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

it('gives no level that a failed case belongs to', async () => {
  const failing = (change: Partial<ReturnType<typeof createNacreAdapter>>) =>
    runAdapterCases(() => defineAdapter('nacre', (host) => ({ ...createNacreAdapter(host), ...change })), nacreDriver, {
      patience: 1_000,
      pause: 2,
    })
  const refuse = () => Promise.reject(new ModalError('HTTP_FAILED'))
  expect(await failing({ ledger: refuse })).toMatchObject({ level: 'core', passed: expect.any(Array) })
  const { level, failed } = await failing({ isAddress: async () => true })
  expect(level).toBe('none')
  expect(failed).toMatchObject([
    { name: 'isAddress: knows addresses from what is none', level: 'core', reason: expect.stringContaining('none') },
    { name: 'isAddress: knows addresses of a network from those of others', level: 'core' },
  ])
})

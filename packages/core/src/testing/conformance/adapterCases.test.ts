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

it('adapterCases names the missing parts of a driver before the first case', () => {
  const { walletMethods: _, open: __, ...rest } = nacreDriver
  // @ts-expect-error The types say so too; a driver in plain JavaScript has only this.
  expect(() => adapterCases(make, rest)).toThrow('The wallet driver lacks walletMethods, open')
})

const { chainReader: _, hang: __, ...mute } = nacreDriver

it('the level is full when all parts are tested, and stays full when a part does not exist', () => {
  expect(adapterCases(make, nacreDriver)).toMatchObject({ level: 'full', leftOut: [], unexplained: [] })
  const absent = { hang: 'It answers everything.', chainReader: 'Its chain tells nothing.' }
  const { level, leftOut } = adapterCases(make, { ...mute, absent })
  expect(level).toBe('full')
  expect(leftOut).toContainEqual({
    name: 'disconnect: resolves when the wallet does not answer',
    level: 'core',
    lacks: [{ member: 'hang', why: 'It answers everything.', isAbsent: true }],
  })
})

it('the level is lower when an existing part is not tested', () => {
  const levelOf = (driver: typeof nacreDriver) => adapterCases(make, driver).level
  const { hang: ___, ...deaf } = nacreDriver
  expect(levelOf({ ...deaf, leavesOut: { hang: 'Not yet.' } })).toBe('none')
  expect(levelOf({ ...mute, leavesOut: { chainReader: 'Not yet.' }, absent: { hang: 'It answers everything.' } })).toBe(
    'core',
  )
})

it('the level is none while the driver gives no reason or a wrong one', () => {
  expect(adapterCases(make, { ...mute, absent: { chainReader: ' ' } })).toMatchObject({
    level: 'none',
    unexplained: [
      'hang is not there: say why in absent or leavesOut',
      'chainReader is not there: say why in absent or leavesOut',
    ],
  })
  expect(adapterCases(make, { ...nacreDriver, leavesOut: { hang: 'Not yet.' } })).toMatchObject({
    level: 'none',
    unexplained: ['hang is said to be lacking, and is there'],
  })
})

it('runAdapterCases works without a test runner and returns plain data', async () => {
  const result = await runAdapterCases(make, nacreDriver)
  expect(result).toMatchObject({ namespace: 'nacre', contract: 1, level: 'full', failed: [], leftOut: [] })
  expect(result.passed).toEqual(adapterCases(make, nacreDriver).cases.map(({ name }) => name))
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

it('runAdapterCases grants no level that a failed case belongs to', async () => {
  const failing = (change: Partial<ReturnType<typeof createNacreAdapter>>) =>
    runAdapterCases(
      () => defineAdapter('nacre', (adapterContext) => ({ ...createNacreAdapter(adapterContext), ...change })),
      nacreDriver,
      {
        timeout: 1_000,
        pause: 2,
      },
    )
  const refuse = () => Promise.reject(new ModalError('HTTP_FAILED'))
  expect(await failing({ chainReader: refuse })).toMatchObject({ level: 'core', passed: expect.any(Array) })
  const { level, failed } = await failing({ isAddress: async () => true })
  expect(level).toBe('none')
  expect(failed).toMatchObject([
    {
      name: 'isAddress: accepts addresses and rejects other text',
      level: 'core',
      reason: expect.stringContaining('none'),
    },
    { name: 'isAddress: rejects addresses of other networks', level: 'core' },
  ])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runAdapterCases } from '@foyer/core/testing/cases'
import { tron } from '../tron.js'
import { gannetDriver } from './gannet.js'

test('the adapter of tron keeps the contract', async () => {
  const { level, failed, leftOut } = await runAdapterCases(() => tron(), gannetDriver)
  assert.deepEqual(failed, [])
  assert.equal(level, 'core', JSON.stringify(leftOut))
})

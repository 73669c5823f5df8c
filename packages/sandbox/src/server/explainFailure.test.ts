import { expect, it } from 'vitest'
import { findAnvil } from '../evm/anvil/findAnvil'
import { areInstalled, explainFailure, PHONE_PACKAGES } from './explainFailure'

it('says which package of anvil is missing', () => {
  let failure: unknown
  try {
    findAnvil('sunos', 'x64')
  } catch (error) {
    failure = error
  }
  expect(explainFailure('evm', failure)).toBe(
    'EVM does not start: @foundry-rs/anvil-sunos-amd64 is not installed: install @foyer/sandbox on this machine, with its optional packages',
  )
})

it('finds installed packages, whatever their version', () => {
  expect(areInstalled(PHONE_PACKAGES)).toBe(true)
  expect(areInstalled(['@reown/walletkit', '@reown/nothing@1.0.0'])).toBe(false)
})

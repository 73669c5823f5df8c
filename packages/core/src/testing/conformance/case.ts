import type { ChainReaderDriver } from './chainReaderDriver.js'
import type { CaseEnvironment } from './createCaseEnvironment.js'
import type { MissingMember, WalletDriver } from './walletDriver.js'

export interface ConformanceCase {
  // Name of the case in reports; never changes.
  readonly name: string
  // Lists members that the driver lacks for this case. Empty: the case runs.
  readonly lacks?: (driver: WalletDriver) => readonly MissingMember[]
  run(stage: CaseEnvironment): Promise<void>
}

export function needsMembers(...members: readonly (keyof WalletDriver)[]): NonNullable<ConformanceCase['lacks']> {
  return (driver) => members.filter((name) => !driver[name])
}

export function needsWalletMethod(name: keyof WalletDriver['walletMethods']): NonNullable<ConformanceCase['lacks']> {
  return ({ walletMethods }) => (walletMethods[name] ? [] : [`walletMethods.${name}`])
}

export function needsChainReader(
  ...members: readonly (keyof ChainReaderDriver)[]
): NonNullable<ConformanceCase['lacks']> {
  return ({ chainReader }) =>
    chainReader
      ? members.filter((name) => !chainReader[name]).map((name): MissingMember => `chainReader.${name}`)
      : ['chainReader']
}

export const needsSecondNetwork: NonNullable<ConformanceCase['lacks']> = ({ networks }) =>
  networks[1] ? [] : ['networks[1]']

export const needsSecondWallet: NonNullable<ConformanceCase['lacks']> = ({ ids }) =>
  ids[1] === undefined ? ['ids[1]'] : []

export function needsAll(
  ...parts: readonly NonNullable<ConformanceCase['lacks']>[]
): NonNullable<ConformanceCase['lacks']> {
  return (driver) => parts.flatMap((lacks) => lacks(driver))
}

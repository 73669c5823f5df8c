import type { Stage } from './createStage.js'
import type { LedgerDriver } from './ledgerDriver.js'
import type { Lack, WalletDriver } from './walletDriver.js'

/** One thing that the contract promises. */
export interface Case {
  /** Stable: a report names it. */
  readonly name: string
  /** Why it cannot be tried with this wallet; empty when it can. */
  readonly lacks?: (driver: WalletDriver) => readonly Lack[]
  run(stage: Stage): Promise<void>
}

/** The members that a driver lacks among those a case needs. */
export function needs(...members: readonly (keyof WalletDriver)[]): NonNullable<Case['lacks']> {
  return (driver) => members.filter((name) => !driver[name])
}

export function needsAct(name: keyof WalletDriver['acts']): NonNullable<Case['lacks']> {
  return ({ acts }) => (acts[name] ? [] : [`acts.${name}`])
}

/** What the chain tells beyond balances. */
export function needsLedger(...members: readonly (keyof LedgerDriver)[]): NonNullable<Case['lacks']> {
  return ({ ledger }) =>
    ledger ? members.filter((name) => !ledger[name]).map((name): Lack => `ledger.${name}`) : ['ledger']
}

export const needsSecondNetwork: NonNullable<Case['lacks']> = ({ networks }) => (networks[1] ? [] : ['networks[1]'])

export const needsSecondWallet: NonNullable<Case['lacks']> = ({ ids }) => (ids[1] === undefined ? ['ids[1]'] : [])

/** Everything that is lacking for any of them. */
export function all(...parts: readonly NonNullable<Case['lacks']>[]): NonNullable<Case['lacks']> {
  return (driver) => parts.flatMap((lacks) => lacks(driver))
}

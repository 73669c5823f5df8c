import type { AdapterCase } from './adapterCases.js'
import type { Lack, WalletDriver } from './walletDriver.js'

/** A case that is not tried. */
export interface LeftOut extends Pick<AdapterCase, 'name' | 'level'> {
  readonly lacks: readonly Explained[]
}

/** A member that a driver is without. */
export interface Explained {
  readonly member: Lack
  /** The driver's own words. Undefined: it says nothing. */
  readonly why: string | undefined
  /** There is no such thing, so that nothing is missing. */
  readonly isAbsent: boolean
}

/** What drivers have a member of its own to say. */
const SAID: Readonly<Partial<Record<Lack, string>>> = {
  remembers: 'What its owner allowed ends with the page.',
  announces: 'It is found only by looking.',
  "acts.switchNetwork: 'asks'": 'It switches without asking its owner.',
}

export function explain({ absent, leavesOut }: WalletDriver, lacks: readonly Lack[]): readonly Explained[] {
  return [...new Set(lacks)].map((member) => {
    const none = absent?.[member] ?? SAID[member]
    return { member, why: none ?? leavesOut?.[member], isAbsent: none !== undefined }
  })
}

/** What a driver has still to say, or should not say. */
export function unexplained(driver: WalletDriver, leftOut: readonly LeftOut[]): readonly string[] {
  const lacks = leftOut.flatMap((each) => each.lacks)
  const silent = lacks.filter(({ why }) => !why?.trim()).map(({ member }) => member)
  const said = [...Object.keys(driver.absent ?? {}), ...Object.keys(driver.leavesOut ?? {})]
  const untrue = said.filter((name) => !lacks.some(({ member }) => member === name))
  return [
    ...[...new Set(silent)].map((name) => `${name} is not there: say why in absent or leavesOut`),
    ...untrue.map((name) => `${name} is said to be lacking, and is there`),
  ]
}

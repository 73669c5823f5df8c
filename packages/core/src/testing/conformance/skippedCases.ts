import type { AdapterCase } from './adapterCases.js'
import type { MissingMember, WalletDriver } from './walletDriver.js'

export interface SkippedCase extends Pick<AdapterCase, 'name' | 'level'> {
  readonly lacks: readonly MissingMemberReason[]
}

export interface MissingMemberReason {
  readonly member: MissingMember
  readonly why: string | undefined
  /** True: the member cannot exist in this namespace, so the level stays. */
  readonly isAbsent: boolean
}

const SAID: Readonly<Partial<Record<MissingMember, string>>> = {
  remembers: 'What its owner allowed ends with the page.',
  announces: 'It is found only by looking.',
  "walletMethods.switchNetwork: 'asks'": 'It switches without asking its owner.',
}

export function explainMissingMembers(
  { absent, leavesOut }: WalletDriver,
  lacks: readonly MissingMember[],
): readonly MissingMemberReason[] {
  return [...new Set(lacks)].map((member) => {
    const none = absent?.[member] ?? SAID[member]
    return { member, why: none ?? leavesOut?.[member], isAbsent: none !== undefined }
  })
}

/** Lists members that the driver has to explain, or explains wrongly. */
export function listUnexplainedMembers(driver: WalletDriver, leftOut: readonly SkippedCase[]): readonly string[] {
  const lacks = leftOut.flatMap((each) => each.lacks)
  const silent = lacks.filter(({ why }) => !why?.trim()).map(({ member }) => member)
  const said = [...Object.keys(driver.absent ?? {}), ...Object.keys(driver.leavesOut ?? {})]
  const untrue = said.filter((name) => !lacks.some(({ member }) => member === name))
  return [
    ...[...new Set(silent)].map((name) => `${name} is not there: say why in absent or leavesOut`),
    ...untrue.map((name) => `${name} is said to be lacking, and is there`),
  ]
}

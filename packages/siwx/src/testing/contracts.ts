import type { Address, Hex } from 'viem'
import { concatHex, getContractAddress, numberToHex, size } from 'viem/utils'

/** Deploys whatever it is given, at an address that follows from it. Every chain has it. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const SALT = `0x${'00'.repeat(32)}` as const

/** Code of an account that says yes to every signature. */
export const YES_TO_ALL: Hex = '0x631626ba7e60e01b60005260206000f3'

/** Code of an account that fails whatever it is asked. */
export const NEVER: Hex = '0x60006000fd'

/** Code of an account that answers what a key has signed: ecrecover of what it is given, held against the owner. */
export const ownedBy = (owner: Address): Hex =>
  concatHex([
    '0x6040606460403760043560005260a43560001a602052602060006080600060015afa50600051',
    '0x73',
    owner,
    '0x14631626ba7e60e01b0260005260206000f3',
  ])

/** An account that is not there yet: its address, and the call that makes it. */
export function undeployed(code: Hex): { readonly address: Address; readonly factory: Address; readonly data: Hex } {
  const bytecode = concatHex(['0x60', numberToHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])
  const address = getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: SALT, bytecode })
  return { address, factory: DEPLOYER, data: concatHex([SALT, bytecode]) }
}

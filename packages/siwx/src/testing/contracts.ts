import type { Address, Hex } from 'viem'
import { concatHex, getContractAddress, numberToHex, size } from 'viem/utils'

const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const SALT = `0x${'00'.repeat(32)}` as const

export const ALWAYS_VALID_WALLET_CODE: Hex = '0x631626ba7e60e01b60005260206000f3'

export const REVERTING_WALLET_CODE: Hex = '0x60006000fd'

export const createOwnedWalletCode = (owner: Address): Hex =>
  concatHex([
    '0x6040606460403760043560005260a43560001a602052602060006080600060015afa50600051',
    '0x73',
    owner,
    '0x14631626ba7e60e01b0260005260206000f3',
  ])

export function predictDeployment(code: Hex): {
  readonly address: Address
  readonly factory: Address
  readonly data: Hex
} {
  const bytecode = concatHex(['0x60', numberToHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])
  const address = getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: SALT, bytecode })
  return { address, factory: DEPLOYER, data: concatHex([SALT, bytecode]) }
}

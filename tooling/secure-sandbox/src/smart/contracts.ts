import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { concat, encodeAbiParameters, getContractAddress, type Hex, zeroHash } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'

/** Deploys code to an address that depends only on salt and code; predeployed on anvil and most networks. */
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
// Salt that gives the EntryPoint its usual address.
const ENTRY_POINT_SALT = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'

export async function readContracts() {
  const entryPoint = createRequire(import.meta.url)('@account-abstraction/contracts/artifacts/EntryPoint.json')
  const own = JSON.parse(await readFile(new URL('./signingAccountFactory.json', import.meta.url), 'utf8'))
  const argument = encodeAbiParameters([{ type: 'address' }], [entryPoint08Address])
  return {
    entryPoint: toContract(ENTRY_POINT_SALT, entryPoint.bytecode),
    factory: toContract(zeroHash, concat([own.bytecode as Hex, argument])),
  }
}

const toContract = (salt: Hex, bytecode: Hex) => ({
  address: getContractAddress({ opcode: 'CREATE2', from: CREATE2_DEPLOYER, salt, bytecode }),
  data: concat([salt, bytecode]),
})

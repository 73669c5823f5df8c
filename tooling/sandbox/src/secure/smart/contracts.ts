import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { concat, encodeAbiParameters, getContractAddress, type Hex, zeroHash } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'

/** Anvil has it from the start, and so have most networks: who sends it a salt and a code gets the same address everywhere. */
export const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** With this salt the EntryPoint lands where it is on every network. */
const ENTRY_POINT_SALT = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'

/** What a network needs for smart accounts, in this order. */
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
  address: getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt, bytecode }),
  data: concat([salt, bytecode]),
})

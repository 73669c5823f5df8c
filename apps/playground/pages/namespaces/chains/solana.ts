import { solana } from '@foyer/adapter-solana'
import { solanaDevnet, solanaMainnet } from '@foyer/adapter-solana/networks'
import type { Modal } from '@foyer/core'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { NamespaceExample } from '../namespaceExample'

// A funded account outside the page wallets.
const RECIPIENT = '5mCGtMUD21HEvWJxKGKS6HEAH7ezzy12MWGs4bPgcJwV'
const LAMPORTS = 1_000_000n
const SYSTEM_PROGRAM = address('11111111111111111111111111111111')

export const namespaceExample: NamespaceExample = {
  namespace: 'solana',
  label: 'Solana',
  adapter: solana(),
  networks: [solanaMainnet, solanaDevnet],
  transfer: async (modal, from) => {
    const { value: blockhash } = await createSolanaRpc(urlOf(modal)).getLatestBlockhash().send()
    const data = new Uint8Array(12)
    const view = new DataView(data.buffer)
    // Instruction 2 of the system program: transfer.
    view.setUint32(0, 2, true)
    view.setBigUint64(4, LAMPORTS, true)
    const instruction = {
      programAddress: SYSTEM_PROGRAM,
      accounts: [
        { address: address(from), role: AccountRole.WRITABLE_SIGNER },
        { address: address(RECIPIENT), role: AccountRole.WRITABLE },
      ],
      data,
    }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (each) => setTransactionMessageFeePayer(address(from), each),
      (each) => setTransactionMessageLifetimeUsingBlockhash(blockhash, each),
      (each) => appendTransactionMessageInstruction(instruction, each),
    )
    return { transaction: compileTransaction(message), preflightCommitment: 'confirmed' }
  },
}

// Returns the node of the sandbox's cluster, else the network's own.
function urlOf(modal: Modal): string {
  const { caipNetworkId = solanaMainnet.caipNetworkId } = modal.connection('solana') ?? {}
  const network = [solanaMainnet, solanaDevnet].find((each) => each.caipNetworkId === caipNetworkId) ?? solanaMainnet
  const [, local] = Object.entries(globalThis.__SANDBOX_RPC__ ?? {}).find(([id]) => id === caipNetworkId) ?? []
  return local ?? network.rpcUrls.default.http[0] ?? ''
}

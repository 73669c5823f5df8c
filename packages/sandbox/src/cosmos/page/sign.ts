import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import { createAdr36Doc } from '../keys/createAdr36Doc'
import { describeAminoDoc, describeDirectDoc, readAdr36Text } from '../keys/describeSignDoc'
import type { CosmosContext } from './context'
import { getCosmosWalletChain, requestChainPermission } from './requestChainPermission'
import type { DirectSignDoc } from './types'

export async function signDirect(context: CosmosContext, chainId: string, signer: string, doc: DirectSignDoc) {
  const { prefix, name } = await begin(context, { chainId, signer, method: 'signDirect' })
  if (context.isLedger)
    throw new Error("SIGN_MODE_DIRECT can't be signed on Ledger. Contact the web app provider to fix this issue.")
  if (doc.chainId !== chainId) throw new Error('Chain id in the sign doc is not matched with the requested chain id')
  const facts = [...describeDirectDoc(doc.bodyBytes), ['Network', name], ['With', signer]] as const
  await context.approvals.prompt(
    { kind: 'transaction', description: { title: 'Send this transaction?', facts } },
    'signDirect',
  )
  const wallet = await (await context.key()).direct(prefix)
  const { signature } = await wallet.signDirect(signer, { ...doc, accountNumber: BigInt(doc.accountNumber.toString()) })
  const { bodyBytes, authInfoBytes, accountNumber } = doc
  return { signed: { bodyBytes, authInfoBytes, chainId, accountNumber: accountNumber.toString() }, signature }
}

/** Signs in SIGN_MODE_LEGACY_AMINO_JSON, which messages by ADR-36 use, too. */
export async function signAmino(
  context: CosmosContext,
  chainId: string,
  signer: string,
  doc: StdSignDoc,
): Promise<AminoSignResponse> {
  const { prefix, name } = await begin(context, { chainId, signer, method: 'signAmino' })
  const text = readAdr36Text(doc)
  if (text === undefined && doc.chain_id !== chainId) {
    throw new Error('Chain id in the message is not matched with the requested chain id')
  }
  if (text === undefined) {
    const facts = [...describeAminoDoc(doc), ['Network', name], ['With', signer]] as const
    await context.approvals.prompt(
      { kind: 'transaction', description: { title: 'Send this transaction?', facts } },
      'signAmino',
    )
  } else await context.approvals.prompt({ kind: 'message', address: signer, text }, 'signAmino')
  return (await (await context.key()).amino(prefix)).signAmino(signer, doc)
}

export async function signArbitrary(
  context: CosmosContext,
  chainId: string,
  signer: string,
  data: string | Uint8Array,
): Promise<StdSignature> {
  const { prefix } = await begin(context, { chainId, signer, method: 'signArbitrary' })
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const text = new TextDecoder().decode(bytes)
  await context.approvals.prompt({ kind: 'message', address: signer, text }, 'signArbitrary')
  const base64 = btoa(String.fromCharCode(...bytes))
  const wallet = await (await context.key()).amino(prefix)
  return (await wallet.signAmino(signer, createAdr36Doc(signer, base64))).signature
}

interface Begin {
  readonly chainId: string
  readonly signer: string
  readonly method: string
}

async function begin(context: CosmosContext, { chainId, signer, method }: Begin) {
  await requestChainPermission(context, [chainId], method)
  const chain = getCosmosWalletChain(context, chainId)
  if ((await context.key()).address(chain.prefix) !== signer) throw new Error('Signer mismatched')
  return chain
}

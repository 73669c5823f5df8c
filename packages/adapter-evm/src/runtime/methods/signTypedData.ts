import type { Account, TypedData } from '@foyer/core/adapter'
import { getTypesForEIP712Domain, serializeTypedData, type TypedDataDomain } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { parseSignature } from './parseResponse.js'

export async function signTypedData(
  provider: Eip1193Provider,
  { typedData, account }: { readonly typedData: TypedData; readonly account: Account },
): Promise<string> {
  const { primaryType, message, types } = typedData
  const domain: TypedDataDomain | undefined = typedData.domain
  const text = serializeTypedData<Record<string, unknown>, string>({
    domain,
    message,
    primaryType,
    // Wallets require the type `EIP712Domain`, which apps may omit.
    types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types },
  })
  return parseSignature(await provider.request({ method: 'eth_signTypedData_v4', params: [account.address, text] }))
}

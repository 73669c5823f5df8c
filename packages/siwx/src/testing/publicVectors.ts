import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SignInMessage } from '../messages/message.js'

export interface Bip322File {
  readonly simple?: readonly Bip322Signed[]
  readonly full?: readonly Bip322Signed[]
  readonly proof_of_funds?: readonly Bip322Signed[]
  readonly error?: readonly {
    readonly description: string
    readonly message: string
    readonly address: string
    readonly signature: string
  }[]
}

interface Bip322Signed {
  readonly message: string
  readonly address: string
  readonly type: string
  readonly bip322_signatures: readonly string[]
}

export interface SiweObject extends Omit<SignInMessage, 'accountAddress' | 'chainId' | 'scheme'> {
  readonly scheme?: string | null
  readonly address: string
  readonly chainId: number
}

export interface SiweParsingVector {
  readonly message: string
  readonly fields: SiweObject
}

export interface SiweVerificationVector extends SiweObject {
  readonly signature: string
  readonly domainBinding?: string
  readonly matchNonce?: string
  readonly time?: string
}

export const toSignInMessage = ({ address: accountAddress, chainId, scheme, ...rest }: SiweObject): SignInMessage => ({
  ...(typeof scheme === 'string' && { scheme }),
  accountAddress,
  chainId: `eip155:${chainId}`,
  ...rest,
})

const folder = fileURLToPath(new URL('../../../../../shared/vectors/', import.meta.url))

export const hasPublicVectors = existsSync(folder)

export const readPublicVectors = <Vectors extends object>(path: string): Vectors =>
  JSON.parse(hasPublicVectors ? readFileSync(`${folder}${path}`, 'utf8') : '{}')

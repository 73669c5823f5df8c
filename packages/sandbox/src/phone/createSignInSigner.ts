import type { AuthTypes } from '@walletconnect/types'
import { toHex } from 'viem'
import { getSharedAccounts, getSupportedChains } from './buildApprovedNamespaces'
import { PhoneError } from './PhoneError'
import type { PhoneServices } from './phoneServices'
import { decodeRecap, narrowRecap } from './recap'
import type { ApprovalChoice } from './types'

type Payload = Omit<AuthTypes.PayloadParams, 'type'>

type Cacao = AuthTypes.Cacao

export const getRequestedMethods = ({ resources }: Payload) => decodeRecap(resources)?.methods ?? []

export function createSignInSigner({ kit, signers, prompts }: Omit<PhoneServices, 'sessions'>) {
  const signer = signers.get('eip155')

  const read = (
    payload: Payload,
    choice: ApprovalChoice = {},
  ): { chainId: string; chains: string[]; account: string; p: Cacao['p']; text: string } => {
    const limits = { ...prompts.policy, ...choice }
    const chains = signer === undefined ? [] : getSupportedChains(signer, payload.chains, limits)
    const [chainId] = chains
    if (signer === undefined || chainId === undefined) throw new PhoneError(5100, 'Unsupported chains.')
    const [account = ''] = getSharedAccounts(signer, limits)
    const { domain, aud = '', version, nonce, iat, exp, nbf, statement, requestId, resources: requested } = payload
    const resources = requested && narrowRecap(requested, { chains, methods: signer.methods })
    const iss = `did:pkh:${chainId}:${account}`
    const optional = { exp, nbf, statement, requestId, resources }
    const input = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
    const p = { domain, aud, version, nonce, iat, iss, ...(input as Partial<Payload>) }
    return { chainId, chains, account, p, text: kit.formatAuthMessage({ request: p, iss }) }
  }

  return {
    preview(payload: Payload) {
      try {
        const { chains, text } = read(payload)
        return { approvable: chains, text }
      } catch {
        return { approvable: [], text: '' }
      }
    },
    async sign(payload: Payload, choice: ApprovalChoice): Promise<Cacao> {
      const { chainId, account, p, text } = read(payload, choice)
      const s = await signer?.sign({ chainId, method: 'personal_sign', params: [toHex(text), account] })
      return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: String(s) } }
    },
  }
}

import type { AuthTypes } from '@walletconnect/types'
import { toHex } from 'viem'
import { ownAccounts, ownChains } from './approvedNamespaces'
import { PhoneError } from './PhoneError'
import type { Parts } from './parts'
import { narrowRecap, readRecap } from './recap'
import type { Choice } from './types'

type Payload = Omit<AuthTypes.PayloadParams, 'type'>

type Cacao = AuthTypes.Cacao

export const methodsOf = ({ resources }: Payload) => readRecap(resources)?.methods ?? []

/** What the phone signs when a site asks who it is: on the first chain it has, with its current account. */
export function createSignIns({ kit, signers, questions }: Omit<Parts, 'sessions'>) {
  const signer = signers.get('eip155')

  const read = (
    payload: Payload,
    choice: Choice = {},
  ): { chainId: string; chains: string[]; account: string; p: Cacao['p']; text: string } => {
    const limits = { ...questions.policy, ...choice }
    const chains = signer === undefined ? [] : ownChains(signer, payload.chains, limits)
    const [chainId] = chains
    if (signer === undefined || chainId === undefined) throw new PhoneError(5100, 'Unsupported chains.')
    const [account = ''] = ownAccounts(signer, limits)
    const { domain, aud = '', version, nonce, iat, exp, nbf, statement, requestId, resources: asked } = payload
    const resources = asked && narrowRecap(asked, { chains, methods: signer.methods })
    const iss = `did:pkh:${chainId}:${account}`
    const optional = { exp, nbf, statement, requestId, resources }
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
    const p = { domain, aud, version, nonce, iat, iss, ...(given as Partial<Payload>) }
    return { chainId, chains, account, p, text: kit.formatAuthMessage({ request: p, iss }) }
  }

  return {
    /** For people; nothing when the phone has none of the chains. */
    preview(payload: Payload) {
      try {
        const { chains, text } = read(payload)
        return { approvable: chains, text }
      } catch {
        return { approvable: [], text: '' }
      }
    },
    async sign(payload: Payload, choice: Choice): Promise<Cacao> {
      const { chainId, account, p, text } = read(payload, choice)
      const s = await signer?.sign({ chainId, method: 'personal_sign', params: [toHex(text), account] })
      return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: String(s) } }
    },
  }
}

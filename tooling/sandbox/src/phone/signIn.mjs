import { toHex } from 'viem'
import { ownAccounts, ownChains } from './approvedNamespaces.mjs'
import { PhoneError } from './PhoneError.mjs'
import { narrowRecap, readRecap } from './recap.mjs'

/**
 * @typedef {Omit<import('@walletconnect/types').AuthTypes.PayloadParams, 'type'>} Payload
 * @typedef {import('@walletconnect/types').AuthTypes.Cacao} Cacao
 * @typedef {import('./types.d.mts').Choice} Choice
 */

/** @param {Payload} payload */
export const methodsOf = ({ resources }) => readRecap(resources)?.methods ?? []

/**
 * What the phone signs when a site asks who it is: on the first chain it has, with its current account.
 *
 * @param {Omit<import('./createPhone.mjs').Parts, 'sessions'>} parts
 */
export function createSignIns({ kit, signers, questions }) {
  const signer = signers.get('eip155')

  /** @type {(payload: Payload, choice?: Choice) => { chainId: string, chains: string[], account: string, p: Cacao['p'], text: string }} */
  const read = (payload, choice = {}) => {
    const limits = { ...questions.policy, ...choice }
    const chains = signer === undefined ? [] : ownChains(signer, payload.chains, limits)
    const [chainId] = chains
    if (signer === undefined || chainId === undefined) throw new PhoneError(5100, 'Unsupported chains.')
    const [account = ''] = ownAccounts(signer, limits)
    const { domain, aud, version, nonce, iat, exp, nbf, statement, requestId, resources: asked } = payload
    const resources = asked && narrowRecap(asked, { chains, methods: signer.methods })
    const iss = `did:pkh:${chainId}:${account}`
    const optional = { aud, exp, nbf, statement, requestId, resources }
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
    const p = { domain, version, nonce, iat, iss, .../** @type {Partial<Payload>} */ (given) }
    return { chainId, chains, account, p, text: kit.formatAuthMessage({ request: p, iss }) }
  }

  return {
    /**
     * For people; nothing when the phone has none of the chains.
     *
     * @param {Payload} payload
     */
    preview(payload) {
      try {
        const { chains, text } = read(payload)
        return { approvable: chains, text }
      } catch {
        return { approvable: [], text: '' }
      }
    },
    /** @type {(payload: Payload, choice: Choice) => Promise<Cacao>} */
    async sign(payload, choice) {
      const { chainId, account, p, text } = read(payload, choice)
      const s = await signer?.sign({ chainId, method: 'personal_sign', params: [toHex(text), account] })
      return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: String(s) } }
    },
  }
}

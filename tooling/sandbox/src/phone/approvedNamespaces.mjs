import { PhoneError } from './PhoneError.mjs'

/**
 * @typedef {import('@walletconnect/types').ProposalTypes.Struct} Proposal
 * @typedef {import('@walletconnect/types').SessionTypes.Namespaces} Namespaces
 * @typedef {import('./types.d.mts').Signer} Signer
 * @typedef {Pick<import('./types.d.mts').Policy, 'chains' | 'accounts'>} Limits what the owner limits it to
 */

/**
 * What was asked for, required and optional together, by namespace.
 *
 * @param {Pick<Proposal, 'requiredNamespaces' | 'optionalNamespaces'>} proposal
 */
export function readProposed({ requiredNamespaces, optionalNamespaces }) {
  /** @type {Map<string, { chains: string[], methods: string[], events: string[] }>} */
  const proposed = new Map()
  for (const [key, entry] of [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]) {
    // A key may be a chain itself, and then has no list of chains.
    const [namespace = key] = key.split(':')
    const chains = entry.chains ?? (key.includes(':') ? [key] : [])
    const before = proposed.get(namespace)
    proposed.set(namespace, {
      chains: unique([...(before?.chains ?? []), ...chains]),
      methods: unique([...(before?.methods ?? []), ...entry.methods]),
      events: unique([...(before?.events ?? []), ...entry.events]),
    })
  }
  return proposed
}

/**
 * What of it the phone has. Throws when a required chain or all of it is missing.
 *
 * @param {Proposal} proposal
 * @param {ReadonlyMap<string, Signer>} signers
 * @param {Limits} limits
 * @returns {Namespaces}
 */
export function approvedNamespaces(proposal, signers, limits) {
  /** @type {Namespaces} */
  const approved = {}
  for (const [namespace, { chains, methods, events }] of readProposed(proposal)) {
    const signer = signers.get(namespace)
    const own = signer === undefined ? [] : ownChains(signer, chains, limits)
    if (signer === undefined || own.length === 0) continue
    approved[namespace] = {
      chains: own,
      methods: methods.filter((method) => signer.methods.includes(method)),
      events: events.filter((event) => signer.events.includes(event)),
      accounts: toAccounts(own, ownAccounts(signer, limits), signer),
    }
  }
  const has = Object.values(approved).flatMap(({ chains = [] }) => chains)
  const required = readProposed({ ...proposal, optionalNamespaces: {} })
  const missing = [...required.values()].flatMap(({ chains }) => chains).find((chainId) => !has.includes(chainId))
  if (missing !== undefined || has.length === 0) throw new PhoneError(5100, 'Unsupported chains.')
  return approved
}

/** @type {(signer: Signer, wanted: readonly string[], limits: Limits) => string[]} */
export const ownChains = (signer, wanted, { chains }) =>
  wanted.filter((chainId) => signer.chains.includes(chainId) && (chains?.includes(chainId) ?? true))

/** @type {(signer: Signer, limits: Limits) => readonly string[]} */
export function ownAccounts(signer, { accounts }) {
  if (accounts === null) return signer.accounts()
  const wanted = accounts.map((account) => account.toLowerCase())
  const position = (/** @type {string} */ account) => wanted.indexOf(account.toLowerCase())
  const own = signer.accounts().filter((account) => position(account) >= 0)
  if (own.length === 0) throw new PhoneError(5000, 'No account was chosen.')
  return own.sort((one, other) => position(one) - position(other))
}

/**
 * CAIP-10, every account on every chain.
 *
 * @type {(chains: readonly string[], accounts: readonly string[], signer?: Signer) => string[]}
 */
export const toAccounts = (chains, accounts, signer) =>
  chains.flatMap((chainId) =>
    accounts.map((account) => `${chainId}:${signer?.accountOn?.(account, chainId) ?? account}`),
  )

/** @param {string[]} list */
const unique = (list) => [...new Set(list)]

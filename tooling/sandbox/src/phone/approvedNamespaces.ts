import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import { PhoneError } from './PhoneError'
import type { Policy, Signer } from './types'

type Proposal = ProposalTypes.Struct

type Namespaces = SessionTypes.Namespaces

/** What the owner limits it to. */
type Limits = Pick<Policy, 'chains' | 'accounts'>

/** What was asked for, required and optional together, by namespace. */
export function readProposed({
  requiredNamespaces,
  optionalNamespaces,
}: Pick<Proposal, 'requiredNamespaces' | 'optionalNamespaces'>) {
  const proposed: Map<string, { chains: string[]; methods: string[]; events: string[] }> = new Map()
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

/** What of it the phone has. Throws when a required chain or all of it is missing. */
export function approvedNamespaces(
  proposal: Proposal,
  signers: ReadonlyMap<string, Signer>,
  limits: Limits,
): Namespaces {
  const approved: Namespaces = {}
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

export const ownChains = (signer: Signer, wanted: readonly string[], { chains }: Limits): string[] =>
  wanted.filter((chainId) => signer.chains.includes(chainId) && (chains?.includes(chainId) ?? true))

export function ownAccounts(signer: Signer, { accounts }: Limits): readonly string[] {
  if (accounts === null) return signer.accounts()
  const wanted = accounts.map((account) => account.toLowerCase())
  const position = (account: string) => wanted.indexOf(account.toLowerCase())
  const own = signer.accounts().filter((account) => position(account) >= 0)
  if (own.length === 0) throw new PhoneError(5000, 'No account was chosen.')
  return own.sort((one, other) => position(one) - position(other))
}

/** CAIP-10, every account on every chain. */
export const toAccounts = (chains: readonly string[], accounts: readonly string[], signer?: Signer): string[] =>
  chains.flatMap((chainId) =>
    accounts.map((account) => `${chainId}:${signer?.accountOn?.(account, chainId) ?? account}`),
  )

const unique = (list: string[]) => [...new Set(list)]
